"""Tables and shares in Markdown, as all pages of the lab have them."""

from collections.abc import Iterable, Sequence

from rules.playtest.statistics.interval import Interval


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table with a row of headings."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(part: float, whole: float = 1.0) -> str:
    """Return a share as "12.3 %"; nothing of nothing is empty."""
    return f"{100 * part / whole:.1f} %" if whole else ""


def bounds(interval: Interval) -> str:
    """Return an interval of a share as "12.3 to 45.6 %"."""
    return f"{100 * interval.low:.1f} to {100 * interval.high:.1f} %"
