"""Shares of games won, with their intervals."""

from dataclasses import dataclass
from typing import Any

from rules.playtest.statistics.interval import Interval, wilson


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its interval, in percent."""

    rate: float
    low: float
    high: float


def make_share(rate: float, interval: Interval) -> Share:
    """Return a share with its interval, in percent."""
    return Share(100 * rate, 100 * interval.low, 100 * interval.high)


def share_won(wins: int, games: int) -> Share | None:
    """Return the share of games won with its interval, in percent; None without games."""
    return make_share(wins / games, wilson(wins, games)) if games else None


def share_json(wins: int, games: int) -> dict[str, Any]:
    """Return the share of games won with its interval as plain values, nothing rounded."""
    return {"rate": wins / games if games else None, "interval": list(wilson(wins, games))}
