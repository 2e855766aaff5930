"""Dwarves of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 3",
    "Durin III, Dwarven Lord",
    while_(can_spot(2, dwarf), gets(this, twilight_cost(-2))),
    gets(this, strength(number_of(artifact | possession, borne_by(this)))),
)

card(
    "9 R+ 4",
    "Gimli, Bearer of Grudges",
    each_time(
        skirmish_starts(this),
        given(is_(this, ring_bearer)),
        either(add_burdens(2), add_threats(2)),
    ),
    gets(this, resistance(damage_bonus_of(this))),
)

card(
    "9 R 5",
    "Linnar, Dwarven Lord",
    each_time(wins_skirmish(dwarf), given(in_fierce_skirmish), may(heal(that(dwarf)))),
    ability(skirmish, discard_from_hand(1, dwarven) >> make(a(dwarf), damage(+1))),
)

card(
    "9 R 6",
    "Ring of Accretion",
    bearer_must_be(dwarf),
    gets(bearer, damage(+1)),
    ability(
        maneuver,
        reveal(top_of_deck(you_spot(dwarf)))
        + take_into_hand(each(from_revealed(free_peoples)))
        + discard(each(from_revealed()))
        + discard(this),
    ),
)

card(
    "9 R+ 7",
    "Ring of Fury",
    bearer_must_be(dwarf),
    gets(bearer, damage(+2)),
    ability(
        regroup,
        spot(dwarf, with_damage_bonus(at_least(1)))
        >> heal(some(damage_bonus_of(that(dwarf)), dwarf)) + discard(this),
    ),
)

card(
    "9 R 8",
    "Ring of Guile",
    bearer_must_be(dwarf),
    gets(bearer, damage(+1)),
    ability(maneuver, take_into_hand(from_discard_pile(dwarven, event_card)) + discard(this)),
)

card(
    "9 R 9",
    "Ring of Retribution",
    bearer_must_be(dwarf),
    response(wins_skirmish(bearer), discard(this) >> exert(each(orc))),
)

card(
    "9 R 10",
    "Sindri, Dwarven Lord",
    plays_stacked(skirmish, dwarven, skirmish_event, on=dwarven & condition),
)

card(
    "9 R 11",
    "Úri, Dwarven Lord",
    ability(
        skirmish,
        given(is_(this, with_damage_bonus(at_least(1)))),
        exert(this) >> make(this, strength(damage_bonus_of(this))),
    ),
)
