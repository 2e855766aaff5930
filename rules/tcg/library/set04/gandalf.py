"""Gandalf of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 105",
    "Under the Living Earth",
    event(
        skirmish, make(a(titled("Gandalf")), strength(limited(tokens_you_spot(twilight_tokens), 5)))
    ),
)
