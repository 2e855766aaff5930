"""`python -m lab tutor`: how many of the choices that the tutor lists fresh deals confirm."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.ledger import Ledger, add_ledger
from lab.markdown import bounds, percent, table
from lab.tutor import AnalysedSeat, analyse_games
from rules.construction import Game
from rules.players.player import UnknownPlayer
from rules.players.strengths import GOOD
from rules.playtest.statistics.interval import wilson

HELP = "how many of the costly choices that the tutor lists fresh deals confirm"
GAMES = 10
FRESH = 200
SEED = 4300
HEADINGS = ("game", "choices", "step", "reported", "in fresh deals", "confirmed")


def add_arguments(parser: ArgumentParser) -> None:
    """Take whose games are analysed, how many, and in how many deals each choice is tried again."""
    parser.add_argument("--game", choices=[game.value for game in Game], default=Game.TCG.value)
    parser.add_argument("--player", default=GOOD, help=f"who plays the games; {GOOD}")
    parser.add_argument("--games", type=int, default=GAMES, help=str(GAMES))
    parser.add_argument("--fresh", type=int, default=FRESH, help=f"deals for each choice; {FRESH}")
    add_ledger(parser)
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Analyse and return the table."""
    game = Game(options.game)
    study = {"game": game, "player": options.player, "fresh": options.fresh, "seed": options.seed}
    try:
        analysed = list(
            analyse_games(
                game,
                options.player,
                options.games,
                options.fresh,
                options.seed,
                Ledger(options.ledger, study),
                tell,
                options.workers,
            )
        )
    except UnknownPlayer as error:
        raise Refused(f"{error}.") from error
    marks = [mark for found in analysed for mark in found.marks]
    confirmed = sum(mark.is_confirmed for mark in marks)
    share = (
        f", {percent(confirmed, len(marks))} ({bounds(wilson(confirmed, len(marks)))})"
        if marks
        else ""
    )
    listed = [len(found.marks) for found in analysed]
    seconds = sorted(found.seconds for found in analysed)
    rows = [row for found in analysed for row in _rows(found)]
    command = (
        f"python -m lab tutor --game {game} --player {options.player} --games {options.games} "
        f"--fresh {options.fresh} --seed {options.seed}"
    )
    return (
        f"`{command}`\n\n{table(HEADINGS, rows)}\n\n"
        f"{len(marks)} listed in {options.games} games, {confirmed} confirmed{share}. "
        f"Listed per game: {_mean(listed)}. "
        f"Processor time of an analysis: {fmean(seconds):.0f} s, at most {seconds[-1]:.0f} s.\n"
    )


def _rows(found: AnalysedSeat) -> list[tuple[str, ...]]:
    """Return a row for each choice that was listed, or one that says there was none."""
    return [
        (
            found.name,
            str(found.choices),
            str(mark.step),
            f"{100 * mark.reported:.0f}",
            f"{100 * mark.fresh:.0f} ± {196 * mark.error:.0f}",
            "yes" if mark.is_confirmed else "no",
        )
        for mark in found.marks
    ] or [(found.name, str(found.choices), "", "", "", "")]


def _mean(listed: Sequence[int]) -> str:
    """Return a mean, with its 95 % interval where there are several games."""
    mean = fmean(listed)
    if len(listed) < 2:
        return f"{mean:.2f}"
    error = stdev(listed) / sqrt(len(listed))
    return f"{mean:.2f} ({max(0.0, mean - 1.96 * error):.2f} to {mean + 1.96 * error:.2f})"
