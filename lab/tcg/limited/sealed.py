"""Decks that the computer builds from sealed pools, judged by the validator within their pools."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import count, islice
from time import process_time
from typing import Final

from lab.command import Tell
from rules.construction import validate
from rules.construction.pooled import format_of_pool
from rules.limited.events import LimitedEvent, counted, limited_event, open_week
from rules.limited.tcg.builders import build_deck

# On this day decks are judged.
DAY: Final = date(2026, 12, 1)


@dataclass(frozen=True, slots=True)
class BuiltFromPool:
    """A deck from a sealed pool: where it is from, what is wrong with it, how long it took.

    `problems` are the codes of what the validator found, none for a legal deck. `seconds` are of
    processor time, for building only.
    """

    event: str
    seed: int
    weeks: int
    problems: tuple[str, ...]
    seconds: float


def built_decks(events: tuple[str, ...], seed: int, day: date) -> Iterator[BuiltFromPool]:
    """Yield a deck for one pool after another, without end.

    The events take turns, and each is opened up to another week of its packs every time.
    """
    for number in count():
        event = limited_event(events[number % len(events)])
        weeks = number // len(events) % len(event.weeks) + 1
        yield _judged(event, seed + number, weeks, day)


def _judged(event: LimitedEvent, seed: int, weeks: int, day: date) -> BuiltFromPool:
    pool = counted([pack for week in range(weeks) for pack in open_week(event, week, seed)])
    begun = process_time()
    deck = build_deck(pool, event.least).deck
    seconds = process_time() - begun
    verdict = validate(deck, format_of_pool(event.format, pool), on=day)
    problems = () if verdict.legal else tuple(problem.code for problem in verdict.problems)
    return BuiltFromPool(event.slug, seed, weeks, problems, seconds)


def in_words(decks: Iterator[BuiltFromPool], number: int, tell: Tell) -> str:
    """Return how many of the first `number` decks are legal, their times, and what is illegal."""
    seconds, wrong = [], []
    for deck in islice(decks, number):
        seconds.append(deck.seconds)
        if deck.problems:
            wrong.append(f"{deck.event}, seed {deck.seed}: {', '.join(deck.problems)}\n")
        tell(f"{len(seconds)} of {number}")
    mean = sum(seconds) / len(seconds)
    return (
        f"{number - len(wrong)} of {number} decks legal, {mean:.2f} s of processor time each, "
        f"{max(seconds):.2f} s at most\n{''.join(wrong)}"
    )
