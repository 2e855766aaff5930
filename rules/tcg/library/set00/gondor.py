"""Gondor of the promotional set."""

from rules.tcg.notation.language import *

card("0 P 65", "Boromir, Steward's Heir")
