"""`python -m lab tutor`: how many of the choices that the tutor lists fresh deals confirm."""

from argparse import ArgumentParser, Namespace

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.markdown import bounds, percent, table
from lab.tutor import analyse_games
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
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Analyse and return the table."""
    game = Game(options.game)
    rows, marks, confirmed, seconds = [], 0, 0, 0.0
    try:
        for found in analyse_games(
            game,
            options.player,
            options.games,
            options.fresh,
            options.seed,
            tell,
            options.workers,
        ):
            seconds += found.seconds
            marks += len(found.marks)
            confirmed += sum(mark.is_confirmed for mark in found.marks)
            rows += [
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
    except UnknownPlayer as error:
        raise Refused(f"{error}.") from error
    command = (
        f"python -m lab tutor --game {game} --player {options.player} --games {options.games} "
        f"--fresh {options.fresh} --seed {options.seed}"
    )
    share = f", {percent(confirmed, marks)} ({bounds(wilson(confirmed, marks))})" if marks else ""
    return (
        f"`{command}`\n\n{table(HEADINGS, rows)}\n\n"
        f"{marks} listed in {options.games} games, {confirmed} confirmed{share}. "
        f"An analysis took {seconds / options.games:.0f} s of processor time.\n"
    )
