"""A sequential test on pairs: it stops as soon as the answer is clear.

Three answers are possible: the new version is better, the old one is, or neither is better by
the margin. Two sequential probability ratio tests run side by side (Sobel and Wald 1949): one
of "equal" against "the new version is better by the margin", one of "equal" against "worse by
the margin". Each compares the likelihood of the pairs under its two hypotheses, with the other
unknowns set to what makes the pairs likeliest (the generalised test that chess engines are
tested with).
"""

from dataclasses import dataclass
from enum import StrEnum
from math import ceil, copysign, log, sqrt
from operator import mul

from rules.playtest.trials.paired import PairCounts

DEFAULT_MARGIN = 0.05
DEFAULT_ERROR = 0.05
# A likelihood of few pairs rests on estimates too rough to stop on.
LEAST_PAIRS = 40

# A little of every outcome, so that an outcome not seen yet is not held impossible.
PRIOR = 0.5


class Answer(StrEnum):
    """What a sequential test says so far."""

    OPEN = "open"
    NEW_IS_BETTER = "new is better"
    OLD_IS_BETTER = "old is better"
    NO_DIFFERENCE = "no difference"


@dataclass(frozen=True, slots=True)
class SprtPlan:
    """What a test asks, and how often it may be wrong.

    `margin` is the difference in the share of wins that matters. `false_alarm` bounds how often
    equal versions are called different, `missed` how often a difference of the margin or more
    is not found.
    """

    margin: float = DEFAULT_MARGIN
    false_alarm: float = DEFAULT_ERROR
    missed: float = DEFAULT_ERROR

    def __post_init__(self) -> None:
        for name, value in (
            ("margin", self.margin),
            ("false_alarm", self.false_alarm),
            ("missed", self.missed),
        ):
            if not 0 < value < 0.5:
                raise ValueError(f"{name} must be between 0 and 0.5, not {value}")

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which a test accepts that there is no difference."""
        return log(self.missed / (1 - self.false_alarm / 2))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which a test accepts the difference.

        Either of the two tests may raise a false alarm, so each gets half of the error.
        """
        return log((1 - self.missed) / (self.false_alarm / 2))

    def statement(self) -> str:
        """Return the error rates of the test in a sentence."""
        return (
            f"If both versions are equally good, the test calls one better in at most "
            f"{self.false_alarm:.0%} of comparisons. If one is better by {100 * self.margin:g} "
            f"points or more, it misses that in at most {self.missed:.0%}."
        )


def plan_for(margin: float | None, error: float = DEFAULT_ERROR) -> SprtPlan | None:
    """Return the test for a margin, wrong either way in at most a share `error`; None without."""
    return SprtPlan(margin, error, error) if margin is not None else None


@dataclass(frozen=True, slots=True)
class SprtState:
    """Where a test is: both log-likelihood ratios, the answer, and how many pairs may be left."""

    better: float
    worse: float
    answer: Answer
    pairs_left: int | None


def assess(counts: PairCounts, plan: SprtPlan) -> SprtState:
    """Return where the test is after these pairs."""
    better = log_likelihood_ratio(counts, plan.margin)
    worse = log_likelihood_ratio(_swapped(counts), plan.margin)
    answer = _answer(counts, plan, better, worse)
    left = 0 if answer is not Answer.OPEN else _pairs_left(counts, plan, better, worse)
    return SprtState(better, worse, answer, left)


def log_likelihood_ratio(counts: PairCounts, margin: float) -> float:
    """Return the log-likelihood ratio of a difference of `margin` against none.

    Each likelihood is the greatest that a distribution with that mean of "new won, equal, old
    won" reaches (Van den Bergh, "Comments on normalized Elo").
    """
    if not counts.pairs:
        return 0.0
    return ratio_of_seen(seen_with_prior(counts), margin)


def seen_with_prior(counts: PairCounts) -> tuple[float, float, float]:
    """Return how often the old version alone won, both or neither, the new one alone.

    With a little of each, as the test takes them.
    """
    return (
        counts.only_old + PRIOR,
        counts.both + counts.neither + PRIOR,
        counts.only_new + PRIOR,
    )


def ratio_of_seen(seen: tuple[float, float, float], margin: float) -> float:
    """Return the log-likelihood ratio for how often each outcome was seen, whole numbers or not."""
    with_margin, without = _fitted(seen, margin), _fitted(seen, 0.0)
    return sum(
        number * log(one / other)
        for number, one, other in zip(seen, with_margin, without, strict=True)
    )


def _fitted(seen: tuple[float, float, float], mean: float) -> tuple[float, float, float]:
    """Return the likeliest shares of -1, 0 and 1 whose mean is `mean`, given how often each came.

    With Lagrange's multiplier t they are seen / (1 + t (value - mean)); t is where the
    deviations from the mean cancel out. For three values that is a quadratic equation.
    """
    total = sum(seen)
    shares = [number / total for number in seen]
    if mean == 0:
        middle = (shares[0] + shares[2]) / 2
        return middle, shares[1], middle
    below, at, above = -1.0 - mean, -mean, 1.0 - mean
    deviations = (below, at, above)
    constant = sum(map(mul, shares, deviations))
    square = below * at * above
    linear = sum(deviations) * constant - sum(
        share * deviation * deviation for share, deviation in zip(shares, deviations, strict=True)
    )
    # Both roots without a difference of nearly equal numbers.
    half = -(linear + copysign(sqrt(linear * linear - 4 * square * constant), linear)) / 2
    t = constant / half
    if not -1 / above < t < -1 / below:
        t = half / square
    return (
        shares[0] / (1 + t * below),
        shares[1] / (1 + t * at),
        shares[2] / (1 + t * above),
    )


def _answer(counts: PairCounts, plan: SprtPlan, better: float, worse: float) -> Answer:
    if counts.pairs < LEAST_PAIRS:
        return Answer.OPEN
    if better >= plan.upper:
        return Answer.NEW_IS_BETTER
    if worse >= plan.upper:
        return Answer.OLD_IS_BETTER
    if better <= plan.lower and worse <= plan.lower:
        return Answer.NO_DIFFERENCE
    return Answer.OPEN


def _pairs_left(counts: PairCounts, plan: SprtPlan, better: float, worse: float) -> int | None:
    """Return about how many more pairs the test needs if they go on as they did.

    None where the pairs lie right between the hypotheses, or there are none yet.
    """
    if not counts.pairs:
        return None
    leading = max(better, worse)
    if leading > 0:
        needed = (plan.upper - leading) * counts.pairs / leading
    elif leading < 0:
        needed = max(
            (plan.lower - ratio) * counts.pairs / ratio for ratio in (better, worse) if ratio < 0
        )
    else:
        return None
    return max(1, LEAST_PAIRS - counts.pairs, ceil(needed))


def _swapped(counts: PairCounts) -> PairCounts:
    return PairCounts(counts.both, counts.only_new, counts.only_old, counts.neither)
