"""Distributions over games, such as how long they were, in a few numbers and as a chart."""

from dataclasses import dataclass

from play.models import Playtest
from play.results.charts import Chart, histogram
from play.results.game_filters import link_lengths
from rules.playtest.statistics.distribution import Distribution, mean, median

# The filters that find games by the number that a distribution counts.
LENGTH_FILTERS = {
    "turns": ("least", "most"),
    "rounds": ("least", "most"),
    "decisions": ("least_decisions", "most_decisions"),
    "points": ("least_score", "most_score"),
}


@dataclass(frozen=True, slots=True)
class Length:
    """A distribution over games, in a few numbers and as a chart."""

    title: str
    verb: str
    noun: str
    median: int
    mean: float
    least: int
    most: int
    chart: Chart


def make_length(
    playtest: Playtest | None,
    title: str,
    noun: str,
    distribution: Distribution,
    *,
    verb: str = "took",
) -> Length:
    """Put a distribution over games into a few numbers and a chart.

    With a playtest the rows of the chart lead to its games.
    """
    chart = histogram([distribution], ["none"])
    return Length(
        title=title,
        verb=verb,
        noun=noun,
        median=median(distribution),
        mean=mean(distribution),
        least=min(distribution, default=0),
        most=max(distribution, default=0),
        chart=chart if playtest is None else link_lengths(playtest, chart, *LENGTH_FILTERS[noun]),
    )
