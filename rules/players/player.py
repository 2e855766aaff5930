"""What a computer player is, for either game."""

from typing import Any, Protocol


class Playable(Protocol):
    """A game as a player sees it: the legal choices of the decision at hand, never empty."""

    def options(self) -> tuple[Any, ...]:
        """Return the legal choices."""


class UnknownPlayer(ValueError):
    """The name of a computer player that does not exist; the message says which do."""


class Player(Protocol):
    """Someone who chooses. Its own dice live in it, seeded apart from the game's."""

    def choose(self, game: Any) -> int:
        """Return the place of the chosen option in `game.options()`."""
