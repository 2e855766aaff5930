"""What decks are called in lists where two may have one name."""

from collections import Counter
from collections.abc import Iterable

from decks.models import Deck


def names_told_apart(decks: Iterable[Deck]) -> dict[int, str]:
    """Return the name of each deck by its primary key; those of one name with their numbers."""
    listed = {deck.pk: deck for deck in decks}
    known = Counter(deck.name for deck in listed.values())
    return {
        pk: f"{deck.name} ({pk})" if known[deck.name] > 1 and not deck.sample else deck.name
        for pk, deck in listed.items()
    }
