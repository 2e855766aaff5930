"""How fast the rules play: `python -m rules.bench [--game tcg|lcg] [--json]`.

Plays the two *Return of the King* starter decks on one core. The random player bids 0 to 2
burdens, as a player might: higher bids end games early and flatter the games a second. Then it
plays them by rules of thumb, and copies games in their middle. Prints games and decisions a
second and the microseconds a copy costs: medians of several rounds, for machines are noisy.
"""

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from rules.construction.starters import starter
from rules.lcg.study import bench as lcg_bench
from rules.playtest.description import PlaytestDescription
from rules.playtest.game import play_game, player, set_up
from rules.tcg.deck import TcgDeck
from rules.tcg.game import Game

ROUNDS = 5
SEED = 2003
MIDDLE = 60
CLONES = 2_000


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
    random: Pace
    rules: Pace
    clone_microseconds: float
    thousand_playouts_seconds: float | None = None


def decks() -> tuple[TcgDeck, TcgDeck]:
    """Give the two decks that are played."""
    return starter("rotk-aragorn-starter").deck, starter("rotk-eomer-starter").deck


def pace(name: str, games: int) -> Pace:
    """Measure playing with two players of this name."""
    description = PlaytestDescription(decks(), (name, name), SEED)
    play_game(description, 0)
    seconds: list[float] = []
    decisions = 0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        decisions = sum(play_game(description, index).decisions for index in range(games))
        seconds.append(time.perf_counter() - start)
    median = statistics.median(seconds)
    return Pace(games / median, decisions / median, games, decisions)


def clone_microseconds() -> float:
    """Measure copying a game in its middle."""
    game = _middle_of_a_game()
    return statistics.median(_timed(game.clone, CLONES) for _ in range(ROUNDS)) * 1e6


def _middle_of_a_game() -> Game:
    """Give a game after so many choices by rules of thumb."""
    game = set_up(PlaytestDescription(decks(), ("rules", "rules"), SEED), 0)
    chooser = player("rules", 0)
    while len(game.state.choices) < MIDDLE and not game.is_over():
        game.choose(chooser.choose(game))
    return game


def _timed(act: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        act()
    return (time.perf_counter() - start) / times


def measure_tcg() -> Figures:
    """Measure all of the TCG."""
    return Figures(
        game="tcg",
        python=platform.python_version(),
        random=pace("random", games=500),
        rules=pace("rules", games=60),
        clone_microseconds=clone_microseconds(),
    )


def measure_lcg() -> Figures:
    """Measure all of the LCG: one introductory deck in Passage Through Mirkwood."""
    return Figures(
        game="lcg",
        python=platform.python_version(),
        random=Pace(*lcg_bench.pace("random", games=400, rounds=ROUNDS)),
        rules=Pace(*lcg_bench.pace("rules", games=60, rounds=ROUNDS)),
        clone_microseconds=lcg_bench.clone_microseconds(ROUNDS),
        thousand_playouts_seconds=lcg_bench.thousand_playouts_seconds(),
    )


GAMES: dict[str, Callable[[], Figures]] = {"tcg": measure_tcg, "lcg": measure_lcg}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m rules.bench", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="tcg")
    parser.add_argument("--json", action="store_true", help="print one object of JSON")
    arguments = parser.parse_args()
    figures = GAMES[arguments.game]()
    if arguments.json:
        print(json.dumps(asdict(figures)))
        return
    print(f"{figures.game} on one core, Python {figures.python}, medians of {ROUNDS} rounds")
    for name, measured in (("random", figures.random), ("rules", figures.rules)):
        print(
            f"  {name:<7} {measured.games_a_second:8.0f} games/s"
            f" {measured.decisions_a_second:9.0f} decisions/s"
        )
    print(f"  clone   {figures.clone_microseconds:8.1f} microseconds")
    if figures.thousand_playouts_seconds is not None:
        print(f"  1,000 expert playouts of one decision {figures.thousand_playouts_seconds:.1f} s")


if __name__ == "__main__":
    main()
