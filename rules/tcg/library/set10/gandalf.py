"""Gandalf of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 C 16",
    "Gathering Wind",
    event(
        maneuver,
        exert(a(your, wizard))
        >> choose_number(Statistic.TWILIGHT_COST, minion)
        + make(each(minion, with_number(Statistic.TWILIGHT_COST, x)), strength(-2), until=regroup),
    ),
)
