"""The zones of a deck: where in it a card is."""

from enum import StrEnum


class DeckZone(StrEnum):
    """A zone of a deck, in the order in which players list them."""

    RING_BEARER = "ring-bearer"
    RING = "ring"
    ADVENTURE_DECK = "adventure-deck"
    DRAW_DECK = "draw-deck"
    HEROES = "heroes"
    PLAYER_DECK = "player-deck"
    SIDEBOARD = "sideboard"

    @property
    def label(self) -> str:
        """The zone in words: "adventure deck"."""
        return self.value if self is DeckZone.RING_BEARER else self.value.replace("-", " ")


# Zones that hold a single card: another one takes its place.
SINGLE_CARD_ZONES = frozenset({DeckZone.RING_BEARER, DeckZone.RING})
