"""How fast the rules play: `python -m rules.bench [--game tcg|lcg] [--decks king|all] [--json]`.

Plays the two *Return of the King* starter decks on one core, or with `--decks all` each of the
starter decks against the next of its block, by its block's rules. The random player bids 0 to 2
burdens, as a player might: higher bids end games early and flatter the games a second. Then it
plays them by rules of thumb, and copies games in their middle. Prints games and decisions a
second and the microseconds a copy costs: medians of several rounds, for machines are noisy, and
of processor time, for they are busy. `--compare` measures the plain and the compiled kernel in
turn and prints how many times as fast the compiled one is. `--player NAME` measures instead how
long a computer player of the TCG thinks in games against itself.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from rules.broken_pipes import exit_on_broken_pipe
from rules.construction.starters import starter, starter_slugs
from rules.kernel import PLAIN, SWITCH, Kernel, kernel_in_use
from rules.lcg import bench as lcg_bench
from rules.players.player import UnknownPlayer
from rules.players.strengths import EASY, QUICK, RANDOM
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, set_up
from rules.tcg.deck import TcgDeck
from rules.tcg.game import Game
from rules.tcg.pairings import describe, neighbours
from rules.tcg.players.naming import player
from rules.thinking_time import ThinkingTime, thinking_time

ROUNDS = 5
TURNS = 3
SEED = 2003
MIDDLE = 60
CLONES = 2_000
GAMES = 20

# The games that are measured, for a player of this name.
Mix = Callable[[str], Sequence[PlaytestDescription]]


@dataclass(frozen=True, slots=True)
class Pace:
    """Games and decisions a second, with how many of each were played a round."""

    games_a_second: float
    decisions_a_second: float
    games: int
    decisions: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All that the bench measures."""

    game: str
    python: str
    kernel: str
    random: Pace
    rules: Pace
    clone_microseconds: float
    thousand_playouts_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """One figure of both kernels."""

    label: str
    plain: float
    compiled: float
    less_is_better: bool = False

    @property
    def times(self) -> float:
        """How many times as fast the compiled kernel is."""
        if self.less_is_better:
            return self.plain / self.compiled
        return self.compiled / self.plain


# What is compared: its label, where it is in the printed figures, and whether less is better.
COMPARED: tuple[tuple[str, Callable[[dict[str, Any]], float], bool], ...] = (
    ("random, decisions a second", lambda found: found["random"]["decisions_a_second"], False),
    ("rules, games a second", lambda found: found["rules"]["games_a_second"], False),
    ("clone, microseconds", lambda found: found["clone_microseconds"], True),
)


def decks() -> tuple[TcgDeck, TcgDeck]:
    """Return the two decks that are played."""
    return starter("rotk-aragorn-starter").deck, starter("rotk-eomer-starter").deck


def king(player: str) -> Sequence[PlaytestDescription]:
    """Return the games of the two decks."""
    return (PlaytestDescription(decks(), (player, player), SEED),)


def every_starter(player: str) -> Sequence[PlaytestDescription]:
    """Return the games of all starter decks, each against the next of its block."""
    return [
        replace(describe(pairing, SEED), players=(player, player))
        for pairing in neighbours(starter_slugs())
    ]


DECKS: dict[str, Mix] = {"king": king, "all": every_starter}


def pace(name: str, games: int, mix: Mix = king) -> Pace:
    """Measure playing with two players of this name; the games take turns in the mix."""
    described = mix(name)
    for description in described:
        play_game(description, 0)
    seconds: list[float] = []
    decisions = 0
    for _ in range(ROUNDS):
        start = time.process_time()
        decisions = sum(
            play_game(described[index % len(described)], index).decisions for index in range(games)
        )
        seconds.append(time.process_time() - start)
    median = statistics.median(seconds)
    return Pace(games / median, decisions / median, games, decisions)


def clone_microseconds(mix: Mix = king) -> float:
    """Measure copying a game in its middle, the mean over the games of the mix."""
    described = mix(EASY)
    clones = CLONES // len(described)
    return statistics.mean(_clone_seconds(game, clones) for game in described) * 1e6


def _clone_seconds(description: PlaytestDescription, clones: int) -> float:
    game = _middle_of_a_game(description)
    return statistics.median(_timed(game.clone, clones) for _ in range(ROUNDS))


def _middle_of_a_game(description: PlaytestDescription) -> Game:
    """Return a game after a given number of choices by rules of thumb."""
    game = set_up(description, 0)
    chooser = player(EASY, 0)
    while len(game.state.choices) < MIDDLE and not game.is_over():
        game.choose(chooser.choose(game))
    return game


def _timed(act: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times


def measure_tcg(mix: Mix = king) -> Figures:
    """Measure all of the TCG."""
    return Figures(
        game="tcg",
        python=platform.python_version(),
        kernel=kernel_in_use(),
        random=pace(RANDOM, games=500, mix=mix),
        rules=pace(EASY, games=60, mix=mix),
        clone_microseconds=clone_microseconds(mix),
    )


def measure_lcg() -> Figures:
    """Measure all of the LCG: one introductory deck in Passage Through Mirkwood."""
    return Figures(
        game="lcg",
        python=platform.python_version(),
        kernel=kernel_in_use(),
        random=Pace(*lcg_bench.pace(RANDOM, games=400, rounds=ROUNDS)),
        rules=Pace(*lcg_bench.pace(QUICK, games=60, rounds=ROUNDS)),
        clone_microseconds=lcg_bench.clone_microseconds(ROUNDS),
        thousand_playouts_seconds=lcg_bench.thousand_playouts_seconds(),
    )


class NoCompiledKernel(RuntimeError):
    """There is no current compiled kernel to compare with."""


def compare(game: str, decks: str) -> list[Comparison]:
    """Measure both kernels in turn, each in processes of its own; return each figure of both.

    Raise NoCompiledKernel if there is none of these sources.
    """
    measured: dict[str, list[dict[str, Any]]] = {PLAIN: [], "": []}
    for _ in range(TURNS):
        for switch, found in measured.items():
            found.append(_measure_apart(switch, game, decks))
    if measured[""][0]["kernel"] != Kernel.COMPILED:
        raise NoCompiledKernel(f"There is no compiled kernel: {measured[''][0]['kernel']}")
    compared = []
    for label, read, less_is_better in COMPARED:
        plain, compiled = (
            statistics.median(read(figures) for figures in measured[switch])
            for switch in (PLAIN, "")
        )
        compared.append(Comparison(label, plain, compiled, less_is_better))
    return compared


def _measure_apart(switch: str, game: str, decks: str) -> dict[str, Any]:
    """Return what the bench prints in a process that may or may not use a compiled kernel."""
    command = [sys.executable, "-m", "rules.bench", "--json", "--game", game, "--decks", decks]
    printed = subprocess.run(
        command, env={**os.environ, SWITCH: switch}, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(printed.stdout)
    return figures


def print_comparison(compared: Sequence[Comparison]) -> None:
    """Print a line for each figure, and how many times as fast the compiled kernel is."""
    print(f"{'':<28}{'plain':>10}{'compiled':>10}{'times':>8}")
    for line in compared:
        print(f"{line.label:<28}{line.plain:>10.1f}{line.compiled:>10.1f}{line.times:>8.2f}")


def print_thinking_time(found: ThinkingTime) -> None:
    """Print how long a player thinks, and in how many decisions."""
    print(f"{found.player} against itself, Python {platform.python_version()}, {kernel_in_use()}")
    print(
        f"  {found.milliseconds_a_decision:.2f} milliseconds of processor time a decision"
        f" ({found.decisions:,} decisions of {found.games} games)"
    )


def _games(written: str) -> int:
    """Read how many games; a number above zero."""
    number = int(written)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one game must be played")
    return number


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m rules.bench", description=__doc__)
    parser.add_argument("--game", choices=["lcg", "tcg"], default="tcg")
    parser.add_argument("--decks", choices=sorted(DECKS), default="king", help="of the TCG")
    parser.add_argument("--compare", action="store_true", help="the plain and compiled kernel")
    parser.add_argument("--json", action="store_true", help="print one object of JSON")
    parser.add_argument("--player", metavar="NAME", help="how long this player thinks")
    parser.add_argument("--games", type=_games, default=GAMES, help=f"of that player; {GAMES}")
    arguments = parser.parse_args()
    if arguments.player is not None:
        try:
            print_thinking_time(thinking_time(arguments.player, arguments.games, SEED))
        except UnknownPlayer as error:
            parser.error(str(error))
        return
    if arguments.compare:
        print_comparison(compare(arguments.game, arguments.decks))
        return
    mix = DECKS[arguments.decks]
    figures = measure_tcg(mix) if arguments.game == "tcg" else measure_lcg()
    if arguments.json:
        print(json.dumps(asdict(figures)))
        return
    print(f"{figures.game} on one core, Python {figures.python}, medians of {ROUNDS} rounds")
    print(f"  kernel  {figures.kernel}")
    for name, measured in (("random", figures.random), ("rules", figures.rules)):
        print(
            f"  {name:<7} {measured.games_a_second:8.0f} games/s"
            f" {measured.decisions_a_second:9.0f} decisions/s"
        )
    print(f"  clone   {figures.clone_microseconds:8.1f} microseconds")
    if figures.thousand_playouts_seconds is not None:
        print(f"  1,000 expert playouts of one decision {figures.thousand_playouts_seconds:.1f} s")


if __name__ == "__main__":
    with exit_on_broken_pipe():
        main()
