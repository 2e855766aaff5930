"""Gondor of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 130",
    "Ranger of Ithilien",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    while_(is_skirmishing(this, roaming, minion), gets(this, strength(+2))),
)

card(
    "4 C 131",
    "Ranger's Bow",
    bearer_must_be(ring_bound, man),
    ability(
        skirmish,
        given(is_skirmishing(bearer, minion, man | roaming)),
        exert(bearer) >> wound(a(minion, man | roaming, skirmishing_against(bearer))),
    ),
)

card(
    "4 U 132",
    "Ranger's Sword, Blade of Aragorn",
    bearer_must_be(titled("Aragorn")),
    while_(is_skirmishing(bearer, uruk_hai), gets(bearer, strength(+2))),
)

card(
    "4 C 134",
    "Sword of Gondor",
    bearer_must_be(gondor, man),
    while_(is_skirmishing(bearer, man | roaming), gets(bearer, damage(+1))),
)

card(
    "4 C 135",
    "War and Valor",
    event(
        skirmish,
        make(a(gondor, man), strength(or_if(+2, is_skirmishing(it, roaming, minion), +3)))
        + if_(is_skirmishing(that(man), roaming, minion), make(that(gondor, man), damage(+1))),
    ),
)

card(
    "4 P 364",
    "Aragorn, Wingfoot",
    each_time(the_fellowship_moves, may(for_each(you_spot(unbound, hobbit), wound(a(minion))))),
)
