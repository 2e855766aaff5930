"""Rate limits of sign-in, sign-up, emails and password confirmation.

Counted in the database, by a fixed span of time that begins with the first try. So all processes of
an installation count together, and a restart forgets nothing.
"""

from dataclasses import dataclass
from datetime import timedelta

from django.db.models import F, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.crypto import salted_hmac

from cards.client_address import client_address as client_address
from westmarch.accounts.models import CountedTries

MINUTE = 60
HOUR = 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `most` of one kind, by one person or address, within `seconds`."""

    kind: str
    most: int
    seconds: int

    def reached(self, who: str) -> bool:
        """Whether no further try is allowed."""
        return self._running(who).filter(count__gte=self.most).exists()

    def counted(self, who: str) -> int:
        """Return how much of a running span is used."""
        return self._running(who).values_list("count", flat=True).first() or 0

    def seconds_left(self, who: str) -> int:
        """Return in how many seconds the span ends; 0 if none has begun."""
        until = self._running(who).values_list("until", flat=True).first()
        return max(1, round((until - timezone.now()).total_seconds())) if until else 0

    def count(self, who: str, amount: int = 1) -> None:
        """Count a try, or what it costs."""
        if self._add(who, amount):
            return
        # This try begins a span; the spans that have ended are of no more use.
        now = timezone.now()
        until = now + timedelta(seconds=self.seconds)
        CountedTries.objects.filter(
            Q(until__lte=now) | Q(key=self._key(who), until__gt=until)
        ).delete()
        _, begun = CountedTries.objects.get_or_create(
            key=self._key(who), defaults={"count": amount, "until": until}
        )
        if not begun:
            self._add(who, amount)

    def forget(self, who: str) -> None:
        """Begin again, after a try that went well."""
        CountedTries.objects.filter(key=self._key(who)).delete()

    def _add(self, who: str, amount: int) -> int:
        return self._running(who).update(count=F("count") + amount)

    def _running(self, who: str) -> QuerySet[CountedTries]:
        # A span that ends later than it may began before the clock was set back.
        now = timezone.now()
        latest = now + timedelta(seconds=self.seconds)
        return CountedTries.objects.filter(key=self._key(who), until__gt=now, until__lte=latest)

    def _key(self, who: str) -> str:
        # What a stranger types is kept nowhere, and nobody finds an address by trying them all.
        return f"{self.kind}:{salted_hmac('westmarch.accounts.limits', who).hexdigest()}"


# By a name from one address, or from a browser that has signed in to the account before; and by a
# name from everywhere, which the owner's own browser is not counted in.
WRONG_BY_NAME = Limit("sign-in-name", 10, 15 * MINUTE)
WRONG_BY_NAME_ANYWHERE = Limit("sign-in-name-anywhere", 100, 15 * MINUTE)
WRONG_BY_ADDRESS = Limit("sign-in-address", 40, 15 * MINUTE)
SIGN_UPS_BY_ADDRESS = Limit("sign-up-address", 10, HOUR)
MAILS_BY_ADDRESS = Limit("reset-address", 20, HOUR)
MAILS_BY_MAILBOX = Limit("reset-mailbox", 5, HOUR)
# Who sits down at someone's open browser must not guess their password there.
WRONG_BY_ACCOUNT = Limit("password-again", 10, 15 * MINUTE)


def rate_limited(request: HttpRequest, limit: Limit) -> HttpResponse:
    """Return the page that asks to wait, with status 429."""
    minutes = limit.seconds // MINUTE
    response = render(request, "accounts/rate_limited.html", {"minutes": minutes}, status=429)
    response["Retry-After"] = str(limit.seconds)
    return response
