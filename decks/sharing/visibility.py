"""Who may see a deck, and its address."""

from collections.abc import Mapping

from django.db import transaction

from decks.domain import SampleDeckReadOnly, fresh_slug, lock_deck
from decks.models import Deck, Visibility

MEANING: Mapping[Visibility, tuple[str, str]] = {
    Visibility.PRIVATE: ("Private", "Only you can open it, even if someone else has the link."),
    Visibility.UNLISTED: (
        "Unlisted",
        "Not listed. Anyone with the link can view and copy it.",
    ),
    Visibility.PUBLIC: (
        "Public",
        (
            "Listed in the public search and on your profile with your name. Everyone can "
            "view and copy it."
        ),
    ),
}
PUBLIC_NEEDS_ACCOUNT = (
    "To publish a deck, create an account. A public deck shows its builder’s name, and "
    "without an account you couldn’t change or withdraw it once your browser data is gone."
)


class NeedsAccount(ValueError):
    """Only the deck of an account can be public."""


@transaction.atomic
def share(deck: Deck, visibility: Visibility) -> None:
    """Change who can see a deck. NeedsAccount for publishing a browser's deck."""
    if deck.sample:
        raise SampleDeckReadOnly(f"{deck.name} is a sample deck and stays open to all")
    if visibility is Visibility.PUBLIC and deck.owner_id is None:
        raise NeedsAccount(PUBLIC_NEEDS_ACCOUNT)
    lock_deck(deck)
    deck.visibility = visibility
    deck.save(update_fields=["visibility"])


@transaction.atomic
def change_address(deck: Deck) -> None:
    """Return a deck another address that no one guesses; the old one leads nowhere from now on."""
    if deck.sample:
        raise SampleDeckReadOnly(f"{deck.name} is a sample deck and keeps its address")
    lock_deck(deck)
    deck.slug = fresh_slug(deck.name)
    deck.save(update_fields=["slug"])
