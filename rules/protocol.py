"""The protocol of a game, which players, replays, search and playtests speak with either game.

A game is a pure function of its decks, its seed, its terms and the list of places chosen.
"""

from typing import Any, Protocol


class NoSuchOption(ValueError):
    """A place at which the pending decision has no option, or no decision is pending."""


class Game(Protocol):
    """One game, from its set-up to its end.

    `state` has the pending decision, the choices so far, the ending (empty while the game goes
    on), and the log of what happened, None where nobody reads it.
    """

    state: Any

    def decision(self) -> Any:
        """Return who must choose and what about; None once the game is over."""

    def options(self) -> tuple[Any, ...]:
        """Return the legal choices, two or more; none once the game is over."""

    def apply(self, option: Any) -> None:
        """Take one of the options; raise ValueError for any other."""

    def choose(self, place: int) -> None:
        """Take the option at a place; raise NoSuchOption if there is none."""

    def clone(self) -> "Game":
        """Return a copy that goes its own way."""

    def view(self, player: int) -> Any:
        """Return what a player can see."""

    def determinize(self, player: int, rng: int) -> "Game":
        """Return a copy in which all that a player cannot know is dealt again."""

    def cut_off(self) -> None:
        """End the game where it is, as unfinished."""

    def is_over(self) -> bool:
        """Whether the game has ended."""

    def outcome(self) -> Any:
        """Return how the game ended; None while it goes on."""
