"""Fitting weights that foretell who wins, and how well they do on games that they have not seen."""

from collections.abc import Sequence
from math import log
from typing import NamedTuple, Protocol

from rules.logistic import fit_weights, predict


class Seen(Protocol):
    """A position of a game: the numbers to weigh, and whether the player won."""

    @property
    def game(self) -> int:
        """The number of its game."""

    @property
    def won(self) -> bool:
        """Whether the player won."""

    @property
    def row(self) -> tuple[float, ...]:
        """The numbers that are weighed."""


class Foretelling(NamedTuple):
    """Weights, and how well they foretell the games kept aside: mean log loss, share foretold."""

    weights: tuple[float, ...]
    log_loss: float
    foretold: float

    def figures(self) -> dict[str, float]:
        """Return how well they foretell, as files of weights say it."""
        return {"log loss": round(self.log_loss, 4), "foretold": round(self.foretold, 4)}


def fit_and_test(found: Sequence[Seen], ridge: float, kept_aside: int) -> Foretelling:
    """Return the weights that foretell best who wins, tested on every so-manieth game.

    Weights have four digits after the point, as in their files.
    """
    trained = [position for position in found if position.game % kept_aside]
    tested = [position for position in found if position.game % kept_aside == 0]
    weights = fit_weights(
        [position.row for position in trained], [position.won for position in trained], ridge
    )
    loss = right = 0.0
    for position in tested:
        chance = predict(weights, position.row)
        loss -= log(chance if position.won else 1 - chance)
        right += (chance > 0.5) == position.won
    number = max(1, len(tested))
    rounded = tuple(round(weight, 4) for weight in weights)
    return Foretelling(rounded, loss / number, right / number)
