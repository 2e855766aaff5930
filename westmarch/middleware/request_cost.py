"""How much processor time an address may use for requests that cost much.

A rate counts requests alike, but some cost a hundred times as much as others: a large deck judged
in every format, a long text, a search of a page of words. So what each request takes is measured,
and who has used too much within a minute waits.

Each request reserves beforehand what its view has taken in this process, so that several sent at
once are counted as well. Cheap requests cost no query for it.
"""

import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from threading import Lock

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse

from cards.client_address import client_address
from decks.locks import brief_transaction
from westmarch.accounts.limits import MINUTE, Limit, rate_limited
from westmarch.api.problems import API, too_often
from westmarch.middleware.requests import GetResponse

# Milliseconds. The pages of the site take 5 to 30, the worst deck that is judged some 500.
CHEAP = 100
# Half of a processor.
PROCESSOR_TIME = Limit("processor-time", 30_000, MINUTE)
# No process remembers more addresses than this.
MOST_ADDRESSES = 10_000
# What a view may cost that this process has not answered yet, in milliseconds.
FIRST_GUESS = 500
# A view that was costly once is trusted again slowly.
FORGOTTEN = 0.98


class LimitCost:
    """The middleware. It measures the thread that answers, not the whole process."""

    def __init__(self, get_response: GetResponse) -> None:
        self._get_response = get_response
        self._ledger = Ledger()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, and count what it took in place of what was reserved."""
        begun = time.thread_time()
        try:
            return self._get_response(request)
        finally:
            reserved: Reserved | None = getattr(request, RESERVED, None)
            if reserved is not None:
                self._ledger.settle(reserved, ceil((time.thread_time() - begun) * 1000))

    def process_view(self, request: HttpRequest, *_: object) -> HttpResponse | None:
        """Reserve what the view costs; refuse a visitor who has used or reserved too much."""
        where = request.resolver_match
        reserved = self._ledger.reserve(client_address(request), where.view_name if where else "")
        if reserved is None:
            return _refused(request, client_address(request))
        setattr(request, RESERVED, reserved)
        return None


RESERVED = "reserved_cost"


@dataclass(frozen=True, slots=True)
class Reserved:
    """What an address has reserved for a request to a view, in milliseconds."""

    who: str
    view: str
    cost: int


class Ledger:
    """What addresses have reserved in this process, and what its views have taken."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._reserved: defaultdict[str, int] = defaultdict(int)
        self._costs: dict[str, int] = {}
        # Whom this process has charged lately: only they are looked up, so others cost no query.
        self._charged: dict[str, float] = {}
        # What the database could not take, as somebody else was writing for long.
        self._unwritten: defaultdict[str, int] = defaultdict(int)

    def reserve(self, who: str, view: str) -> Reserved | None:
        """Reserve the cost of a request; return None if the address has no time left for it."""
        cost = self._costs.get(view, FIRST_GUESS)
        used = self._used(who) if self._is_looked_up(who, view) else 0
        with self._lock:
            reserved = self._reserved[who]
            too_much = used + reserved >= PROCESSOR_TIME.most
            if too_much or (reserved and used + reserved + cost > PROCESSOR_TIME.most):
                return None
            self._reserved[who] += cost
        return Reserved(who, view, cost)

    def settle(self, reserved: Reserved, spent: int) -> None:
        """Count what a request took, and give the rest back."""
        who = reserved.who
        with self._lock:
            self._reserved[who] -= reserved.cost
            if self._reserved[who] <= 0:
                del self._reserved[who]
            before = self._costs.get(reserved.view, 0)
            self._costs[reserved.view] = max(spent, round(before * FORGOTTEN))
            if spent < CHEAP:
                return
            if len(self._charged) >= MOST_ADDRESSES:
                self._charged.clear()
                self._unwritten.clear()
            if not self._lately(who):
                self._unwritten.pop(who, None)
            self._charged[who] = time.monotonic()
            self._unwritten[who] += spent
            amount = self._unwritten[who]
        # A database that can only be read still answers.
        with suppress(OperationalError), brief_transaction():
            PROCESSOR_TIME.count(who, amount)
            with self._lock:
                self._unwritten.pop(who, None)

    def _is_looked_up(self, who: str, view: str) -> bool:
        return self._costs.get(view, 0) >= CHEAP or self._lately(who)

    def _used(self, who: str) -> int:
        waiting = self._unwritten.get(who, 0) if self._lately(who) else 0
        return PROCESSOR_TIME.counted(who) + waiting

    def _lately(self, who: str) -> bool:
        at = self._charged.get(who)
        return at is not None and time.monotonic() - at <= MINUTE


def _refused(request: HttpRequest, who: str) -> HttpResponse:
    if request.path.startswith(API):
        return too_often(PROCESSOR_TIME.seconds_left(who) or 1)
    return rate_limited(request, PROCESSOR_TIME)
