"""Dwarves of *The Hunters*."""

from rules.tcg.notation.language import *

card("15 C 5", "Gimli, Eager Hunter")
