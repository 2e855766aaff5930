"""A deck as an improvement changes it: one count of copies, and the deck with other copies."""

from collections import Counter
from collections.abc import Mapping

from decks.contents.allowed_zones import allowed_zones
from decks.contents.differences import deck_copies, deck_from_zones, deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from rules.construction import game_of

# A Ring-bearer is half of what a deck is, and a sideboard is not played.
LEFT_ALONE = frozenset({DeckZone.RING_BEARER, DeckZone.SIDEBOARD})


def changing_copies(deck: AnyDeck) -> dict[str, int]:
    """Return the copies of each card of a deck that an improvement may exchange."""
    return dict(deck_copies(deck, without=LEFT_ALONE))


def with_copies(deck: AnyDeck, copies: Mapping[str, int]) -> AnyDeck:
    """Return a deck with these copies in its zones, each where it belongs."""
    zones = {
        zone: held if zone in LEFT_ALONE else Counter[str]()
        for zone, held in deck_zones(deck).items()
    }
    for card, count in copies.items():
        zones[allowed_zones(card)[0]][card] += count
    return deck_from_zones(game_of(deck), zones)
