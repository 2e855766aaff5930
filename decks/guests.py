"""What people are called at tables, drafts and events."""

from typing import Final

from decks.files.sanitize import strip_unprintable
from decks.ownership import Visitor

GUEST: Final = "Guest"
MAX_TYPED = 40


def name_for(visitor: Visitor, typed: str = "") -> str:
    """Return an account's name, or what a guest typed: its printable letters, 40 at most."""
    if visitor.user is not None:
        return visitor.user.get_username()
    return strip_unprintable(typed)[:MAX_TYPED] or GUEST
