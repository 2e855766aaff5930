"""Orcs of *Bloodlines*."""

from rules.tcg.notation.language import *

card("13 C 119", "Underdeeps Denizen", while_(at(underground), gets(this, takes_no_wounds)))
