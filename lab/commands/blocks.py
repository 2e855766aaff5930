"""`python -m lab blocks`: how often a player of the TCG beats another, by block."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.tcg.by_block import CHECKOUT, page, play_pools
from lab.tcg.habits import habitual_player
from lab.tcg.other_checkout import OtherRules
from rules.players.player import UnknownPlayer
from rules.tcg.pools import pools

HELP = "two players of the TCG against each other in each block, with starters and published decks"
GAMES = 200
SEED = 2007


def add_arguments(parser: ArgumentParser) -> None:
    """Take who plays whom, with which decks, and how often."""
    known = tuple(pools())
    parser.add_argument("player", help="by name, or NAME@PATH for a player of another checkout")
    parser.add_argument("opponent", help="the same")
    parser.add_argument("--pools", nargs="+", choices=known, default=known, help=" ".join(known))
    parser.add_argument("--games", type=int, default=GAMES, help=f"with each pool; {GAMES}")
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play all games and return the table."""
    players = options.player, options.opponent
    for name in players:
        _check(name)
    results = []
    try:
        for result in play_pools(
            options.pools, players, options.games, options.seed, options.workers
        ):
            results.append(result)
            tell(f"{len(results)} of {len(options.pools)} pools")
    except OtherRules as error:
        raise Refused(f"{' against '.join(players)}: {error}.") from error
    return page(results, players, _command(options))


def _check(text: str) -> None:
    name, _, checkout = text.partition(CHECKOUT)
    if checkout:
        if not (Path(checkout) / "rules").is_dir():
            raise Refused(f"{checkout} is not a checkout of this project.")
        return
    try:
        habitual_player(name, seed=0)
    except UnknownPlayer as error:
        raise Refused(f"{text!r}: {error}.") from error


def _command(options: Namespace) -> str:
    parts = [f"python -m lab blocks {options.player} {options.opponent}"]
    parts.append(f"--games {options.games} --seed {options.seed}")
    if tuple(options.pools) != tuple(pools()):
        parts.append(f"--pools {' '.join(options.pools)}")
    return " ".join(parts)
