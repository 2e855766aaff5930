"""Rate limits of sign-in, sign-up, emails and password confirmation.

Counted in Django's cache, by a fixed span of time that begins with the first try. The cache is
each process's own, so an installation with several of them allows as many times as often.
"""

import hashlib
from dataclasses import dataclass

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cards.client_address import client_address as client_address

MINUTE = 60
HOUR = 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `most` tries of one kind, by one person or address, within `seconds`."""

    kind: str
    most: int
    seconds: int

    def reached(self, who: str) -> bool:
        """Whether no further try is allowed."""
        return int(cache.get(self._key(who), 0)) >= self.most

    def count(self, who: str) -> None:
        """Count a try."""
        cache.add(self._key(who), 0, self.seconds)
        try:
            cache.incr(self._key(who))
        except ValueError:
            # The span ended between the two lines: this try begins the next.
            cache.set(self._key(who), 1, self.seconds)

    def forget(self, who: str) -> None:
        """Begin again, after a try that went well."""
        cache.delete(self._key(who))

    def _key(self, who: str) -> str:
        # What a stranger types is no key of a cache.
        return f"tries:{self.kind}:{hashlib.sha256(who.encode()).hexdigest()}"


# By a name from one address, or from a browser that has signed in to the account before; and by a
# name from everywhere, which the owner's own browser is not counted in.
WRONG_BY_NAME = Limit("sign-in-name", 10, 15 * MINUTE)
WRONG_BY_NAME_ANYWHERE = Limit("sign-in-name-anywhere", 100, 15 * MINUTE)
WRONG_BY_ADDRESS = Limit("sign-in-address", 40, 15 * MINUTE)
SIGN_UPS_BY_ADDRESS = Limit("sign-up-address", 10, HOUR)
MAILS_BY_ADDRESS = Limit("reset-address", 20, HOUR)
MAILS_BY_MAILBOX = Limit("reset-mailbox", 5, HOUR)
# Who sits down at someone's open browser must not guess his password there.
WRONG_BY_ACCOUNT = Limit("password-again", 10, 15 * MINUTE)


def rate_limited(request: HttpRequest, limit: Limit) -> HttpResponse:
    """Return the page that asks to wait, with status 429."""
    minutes = limit.seconds // MINUTE
    response = render(request, "accounts/rate_limited.html", {"minutes": minutes}, status=429)
    response["Retry-After"] = str(limit.seconds)
    return response
