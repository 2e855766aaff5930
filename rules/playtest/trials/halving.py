"""Successive halving: which of several candidates helps a deck most.

Every candidate and the unchanged deck play the same seeds. After each round the better half of
the candidates stays and the next round has twice the games, so most games go to the candidates
that are hard to tell apart (Karnin, Koren and Somekh 2013). The best one is confirmed on seeds
that no round has used: it was chosen because it did well, so its rounds flatter it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.playtest.trials.paired import PairCounts

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class HalvingRound(Generic[C]):
    """One round: the pairs of every candidate up to its end, best first, and who stays."""

    games: int
    standings: tuple[tuple[C, PairCounts], ...]
    kept: tuple[C, ...]


def settle_round(
    left: Sequence[C], before: Mapping[C, PairCounts], results: Mapping[C, PairCounts]
) -> HalvingRound[C]:
    """Return what a round decides: the better half of the candidates stays.

    `left` are the candidates in the round, best first, `before` their pairs of earlier rounds.
    """
    counts = {
        candidate: before.get(candidate, PairCounts()) + results[candidate] for candidate in left
    }
    ranked = sorted(left, key=lambda candidate: -counts[candidate].difference)
    return HalvingRound(
        games=results[left[0]].pairs,
        standings=tuple((candidate, counts[candidate]) for candidate in ranked),
        kept=tuple(ranked[: (len(ranked) + 1) // 2]),
    )
