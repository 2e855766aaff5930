"""Who may watch a table, and what of it they may know.

The table's terms decide. Everybody may watch a game that is open to everybody; whoever knows its
address may watch one that is open by its link. Nobody is told of a table that they may not watch.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db.models import Q, QuerySet
from django.http import Http404
from django.utils import timezone

from play.models import Move, Table, TableStatus, Watching

NO_GAME = "This game doesn’t exist, or nobody may watch it."


@dataclass(frozen=True, slots=True)
class Sight:
    """Up to which revision observers see a game; `is_late` is whether it is further than that."""

    revision: int
    is_late: bool


def watchable_tables() -> QuerySet[Table]:
    """Return the games that everybody may watch, those that are over included."""
    if not settings.WATCHING:
        return Table.objects.none()
    return Table.objects.filter(watching=Watching.EVERYBODY).exclude(status=TableStatus.OPEN)


def table_to_watch(table_id: UUID) -> Table:
    """Return a game that whoever knows its address may watch; Http404."""
    may = Q(watching=Watching.EVERYBODY) | Q(watching=Watching.LINK)
    table = Table.objects.filter(may, pk=table_id).exclude(status=TableStatus.OPEN).first()
    if table is None or not settings.WATCHING:
        raise Http404(NO_GAME)
    return table


def sight_of(table: Table, now: datetime | None = None) -> Sight:
    """Return how far observers see a table now: all of it, or what is old enough.

    A game that is over is no secret any more, nor is one in which people play together.
    """
    if not table.watch_delay or table.status == TableStatus.OVER or not table.face.has_opponents:
        return Sight(table.revision, is_late=False)
    until = (now or timezone.now()) - timedelta(minutes=table.watch_delay)
    moves = Move.objects.filter(table=table, made__lte=until)
    revision = moves.order_by("-revision").values_list("revision", flat=True).first() or 0
    return Sight(revision, is_late=table.changed > until)


def may_see_all(table: Table) -> bool:
    """Return whether observers may see every card: once the game is over."""
    return table.status == TableStatus.OVER
