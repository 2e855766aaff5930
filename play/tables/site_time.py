"""The site's own time, which stands still while the site is down.

Clocks of games count in it, so nobody loses a second to a restart. Every process that looks at a
clock, and the workers' sweep, note in one row that they are alive. After a silence the next one to
look adds the silence to the time the site was down, and a little more for people to come back.
"""

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

from django.db import OperationalError
from django.db.models import F
from django.utils import timezone

from decks.locks import brief_transaction
from play.models import SiteTime

# Seconds between two notes of a process that is alive.
NOTED_EVERY = 5.0
# The workers' sweep comes every 20 seconds. Nobody was alive if nothing was noted for this long.
SILENT_AFTER = 45.0
# Seconds given to everybody after the site was down.
TIME_TO_COME_BACK = 20.0


@dataclass
class _Known:
    """What this process noted last: when, and how long the site had been down then."""

    noted: float = 0.0
    down: float = 0.0


_known = _Known()


def site_now(now: datetime | None = None) -> float:
    """Return the site's own time in seconds."""
    now = now or timezone.now()
    seconds = now.timestamp()
    if not 0 <= seconds - _known.noted < NOTED_EVERY:
        _known.down = _note(now)
        _known.noted = seconds
    return seconds - _known.down


def wall_time(site_seconds: float) -> datetime:
    """Return when the site's own time reaches some seconds, if it isn't down until then."""
    site_now()
    return datetime.fromtimestamp(site_seconds + _known.down, tz=UTC)


def forget() -> None:
    """Forget what this process noted, as a new process does."""
    _known.noted = _known.down = 0.0


def _note(now: datetime) -> float:
    """Note that a process is alive; return for how many seconds none ever was."""
    row = SiteTime.objects.filter(pk=1).first()
    if row is None:
        row, _ = SiteTime.objects.get_or_create(pk=1, defaults={"beat": now})
    silent = (now - row.beat).total_seconds()
    if 0 <= silent < NOTED_EVERY:
        return row.down
    # Only the first process to look after a silence adds it.
    unchanged = SiteTime.objects.filter(pk=1, beat=row.beat)
    if silent >= SILENT_AFTER:
        unchanged.update(beat=now, down=F("down") + silent + TIME_TO_COME_BACK)
    else:
        # A page that only reads doesn't wait for a busy database.
        with suppress(OperationalError), brief_transaction():
            unchanged.update(beat=now)
    return SiteTime.objects.values_list("down", flat=True).get(pk=1)
