"""The Nazgûl of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 208",
    "Dark Wings",
    each_time(
        wins_skirmish(your, wraith_culture, minion),
        may(discard(this) >> discard(a(free_peoples, condition))),
    ),
)

card(
    "11 S 209",
    "Drawn to Its Power",
    each_time(
        is_killed(companion, in_a_skirmish=True),
        given(can_spot(nazgul, skirmishing)),
        add_burdens(1),
    ),
)

card(
    "11 U 210",
    "Hatred Stirred",
    each_time(
        loses_skirmish(companion, against=all_of_these(wraith_culture, minion)),
        given(in_fierce_skirmish),
        may(shuffle_into_deck(from_discard_pile(wraith_culture))),
    ),
)

card(
    "11 S 213",
    "Moving This Way",
    ability(
        shadow, spot(nazgul) + reveal(from_hand(nazgul)) >> put_beneath_deck(that(nazgul)) + draw(1)
    ),
)

card(
    "11 S 215",
    "Riders in Black",
    event(
        skirmish,
        reveal_hand()
        >> make(a(wraith_culture, minion), strength(cards_in_hand(wraith_culture, minion))),
    ),
)

card(
    "11 S 220",
    "Úlairë Cantëa, Fourth of the Nine Riders",
    while_(at(forest | dwelling), gets(this, strength(+2), fierce)),
)

card(
    "11 S 221",
    "Úlairë Lemenya, Fifth of the Nine Riders",
    gets(
        all_of_these(character, skirmishing_against(this), with_resistance(at_most(5))),
        strength(-3),
    ),
)

card(
    "11 S 222",
    "Úlairë Nelya, Third of the Nine Riders",
    ability(shadow, exert(this) >> replace_site(a(current_site))),
)

card(
    "11 S 223",
    "Úlairë Nertëa, Ninth of the Nine Riders",
    while_(at(forest), gets(this, strength(+2))),
    while_(can_spot(6, companion), gets(nazgul, strength(+2))),
)

card(
    "11 S 225",
    "Úlairë Toldëa, Eighth of the Nine Riders",
    each_time(wins_skirmish(this), may(play_next_site())),
)
