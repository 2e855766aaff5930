"""The Ringwraiths of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 190",
    "Morgul Destroyer",
    when_played(
        may(spot(nazgul) >> unless(free_peoples_player, wound(a(ring_bearer)), add_threats(2)))
    ),
    ability(skirmish, remove_threats(1) >> make(this, strength(+3))),
)
