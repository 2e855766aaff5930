"""Isengard of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 42",
    "Goblin Man",
    discard_when(at(underground)),
    ability(shadow, exert(this) >> look_at(from_hand(count=None, who=free_peoples_player))),
)
