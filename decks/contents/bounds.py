"""How large a deck may be that is judged or kept.

The rules name no largest deck, but judging costs time and memory for every card in every format.
No deck that anybody plays comes near these bounds: 60 to 100 cards are usual, of 25 to 60 titles.
"""

from decks.contents.differences import deck_zones
from decks.contents.encoding import MAX_CARDS, AnyDeck
from decks.contents.zones import DeckZone

# As many as a line of a deck file may ask for.
MAX_COPIES = 99
MAX_DIFFERENT_CARDS = 150
MAX_SITES = 30


class DeckTooLarge(ValueError):
    """A deck beyond the bounds; the message says which bound, in plain English."""


def check_bounds(deck: AnyDeck) -> None:
    """Raise DeckTooLarge for a deck with more cards than is judged or kept."""
    zones = deck_zones(deck)
    different = len({card_id for held in zones.values() for card_id in +held})
    if different > MAX_DIFFERENT_CARDS:
        raise DeckTooLarge(
            f"This deck has {different} different cards. "
            f"A deck can have at most {MAX_DIFFERENT_CARDS}."
        )
    sites = zones[DeckZone.ADVENTURE_DECK].total() if DeckZone.ADVENTURE_DECK in zones else 0
    if sites > MAX_SITES:
        raise DeckTooLarge(f"This deck has {sites} sites. A deck can have at most {MAX_SITES}.")
    if any(count > MAX_COPIES for held in zones.values() for count in held.values()):
        raise DeckTooLarge(f"A deck can have at most {MAX_COPIES} copies of a card.")
    if sum(held.total() for held in zones.values()) > MAX_CARDS:
        raise DeckTooLarge(f"A deck can have at most {MAX_CARDS} cards.")
