"""The commands of `python -m lab`: each module has HELP, `add_arguments` and `run`."""

from collections.abc import Mapping
from types import ModuleType

from lab.commands import (
    drawn,
    evaluation,
    habits,
    ladder,
    lcg,
    moving,
    openings,
    plans,
    realism,
    regroup,
    rules,
    starters,
    strikes,
)

COMMANDS: Mapping[str, ModuleType] = {
    "moving": moving,
    "openings": openings,
    "plans": plans,
    "regroup": regroup,
    "strikes": strikes,
    "evaluation": evaluation,
    "rules": rules,
    "ladder": ladder,
    "habits": habits,
    "starters": starters,
    "lcg": lcg,
    "realism": realism,
    "drawn": drawn,
}
