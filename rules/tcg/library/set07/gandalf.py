"""Gandalf of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 R 32",
    "The Board Is Set",
    response_event(
        is_played(event_card, by=an_opponent),
        exert(a(titled("Gandalf")))
        >> makes(an_opponent, either(remove_twilight(2), cancel_that_event)),
    ),
)
