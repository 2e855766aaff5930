"""`python -m lab hints`: how many games a player wins that takes every first hint."""

from argparse import ArgumentParser, Namespace

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.markdown import bounds, percent, table
from lab.tcg.hints import HintResult, play_all_hinted, slow_hint
from rules.players.player import UnknownPlayer
from rules.players.strengths import GOOD
from rules.playtest.statistics.interval import wilson
from rules.tcg.players.naming import player

HELP = "a player that takes every first hint, and how long a hint takes"
GAMES = 100
SEED = 1000
HEADINGS = ("decks", "games", "won", "interval", "95 of 100 hints within")


def add_arguments(parser: ArgumentParser) -> None:
    """Take whom the hinted player meets, how often, and where the table goes."""
    parser.add_argument("--opponent", default=GOOD, help=GOOD)
    parser.add_argument("--games", type=int, default=GAMES, help=f"with each two decks; {GAMES}")
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play and return the table."""
    try:
        player(options.opponent, 0)
    except UnknownPlayer as error:
        raise Refused(f"{error}.") from error
    rows, total = [], HintResult(("all", ""))
    for result in play_all_hinted(options.opponent, options.games, options.seed, options.workers):
        rows.append(_row(" and ".join(result.decks), result))
        total.games += result.games
        total.wins += result.wins
        total.seconds += result.seconds
        tell(f"{len(rows)} pairs of decks")
    command = (
        f"python -m lab hints --opponent {options.opponent} --games {options.games} "
        f"--seed {options.seed}"
    )
    rows.append(_row("all", total))
    return f"`{command}`\n\n{table(HEADINGS, rows)}\n"


def _row(name: str, result: HintResult) -> tuple[str, ...]:
    return (
        name,
        str(result.games),
        percent(result.wins, result.games),
        bounds(wilson(result.wins, result.games)),
        f"{slow_hint(result.seconds):.2f} s",
    )
