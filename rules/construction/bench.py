"""What verdicts cost: one of them, and those of all formats on all dates, of decks in turn.

python -m rules.construction.bench [--json]
"""

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date

from rules.broken_pipes import exit_on_broken_pipe
from rules.construction.format import Game
from rules.construction.loading import formats_of, load_format
from rules.construction.starters import starter, starter_slugs
from rules.construction.timeline import history
from rules.construction.validator import validate
from rules.tcg.deck import TcgDeck

CARDS = 80
DAY = date(2004, 4, 5)
ROUNDS = 10
DECKS_IN_TURN = 30


@dataclass(frozen=True, slots=True)
class Figures:
    """Medians in milliseconds, for decks of `cards` cards or so in the draw deck."""

    cards: int
    python: str
    verdict_milliseconds: float
    all_formats_and_dates_milliseconds: float


def decks() -> tuple[TcgDeck, ...]:
    """Return thirty starter decks of the size of the benchmark."""
    return tuple(deck(slug) for slug in starter_slugs()[:DECKS_IN_TURN])


def deck(slug: str = "rotk-aragorn-starter") -> TcgDeck:
    """Return a starter deck made up to the size of the benchmark with its own cards."""
    small = starter(slug).deck
    lacking = CARDS - sum(count for _, count in small.draw_deck)
    grown = [
        (card_id, count + (1 if place < lacking else 0))
        for place, (card_id, count) in enumerate(small.draw_deck)
    ]
    return replace(small, draw_deck=tuple(grown))


def measure() -> Figures:
    """Measure both, after everything was read once."""
    judged = decks()
    format, formats = load_format("standard"), formats_of(Game.TCG)

    def all_formats(deck: TcgDeck) -> None:
        for format in formats:
            history(deck, format)

    return Figures(
        cards=sum(count for _, count in judged[0].draw_deck),
        python=platform.python_version(),
        verdict_milliseconds=_milliseconds(
            lambda deck: validate(deck, format, on=DAY), judged, ROUNDS
        ),
        all_formats_and_dates_milliseconds=_milliseconds(all_formats, judged, 1),
    )


def _milliseconds(
    act: Callable[[TcgDeck], object], judged: Sequence[TcgDeck], rounds: int
) -> float:
    """Return the median for decks in turn: by the time one comes again it is forgotten."""
    act(judged[-1])
    return statistics.median(_timed(act, deck) for _ in range(rounds) for deck in judged)


def _timed(act: Callable[[TcgDeck], object], deck: TcgDeck) -> float:
    start = time.process_time()
    act(deck)
    return (time.process_time() - start) * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m rules.construction.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object of JSON")
    arguments = parser.parse_args()
    figures = measure()
    if arguments.json:
        print(json.dumps(asdict(figures)))
        return
    print(f"{DECKS_IN_TURN} decks of {figures.cards} cards, Python {figures.python}, medians")
    print(f"  one verdict            {figures.verdict_milliseconds:8.3f} ms")
    print(f"  all formats and dates  {figures.all_formats_and_dates_milliseconds:8.3f} ms")


if __name__ == "__main__":
    with exit_on_broken_pipe():
        main()
