"""The Nazgûl of *Shadows*."""

from rules.tcg.library.own.tokens_taken_off import remove_all_tokens_from_here
from rules.tcg.notation.language import *

card("11 R 207", "Dark Powers Strengthen", event(shadow, spot(nazgul) >> draw(3)))

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
        loses_skirmish(companion, against=wraith_culture & minion),
        given(in_fierce_skirmish),
        may(shuffle_into_deck(from_discard_pile(wraith_culture))),
    ),
)

card("11 R 211", "Keening Wail", event(maneuver, spot(nazgul) >> add_burdens(1)))

card(
    "11 U 212",
    "Lost in the Woods",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        transfer(this, a(companion, skirmishing_against(your, nazgul))),
    ),
    limit_per_character(1),
    gets(
        wraith_culture & minion & skirmishing_against(bearer),
        strength(number_of(site, forest)),
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
    "11 R 214",
    "The Pale Blade, Sword of Flame",
    bearer_must_be(nazgul),
    each_time(
        wins_skirmish(bearer),
        given(is_(bearer, titled("The Witch-king"))),
        may(exert(bearer) >> add_burdens(1)),
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
    "11 R 216",
    "A Shadow Rises",
    ability(
        maneuver,
        remove_twilight(5) >> become_minion(fierce, strength=10, vitality=3, until=regroup),
    ),
    at_start_of(regroup, remove_all_tokens_from_here),
)

card(
    "11 R 217",
    "Shapes Slowly Advancing",
    ability(
        regroup,
        discard(a(your, nazgul))
        >> unless(
            free_peoples_player, return_to_hand(a(companion)), place_tokens(1, wraith_culture)
        ),
    ),
    as_soon_as(
        amount_is(culture_tokens_on(this, culture=wraith_culture), at_least(4)),
        corrupt_the_ring_bearer,
    ),
)

card(
    "11 U 218",
    "Surrounded by Wraiths",
    to_play(spot(nazgul)),
    each_time(
        is_played(companion, by=free_peoples_player),
        unless(
            free_peoples_player,
            add_twilight(cost_of(that(companion))),
            exhaust(that(companion)),
        ),
    ),
)

card(
    "11 R 219",
    "Úlairë Attëa, Second of the Nine Riders",
    each_time(
        is_assigned(this, to=character & with_resistance(at_most(4))),
        given(in_fierce_assignment),
        may(exert(this) >> add_burdens(1)),
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
        character & skirmishing_against(this) & with_resistance(at_most(5)),
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
    "11 R 224",
    "Úlairë Otsëa, Seventh of the Nine Riders",
    when_played(
        may(
            spot(wounded, companion)
            >> reveal(top_of_deck(wounds_on(that(companion))))
            + take_into_hand(each(from_revealed(wraith_culture)))
        )
    ),
)

card(
    "11 S 225",
    "Úlairë Toldëa, Eighth of the Nine Riders",
    each_time(wins_skirmish(this), may(play_next_site())),
)

card("11 R 226", "The Witch-king, Captain of the Nine Riders")
