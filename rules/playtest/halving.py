"""Successive halving: which of several candidates helps a deck most.

Every candidate and the unchanged deck play the same seeds. After each round the better half of
the candidates stays and the next round has twice the games, so most games go to the candidates
that are hard to tell apart (Karnin, Koren and Somekh 2013). The best one is confirmed on seeds
that no round has used: it was chosen because it did well, so its rounds flatter it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rules.playtest.paired import PairCounts, count_pairs

# Plays games `first` to `first + count - 1` of a candidate (None: the unchanged deck), and
# returns which of them it won.
PlayCandidate = Callable[[str | None, int, int], Sequence[bool]]


@dataclass(frozen=True, slots=True)
class HalvingRound:
    """One round: the pairs of every candidate up to its end, best first, and who stays."""

    games: int
    standings: tuple[tuple[str, PairCounts], ...]
    kept: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HalvingResult:
    """All rounds, the candidate that is left, and its pairs against the unchanged deck.

    `confirmation` counts pairs of seeds that no round has used.
    """

    rounds: tuple[HalvingRound, ...]
    best: str
    confirmation: PairCounts


def games_needed(candidates: int, batch: int) -> int:
    """Return how many games successive halving plays, the unchanged deck's included."""
    games = 0
    while candidates > 1:
        games += (candidates + 1) * batch
        candidates = (candidates + 1) // 2
        batch *= 2
    return games + 2 * batch


def successive_halving(candidates: Sequence[str], play: PlayCandidate, batch: int) -> HalvingResult:
    """Play rounds until one candidate is left, then confirm it on fresh seeds.

    The first round has `batch` games for each candidate. Raise ValueError without candidates.
    """
    if not candidates or batch < 1:
        raise ValueError("successive halving needs a candidate and a game for each")
    counts: dict[str, PairCounts] = dict.fromkeys(candidates, PairCounts())
    left = list(candidates)
    rounds: list[HalvingRound] = []
    first = 0
    while len(left) > 1:
        results = _play_pairs(left, play, first, batch)
        for candidate in left:
            counts[candidate] += results[candidate]
        left.sort(key=lambda candidate: -counts[candidate].difference)
        kept = left[: (len(left) + 1) // 2]
        standings = tuple((candidate, counts[candidate]) for candidate in left)
        rounds.append(HalvingRound(batch, standings, tuple(kept)))
        left = kept
        first += batch
        batch *= 2
    best = left[0]
    confirmation = _play_pairs(left, play, first, batch)[best]
    return HalvingResult(tuple(rounds), best, confirmation)


def _play_pairs(
    candidates: Sequence[str], play: PlayCandidate, first: int, count: int
) -> Mapping[str, PairCounts]:
    unchanged = play(None, first, count)
    return {
        candidate: count_pairs(zip(unchanged, play(candidate, first, count), strict=True))
        for candidate in candidates
    }
