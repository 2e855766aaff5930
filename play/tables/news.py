"""Whether something happened at a table, for pages that ask again and again.

A page that names what it knows waits until that changed (`cards.waiting`), or else asks every
second. An answer costs a fraction of a millisecond: it reads neither session nor account, and a
process looks at all tables that were asked about lately in one go, a few times a second. The
address is signed, so that only who was shown a table's page knows it, and it says nothing of the
game.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any
from uuid import UUID

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.views.decorators.http import require_GET

from cards.waiting import may_wait, wait_for
from play.models import Seat, Table
from play.tables.clocks import LAG
from play.tables.presence import is_here, owner_of, seen_by_owner
from play.tables.running_out import run_out
from play.tables.site_time import site_now

# Seconds between two looks at the tables, and at who is here.
LOOKED_EVERY, PEOPLE_EVERY = 0.19, 5.0
# Seconds until a waiting page is told that nothing happened: fewer than a proxy waits.
LONGEST_WAIT = 40.0
# A table that nobody asked about for so long is forgotten.
FORGOTTEN_AFTER = 30.0
MOST_TABLES = 2_000
SALT = "play.tables.news"


@dataclass(slots=True)
class _Known:
    """What a process knows of a table: its counts, its clock, who is here, when it was asked."""

    asked: float
    revision: int = -1
    said: int = 0
    here: str = ""
    deadline: float | None = None


class News:
    """What a process knows of the tables that it was asked about lately."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tables: OrderedDict[UUID, _Known] = OrderedDict()
        self._looked = self._counted = 0.0

    def of(self, table_id: UUID) -> dict[str, Any] | None:
        """Return the counts of a table and who is here; None if there is no such table."""
        now = time.monotonic()
        known = self._tables.get(table_id)
        if known is None or now - self._looked >= LOOKED_EVERY:
            with self._lock:
                known = self._look(table_id, now)
        known.asked = now
        if known.revision < 0:
            return None
        if known.deadline is not None and site_now() > known.deadline + LAG:
            known.deadline = None
            run_out(table_id)
        return {"revision": known.revision, "said": known.said, "here": known.here}

    def forget(self) -> None:
        """Forget everything, as a new process does."""
        with self._lock:
            self._tables.clear()
            self._looked = self._counted = 0.0

    def _look(self, table_id: UUID, now: float) -> _Known:
        """Look at all tables that were asked about lately, unless another thread just did."""
        is_new = table_id not in self._tables
        if not is_new and now - self._looked < LOOKED_EVERY:
            return self._tables[table_id]
        for key, each in list(self._tables.items()):
            if now - each.asked > FORGOTTEN_AFTER:
                del self._tables[key]
        known = self._tables.setdefault(table_id, _Known(now))
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        self._read(list(self._tables))
        self._looked = now
        if is_new or now - self._counted >= PEOPLE_EVERY:
            self._count_people(list(self._tables))
            self._counted = now
        return known

    def _read(self, wanted: list[UUID]) -> None:
        rows = Table.objects.filter(pk__in=wanted).order_by()
        found = rows.values_list("pk", "revision", "said", "deadline")
        missing = set(wanted)
        for pk, revision, said, deadline in found:
            missing.discard(pk)
            known = self._tables[pk]
            known.revision, known.said, known.deadline = revision, said, deadline
        for pk in missing:
            self._tables[pk].revision = -1

    def _count_people(self, wanted: list[UUID]) -> None:
        seats = list(Seat.objects.filter(table__in=wanted, by_person=True).order_by("place"))
        seen, now = seen_by_owner(seats), timezone.now()
        here: dict[UUID, str] = dict.fromkeys(wanted, "")
        for seat in seats:
            if is_here(seen.get(owner_of(seat)), now):
                here[seat.table_id] += str(seat.place)
        for pk, places in here.items():
            self._tables[pk].here = places


news = News()


def sign(table: Table) -> str:
    """Return what stands in the address of a table's news."""
    return signing.Signer(salt=SALT).sign(table.pk.hex)


def stamp(found: dict[str, Any]) -> str:
    """Return what a page sends as known."""
    return f"{found['revision']}.{found['said']}.{found['here']}"


@require_GET
def table_news(request: HttpRequest, signed: str) -> HttpResponse:
    """The counts of a table: of moves, and of what was said; and who is here.

    With `known`, the `stamp` of what a page knows, the answer comes when that has changed. It says
    whether a page `may_wait` here.
    """
    try:
        table_id = UUID(signing.Signer(salt=SALT).unsign(signed))
    except (signing.BadSignature, ValueError):
        raise Http404("There is no such table.") from None
    found = news.of(table_id)
    if found is None:
        raise Http404("There is no such table.")
    if request.GET.get("known") == stamp(found):
        wait_for(request, lambda: news.of(table_id) != found, LONGEST_WAIT)
    return JsonResponse({**found, "may_wait": may_wait(request)})
