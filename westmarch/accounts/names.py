"""Names of accounts: plain small letters, so that no two look alike."""

import re

from django.contrib.auth import get_user_model
from django.core.exceptions import ValidationError

SHORTEST, LONGEST = 2, 30
_NAME = re.compile(r"[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?")

RULE = (
    "2 to 30 characters: letters a to z, digits, and - . _ between them. Capital "
    "letters become lowercase. Shown with the decks you publish."
)


# Names that look as if the site itself spoke, or that addresses and mail use.
RESERVED = frozenset(
    """
    abuse account accounts admin administrator anonymous api app card cards contact deck decks
    example ftp help hostmaster info localhost mail me mod moderator news nobody none noreply
    null official owner play player players playtest playtests postmaster public root sample
    samples security settings sign-in sign-up sitemap staff static status support sysadmin
    system team test tests undefined user users webmaster westmarch www you
    """.split()  # noqa: SIM905 - a list of 60 lines is harder to read
)


def check_name(name: str) -> None:
    """Raise ValidationError, in words for the form, for a name that an account may not have."""
    if not SHORTEST <= len(name) <= LONGEST:
        raise ValidationError(
            f"A name has {SHORTEST} to {LONGEST} characters. This one has {len(name)}."
        )
    if not _NAME.fullmatch(name):
        raise ValidationError("A name can contain letters a to z, digits, and - . _ between them.")
    if re.sub(r"[._-]+", "", name) in {re.sub(r"[._-]+", "", word) for word in RESERVED}:
        raise ValidationError("This name is reserved. Choose another one.")


def known_name(typed: str) -> str:
    """Return the name of the account that someone means who signs in, whatever its capitals.

    A name that is there exactly as typed goes first; one that no one has is given back.
    """
    accounts = get_user_model()._default_manager.filter(username__iexact=typed.strip())
    names = list(accounts.values_list("username", flat=True)[:2])
    return names[0] if len(names) == 1 else typed
