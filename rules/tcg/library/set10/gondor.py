"""Gondor of *Mount Doom*."""

from rules.tcg.notation.language import *

card("10 C 27", "Dead Man of Dunharrow", to_play(add_threats(1)), when_played(exert(this, 2)))
