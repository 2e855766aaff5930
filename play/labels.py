"""Players, endings and stages in plain English."""

from collections.abc import Mapping
from itertools import takewhile

from play.models import Status
from rules.construction import UnknownFormat, load_format

PLAYERS: Mapping[str, str] = {"rules": "Heuristic", "random": "Random"}
ENDINGS: Mapping[str, str] = {
    "site 9": "Reached site 9",
    "killed": "Killed the opposing Ring-bearer",
    "corrupted": "Corrupted the opposing Ring-bearer",
}
HOW_IT_ENDED: Mapping[str, str] = {
    "site 9": "reached site 9",
    "killed": "Ring-bearer killed",
    "corrupted": "Ring-bearer corrupted",
    "unfinished": "unfinished",
}
EDITIONS: Mapping[str, str] = {
    "starter-2003": "Starter rules",
    "two-towers-2002": "The Two Towers rulebook",
    "comprehensive-2.0": "Comprehensive Rulebook 2.0",
    "rulings-2004-04": "Comprehensive Rulebook 2.0 with the rulings of April 2004",
    "comprehensive-4.1": "Comprehensive Rules 4.1",
    "comprehensive-4.2": "Comprehensive Rules 4.2",
}
STAGES: Mapping[Status, tuple[str, str]] = {
    Status.WAITING: ("Waiting", ""),
    Status.PLAYING: ("Playing", "info"),
    Status.FINISHED: ("Finished", "success"),
    Status.CANCELLED: ("Cancelled", "warning"),
    Status.FAILED: ("Failed", "error"),
}


def format_name(slug: str) -> str:
    """Return a format's name; its slug where there is no such format any more."""
    try:
        return load_format(slug).name
    except UnknownFormat:
        return slug


def distinct_names(names: tuple[str, str], marks: tuple[str, str] = ("A", "B")) -> tuple[str, str]:
    """Return two names, each with a mark where they are the same."""
    first, second = names
    if first != second:
        return names
    return f"{first} ({marks[0]})", f"{second} ({marks[1]})"


def short_names(names: tuple[str, str]) -> tuple[str, str]:
    """Return two names without the words that both begin or end with, for where room is short.

    "The Return of the King: Aragorn starter deck" beside the like of Éomer is "Aragorn". Names
    that do not differ by whole words stay as they are, told apart.
    """
    first, second = names[0].split(), names[1].split()
    start = _shared(first, second)
    end = _shared(first[start:][::-1], second[start:][::-1])
    left = [" ".join(words[start : len(words) - end]) for words in (first, second)]
    return (left[0], left[1]) if all(left) else distinct_names(names)


def _shared(first: list[str], second: list[str]) -> int:
    """Return how many words two lists begin with alike."""
    pairs = zip(first, second, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
