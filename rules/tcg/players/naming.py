"""The computer players of the TCG by name: `random`, `easy`, `quick`, `good` and `strong`."""

from collections.abc import Mapping
from typing import Final

from rules.players.player import Player
from rules.players.strengths import EASY, GOOD, QUICK, RANDOM, STRONG, Strength, make_player
from rules.tcg.players.learned.fights_policy import QUICK as ONE_DEAL
from rules.tcg.players.learned.fights_policy import THOROUGH
from rules.tcg.players.learned.player import LearnedPlayer
from rules.tcg.players.random_player import BiddingRandomPlayer
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer


def _easy(seed: int) -> Player:
    return RuleOfThumbPlayer()


def _good(seed: int) -> Player:
    return LearnedPlayer(seed, ONE_DEAL)


def _strong(seed: int) -> Player:
    return LearnedPlayer(seed, THOROUGH)


STRENGTHS: Final[Mapping[str, Strength]] = {
    RANDOM: Strength("takes any legal choice", 0.01, BiddingRandomPlayer),
    EASY: Strength("plays by rules of thumb, for beginners", 0.03, _easy),
    QUICK: Strength("wins 66 of 100 games against Easy", 0.04, LearnedPlayer),
    GOOD: Strength("wins 72 of 100 games against Quick", 0.3, _good),
    STRONG: Strength("wins 58 of 100 games against Good", 1.6, _strong),
}
PLAYER_NAMES: Final = tuple(STRENGTHS)
RENAMED: Final[Mapping[str, str]] = {
    "rules": EASY,
    "striker": QUICK,
    "tactician": GOOD,
    "strategist": STRONG,
}
"""What the players of earlier versions are called today."""


def player(name: str, seed: int) -> Player:
    """Return a computer player by name; UnknownPlayer for any other name."""
    return make_player(STRENGTHS, RENAMED, name, seed)
