"""What the stored games of a trial show: pairs, the sequential test, the rounds of a swap.

Everything is found from the results game by game, so it does not depend on how the games were
cut into chunks or who played them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from math import sqrt
from statistics import NormalDist, fmean, variance

from rules.playtest.statistics.interval import CONFIDENCE, Interval
from rules.playtest.trials.halving import HalvingRound, settle_round
from rules.playtest.trials.paired import PairCounts, count_pairs, difference_interval
from rules.playtest.trials.sprt import Answer, SprtPlan, SprtState, assess
from rules.playtest.trials.stopped import Estimate, stopped_estimate
from rules.playtest.trials.summary import NOT_PLAYED, WON, TrialSummary
from rules.playtest.trials.trial import PAIRS_PER_LOOK, Stage

# An interval of fewer differences in score says nothing.
LEAST_SCORES = 10

_assess = lru_cache(maxsize=16384)(assess)


@dataclass(frozen=True, slots=True)
class Look:
    """What the pairs up to a look showed; `state` is the sequential test's, if there is one."""

    counts: PairCounts
    state: SprtState | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two versions so far: the pairs that count, each look at them, and the test's answer.

    With a sequential test the pairs that count end with the look that had the answer. `scores` is
    the difference in score over pairs that both versions won, None for a game without scores.
    `plan` is that of the test and `most_pairs` how many pairs it would have looked at in all.
    """

    counts: PairCounts
    looks: tuple[Look, ...]
    state: SprtState | None
    scores: "ScoreDifference | None"
    games: int
    plan: SprtPlan | None
    most_pairs: int

    @property
    def estimate(self) -> Estimate:
        """The difference and its interval; those of a test that stops allow for its stopping."""
        if self.plan is None:
            return Estimate(self.counts.difference, difference_interval(self.counts))
        most = self.most_pairs if self.is_decided else self.counts.pairs
        return stopped_estimate(self.counts, self.plan, most, PAIRS_PER_LOOK)

    @property
    def is_decided(self) -> bool:
        """Whether the sequential test has an answer, so that no more games are needed."""
        return self.state is not None and self.state.answer is not Answer.OPEN


@dataclass(frozen=True, slots=True)
class ScoreDifference:
    """The new version's score less the old one's over pairs that both won."""

    pairs: int
    difference: float
    interval: Interval | None


@dataclass(frozen=True, slots=True)
class SwapResult:
    """The rounds of successive halving that are settled, the one under way, the confirmation.

    Candidates are numbered from 1. `under_way` has the pairs of the candidates in the current
    round, up to now. `best` is None until one candidate is left.
    """

    rounds: tuple[HalvingRound[int], ...]
    under_way: tuple[tuple[int, PairCounts], ...]
    best: int | None
    confirmation: PairCounts
    is_over: bool
    entrants: tuple[tuple[int, ...], ...]


def compare(
    stage: Stage, summary: TrialSummary, plan: SprtPlan | None, *, has_scores: bool = False
) -> Comparison:
    """Return what the games of a comparison show.

    Pairs count in their order up to the first that is missing; a test that is not asked for takes
    all pairs that are complete.
    """
    pairs = pair_results(stage, summary, 1)
    looks = tuple(_looks(pairs, plan))
    last = looks[-1] if looks else None
    state = last.state if last is not None else assess(PairCounts(), plan) if plan else None
    counts = last.counts if last is not None and _is_stopped(state) else count_results(pairs)
    counted = counts.pairs if _is_stopped(state) else stage.pairs
    return Comparison(
        counts=counts,
        looks=looks,
        state=state,
        scores=_score_difference(stage, summary, counted) if has_scores else None,
        games=2 * counts.pairs,
        plan=plan,
        most_pairs=stage.pairs,
    )


def _is_stopped(state: SprtState | None) -> bool:
    return state is not None and state.answer is not Answer.OPEN


def swap_result(stages: Sequence[Stage], candidates: int, summary: TrialSummary) -> SwapResult:
    """Return what the games of a swap show: all that follows from complete stages."""
    found = halving_result(stages[:-1], candidates, summary)
    if found.best is None:
        return found
    [counts] = _stage_counts(stages[-1], (found.best,), summary).values()
    is_complete = counts.pairs == stages[-1].pairs
    return replace(found, confirmation=counts, is_over=is_complete)


def halving_result(stages: Sequence[Stage], candidates: int, summary: TrialSummary) -> SwapResult:
    """Return what the rounds of successive halving show, without a confirmation.

    It is over once one candidate is left.
    """
    left = tuple(range(1, candidates + 1))
    entrants = [(0, *left)]
    rounds: list[HalvingRound[int]] = []
    for stage in stages:
        counts = _stage_counts(stage, left, summary)
        before = dict(rounds[-1].standings) if rounds else {}
        if any(each.pairs < stage.pairs for each in counts.values()):
            so_far = tuple(
                (candidate, before.get(candidate, PairCounts()) + counts[candidate])
                for candidate in left
            )
            return SwapResult(tuple(rounds), so_far, None, PairCounts(), False, tuple(entrants))
        rounds.append(settle_round(left, before, counts))
        left = rounds[-1].kept
        entrants.append((0, *left))
    return SwapResult(tuple(rounds), (), left[0], PairCounts(), True, tuple(entrants))


def _stage_counts(
    stage: Stage, candidates: Sequence[int], summary: TrialSummary
) -> dict[int, PairCounts]:
    return {
        candidate: count_results(pair_results(stage, summary, slot))
        for slot, candidate in enumerate(candidates, start=1)
    }


def pair_results(stage: Stage, summary: TrialSummary, slot: int) -> list[tuple[str, str]]:
    """Return the results of each pair of a stage: of the unchanged version and of another.

    `slot` is the other version's place among those of the stage.
    """
    results = summary.results(stage.first_game, stage.end)
    return list(zip(results[:: stage.versions], results[slot :: stage.versions], strict=True))


def count_results(pairs: Sequence[tuple[str, str]]) -> PairCounts:
    """Return how pairs ended; those that lack a game are left out."""
    return count_pairs(
        (old == WON, new == WON) for old, new in pairs if NOT_PLAYED not in (old, new)
    )


def _looks(pairs: Sequence[tuple[str, str]], plan: SprtPlan | None) -> Iterator[Look]:
    """Return each look at the pairs, up to the first missing pair or the test's answer."""
    batches = [
        pairs[first : first + PAIRS_PER_LOOK] for first in range(0, len(pairs), PAIRS_PER_LOOK)
    ]
    for counts in accumulate(_complete(batches)):
        state = _assess(counts, plan) if plan is not None else None
        yield Look(counts, state)
        if _is_stopped(state):
            return


def _complete(batches: Sequence[Sequence[tuple[str, str]]]) -> Iterator[PairCounts]:
    for batch in batches:
        counts = count_results(batch)
        if counts.pairs < len(batch):
            return
        yield counts


def _score_difference(stage: Stage, summary: TrialSummary, pairs: int) -> ScoreDifference:
    end = stage.first_game + pairs * stage.versions
    scores = summary.scores(stage.first_game, end)
    differences = [
        float(scores[game + 1] - score)
        for game, score in scores.items()
        if game % 2 == 0 and game + 1 in scores
    ]
    if len(differences) < LEAST_SCORES:
        return ScoreDifference(len(differences), fmean(differences or [0.0]), None)
    middle = fmean(differences)
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * sqrt(
        variance(differences) / len(differences)
    )
    return ScoreDifference(len(differences), middle, Interval(middle - reach, middle + reach))
