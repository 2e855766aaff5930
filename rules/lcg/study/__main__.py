"""Run the study: `python -m rules.lcg.study [--games N] [--players …] [--scenarios …] …`.

Prints the table in Markdown, a row for each cell, with the command that made it. Decks are the
introductory ones by their spheres; several joined by `+` play together.
"""

import argparse
import sys

from rules.broken_pipes import exit_on_broken_pipe
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.players.naming import player
from rules.lcg.scenarios import SCENARIOS, UnknownScenario, scenario
from rules.lcg.study.tables import cells, markdown, study
from rules.lcg.vocabulary import Difficulty
from rules.players.player import UnknownPlayer

SEED = 2011


def main() -> int:
    """Play all cells and print the table; return 2 for a name that is not known."""
    parser = argparse.ArgumentParser(prog="python -m rules.lcg.study", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--players", nargs="+", default=["random", "rules"])
    parser.add_argument("--scenarios", nargs="+", default=list(SCENARIOS))
    parser.add_argument("--difficulties", nargs="+", default=[one.value for one in Difficulty])
    decks = {name: known.deck for name, known in introductory_decks().items()}
    parser.add_argument("--decks", nargs="+", default=list(decks))
    arguments = parser.parse_args()
    tables = [tuple(names.split("+")) for names in arguments.decks]
    try:
        for slug in arguments.scenarios:
            scenario(slug)
        for name in arguments.players:
            player(name, 0)
        difficulties = [Difficulty(name) for name in arguments.difficulties]
    except (UnknownScenario, UnknownPlayer, ValueError) as unknown:
        print(unknown, file=sys.stderr)
        return 2
    missing = sorted({name for names in tables for name in names} - decks.keys())
    if missing or arguments.games < 1:
        print(f"unknown decks: {', '.join(missing)}" if missing else "play at least one game",
              file=sys.stderr)  # fmt: skip
        return 2
    studied = [
        study(cell, decks, arguments.games, arguments.seed)
        for cell in cells(tables, arguments.players, arguments.scenarios, difficulties)
    ]
    print(f"    python -m rules.lcg.study {' '.join(sys.argv[1:])}\n")
    print(markdown(studied), end="")
    return 0


if __name__ == "__main__":
    with exit_on_broken_pipe():
        sys.exit(main())
