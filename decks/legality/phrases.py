"""Words that sentences about problems share."""

from rules.tcg.facts.sets import SETS

# How many cards are named before they are only counted.
NAMED = 3


def times(number: int | None) -> str:
    """Say how many times: "once", "twice", "3 times"."""
    return "once" if number == 1 else "twice" if number == 2 else f"{number} times"


def boxes(number: int) -> str:
    """Begin to say what a given number of boxes hold."""
    return "1 core set box holds" if number == 1 else f"{number} core set boxes hold"


def set_name(number: int) -> str:
    """Name a set of the TCG with its number."""
    return f"set {number} ({SETS[number].name})"
