"""What verdicts cost: one of them, and those of all formats on all dates.

python -m rules.construction.bench [--json]
"""

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from datetime import date

from rules.broken_pipes import exit_on_broken_pipe
from rules.construction.format import Game
from rules.construction.loading import formats_of, load_format
from rules.construction.starters import starter
from rules.construction.timeline import history
from rules.construction.validator import validate
from rules.tcg.deck import TcgDeck

CARDS = 80
DAY = date(2004, 4, 5)
ROUNDS = 30


@dataclass(frozen=True, slots=True)
class Figures:
    """Medians in milliseconds, for a deck of `cards` cards in its draw deck."""

    cards: int
    python: str
    verdict_milliseconds: float
    all_formats_and_dates_milliseconds: float


def deck() -> TcgDeck:
    """Return a starter deck made up to the size of the benchmark with its own cards."""
    small = starter("rotk-aragorn-starter").deck
    lacking = CARDS - sum(count for _, count in small.draw_deck)
    grown = [
        (card_id, count + (1 if place < lacking else 0))
        for place, (card_id, count) in enumerate(small.draw_deck)
    ]
    return replace(small, draw_deck=tuple(grown))


def measure() -> Figures:
    """Measure both, after everything was read once."""
    judged = deck()
    format, formats = load_format("standard"), formats_of(Game.TCG)

    def all_formats() -> None:
        for format in formats:
            history(judged, format)

    return Figures(
        cards=sum(count for _, count in judged.draw_deck),
        python=platform.python_version(),
        verdict_milliseconds=_milliseconds(lambda: validate(judged, format, on=DAY)),
        all_formats_and_dates_milliseconds=_milliseconds(all_formats),
    )


def _milliseconds(act: Callable[[], object]) -> float:
    act()
    return statistics.median(_timed(act) for _ in range(ROUNDS))


def _timed(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m rules.construction.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object of JSON")
    arguments = parser.parse_args()
    figures = measure()
    if arguments.json:
        print(json.dumps(asdict(figures)))
        return
    print(f"a deck of {figures.cards} cards, Python {figures.python}, medians of {ROUNDS} rounds")
    print(f"  one verdict            {figures.verdict_milliseconds:8.3f} ms")
    print(f"  all formats and dates  {figures.all_formats_and_dates_milliseconds:8.3f} ms")


if __name__ == "__main__":
    with exit_on_broken_pipe():
        main()
