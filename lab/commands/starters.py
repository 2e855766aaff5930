"""`python -m lab starters`: the starter decks of the TCG against each other."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.tcg.starters import Study, page
from rules.construction.starters import starter_slugs
from rules.tcg.facts.sets import SetBlock
from rules.tcg.pairings import (
    Pairing,
    PlayedPairing,
    against_random,
    pairings,
    play_all,
    starters_of,
)

HELP = "the starter decks of the TCG against each other, and each against random"
GAMES = 200
RANDOM_GAMES = 100
SEED = 2003


def add_arguments(parser: ArgumentParser) -> None:
    """Take which decks are played, how often, and where the page goes."""
    parser.add_argument("--games", type=int, default=GAMES, help=f"a pairing; {GAMES}")
    parser.add_argument(
        "--random-games",
        type=int,
        default=RANDOM_GAMES,
        help=f"of each deck against the random player; {RANDOM_GAMES}",
    )
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument("--block", choices=[block.value for block in SetBlock])
    limits.add_argument("--decks", nargs="+", metavar="DECK", help="slugs of starter decks")
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play and return the page."""
    slugs = _slugs(options)

    def play(listed: Iterable[Pairing], games: int) -> Sequence[PlayedPairing]:
        played: list[PlayedPairing] = []
        for pairing in play_all(list(listed), games, options.seed, options.workers):
            played.append(pairing)
            tell(f"{len(played)} pairings")
        return played

    return page(
        Study(
            command=_command(options),
            pairings=play(pairings(slugs), options.games),
            against_random=play(against_random(slugs), options.random_games),
        )
    )


def _slugs(options: Namespace) -> Sequence[str]:
    if options.block:
        return starters_of(SetBlock(options.block))
    named: Sequence[str] = options.decks or starter_slugs()
    unknown = [slug for slug in named if slug not in starter_slugs()]
    if unknown:
        raise Refused(
            f"There is no starter deck {', '.join(unknown)}. "
            f"There are {', '.join(starter_slugs())}."
        )
    return named


def _command(options: Namespace) -> str:
    """Return the command that gives the same tables."""
    parts = [f"python -m lab starters --games {options.games}"]
    if options.random_games != RANDOM_GAMES:
        parts.append(f"--random-games {options.random_games}")
    parts.append(f"--seed {options.seed}")
    if options.block:
        parts.append(f'--block "{options.block}"')
    if options.decks:
        parts.append(f"--decks {' '.join(options.decks)}")
    return " ".join(parts)
