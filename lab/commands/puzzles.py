"""`python -m lab puzzles`: how many puzzles hold up in many fresh deals by the strong player."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random

from lab.command import Refused, Tell, add_seed_and_output
from lab.ledger import Ledger, add_ledger
from lab.markdown import bounds, percent, table
from rules.analysis.kinds import RULESETS
from rules.analysis.puzzle_games import Puzzle, read_puzzle
from rules.analysis.puzzles import DEALS, MISSED, SOLVED, holds_up
from rules.playtest.statistics.interval import wilson

HELP = "how many puzzles hold up in many fresh deals by the strong player"
FRESH = 200
SEED = 4310
HEADINGS = ("puzzle", "choice", "theme", "solution wins", "next best wins", "holds up")


def add_arguments(parser: ArgumentParser) -> None:
    """Take the file of puzzles, how many of them are played, and in how many deals."""
    parser.add_argument("file", type=Path, help="such as play/puzzles/shipped.jsonl")
    parser.add_argument("--games", type=int, default=20, help="random puzzles; 20")
    parser.add_argument("--fresh", type=int, default=FRESH, help=f"deals for each choice; {FRESH}")
    add_ledger(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play and return the table."""
    try:
        lines = options.file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise Refused(f"{options.file} can't be read.") from error
    drawn = Random(options.seed).sample(lines, min(options.games, len(lines)))
    ledger = Ledger(options.ledger, {"fresh": options.fresh, "seed": options.seed})
    done = ledger.read()
    rows: list[tuple[str, ...]] = []
    held = 0
    for line in drawn:
        puzzle = read_puzzle(json.loads(line))
        if puzzle.key in done:
            found = [tuple(row) for row in done[puzzle.key]["rows"]]
        else:
            found = _rows(puzzle, options.fresh, options.seed)
            ledger.add(puzzle.key, {"rows": found})
        held += all(row[-1] == "yes" for row in found)
        rows += found
        tell(f"{len(rows)} choices")
    share = percent(held, len(drawn)) if drawn else ""
    interval = f" ({bounds(wilson(held, len(drawn)))})" if drawn else ""
    return (
        f"`python -m lab puzzles {options.file} --games {options.games} --fresh {options.fresh} "
        f"--seed {options.seed}`\n\n{table(HEADINGS, rows)}\n\n"
        f"{held} of {len(drawn)} puzzles hold up, {share}{interval}.\n"
    )


def _rows(puzzle: Puzzle, fresh: int, seed: int) -> list[tuple[str, ...]]:
    """Return a row for each of the solver's choices: a share of 11 in 12 and of 6 holds up."""
    rows: list[tuple[str, ...]] = []
    for step, solved in enumerate(puzzle.found.steps):
        best, second = holds_up(
            RULESETS[puzzle.source.game],
            puzzle.position(step),
            puzzle.found,
            solved,
            fresh,
            seed + step,
        )
        holds = best * DEALS >= SOLVED * fresh and second * DEALS <= MISSED * fresh
        rows.append(
            (
                puzzle.key[:8],
                str(step + 1),
                solved.theme,
                percent(best, fresh),
                percent(second, fresh),
                "yes" if holds else "no",
            )
        )
    return rows
