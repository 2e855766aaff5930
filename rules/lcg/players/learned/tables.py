"""Weights that were fitted to games, by the quest's name and whether one player plays alone.

The files beside this module have them, with the command that finds them (`python -m lab`). A table
without an entry plays by other weights: those of more players, or of `Weights` itself.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from rules import kernel

_FOLDER: Final = kernel.ROOT / "rules" / "lcg" / "players" / "learned"
EVALUATION_FILE: Final = _FOLDER / "evaluation_weights.json"
EXPERT_FILE: Final = _FOLDER / "expert_weights.json"

Table = tuple[str, bool]

_EVALUATED: Final[list[dict[str, Any]]] = json.loads(EVALUATION_FILE.read_text("utf-8"))["tables"]
_PLAYED: Final[list[dict[str, Any]]] = json.loads(EXPERT_FILE.read_text("utf-8"))["tables"]

EVALUATION_WEIGHTS: Final[Mapping[Table, Mapping[str, float]]] = {
    (table["quest"], table["alone"]): table["weights"] for table in _EVALUATED
}
"""What the evaluation function weighs: the names are those of `FEATURES`, in their order."""

ONLY_VICTORIES: Final = frozenset(
    (table["quest"], table["alone"]) for table in _EVALUATED if table.get("only_victories")
)
"""Tables whose weights are for how likely a victory is, not for how far a lost game comes too."""

EXPERT_WEIGHTS: Final[Mapping[Table, Mapping[str, float]]] = {
    (table["quest"], table["alone"]): table["weights"] for table in _PLAYED
}
"""What the expert rules weigh where `Weights` itself isn't the best."""
