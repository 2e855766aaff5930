"""An account's API tokens. The library keeps a hash of each, and it alone knows their table."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.apps import apps
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from decks.locks import lock_until_commit
from westmarch.accounts.models import TokenName

MAX_TOKENS = 20


class TooManyTokens(ValueError):
    """An account has as many tokens as the limit allows; the message says so."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token as it may be shown.

    Its name, empty for tokens from before they had one, the characters it begins with, and from
    when to when it is good.
    """

    name: str
    key: str
    made: datetime
    good_until: datetime | None

    @property
    def is_over(self) -> bool:
        """Whether it is no longer good."""
        return self.good_until is not None and self.good_until < timezone.now()


def list_tokens(user: User) -> list[Token]:
    """Return an account's tokens, the newest first."""
    rows = _table().objects.filter(user=user).select_related("named").order_by("-created")
    return [_shown(row) for row in rows]


def make_token(user: User, span: timedelta, name: str = "") -> tuple[Token, str]:
    """Create a token that is good for a span of time; return it and, this once, the token itself.

    Raise TooManyTokens. Two requests at once are counted one after the other.
    """
    with transaction.atomic():
        lock_until_commit(f"tokens of account {user.pk}")
        if _table().objects.filter(user=user).count() >= MAX_TOKENS:
            raise TooManyTokens(f"You have {MAX_TOKENS} tokens. Revoke one to create another.")
        row, secret = _table().objects.create(user, expiry=span)
        if name:
            TokenName.objects.create(token=row, name=name)
    return _shown(row), secret


def revoke_token(user: User, key: str) -> bool:
    """End one of an account's tokens; give whether it had such a one."""
    if "\0" in key:
        # A database refuses to look for one.
        return False
    deleted, _ = _table().objects.filter(user=user, token_key=key).delete()
    return bool(deleted)


def revoke_all_tokens(user: AbstractBaseUser) -> None:
    """End all of an account's tokens."""
    _table().objects.filter(user=user).delete()


class RevokeTokensWithPassword:
    """Ends an account's tokens when its password changes, in a form, the admin or a command.

    Django calls every entry of AUTH_PASSWORD_VALIDATORS after such a change. Somebody who has got
    hold of an account keeps no way in when its owner takes it back.
    """

    def validate(self, password: str, user: AbstractBaseUser | None = None) -> None:
        """Accept every password; other validators check it."""

    def get_help_text(self) -> str:
        """Return what Django lists below the field."""
        return "A new password revokes all API tokens of the account."

    def password_changed(self, password: str, user: AbstractBaseUser | None = None) -> None:
        """Revoke the tokens of an account that is kept."""
        if user is not None and user.pk is not None:
            revoke_all_tokens(user)


def _shown(row: Any) -> Token:
    name = row.named.name if hasattr(row, "named") else ""
    return Token(name, row.token_key, row.created, row.expiry)


def _table() -> Any:
    # The library carries no types.
    return apps.get_model("knox", "AuthToken")
