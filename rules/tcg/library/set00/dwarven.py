"""Dwarves of the promotional set."""

from rules.tcg.notation.language import *

card("0 P 62", "Gimli, Dwarven Delegate")
