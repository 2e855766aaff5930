"""What a deck needs that its builder does not own, all prints of a card counted together."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from decks.access import own_decks
from decks.collection.copies import find_collection
from decks.contents.card_labels import card_label
from decks.contents.differences import deck_copies
from decks.contents.encoding import AnyDeck, card_order
from decks.models import Deck
from decks.ownership import Visitor
from decks.queries import latest_versions
from rules.construction import Game, game_of
from rules.construction.printings import printings
from rules.construction.tcg.reprints import first_print


@dataclass(frozen=True, slots=True)
class MissingCard:
    """A card of which a deck needs more copies than are there for it.

    `owned` are all copies, `elsewhere` those that the visitor's other decks use, where decks do
    not share copies.
    """

    card: str
    needed: int
    owned: int
    elsewhere: int = 0

    @property
    def label(self) -> str:
        """The card's name and number."""
        return card_label(self.card)

    @property
    def missing(self) -> int:
        """How many copies are to be found."""
        return self.needed - max(0, self.owned - self.elsewhere)


def missing_cards(visitor: Visitor, cards: AnyDeck, deck: Deck | None = None) -> list[MissingCard]:
    """Return the cards that a deck lacks, in the order of the catalogue.

    `deck` is the deck whose cards they are: it is not among the others that use copies.
    """
    game = game_of(cards)
    collection = find_collection(visitor, game)
    owned = by_first_print(collection.copies if collection is not None else {})
    shared = collection is None or collection.shared
    elsewhere = Counter[str]() if shared else used_cards(visitor, game, deck)
    needed = needed_cards(cards)
    held = sorted(deck_copies(cards), key=card_order, reverse=True)
    shown = {identity(card): card for card in held}
    counted = [
        MissingCard(shown[card], count, owned[card], min(owned[card], elsewhere[card]))
        for card, count in needed.items()
    ]
    lacking = [card for card in counted if card.missing > 0]
    return sorted(lacking, key=lambda one: card_order(one.card))


def needed_cards(cards: AnyDeck) -> Counter[str]:
    """Return how many copies a deck needs of each card, by the id of its first print."""
    return by_first_print(deck_copies(cards))


def by_first_print(copies: Mapping[str, int]) -> Counter[str]:
    """Return copies with all prints of a card counted together."""
    counted = Counter[str]()
    for card, count in copies.items():
        counted[identity(card)] += count
    return counted


def identity(card: str) -> str:
    """Return the one id that stands for a card in all its prints, promotional ones too."""
    printing = printings().get(card)
    return first_print(printing.of if printing is not None and printing.of else card)


def used_cards(visitor: Visitor, game: Game, deck: Deck | None = None) -> Counter[str]:
    """Return the copies that the visitor's decks use, all but `deck`."""
    others = own_decks(visitor).filter(game=game.value)
    if deck is not None:
        others = others.exclude(pk=deck.pk)
    used = Counter[str]()
    for version in latest_versions(others):
        used.update(needed_cards(version.cards()))
    return used
