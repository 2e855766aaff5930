"""Banned addresses: from there people read, but write nothing until the ban ends.

Each process keeps the keys for some seconds, so a request costs no query for them.
"""

import time
from datetime import datetime, timedelta

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from cards.client_address import address_key
from westmarch.accounts.models import AddressBan
from westmarch.middleware.requests import GetResponse

BANNED_FOR = timedelta(days=30)
BANNED = "The staff has closed this site to your address for a while. You can still read."
# A banned visitor leaves, or takes what is theirs with them; staff come in to lift a ban.
OPEN_PATHS = ("/account/sign-in/", "/account/sign-out/", "/account/delete/")
READING = frozenset({"GET", "HEAD", "OPTIONS"})
KEPT_FOR = 10.0


class _Kept:
    """The banned keys as this process knows them, and when it looked."""

    def __init__(self) -> None:
        self.looked = 0.0
        self.until: dict[str, datetime] = {}


_kept = _Kept()


def forget() -> None:
    """Look again at the next request."""
    _kept.looked = 0.0


def ban_address(key: str, reason: str) -> None:
    """Ban the address of a key for a month."""
    until = timezone.now() + BANNED_FOR
    AddressBan.objects.update_or_create(key=key, defaults={"until": until, "reason": reason[:500]})
    forget()


def lift_ban(key: str) -> None:
    """Let an address write again."""
    AddressBan.objects.filter(key=key).delete()
    forget()


def is_banned(key: str) -> bool:
    """Return whether nothing may be written from an address, by its key."""
    if not _kept.looked or time.monotonic() - _kept.looked >= KEPT_FOR:
        rows = AddressBan.objects.filter(until__gt=timezone.now())
        _kept.until = dict(rows.values_list("key", "until"))
        _kept.looked = time.monotonic()
    until = _kept.until.get(key)
    return until is not None and until > timezone.now()


def refuse_banned(get_response: GetResponse) -> GetResponse:
    """Refuse to write anything that comes from a banned address, unless by staff."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.method not in READING and not request.path.startswith(OPEN_PATHS):
            key = address_key(request)
            if key and is_banned(key) and not getattr(request.user, "is_staff", False):
                raise PermissionDenied(BANNED)
        return get_response(request)

    return middleware
