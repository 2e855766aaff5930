"""Public decks that hold much the same cards as a deck."""

from dataclasses import dataclass

from decks.contents.differences import deck_copies
from decks.contents.encoding import AnyDeck
from decks.models import Deck
from decks.sharing.public_search import public_decks
from decks.suggestions.company import company
from rules.construction import game_of

# How alike decks must be to be named, and how many are.
LEAST_ALIKE = 0.25
MOST_DECKS = 5


@dataclass(frozen=True, slots=True)
class SimilarDeck:
    """A public deck and how much of the cards the two have in common, in percent."""

    deck: Deck
    percent: int


def similar_decks(cards: AnyDeck, slug: str = "") -> list[SimilarDeck]:
    """Return the public decks most like a deck, the one at `slug` aside, the most alike first."""
    held = frozenset(deck_copies(cards))
    neighbours = company(game_of(cards)).neighbours(held, slug)
    alike = {other: likeness for other, likeness in neighbours if likeness >= LEAST_ALIKE}
    nearest = sorted(alike, key=lambda other: (-alike[other], other))[:MOST_DECKS]
    if not nearest:
        return []
    # Decks may have been hidden since they were read.
    found = {deck.slug: deck for deck in public_decks().filter(slug__in=nearest)}
    return [
        SimilarDeck(found[other], round(100 * alike[other])) for other in nearest if other in found
    ]
