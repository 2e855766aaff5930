"""The studies of `manage.py study`, but for that of the starter decks of the TCG."""

from collections.abc import Mapping
from types import ModuleType

from play.management.studies import (
    agreement,
    evaluation,
    lcg,
    moving,
    openings,
    plans,
    players,
    playouts,
    realism,
    regroup,
    rules,
    strikes,
    tune,
    value,
)

STUDIES: Mapping[str, ModuleType] = {
    "agreement": agreement,
    "evaluation": evaluation,
    "lcg": lcg,
    "moving": moving,
    "openings": openings,
    "plans": plans,
    "players": players,
    "playouts": playouts,
    "realism": realism,
    "regroup": regroup,
    "rules": rules,
    "strikes": strikes,
    "tune": tune,
    "value": value,
}
