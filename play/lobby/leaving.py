"""Tables that nobody waits at any more: cancelled, left, or forgotten by their people."""

from datetime import datetime, timedelta
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone

from decks.ownership import Visitor
from play.lobby import snapshot
from play.models import Pace, QuestGame, Table, TableStatus
from play.models.tables import make_invitation
from play.tables.access import own_seats
from play.tables.leaving import NotOver
from play.tables.playing import lock_table
from play.tables.presence import owner_of, seen_by_owner

# A table in the lobby is closed once its people have been away for so long.
CLOSED_AFTER = timedelta(minutes=15)
CLOSED_AFTER_DAYS = timedelta(days=7)
STARTED = "The game has begun. Give it up, or hand over your seat."


def cancel(table_id: UUID, visitor: Visitor) -> None:
    """Cancel a table that waits for people, which deletes it.

    Raise NotOver for a game that has begun, PermissionDenied for anybody but its maker.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        if not visitor.owns(table):
            raise PermissionDenied("Only its maker can cancel a table.")
        if table.status != TableStatus.OPEN:
            raise NotOver(STARTED)
        # A quest league's game that has not begun is not lost.
        QuestGame.objects.filter(table=table).delete()
        table.delete()
    snapshot.forget()


def stand_up(table_id: UUID, visitor: Visitor) -> None:
    """Free a visitor's seat at a table that waits for more people; a new invitation leads to it.

    Raise NotOver for a game that has begun, PermissionDenied for its maker and for strangers.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        if table.status != TableStatus.OPEN:
            raise NotOver(STARTED)
        mine = own_seats(visitor, list(table.seats.all()))
        if not mine or visitor.owns(table):
            raise PermissionDenied("You can’t leave this seat. Cancel the table instead.")
        for seat in mine:
            seat.owner, seat.browser, seat.by_person = None, "", False
            seat.version, seat.deck_name, seat.contents, seat.blanks = None, "", None, []
            seat.muted, seat.skips = [], []
            seat.name, seat.invitation = f"Friend {seat.place + 1}", make_invitation()
            seat.save()
        table.revision += 1
        table.changed = timezone.now()
        table.save()
    snapshot.forget()


def close_abandoned(now: datetime) -> int:
    """Delete the tables in the lobby whose people are gone; return how many."""
    open_for_long = Table.objects.filter(
        listed=True, status=TableStatus.OPEN, created__lt=now - CLOSED_AFTER
    ).prefetch_related("seats")
    tables = list(open_for_long)
    seen = seen_by_owner([seat for table in tables for seat in table.seats.all()])
    gone = [table.pk for table in tables if _is_abandoned(table, seen, now)]
    # Somebody may have sat down since: then it is no longer open.
    Table.objects.filter(pk__in=gone, status=TableStatus.OPEN).delete()
    return len(gone)


def _is_abandoned(
    table: Table, seen: dict[tuple[int | None, str], datetime], now: datetime
) -> bool:
    patience = CLOSED_AFTER_DAYS if table.pace == Pace.DAYS else CLOSED_AFTER
    times = [seen[key] for seat in table.seats.all() if (key := owner_of(seat)) in seen]
    return now - max(times, default=table.created) > patience
