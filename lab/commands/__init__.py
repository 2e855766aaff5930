"""The commands of `python -m lab`, by name."""

from collections.abc import Mapping

from lab.command import Command
from lab.commands import (
    blocks,
    drawn,
    evaluation,
    habits,
    hints,
    ladder,
    lcg,
    limited,
    puzzles,
    realism,
    rules,
    starters,
    tutor,
)
from lab.commands.fits import FITS

COMMANDS: Mapping[str, Command] = {
    **FITS,
    "evaluation": evaluation,
    "rules": rules,
    "ladder": ladder,
    "blocks": blocks,
    "habits": habits,
    "hints": hints,
    "starters": starters,
    "tutor": tutor,
    "puzzles": puzzles,
    "lcg": lcg,
    "limited": limited,
    "realism": realism,
    "drawn": drawn,
}
