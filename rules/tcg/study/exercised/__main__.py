"""`python -m rules.tcg.study.exercised --games 20000`: what games reach of all cards.

Prints the sentences that were never offered, never used or never changed anything.
"""

import argparse
import json
import sys
from pathlib import Path

from rules.tcg.facts.reader import UnknownCard, card
from rules.tcg.library import definition, written
from rules.tcg.study.exercised.games import Exercise
from rules.tcg.study.exercised.reached import Run, reached, read_runs
from rules.tcg.study.exercised.report import page

GAMES = 20_000
SEED = 2003
PROGRESS = 100


def main(words: list[str]) -> int:
    """Play and print; return 0."""
    parser = argparse.ArgumentParser(
        prog="python -m rules.tcg.study.exercised",
        description="Play games that bring every card and list the sentences they don't reach.",
    )
    parser.add_argument("--games", type=int, default=GAMES, help=str(GAMES))
    parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
    parser.add_argument(
        "--cards",
        nargs="+",
        type=_card,
        metavar="CARD",
        help="watch these cards alone, not all: 7_83",
    )
    parser.add_argument(
        "--after",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="watch the cards of which the runs in these files left something out",
    )
    parser.add_argument("--json", action="store_true", help="every count, by card and sentence")
    asked = parser.parse_args(words)
    if asked.games < 1:
        parser.error("--games must be at least 1")
    cards = asked.cards or written()
    if asked.after:
        known = read_runs(asked.after).reached
        cards = sorted({card_id for (card_id, _), each in known.items() if not each.is_complete})
    exercise = Exercise(asked.seed, cards)
    for number in exercise.play(asked.games):
        if number % PROGRESS == 0 and sys.stderr.isatty():
            print(f"\r{number} of {asked.games} games", end="", file=sys.stderr)
    found = reached(exercise.tallies)
    if asked.json:
        run = Run(found, asked.games, (asked.seed,))
        print(json.dumps(run.as_json(), ensure_ascii=False, indent=1))
    else:
        print(f"`{parser.prog} --games {asked.games} --seed {asked.seed}`\n")
        print(page(found, {}, {}), end="")
    return 0


def _card(word: str) -> str:
    """Return the id of a written card."""
    try:
        known = card(word).id
    except UnknownCard as error:
        raise argparse.ArgumentTypeError(f"no card has the number {word}") from error
    if definition(known) is None:
        raise argparse.ArgumentTypeError(f"{word} has no definition yet")
    return known


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
