"""Playing by other weights for a while.

The expert rules read their weights from the module, which costs nothing; only studies play by
others, and this is the one place where they are exchanged.
"""

import dataclasses
import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rules.lcg.players.weights import WEIGHTS, Weights


def plain_weights(weights: Weights = WEIGHTS) -> dict[str, float]:
    """Return the weights that the rules play by now."""
    return dataclasses.asdict(weights)


@contextmanager
def playing_by(changes: Mapping[str, float], weights: Weights = WEIGHTS) -> Iterator[None]:
    """Multiply each weight by e to its change, so that it keeps its sign, until the block ends."""
    before = plain_weights(weights)
    try:
        _set(weights, {name: value * math.exp(changes[name]) for name, value in before.items()})
        yield
    finally:
        _set(weights, before)


def _set(weights: Weights, numbers: Mapping[str, float]) -> None:
    for name, value in numbers.items():
        setattr(weights, name, value)
