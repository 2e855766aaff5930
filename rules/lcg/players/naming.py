"""The computer players of the LCG by name: `random`, `quick`, `good` and `strong`."""

from collections.abc import Mapping
from typing import Final

from rules.lcg.players.budget import Budget
from rules.lcg.players.expert import ExpertPlayer
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.stages import Stage
from rules.players.player import Player
from rules.players.random_player import RandomPlayer
from rules.players.strengths import GOOD, QUICK, RANDOM, STRONG, Strength, make_player

# How many rounds the players look ahead, and in how many playouts of a choice.
ROUNDS: Final = 2
PLAYOUTS: Final = 60


def _quick(seed: int) -> Player:
    return ExpertPlayer()


def _good(seed: int) -> Player:
    return FlatMonteCarloPlayer(seed, Budget(PLAYOUTS), rounds=ROUNDS)


def _strong(seed: int) -> Player:
    """Return a player that searches actions too, and values the table after each round."""
    return FlatMonteCarloPlayer(
        seed,
        Budget(PLAYOUTS, adapts=True),
        stages=frozenset(Stage),
        rounds=ROUNDS,
        averages=True,
    )


# Games won are those of the Lore and Spirit starters together (docs/lcg-study.md).
STRENGTHS: Final[Mapping[str, Strength]] = {
    RANDOM: Strength("takes any legal choice", 0.01, RandomPlayer),
    QUICK: Strength("wins 36 of 100 games in Mirkwood", 0.03, _quick),
    GOOD: Strength("wins 76 of 100 games in Mirkwood", 2, _good),
    STRONG: Strength("wins 88 of 100 games in Mirkwood", 4, _strong),
}
PLAYER_NAMES: Final = tuple(STRENGTHS)
RENAMED: Final[Mapping[str, str]] = {
    "rules": QUICK,
    "lookahead": GOOD,
    "lookahead:60": GOOD,
    "thorough": STRONG,
    "thorough:60": STRONG,
}
"""What the players of earlier versions are called today."""


def player(name: str, seed: int) -> Player:
    """Return a computer player by name; UnknownPlayer for any other name."""
    return make_player(STRENGTHS, RENAMED, name, seed)
