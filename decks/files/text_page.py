"""The TCG online server's text page of a deck: headings and names.

It carries no numbers, so of cards with one name it does not say which printing is meant. The
plain text reader reads it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from decks.contents.encoding import AnyDeck
from decks.files.card_names import name_book
from rules.construction import Game
from rules.tcg.deck import TcgDeck
from rules.tcg.vocabulary import Side


def write(deck: AnyDeck, name: str = "") -> str:
    """Write a TCG deck as that page; it has no place for the name."""
    if not isinstance(deck, TcgDeck):
        raise TypeError("the text page is for TCG decks")
    return "\n\n".join("\n".join(part) for part in _parts(deck)) + "\n"


def _parts(deck: TcgDeck) -> Iterator[list[str]]:
    book = name_book(Game.TCG)
    alone = [("Ring-bearer", deck.ring_bearer), ("Ring", deck.ring)]
    yield [f"{word}: {book.name(card)}" for word, card in alone if card is not None]
    yield ["Adventure deck:", *_written(Counter(deck.sites).items())]
    for heading, side in (("Free Peoples", Side.FREE_PEOPLES), ("Shadow", Side.SHADOW)):
        held = [(card, count) for card, count in deck.draw_deck if book.sides.get(card) is side]
        yield [f"{heading} Draw Deck:", *_written(held)]
    rest = [(card, count) for card, count in deck.draw_deck if book.sides.get(card) is None]
    if rest:
        yield ["Draw deck:", *_written(rest)]


def _written(cards: Iterable[tuple[str, int]]) -> Iterator[str]:
    book = name_book(Game.TCG)
    return (f"{count}x {book.name(card)}" for card, count in cards)
