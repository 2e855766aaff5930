"""Gondor of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card("1 C 92", "Armor", bearer_must_be(man), gets(bearer, wounds_a_skirmish(1)))

card(
    "1 R 95",
    "Blade of Gondor",
    bearer_must_be(titled("Boromir")),
    gets(bearer, damage(+1)),
    ability(skirmish, exert(bearer) >> wound(a(orc | uruk_hai, skirmishing_against(bearer)))),
)

card("1 C 101", "Coat of Mail", bearer_must_be(man), gets(bearer, overwhelmed_only_at(3)))

card(
    "1 C 103",
    "Elendil's Valor",
    event(maneuver, make(a(gondor, companion), defender(+1), until=regroup)),
)

card(
    "1 C 104",
    "Eregion's Trails",
    event(maneuver, exert(a(ranger)) >> make(each(roaming, minion), strength(-3), until=regroup)),
)

card("1 C 107", "Great Shield", bearer_must_be(man), minion_archery(-1))

card("1 C 110", "Pathfinder", event(fellowship, regroup, spot(ranger) >> play_next_site()))

card(
    "1 R 115",
    "Strength of Kings",
    response_event(
        is_played(event_of(skirmish)), given(can_spot(gondor, man, skirmishing)), cancel_that_event
    ),
)
