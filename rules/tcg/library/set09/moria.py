"""Moria of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 41",
    "Host of Moria, Legion of the Underdeeps",
    when_played(may(play(from_discard_pile(moria)))),
)
