"""Rates of the API's requests.

Requests that write or judge are counted in the database, by all processes together. Reading is
cheap and frequent, so each process counts it in its own memory: an installation with several web
processes allows up to as many times as much.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from django.db import OperationalError
from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import ScopedRateThrottle

from cards.client_address import client_address
from decks.locks import brief_transaction
from westmarch.accounts.limits import Limit

if TYPE_CHECKING:
    # The framework's views import this module.
    from rest_framework.views import APIView

COUNTED_BY_EACH_PROCESS = frozenset({"reading"})


class SharedRateThrottle(ScopedRateThrottle):
    """The framework's throttle by scope, with counts that all processes share."""

    def allow_request(self, request: Request, view: "APIView") -> bool:
        """Return whether a request may be answered, and count it if so."""
        self.scope = getattr(view, self.scope_attr)
        if self.scope in COUNTED_BY_EACH_PROCESS:
            return super().allow_request(request, view)
        most, seconds = self.parse_rate(self.get_rate())
        if most is None or seconds is None:
            return True
        self.limit = Limit(f"api-{self.scope}", most, seconds)
        self.who = self._who(request)
        if self.limit.reached(self.who):
            return False
        # A database that can only be read still answers.
        with suppress(OperationalError), brief_transaction():
            self.limit.count(self.who)
        return True

    def wait(self) -> float | None:
        """Return in how many seconds to try again."""
        if self.scope in COUNTED_BY_EACH_PROCESS:
            return super().wait()
        return self.limit.seconds_left(self.who)

    def get_ident(self, request: Request | HttpRequest) -> str:
        """Return the address that is counted, as all limits of the site do."""
        return client_address(request)

    def _who(self, request: Request) -> str:
        if request.user and request.user.is_authenticated:
            return f"account {request.user.pk}"
        return str(self.get_ident(request))
