"""Playing by other weights for a while.

The expert rules read their weights from the module, which costs nothing; only studies play by
others, and this is the one place where they are exchanged.
"""

import dataclasses
import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rules.lcg.players.weights import WEIGHTS


def plain_weights() -> dict[str, float]:
    """Return the weights that the rules play by now."""
    return dataclasses.asdict(WEIGHTS)


@contextmanager
def playing_by(changes: Mapping[str, float]) -> Iterator[None]:
    """Multiply each weight by e to its change, so that it keeps its sign, until the block ends."""
    before = plain_weights()
    try:
        _set({name: value * math.exp(changes[name]) for name, value in before.items()})
        yield
    finally:
        _set(before)


def _set(weights: Mapping[str, float]) -> None:
    for name, value in weights.items():
        setattr(WEIGHTS, name, value)
