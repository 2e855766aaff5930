"""Shares of games won, with their intervals."""

from dataclasses import dataclass
from typing import Any

from django.template.defaultfilters import floatformat

from rules.playtest.statistics.interval import Interval, share_interval, wilson


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its interval, in percent."""

    rate: float
    low: float
    high: float


def make_share(rate: float, interval: Interval) -> Share:
    """Return a share with its interval, in percent."""
    return Share(100 * rate, 100 * interval.low, 100 * interval.high)


def share_won(wins: int, games: int, sides: int = 2) -> Share | None:
    """Return the share of games that one of `sides` won, in percent; None without games.

    Its interval is that of `rules.playtest.statistics.interval.share_interval`.
    """
    return make_share(wins / games, share_interval(wins, games, sides)) if games else None


def share_json(wins: int, games: int) -> dict[str, Any]:
    """Return the share of games won with its interval as plain values, nothing rounded."""
    return {"rate": wins / games if games else None, "interval": list(wilson(wins, games))}


def percent_words(share: float) -> str:
    """Return a share of 0 to 1 in words, rounded as every page rounds it: "36.5%"."""
    return f"{floatformat(100 * share, 1)}%"


def interval_words(interval: tuple[float, float]) -> str:
    """Return an interval of a share in words: "30.1% to 43.4%"."""
    low, high = interval
    return f"{percent_words(low)} to {percent_words(high)}"
