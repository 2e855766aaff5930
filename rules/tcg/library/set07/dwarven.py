"""Dwarves of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 13",
    "Reckless Pride",
    bearer_must_be(dwarven, companion),
    gets(minion, gains(ability(assignment, assign(this, a(bearing(titled("Reckless Pride"))))))),
    ability(regroup, discard(this) >> draw(4)),
)
