"""The computer players that people choose from by name, which are the same in both games.

Each game's `players.naming` lists its own, with how good they are and how long they think.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rules.players.player import Player, UnknownPlayer

RANDOM: Final = "random"
EASY: Final = "easy"
QUICK: Final = "quick"
GOOD: Final = "good"
STRONG: Final = "strong"
DEFAULT: Final = GOOD


class Strength(NamedTuple):
    """How a computer player of a game plays.

    `seconds` is the processor time of a game of two of them with the plain kernel, and `make`
    returns one for a seed.
    """

    plays: str
    seconds: float
    make: Callable[[int], Player]


Strengths = Mapping[str, Strength]


def label(name: str) -> str:
    """Return what a player is called on pages: "Strong" for `strong`."""
    return name.capitalize()


def describe(name: str, strength: Strength) -> str:
    """Return a line about a player's strength and time.

    For example "Strong: wins 58 of 100 games against Good, 1.3 s a game".
    """
    return f"{label(name)}: {strength.plays}, {strength.seconds:g} s a game"


def lines(strengths: Strengths, *names: str) -> dict[str, str]:
    """Return what forms say of some players, by name."""
    return {name: describe(name, strengths[name]) for name in names}


def current_name(strengths: Strengths, renamed: Mapping[str, str], name: str) -> str:
    """Return what a player is called today: the default one if no player has its place."""
    return name if name in strengths else renamed.get(name, DEFAULT)


def label_with_today(strengths: Strengths, renamed: Mapping[str, str], name: str) -> str:
    """Return what a player is called on pages: of earlier versions "Tactician (now Good)"."""
    if name in strengths:
        return label(name)
    return f"{label(name)} (now {label(renamed[name])})" if name in renamed else name


def make_player(strengths: Strengths, renamed: Mapping[str, str], name: str, seed: int) -> Player:
    """Return a computer player by name.

    Raise UnknownPlayer for any other name. The message lists the known ones, and says what a
    player of earlier versions is called today.
    """
    strength = strengths.get(name)
    if strength is None:
        today = f" (now {renamed[name]})" if name in renamed else ""
        raise UnknownPlayer(f"unknown player {name!r}{today}; known: {', '.join(strengths)}")
    return strength.make(seed)
