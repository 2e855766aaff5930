"""Sites of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 118",
    "Pelennor Prairie",
    ability(
        shadow,
        exert(a(minion)) + remove_burdens(1)
        >> makes(free_peoples_player, discard(a(your, condition))),
    ),
)

card(
    "10 U 119",
    "Steward's Tomb",
    forbids(each_player, Forbidden.PREVENT_WOUNDS),
    forbids(each_player, Forbidden.HEAL),
    forbids(each_player, Forbidden.REMOVE_BURDENS),
)

card(
    "10 U 120",
    "Watchers of Cirith Ungol",
    ability(
        skirmish,
        spot(your, wraith_culture, orc) + remove_threats(2)
        >> make(that(wraith_culture, orc), strength(+3)),
    ),
)
