"""What the pages of all trials share: the answer at a glance, and differences with intervals."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.text import capfirst

from play.models import Playtest
from play.trials.charts import Whisker, whisker
from play.trials.comparison import games_left, plain_estimate
from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.stopped import Estimate

_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference in the share of games won, in points with their signs."""

    points: str
    low: str
    high: str
    pairs: int
    whisker: Whisker
    trend: str

    @property
    def interval(self) -> str:
        """The interval in words."""
        return f"{self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class TrialAnswer:
    """The answer at a glance: a sentence, how good it is, and what to know besides."""

    words: str
    level: str
    difference: Difference | None
    games: int
    note: str


def answer_sentence(answer: TrialAnswer) -> str:
    """Return an answer in a sentence, to be shared with the page's address."""
    if answer.difference is None:
        return answer.words
    return (
        f"{answer.words}: {answer.difference.points} points "
        f"({answer.difference.interval}), {answer.games:,} games."
    )


def games_left_sentence(left: int | None) -> str:
    """Return about how many more games would decide, in a sentence; "" where none would."""
    return f"{capfirst(games_left(left))}." if left is not None else ""


def make_difference(
    counts: PairCounts, scale: float, estimate: Estimate | None = None
) -> Difference:
    """Return a difference in points with its interval, on an axis from -scale to scale.

    `estimate` is that of a test that may have stopped.
    """
    estimate = estimate or plain_estimate(counts)
    low, high = estimate.interval
    trend = "up" if low > 0 else "down" if high < 0 else ""
    return Difference(
        points=signed(100 * estimate.difference),
        low=signed(100 * low),
        high=signed(100 * high),
        pairs=counts.pairs,
        whisker=whisker(low, estimate.difference, high, scale),
        trend=trend,
    )


def signed(number: float) -> str:
    """Return a number with its sign, or 0.0 without one."""
    text = f"{number:+.1f}".replace("-", _MINUS)
    return "0.0" if text[1:] == "0.0" else text


def link_pairs(playtest: Playtest, **wanted: str | int) -> str:
    """Return the address of the list of a trial's pairs that are wanted."""
    return f"{reverse('play:pairs', args=[playtest.pk])}?{urlencode(wanted)}"
