"""`python -m lab ladder`: the ladder of the TCG's computer players."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.tcg.drawn.decks import POOLS
from lab.tcg.habits import habitual_player
from lab.tcg.ladder import (
    LADDER_DECKS,
    Rung,
    RungResult,
    climb,
    climb_drawn,
    every_pairing,
    page,
)
from rules.players.player import UnknownPlayer

HELP = "the computer players against each other"
GAMES = 16
SEED = 2003
RUNGS = (
    "easy/random",
    "quick/easy",
    "good/easy",
    "good/quick",
    "strong/good",
)


def add_arguments(parser: ArgumentParser) -> None:
    """Take who meets whom, how often, and where the page goes."""
    parser.add_argument(
        "--rungs",
        nargs="+",
        default=RUNGS,
        metavar="PLAYER/OPPONENT",
        help=f"who meets whom, with =GAMES for another number; {' '.join(RUNGS)}",
    )
    add_game_arguments(parser)


def add_game_arguments(parser: ArgumentParser) -> None:
    """Take with which decks and how often two players meet, and where the page goes."""
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"with each two decks of {len(LADDER_DECKS)}"
    )
    parser.add_argument(
        "--every-pairing",
        action="store_true",
        help="all starter decks, each with each of its block, instead of the 16 of the ladder",
    )
    parser.add_argument(
        "--drawn",
        choices=POOLS,
        default=None,
        help="decks drawn at random from the cards of a pool; --games of each two players",
    )
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play the ladder and return its page."""
    rungs = [_read_rung(text, options.games) for text in options.rungs]
    results: list[RungResult] = []
    for result in _climb(rungs, options):
        results.append(result)
        tell(f"{len(results)} of {len(rungs)} pairs of players")
    return page(results, _command(options))


def _climb(rungs: Sequence[Rung], options: Namespace) -> Iterator[RungResult]:
    if options.drawn:
        return climb_drawn(rungs, options.seed, options.drawn, options.workers)
    decks = every_pairing() if options.every_pairing else LADDER_DECKS
    return climb(rungs, options.seed, options.workers, decks)


def _read_rung(text: str, games: int) -> Rung:
    """Return who meets whom, as "quick/easy" or "quick/easy=32" with 32 games."""
    names, equals, number = text.partition("=")
    first, slash, second = names.partition("/")
    if not slash or (equals and not number.isdecimal()):
        raise Refused(f"{text!r} is not PLAYER/OPPONENT, such as quick/easy.")
    for name in (first, second):
        try:
            habitual_player(name, seed=0)
        except UnknownPlayer as error:
            raise Refused(f"{text!r}: {error}.") from error
    return Rung(first, second, int(number) if equals else games)


def _command(options: Namespace) -> str:
    parts = [f"python -m lab ladder --games {options.games} --seed {options.seed}"]
    if tuple(options.rungs) != RUNGS:
        parts.append(f"--rungs {' '.join(options.rungs)}")
    if options.every_pairing:
        parts.append("--every-pairing")
    if options.drawn:
        parts.append(f"--drawn {options.drawn}")
    return " ".join(parts)
