"""Weights of the expert rules that differ a little from those they play by."""

import dataclasses
import math
from collections.abc import Mapping

from rules.lcg.players.weights import Weights

WEIGHT_NAMES = tuple(field.name for field in dataclasses.fields(Weights))


def varied(weights: Weights, changes: Mapping[str, float]) -> Weights:
    """Return the weights, each multiplied by e to its change, so that it keeps its sign."""
    return Weights(
        **{name: getattr(weights, name) * math.exp(changes[name]) for name in WEIGHT_NAMES}
    )
