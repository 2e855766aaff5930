"""Words that both games share: how far playtests are, formats, scenarios, names of decks."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from django.utils.text import capfirst

from play.models import Status
from rules.construction import Game, UnknownFormat, load_format
from rules.lcg.campaign import CAMPAIGNS
from rules.lcg.scenarios import SCENARIOS

STATUSES: Mapping[Status, tuple[str, str]] = {
    Status.WAITING: ("Waiting", ""),
    Status.PLAYING: ("Playing", "info"),
    Status.PAUSED: ("Paused", "warning"),
    Status.FINISHED: ("Finished", "success"),
    Status.CANCELLED: ("Cancelled", "warning"),
    Status.FAILED: ("Failed", "error"),
}


def read_game(text: object) -> Game:
    """Return the game that an address or a form names; the TCG without one."""
    return next((game for game in Game if game == text), Game.TCG)


def format_name(slug: str) -> str:
    """Return a format's name; its slug where there is no such format any more."""
    try:
        return load_format(slug).name
    except UnknownFormat:
        return slug


def scenario_name(slug: str) -> str:
    """Return the name of a scenario or a campaign; the slug of one that is gone."""
    if slug in CAMPAIGNS:
        return CAMPAIGNS[slug].name
    return SCENARIOS[slug].name if slug in SCENARIOS else slug


def distinct_names(names: Sequence[str], marks: Sequence[str] = "ABCDEF") -> tuple[str, ...]:
    """Return names, each with a mark where another is the same."""
    return tuple(
        f"{name} ({mark})" if names.count(name) > 1 else name
        for name, mark in zip(names, marks, strict=False)
    )


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return names without the words that all begin or end with, for where room is short.

    "The Return of the King: Aragorn starter deck" beside the like of Éomer is "Aragorn". What
    stands before a colon, such as a set, is left out where the rest tells them apart. Names that
    do not differ by whole words stay as they are, told apart. What is left begins with a capital.
    """
    words = [name.split() for name in names]
    start = _shared(words)
    end = _shared([each[start:][::-1] for each in words])
    left = [" ".join(each[start : len(each) - end]).rstrip(":") for each in words]
    if not all(left) or len(left) < 2:
        return distinct_names(names)
    last = [name.rpartition(": ")[2] for name in left]
    short = last if len(set(last)) == len(set(left)) else left
    return distinct_names([name if name in names else capfirst(name) for name in short])


def _shared(lists: Sequence[Sequence[str]]) -> int:
    """Return how many words all lists begin with."""
    rows = zip(*lists, strict=False)
    return sum(1 for _ in takewhile(lambda row: len(set(row)) == 1, rows))
