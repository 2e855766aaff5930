"""What an LCG deck asks of its owner and of the computer: its products, and cards played blank."""

from collections import Counter
from dataclasses import dataclass

from cards.search.query.fields import quoted
from decks.contents.card_labels import card_name
from decks.contents.encoding import AnyDeck
from decks.files.card_groups import card_page
from rules.construction.lcg.build import card_of
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.reader import printings_of
from rules.lcg.facts.sets import SETS
from rules.lcg.library import unwritten


@dataclass(frozen=True, slots=True)
class NeededProduct:
    """A product that a deck has cards of: how many different ones, and the search for its cards."""

    name: str
    cards: int
    query: str


@dataclass(frozen=True, slots=True)
class UnwrittenCard:
    """A card that the computer can't play yet."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class DeckProducts:
    """The products that a deck needs, in the order of their releases.

    `alternatives` are later products with all cards of the deck, such as a starter deck.
    """

    needed: tuple[NeededProduct, ...]
    alternatives: tuple[str, ...]
    unwritten: tuple[UnwrittenCard, ...]


def deck_products(deck: AnyDeck) -> DeckProducts | None:
    """Return the products of an LCG deck, None for a deck of the TCG or without a card."""
    if not isinstance(deck, LcgDeck):
        return None
    codes = [code for code, _ in (*deck.heroes, *deck.player_deck, *deck.side_board)]
    known = [card for code in dict.fromkeys(codes) if (card := card_of(code)) is not None]
    if not known:
        return None
    held = Counter(card.set for card in known)
    later = [{printing.set for printing in printings_of(card.code)} for card in known]
    played = [code for code, _ in (*deck.heroes, *deck.player_deck) if card_of(code) is not None]
    return DeckProducts(
        needed=tuple(
            NeededProduct(product.name, held[code], f"set:{quoted(product.name)}")
            for code, product in SETS.items()
            if held[code]
        ),
        alternatives=tuple(
            SETS[code].name for code in SETS if all(code in printed for printed in later)
        ),
        unwritten=tuple(
            UnwrittenCard(card_name(code), card_page(code)) for code in unwritten(played)
        ),
    )
