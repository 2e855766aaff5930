"""Advice: the choices that a strong player would compare, and what each is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Advised:
    """Options to take one after another, and what they are worth, from 0 to about 1.

    Of the TCG it is the chance to win, of the LCG how good the prospects are.
    """

    options: tuple[Any, ...]
    worth: float


def rank(candidates: Sequence[tuple[Any, ...]], sums: Sequence[float], deals: int) -> list[Advised]:
    """Return candidates with the mean of what they came to, the best first."""
    found = [
        Advised(tuple(options), total / deals)
        for options, total in zip(candidates, sums, strict=True)
    ]
    return sorted(found, key=lambda advised: -advised.worth)
