"""What came of many games of decks drawn at random, in either game."""

import hashlib
from collections import Counter
from dataclasses import dataclass, field

# What kind of game it was: the pool or the scenario, the players, the seats, and one thing more.
Kind = tuple[str, str, int, str]


class LostCard(Exception):
    """A card that is in no place or in several in the middle of a game."""


@dataclass(slots=True)
class DrawnGames:
    """What came of games: how many of each kind, the longest, what went wrong, one digest.

    `faults` are the games, by number, in which something did not hold, and what.
    """

    games: int = 0
    kinds: Counter[Kind] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    longest: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    @property
    def digest(self) -> str:
        """One number for the choices and endings of all games."""
        return hashlib.sha256("".join(self.digests).encode()).hexdigest()[:16]

    def add(self, other: "DrawnGames") -> None:
        """Add the games that follow these."""
        self.games += other.games
        self.kinds += other.kinds
        self.endings += other.endings
        self.longest = max(self.longest, other.longest)
        self.faults += other.faults
        self.digests += other.digests
