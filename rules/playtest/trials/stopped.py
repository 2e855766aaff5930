"""What a sequential test says of the difference, once it has ended or as far as it is.

A test stops because the pairs so far were extreme, so their mean flatters, and the interval of a
sample of fixed size is too narrow on one side. Estimate and interval here are those of the first
passage: of the distribution of when the test stops and where (Jennison and Turnbull 1999, "Group
Sequential Methods with Applications to Clinical Trials", chapter 8; fishtest reports its tests of
chess programs by the same idea).

- How often which look ends the test, and with which difference, is added up look by look
  (Armitage, McPherson and Rowe 1969). Differences of pairs are -1, 0 or 1, so the sum walks on
  whole numbers and nothing is approximated but the bounds, which depend a little on how many pairs
  were equal: they are taken to be as many as they were.
- One walk serves every true difference: another one weights a path only by where it ended and when
  (exponential tilting).
- The estimate is the one without bias that varies least: the mean of the first look, averaged over
  all paths to where the test ended (Rao-Blackwell; Emerson and Fleming 1990, "Parameter estimation
  following group sequential hypothesis testing"). For up to 300 pairs, where the bounds depend on
  it much, it also goes over all numbers of equal pairs before the end (`first_look.py`).
- The interval has the true differences under which an end as high, or as low, is not too rare. An
  end is higher than another if its mean is (Emerson and Fleming).
- How much pairs vary is estimated from the unequal ones, often few. As with Student's t, what is
  too rare is rarer by that much, with half of the degrees of freedom after Satterthwaite (1946, "An
  Approximate Distribution of Estimates of Variance Components"): a test also stops because the
  pairs seemed to vary little.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cosh, exp, log, sinh, sqrt
from operator import mul
from statistics import NormalDist

from rules.playtest.statistics.interval import CONFIDENCE, Interval
from rules.playtest.statistics.student import student_quantile
from rules.playtest.trials.first_look import first_look_mean
from rules.playtest.trials.paired import PairCounts, difference_interval
from rules.playtest.trials.sprt import LEAST_PAIRS, PRIOR, SprtPlan, ratio_of_seen, seen_with_prior

# Paths and ends that are rarer than this change no digit that is shown.
_RARE = 1e-11
# The walk ends when hardly any path is left that has not stopped.
_FEW_LEFT = 1e-7
_BISECTIONS_OF_SUM = 28
_BISECTIONS_OF_TILT = 20
_MOST_TILT = 4.0
# At this many looks the bounds are found by the test; in between they are nearly straight.
_NODES = 12
# For more pairs the exact mean of the first look takes too long, and hardly differs.
_MOST_EXACT_PAIRS = 300


@dataclass(frozen=True, slots=True)
class Estimate:
    """The difference in the share of wins, and its interval."""

    difference: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class _Shares:
    """How often the old version alone wins a pair, both or neither, the new version alone."""

    old: float
    equal: float
    new: float

    @property
    def odds(self) -> float:
        """What every tilt of these shares has in common."""
        return sqrt(self.old * self.new) / self.equal

    @property
    def tilt(self) -> float:
        """How far they lean to the new version."""
        return log(self.new / self.old) / 2


@dataclass(frozen=True, slots=True)
class _Ends:
    """How often tests end where: pairs and sum of each end, and the logarithm of its weight.

    `first_mean` is the mean of the first look over the paths to the end that was seen.
    """

    pairs: Sequence[int]
    sums: Sequence[int]
    log_weights: Sequence[float]
    first_mean: float | None


_Order = Sequence[tuple[int, int, int, float]]


@dataclass(frozen=True, slots=True)
class _Steps:
    """How likely the sum changes by how much: by `least`, by one more, and so on."""

    least: int
    shares: Sequence[float]


@dataclass(frozen=True, slots=True)
class _Paths:
    """How often the sum comes to `least`, to one more, and so on.

    `first_sums` is that times the sum at the first look.
    """

    least: int
    weights: list[float]
    first_sums: list[float]


@lru_cache(maxsize=512)
def stopped_estimate(
    counts: PairCounts,
    plan: SprtPlan,
    most_pairs: int,
    look_every: int,
    confidence: float = CONFIDENCE,
) -> Estimate:
    """Return the difference and its interval after a sequential test that ended with these pairs.

    It looked after every `look_every` pairs and had `most_pairs` at most. A test that still goes
    on is one that ends with the pairs it has: name these as the most.
    """
    if not counts.pairs:
        return Estimate(0.0, difference_interval(counts))
    shares = _shares(counts)
    ends = _walk(counts, shares, plan, most_pairs, look_every)
    middle = (
        first_look_mean(counts, plan, look_every)
        if counts.pairs <= _MOST_EXACT_PAIRS
        else ends.first_mean
    )
    if middle is None:
        # No path leads there, so no test by this plan ended with these pairs.
        return Estimate(counts.difference, difference_interval(counts))
    tail = _tail(shares, counts.pairs, confidence)
    order = _order(ends, counts)
    low = _tilt_where(lambda tilt: 1 - _share_on_one_side(order, -1, shares, tilt) - tail)
    high = _tilt_where(lambda tilt: tail - 1 + _share_on_one_side(order, 1, shares, tilt))
    return Estimate(
        middle, Interval(min(middle, _mean(shares, low)), max(middle, _mean(shares, high)))
    )


def _shares(counts: PairCounts) -> _Shares:
    seen = seen_with_prior(counts)
    total = sum(seen)
    return _Shares(*(number / total for number in seen))


def _tail(shares: _Shares, pairs: int, confidence: float) -> float:
    """Return how often an end may lie beyond one side of the interval.

    The variance of a pair is the share of unequal ones, but for the small square of the mean. Its
    estimate has the variance `unequal * equal / pairs`, and the degrees of freedom are those of
    the chi-squared distribution that varies as much; half of them, as the test chose the estimate.
    """
    freedom = pairs * (1 - shares.equal) / shares.equal
    return NormalDist().cdf(student_quantile((1 - confidence) / 2, freedom))


def _walk(
    counts: PairCounts, shares: _Shares, plan: SprtPlan, most_pairs: int, look_every: int
) -> _Ends:
    """Follow all paths of the sum from look to look until they stop."""
    looks = _looks(most_pairs, look_every)
    upper, inner = _bounds(shares.odds, plan, looks)
    seen_sum = counts.only_new - counts.only_old
    pairs: list[int] = []
    sums: list[int] = []
    log_weights: list[float] = []
    first_mean: float | None = None
    paths = _Paths(0, [1.0], [0.0])
    before = 0
    steps = _steps(shares, look_every)
    for number, look in enumerate(looks):
        if look - before != look_every:
            steps = _steps(shares, look - before)
        paths = _after(paths, steps, is_first=number == 0)
        seen_place = seen_sum - paths.least
        if look == counts.pairs and 0 <= seen_place < len(paths.weights):
            weight = paths.weights[seen_place]
            first_mean = paths.first_sums[seen_place] / weight / looks[0] if weight else None
        is_last = number == len(looks) - 1
        for place, weight in enumerate(paths.weights):
            size = abs(paths.least + place)
            stops = look >= LEAST_PAIRS and (size >= upper[number] or size <= inner[number])
            if weight and (stops or is_last):
                pairs.append(look)
                sums.append(paths.least + place)
                log_weights.append(log(weight))
            if stops or weight < _RARE:
                paths.weights[place] = paths.first_sums[place] = 0.0
        paths, before = _trimmed(paths), look
        if look >= counts.pairs and sum(paths.weights) < _FEW_LEFT:
            break
    return _Ends(pairs, sums, log_weights, first_mean)


def _looks(most_pairs: int, look_every: int) -> list[int]:
    looks = list(range(look_every, most_pairs + 1, look_every))
    return looks if looks and looks[-1] == most_pairs else [*looks, most_pairs]


def _steps(shares: _Shares, pairs: int) -> _Steps:
    """Return how likely the sum changes by how much over a given number of pairs."""
    spread = [1.0]
    for _ in range(pairs):
        spread = _spread(spread, [shares.old, shares.equal, shares.new])
    likely = [place for place, share in enumerate(spread) if share > _RARE]
    return _Steps(likely[0] - pairs, spread[likely[0] : likely[-1] + 1])


def _after(paths: _Paths, steps: _Steps, *, is_first: bool) -> _Paths:
    """Return the paths after one more look's pairs."""
    least = paths.least + steps.least
    if is_first:
        sums = range(least, least + len(steps.shares))
        return _Paths(
            least,
            list(steps.shares),
            [share * total for share, total in zip(steps.shares, sums, strict=True)],
        )
    return _Paths(
        least, _spread(paths.weights, steps.shares), _spread(paths.first_sums, steps.shares)
    )


def _trimmed(paths: _Paths) -> _Paths:
    """Return the paths without the sums at both ends that none comes to."""
    reached = [place for place, weight in enumerate(paths.weights) if weight]
    if not reached:
        return _Paths(0, [0.0], [0.0])
    kept = slice(reached[0], reached[-1] + 1)
    return _Paths(paths.least + reached[0], paths.weights[kept], paths.first_sums[kept])


def _spread(weights: Sequence[float], shares: Sequence[float]) -> list[float]:
    """Return how two independent sums spread together (their convolution)."""
    # A row of products at a time: this takes most of the time of an estimate.
    around = [0.0] * (len(shares) - 1)
    padded = [*around, *weights, *around]
    mirrored = shares[::-1]
    return [
        sum(map(mul, mirrored, padded[place : place + len(mirrored)]))
        for place in range(len(weights) + len(around))
    ]


def _bounds(
    odds: float, plan: SprtPlan, looks: Sequence[int]
) -> tuple[Sequence[float], Sequence[float]]:
    """Return at each look the sum that shows a difference, and the one that shows there is none.

    The second is negative while no sum does.
    """
    last = len(looks) - 1
    nodes = sorted({round(last * (step / _NODES) ** 2) for step in range(_NODES + 1)})
    upper = [_sum_where(odds, plan, looks[node], plan.upper) for node in nodes]
    inner = [_sum_where(odds, plan, looks[node], plan.lower) for node in nodes]
    at = [looks[node] for node in nodes]
    return (
        [_between(at, upper, look) for look in looks],
        [_between(at, inner, look) for look in looks],
    )


def _between(at: Sequence[int], values: Sequence[float], look: int) -> float:
    place = min(max(bisect_left(at, look), 1), len(at) - 1)
    if len(at) == 1:
        return values[0]
    share = (look - at[place - 1]) / (at[place] - at[place - 1])
    return values[place - 1] + share * (values[place] - values[place - 1])


def _sum_where(odds: float, plan: SprtPlan, pairs: int, ratio: float) -> float:
    """Return the sum after a given number of pairs at which the log-likelihood ratio is `ratio`."""
    low, high = -1.0, 1.0
    for _ in range(_BISECTIONS_OF_SUM):
        middle = (low + high) / 2
        low, high = (
            (middle, high) if _ratio(odds, plan.margin, pairs, middle) < ratio else (low, middle)
        )
    return pairs * (low + high) / 2


def _ratio(odds: float, margin: float, pairs: int, mean: float) -> float:
    """Return the log-likelihood ratio after pairs with a mean, as many of them equal as usual."""
    square = 4 * odds * odds
    # The share of unequal pairs d solves d² - mean² = 4 odds² (1 - d)².
    if abs(1 - square) < 1e-9:
        unequal = (mean * mean + square) / (2 * square)
    else:
        root = sqrt(square * square + (1 - square) * (mean * mean + square))
        unequal = (root - square) / (1 - square)
    seen = (unequal - mean) / 2, 1 - unequal, (unequal + mean) / 2
    old, equal, new = (max(share * pairs, 0.0) + PRIOR for share in seen)
    return ratio_of_seen((old, equal, new), margin)


def _tilt_where(rises: Callable[[float], float]) -> float:
    """Return the tilt at which a function that rises with it passes zero."""
    low, high = -_MOST_TILT, _MOST_TILT
    for _ in range(_BISECTIONS_OF_TILT):
        middle = (low + high) / 2
        low, high = (middle, high) if rises(middle) < 0 else (low, middle)
    return (low + high) / 2


def _order(ends: _Ends, counts: PairCounts) -> _Order:
    """Return each end and whether it is lower than the pairs, as high, or higher: -1, 0 or 1."""
    seen_sum, seen_pairs = counts.only_new - counts.only_old, counts.pairs
    sides = [
        (total * seen_pairs > seen_sum * pairs) - (total * seen_pairs < seen_sum * pairs)
        for pairs, total in zip(ends.pairs, ends.sums, strict=True)
    ]
    return list(zip(sides, ends.pairs, ends.sums, ends.log_weights, strict=True))


def _share_on_one_side(order: _Order, side: int, shares: _Shares, tilt: float) -> float:
    """Return how often a test ends lower, or higher, than the pairs, by a true difference."""
    lean = tilt - shares.tilt
    norm = log(_norm(shares.odds, tilt) / _norm(shares.odds, shares.tilt))
    likely = [weight + lean * total - norm * pairs for _, pairs, total, weight in order]
    most = max(likely)
    on_that_side = others = 0.0
    for (of_end, *_), weight in zip(order, likely, strict=True):
        if of_end == side:
            on_that_side += exp(weight - most)
        else:
            others += exp(weight - most)
    return on_that_side / (on_that_side + others)


def _norm(odds: float, tilt: float) -> float:
    return 1 + 2 * odds * cosh(tilt)


def _mean(shares: _Shares, tilt: float) -> float:
    return 2 * shares.odds * sinh(tilt) / _norm(shares.odds, tilt)
