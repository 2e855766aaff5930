"""`python -m lab realism`: whether cards win for computer players as they win for people."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.tcg.realism.card_use import NothingToDraw
from lab.tcg.realism.comparison import (
    Comparison,
    by_copies,
    compare,
    of_people_themselves,
)
from lab.tcg.realism.decks import KINDS
from lab.tcg.realism.games import Plan, play_batches
from lab.tcg.realism.report import page
from lab.tcg.realism.results import BadResults, read_results
from lab.tcg.realism.tallies import Tally, of_people, often
from rules.players.player import UnknownPlayer
from rules.tcg.players.naming import player

HELP = "win rates of cards beside their rates in people's games"
GAMES = 4_800
FEWEST = 150
SEED = 2023
PLAYER = "quick"


def add_arguments(parser: ArgumentParser) -> None:
    """Take the table, who plays which decks how often, and where the page goes."""
    parser.add_argument(
        "--results",
        type=Path,
        required=True,
        metavar="FILE",
        help="a table of people's games, a card a line (docs/realism.md)",
    )
    parser.add_argument("--players", nargs="+", default=[PLAYER], help=PLAYER)
    parser.add_argument(
        "--decks",
        nargs="+",
        choices=KINDS,
        default=[KINDS[0]],
        help="drawn around the themes of published decks, card by card after use, or as published",
    )
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"of each player with each kind; {GAMES}"
    )
    parser.add_argument(
        "--fewest", type=int, default=FEWEST, help=f"games of a deck that a card needs; {FEWEST}"
    )
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play and return the page. Raise Refused for a table or player that can't be used."""
    if options.fewest < 1:
        raise Refused("--fewest must be at least 1.")
    try:
        results = read_results(options.results)
        for name in options.players:
            player(name, options.seed)
    except (BadResults, UnknownPlayer) as error:
        raise Refused(str(error)) from error
    people = of_people(results)
    comparisons: list[Comparison] = []
    for kind in options.decks:
        for name in options.players:
            plan = Plan(results, kind, name, options.games, options.seed)
            batches = _play(plan, options.workers, tell)
            comparisons.append(compare(people, batches, name, kind, options.fewest, options.seed))
    cards = often(people, people, options.fewest)
    return page(
        _command(options),
        people,
        of_people_themselves(cards, people),
        by_copies(results, max(1, options.fewest // 2)),
        comparisons,
    )


def _play(plan: Plan, workers: int, tell: Tell) -> list[Tally]:
    batches: list[Tally] = []
    try:
        for batch in play_batches(plan, workers):
            batches.append(batch)
            tell(f"{plan.player}, {plan.decks}: batch {len(batches)} of {plan.batches}")
    except NothingToDraw as error:
        raise Refused(str(error)) from error
    return batches


def _command(options: Namespace) -> str:
    """Return the command that gives the same page."""
    parts = [
        f"python -m lab realism --results {options.results.name}",
        f"--players {' '.join(options.players)}",
        f"--decks {' '.join(options.decks)}",
        f"--games {options.games} --fewest {options.fewest} --seed {options.seed}",
    ]
    return " ".join(parts)
