"""Sauron of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 27",
    "Sauron's Might",
    event(shadow, remove_tokens_anywhere(1, free_peoples) >> add_threats(1)),
    event_goes_beneath_deck(remove_twilight(1)),
)
