"""Rohirrim of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 R 72",
    "Éowyn, Lady of Ithilien",
    ability(
        skirmish,
        exert(this)
        >> have(
            an_opponent,
            for_each(wounds_on(minion, skirmishing_against(this)), wound(a(minion))),
        ),
    ),
)

card(
    "10 U 73",
    "Fell Deeds Awake",
    to_play(spot(rohan, man)),
    each_time(player_loses_initiative(you), may(liberate())),
)

card(
    "10 U 74",
    "Unyielding",
    response_event(
        wins_skirmish(your, rohan, man),
        discard(a(rohan, possession)) >> either(wound(a(minion)), liberate()),
    ),
)
