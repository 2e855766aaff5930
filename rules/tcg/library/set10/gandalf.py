"""Gandalf of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 C 16",
    "Gathering Wind",
    event(
        maneuver,
        exert(a(your, wizard))
        >> choose_cost_of(minion)
        + make(each(minion, with_cost(equal_to(x))), strength(-2), until=regroup),
    ),
)
