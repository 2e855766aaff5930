"""Who is here: whoever asked for the lobby or a table a moment ago."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from django.db import IntegrityError, OperationalError
from django.db.models import Q
from django.utils import timezone

from decks.locks import brief_transaction
from decks.ownership import Visitor, owned_by
from play.models import Presence, Seat

# How often somebody who stays is noted.
NOTED_EVERY = timedelta(seconds=15)
# After this silence somebody is away.
AWAY_AFTER = timedelta(seconds=40)
# Rows of those who haven't been here for so long are deleted.
FORGOTTEN_AFTER = timedelta(days=7)


def note_presence(visitor: Visitor) -> None:
    """Note that a visitor is here, unless that was noted a moment ago."""
    if visitor.user is None and not visitor.browser:
        return
    now = timezone.now()
    mine = Presence.objects.filter(owned_by(visitor))
    seen = mine.values_list("seen", flat=True).first()
    # A time in the future is left from before the clock was set back.
    if seen is not None and timedelta() <= now - seen < NOTED_EVERY:
        return
    # A page that only reads doesn't wait for a busy database.
    with suppress(OperationalError, IntegrityError), brief_transaction():
        if not mine.update(seen=now):
            Presence.objects.create(seen=now, **visitor.as_owner())


def last_seen(seats: Sequence[Seat]) -> dict[int, datetime]:
    """Return when the people of a table's seats were here last, by their places."""
    seen = seen_by_owner(seats)
    return {seat.place: seen[key] for seat in seats if (key := owner_of(seat)) in seen}


def owner_of(seat: Seat) -> tuple[int | None, str]:
    """Return whose a seat is: an account's or a browser's."""
    return seat.owner_id, seat.browser


def seen_by_owner(seats: Sequence[Seat]) -> dict[tuple[int | None, str], datetime]:
    """Return when the people of seats were here last."""
    owners = {seat.owner_id for seat in seats if seat.owner_id is not None}
    browsers = {seat.browser for seat in seats if seat.browser}
    if not owners and not browsers:
        return {}
    rows = Presence.objects.filter(Q(owner__in=owners) | Q(owner=None, browser__in=browsers))
    return {(row.owner_id, row.browser): row.seen for row in rows}


def is_here(seen: datetime | None, now: datetime) -> bool:
    """Return whether somebody who was seen then is still here."""
    return seen is not None and now - seen < AWAY_AFTER


def people_here() -> int:
    """Return how many people are here."""
    return Presence.objects.filter(seen__gt=timezone.now() - AWAY_AFTER).count()


def forget_absent(now: datetime) -> None:
    """Delete the rows of those who haven't been here for long."""
    Presence.objects.filter(seen__lt=now - FORGOTTEN_AFTER).delete()
