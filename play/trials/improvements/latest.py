"""The improvements that the list of playtests shows."""

from dataclasses import dataclass

from decks.ownership import Visitor
from play.models import Improvement
from play.queue.improvements import improvement_status, own_improvements
from play.results.labels import STATUSES

IMPROVEMENTS_LISTED = 8


@dataclass(frozen=True, slots=True)
class ListedImprovement:
    """An improvement and how far it is, in words."""

    improvement: Improvement
    status: str


def latest_improvements(visitor: Visitor) -> list[ListedImprovement]:
    """Return the visitor's latest improvements, the newest first."""
    latest = own_improvements(visitor)[:IMPROVEMENTS_LISTED]
    return [
        ListedImprovement(improvement, STATUSES[improvement_status(improvement)][0])
        for improvement in latest
    ]
