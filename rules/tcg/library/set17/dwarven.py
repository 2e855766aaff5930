"""Dwarves of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 1",
    "Armor of Khazâd",
    bearer_must_be(dwarf),
    each_time(about_to_take_a_wound(bearer), may(add_threats(1) >> prevent_that)),
    ability(
        regroup,
        discard(this) >> take_into_hand(up_to(2, from_discard_pile(other(dwarven, possession)))),
    ),
)

card(
    "17 R 2",
    "Balin Avenged",
    when_played(may(place_tokens(1, dwarven))),
    while_(
        amount_is(culture_tokens(dwarven), at_least(4)) & can_spot(2, dwarf),
        gets(
            orc_culture & orc,
            gains(to_play(remove_from_game(from_discard_pile(other(orc_culture))))),
        ),
    ),
    ability(skirmish, discard(this) >> for_each(number_of(dwarf), exert(a(minion)))),
)

card(
    "17 U 3",
    "Dwarven Stratagem",
    event(
        skirmish,
        spot(hunter_keyword, dwarf)
        >> either(
            for_each(number_of(hunter_keyword), exert(a(minion))),
            for_each(number_of(hunter_keyword), reinforce(dwarven)),
        ),
    ),
)

card(
    "17 R 4",
    "Ring of Artifice",
    bearer_must_be(dwarf),
    gets(bearer, damage(+1)),
    gets(bearer, strength(cards_in_discard_pile(dwarven, artifact))),
    ability(regroup, discard(this) >> take_into_hand(from_discard_pile(~event_card, dwarven))),
)

card(
    "17 U 5",
    "Axe-work",
    event(
        skirmish,
        make(a(dwarf), strength(or_if(cannot_spot(threats), number_of(dwarf), otherwise=+2))),
    ),
)

card(
    "17 R 6",
    "Thorin III, Stonehelm",
    each_time(loses_skirmish(minion, against=this), have(that_cards_owner, discard(top_of_deck()))),
)
