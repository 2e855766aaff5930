"""Shares of games won, with their intervals."""

from dataclasses import dataclass
from typing import Any

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
