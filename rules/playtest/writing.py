"""Choices and distributions as JSON, small and reversible; what both games write alike."""

import re
import string
from typing import Any

from rules.playtest.statistics.distribution import Distribution

Row = list[Any]

_DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)}
_CHOICE = re.compile(r"[0-9A-Za-z]|\(([0-9]+)\)")
_CHOICES = re.compile(rf"(?:{_CHOICE.pattern})*")


class BadWriting(ValueError):
    """What was to be read is not in the form that was written."""


def write_choices(choices: tuple[int, ...]) -> str:
    """Write choices as a string: 0 to 61 as one digit or letter, a larger one as "(62)"."""
    return "".join(
        _DIGITS[choice] if choice < len(_DIGITS) else f"({choice})" for choice in choices
    )


def read_choices(written: str) -> tuple[int, ...]:
    """Read choices; raise BadWriting for any other character."""
    if not _CHOICES.fullmatch(written):
        raise BadWriting(f"these are no choices: {written[:40]!r}")
    return tuple(
        int(found[1]) if found[1] else _VALUES[found[0]] for found in _CHOICE.finditer(written)
    )


def write_distribution(distribution: Distribution) -> list[list[int]]:
    """Write a distribution as pairs of a number and how many games had it."""
    return [[number, games] for number, games in distribution.items()]


def read_distribution(written: list[tuple[int, int]]) -> Distribution:
    """Read a distribution; ValueError or TypeError for anything else."""
    return dict(written)
