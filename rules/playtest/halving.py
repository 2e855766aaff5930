"""Successive halving: which of several candidates helps a deck most.

Every candidate and the unchanged deck play the same seeds. After each round the better half of
the candidates stays and the next round has twice the games, so most games go to the candidates
that are hard to tell apart (Karnin, Koren and Somekh 2013). The best one is confirmed on seeds
that no round has used: it was chosen because it did well, so its rounds flatter it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.playtest.paired import PairCounts, count_pairs

C = TypeVar("C")

# Plays games `first` to `first + count - 1` of a candidate (None: the unchanged deck), and
# returns which of them it won.
PlayCandidate = Callable[[C | None, int, int], Sequence[bool]]


@dataclass(frozen=True, slots=True)
class HalvingRound(Generic[C]):
    """One round: the pairs of every candidate up to its end, best first, and who stays."""

    games: int
    standings: tuple[tuple[C, PairCounts], ...]
    kept: tuple[C, ...]


@dataclass(frozen=True, slots=True)
class HalvingResult(Generic[C]):
    """All rounds, the candidate that is left, and its pairs against the unchanged deck.

    `confirmation` counts pairs of seeds that no round has used.
    """

    rounds: tuple[HalvingRound[C], ...]
    best: C
    confirmation: PairCounts


def games_needed(candidates: int, batch: int) -> int:
    """Return how many games successive halving plays, the unchanged deck's included."""
    games = 0
    while candidates > 1:
        games += (candidates + 1) * batch
        candidates = (candidates + 1) // 2
        batch *= 2
    return games + 2 * batch


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


def successive_halving(
    candidates: Sequence[C], play: PlayCandidate[C], batch: int
) -> HalvingResult[C]:
    """Play rounds until one candidate is left, then confirm it on fresh seeds.

    The first round has `batch` games for each candidate. Raise ValueError without candidates.
    """
    if not candidates or batch < 1:
        raise ValueError("successive halving needs a candidate and a game for each")
    left = tuple(candidates)
    rounds: list[HalvingRound[C]] = []
    first = 0
    while len(left) > 1:
        before = dict(rounds[-1].standings) if rounds else {}
        rounds.append(settle_round(left, before, _play_pairs(left, play, first, batch)))
        left = rounds[-1].kept
        first += batch
        batch *= 2
    confirmation = _play_pairs(left, play, first, batch)[left[0]]
    return HalvingResult(tuple(rounds), left[0], confirmation)


def _play_pairs(
    candidates: Sequence[C], play: PlayCandidate[C], first: int, count: int
) -> Mapping[C, PairCounts]:
    unchanged = play(None, first, count)
    return {
        candidate: count_pairs(zip(unchanged, play(candidate, first, count), strict=True))
        for candidate in candidates
    }
