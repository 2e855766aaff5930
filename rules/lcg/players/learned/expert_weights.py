"""The weights of the expert rules at tables where those of `weights.py` are not the best.

By the quest's name, and whether one player plays alone. `manage.py study rules` finds them.
"""

from collections.abc import Mapping

EXPERT_WEIGHTS: Mapping[tuple[str, bool], Mapping[str, float]] = {}
