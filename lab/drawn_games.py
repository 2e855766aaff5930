"""Many games of decks drawn at random, in either game, and what came of them."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
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


@dataclass(frozen=True, slots=True)
class DrawnGame:
    """A game that was played: how it ended after how many decisions, and what did not hold.

    `said` is all that must be the same when it is played again. `fault` is empty if all holds.
    """

    ending: str
    decisions: int
    said: object
    fault: str


def play_numbered(
    numbers: Iterable[int], kind_of: Callable[[int], Kind], play: Callable[[int], DrawnGame]
) -> DrawnGames:
    """Play the games of these numbers, whatever goes wrong in one of them."""
    found = DrawnGames()
    for number in numbers:
        found.games += 1
        found.kinds[kind_of(number)] += 1
        try:
            game = play(number)
        except Exception as error:
            found.faults.append((number, f"{type(error).__name__}: {error}"))
            found.digests.append("failed")
            continue
        found.endings[game.ending] += 1
        found.longest = max(found.longest, game.decisions)
        found.digests.append(hashlib.sha256(repr(game.said).encode()).hexdigest()[:16])
        if game.fault:
            found.faults.append((number, game.fault))
    return found
