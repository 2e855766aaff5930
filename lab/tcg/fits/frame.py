"""What a fit of the TCG players does: rows from games with random choices, a regression, a file.

A fit plays games by their numbers. All that happens in a game follows from its number and the
seed, so the same command finds the same weights.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.regression import Numbers, chances, fit_linear, fit_logistic
from rules import kernel

LEARNED: Final = kernel.ROOT / "rules" / "tcg" / "players" / "learned"
# How well weights predict is measured on each game of which this is a divisor.
KEPT_ASIDE: Final = 5


class Sample(NamedTuple):
    """What was seen in a game and what came of it, from 0 to 1 where a chance is fitted."""

    kind: str
    game: int
    row: tuple[float, ...]
    answer: float


class Found(NamedTuple):
    """The weights of one kind of samples, and what a file says of how they were found."""

    weights: dict[str, float]
    figures: dict[str, float]


@dataclass(frozen=True, slots=True)
class Regression:
    """How one kind of samples is fitted.

    `names` are those of a row's first numbers. The others only take up luck, and their weights
    are left out. `ridge` is what a weight of 1 costs; with `scaled` it is one of
    numbers that all spread equally.
    """

    names: Sequence[str]
    ridge: float
    scaled: bool = False
    linear: bool = False
    digits: int = 4

    def fit(self, samples: Sequence[Sample]) -> Found:
        """Return the weights that predict the answers best; all 0 without samples."""
        if not samples:
            return Found(dict.fromkeys(self.names, 0.0), {"samples": 0})
        rows, answers = _arrays(samples)
        named = zip(self.names, self._weights(rows, answers), strict=False)
        weights = {name: round(float(weight), self.digits) for name, weight in named}
        return Found(weights, {"samples": len(samples), **self._test(samples)})

    def _weights(self, rows: Numbers, answers: Numbers) -> Numbers:
        if self.linear:
            return fit_linear(rows, answers, self.ridge)
        if not self.scaled:
            return fit_logistic(rows, answers, self.ridge)
        spreads = np.sqrt(np.mean(rows**2, axis=0))
        spreads[spreads == 0] = 1.0
        return np.asarray(fit_logistic(rows / spreads, answers, self.ridge) / spreads)

    def _test(self, samples: Sequence[Sample]) -> dict[str, float]:
        """Return how well a fit of four fifths of the games predicts the others."""
        trained = [sample for sample in samples if sample.game % KEPT_ASIDE]
        tested = [sample for sample in samples if not sample.game % KEPT_ASIDE]
        if not trained or not tested:
            return {}
        weights = self._weights(*_arrays(trained))
        rows, answers = _arrays(tested)
        if self.linear:
            return {"error": round(sqrt(np.mean((rows @ weights - answers) ** 2)), 4)}
        chance = chances(weights, rows)
        loss = -np.mean(answers * np.log(chance) + (1 - answers) * np.log(1 - chance))
        predicted = np.mean((chance > 0.5) == (answers > 0.5))
        return {"log loss": round(float(loss), 4), "predicted": round(float(predicted), 4)}


def _arrays(samples: Sequence[Sample]) -> tuple[Numbers, Numbers]:
    rows = np.array([sample.row for sample in samples])
    return rows, np.array([sample.answer for sample in samples])


Weights = Mapping[str, dict[str, float]]
"""By the kind of samples, the weight of each number."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A file of weights, and how they are found.

    `play` gives the samples of a game by its number and the seed. `lay_out` is how the file has
    the weights of all kinds.
    """

    name: str
    about: str
    file: Path
    games: int
    play: Callable[[int, int], Iterable[Sample]]
    regressions: Mapping[str, Regression]
    lay_out: Callable[[Weights], dict[str, Any]]

    def run(self, games: int, seed: int, tell: Callable[[str], None]) -> str:
        """Play, fit and return the file: the command that finds the weights, and the weights."""
        samples: dict[str, list[Sample]] = {kind: [] for kind in self.regressions}
        for number in range(games):
            for sample in self.play(number, seed):
                samples[sample.kind].append(sample)
            tell(f"game {number + 1} of {games}")
        found = {kind: how.fit(samples[kind]) for kind, how in self.regressions.items()}
        written = {
            "command": f"python -m lab {self.name} --games {games} --seed {seed}",
            "found": {kind: each.figures for kind, each in found.items()},
            **self.lay_out({kind: each.weights for kind, each in found.items()}),
        }
        return json.dumps(written, indent=2) + "\n"
