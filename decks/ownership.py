"""Whose something is: an account's, or, without one, the browser's that made it."""

import secrets
from dataclasses import dataclass
from typing import Any, Protocol

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.base_user import AbstractBaseUser
from django.db import models
from django.db.models import Q
from django.http import HttpRequest

from cards.htmx import HtmxRequest

BROWSER_KEY = "browser"
# Names that differ only in capitals are few.
MOST_ACCOUNTS = 20


class HasOwner(Protocol):
    """What says whose it is: an `Owned`, or what was read of one."""

    @property
    def owner_id(self) -> int | None:
        """The account that owns it."""

    @property
    def browser(self) -> str:
        """The browser that owns it, "" for none."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: the account that is signed in, and the key of the browser, "" where it has none.

    A browser gets a key when it first makes something without an account; anyone who only reads
    carries none.
    """

    user: AbstractBaseUser | None = None
    browser: str = ""

    def owns(self, owned: HasOwner) -> bool:
        """Whether something is this visitor's own."""
        if owned.owner_id is not None:
            return self.user is not None and owned.owner_id == self.user.pk
        return bool(owned.browser) and owned.browser == self.browser

    def as_owner(self) -> dict[str, Any]:
        """Return the fields of an `Owned` that make something new this visitor's own."""
        if self.user is not None:
            return {"owner_id": self.user.pk, "browser": ""}
        return {"owner_id": None, "browser": self.browser}


NOBODY = Visitor()


class SiteRequest(HtmxRequest):
    """A request as the middleware completes it: `visitor` is who sent it, `htmx` how."""

    visitor: Visitor


def find_visitor(request: HttpRequest) -> Visitor:
    """Return who sent a request; this reads the session."""
    user = request.user if request.user.is_authenticated else None
    return Visitor(user, request.session.get(BROWSER_KEY, ""))


def get_or_create_maker(request: SiteRequest) -> Visitor:
    """Return the visitor, who is about to make something; a new browser gets its key."""
    if not request.user.is_authenticated and not request.session.get(BROWSER_KEY):
        request.session[BROWSER_KEY] = secrets.token_urlsafe(24)
        request.visitor = find_visitor(request)
    return request.visitor


def owned_by(visitor: Visitor) -> Q:
    """Return the condition that a row is the visitor's own; for no one, none is."""
    mine = Q(pk__in=[])
    if visitor.user is not None:
        mine |= Q(owner=visitor.user.pk)
    if visitor.browser:
        mine |= Q(owner=None, browser=visitor.browser)
    return mine


class Owned(models.Model):
    """A model owned by an account (`owner`), by a browser (`browser`), or by no one."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="%(class)ss",
    )
    browser = models.CharField(max_length=40, blank=True, db_index=True, editable=False)

    class Meta:
        abstract = True

    def give_to(self, visitor: Visitor) -> None:
        """Make this a visitor's own; the caller saves it."""
        owner = visitor.as_owner()
        self.owner_id, self.browser = owner["owner_id"], owner["browser"]


def accounts_named(name: str) -> list[int]:
    """Return the accounts of a name: the very one, or those that differ only in capitals.

    The first is found by an index, the others by a look at all names.
    """
    users = get_user_model()._default_manager
    exact = list(users.filter(username=name.strip()).values_list("pk", flat=True))
    like = users.filter(username__iexact=name.strip()).values_list("pk", flat=True)
    return exact or list(like[:MOST_ACCOUNTS])


def assign_owner(owner: AbstractBaseUser, browser: str, kind: type[Owned]) -> int:
    """Return an account what its browser made before it signed in.

    Return how many rows there were.
    """
    if not browser:
        return 0
    made = kind._default_manager.filter(owner=None, browser=browser)
    return made.update(owner=owner.pk, browser="")
