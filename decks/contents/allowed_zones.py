"""Which zones of a deck a card may be put into."""

from functools import lru_cache

from decks.contents.card_labels import card_game
from decks.contents.zones import DeckZone
from rules.construction import Game
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of
from rules.lcg.vocabulary import PLAYER_CARDS
from rules.lcg.vocabulary import CardType as LcgType
from rules.tcg.vocabulary import CardType


@lru_cache(maxsize=8192)
def allowed_zones(card_id: str) -> tuple[DeckZone, ...]:
    """Return the parts of a deck a card may be put into, its own place first; none for none."""
    if card_game(card_id) is Game.LCG:
        return _lcg_places(card_id)
    card = card_of(card_id)
    if card is None:
        return ()
    if card.type is CardType.SITE:
        return (DeckZone.ADVENTURE_DECK,)
    if card.type is CardType.THE_ONE_RING:
        return (DeckZone.RING,)
    if card.type is CardType.COMPANION:
        return (DeckZone.DRAW_DECK, DeckZone.RING_BEARER)
    return (DeckZone.DRAW_DECK,)


def _lcg_places(code: str) -> tuple[DeckZone, ...]:
    card = lcg_card_of(code)
    if card is None:
        return ()
    if card.type is LcgType.HERO:
        return (DeckZone.HEROES, DeckZone.SIDEBOARD)
    return (DeckZone.PLAYER_DECK, DeckZone.SIDEBOARD) if card.type in PLAYER_CARDS else ()
