"""How fast the LCG plays: what `python -m rules.bench --game lcg` measures.

Times are processor time, so that a busy machine changes them little.
"""

import statistics
import time
from collections.abc import Callable

from rules.construction.lcg.starter import introductory_decks
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.playouts import play_out
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import seats, set_up
from rules.playtest.playing import play_out as play_to_the_end

SCENARIO = "passage-through-mirkwood"
SPHERE = "leadership"
SEED = 2011
MIDDLE = 40
CLONES = 2_000
PLAYOUTS = 1_000
EPSILON = 0.1


def description(player: str) -> PlaytestDescription:
    """Return the games that are measured."""
    return PlaytestDescription((introductory_decks()[SPHERE].deck,), (player,), SEED, SCENARIO)


def pace(player: str, games: int, rounds: int) -> tuple[float, float, int, int]:
    """Return games and decisions a second, with how many of each a round had."""
    described = description(player)
    _play(described, 0)
    seconds: list[float] = []
    decisions = 0
    for _ in range(rounds):
        start = time.process_time()
        decisions = sum(_play(described, index) for index in range(games))
        seconds.append(time.process_time() - start)
    median = statistics.median(seconds)
    return games / median, decisions / median, games, decisions


def _play(described: PlaytestDescription, index: int) -> int:
    """Play a game without watching it, and return how many decisions it had."""
    game = set_up(described, index)
    play_to_the_end(game, seats(described, index))
    return len(game.state.choices)


def game_in_its_middle() -> Game:
    """Return a game after a given number of choices by expert rules."""
    game = set_up(description("quick"), 0)
    while len(game.state.choices) < MIDDLE and not game.is_over():
        game.choose(decide(game.state))
    return game


def clone_microseconds(rounds: int) -> float:
    """Return what copying a game in its middle costs."""
    game = game_in_its_middle()
    return statistics.median(_timed(game.clone, CLONES) for _ in range(rounds)) * 1e6


def thousand_playouts_seconds() -> float:
    """Return what 1,000 expert playouts for one decision cost, dealing again included."""
    game = game_in_its_middle()
    decision = game.decision()
    player = decision.player if decision is not None else 0
    start = time.process_time()
    for number in range(PLAYOUTS):
        play_out(game.determinize(player, number), number, EPSILON)
    return time.process_time() - start


def _timed(act: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times
