"""How much processor time an address may use for requests that cost much.

A rate counts requests alike, but some cost a hundred times as much as others: a large deck judged
in every format, a long text, a search of a page of words. So what each request takes is measured,
and who has used too much within a minute waits. Cheap requests are neither counted nor looked up.
"""

import time
from contextlib import suppress
from math import ceil

from django.db import OperationalError, transaction
from django.http import HttpRequest, HttpResponse

from cards.client_address import client_address
from westmarch.accounts.limits import MINUTE, Limit, rate_limited
from westmarch.api.problems import API, too_often
from westmarch.middleware.requests import GetResponse

# Milliseconds. The pages of the site take 5 to 30, the worst deck that is judged some 500.
CHEAP = 100
# Half of a processor.
PROCESSOR_TIME = Limit("processor-time", 30_000, MINUTE)
# No process remembers more addresses than this.
MOST_ADDRESSES = 10_000


def limit_cost(get_response: GetResponse) -> GetResponse:
    """Return the middleware. It measures the thread that answers, not the whole process."""
    # Whom this process has charged lately: only they are looked up, so others cost no query.
    charged: dict[str, float] = {}

    def answered(request: HttpRequest) -> HttpResponse:
        who = client_address(request)
        if _lately(charged, who) and PROCESSOR_TIME.reached(who):
            return _refused(request, who)
        begun = time.thread_time()
        response = get_response(request)
        spent = ceil((time.thread_time() - begun) * 1000)
        if spent >= CHEAP:
            if len(charged) >= MOST_ADDRESSES:
                charged.clear()
            charged[who] = time.monotonic()
            # A database that can only be read still answers.
            with suppress(OperationalError), transaction.atomic():
                PROCESSOR_TIME.count(who, spent)
        return response

    return answered


def _lately(charged: dict[str, float], who: str) -> bool:
    at = charged.get(who)
    return at is not None and time.monotonic() - at <= MINUTE


def _refused(request: HttpRequest, who: str) -> HttpResponse:
    if request.path.startswith(API):
        return too_often(PROCESSOR_TIME.seconds_left(who))
    return rate_limited(request, PROCESSOR_TIME)
