"""Writing decks in plain text, the form of file that this site gives and takes back."""

from collections import Counter
from collections.abc import Iterable, Iterator

from decks.contents.encoding import AnyDeck
from decks.files.card_names import NameBook, name_book
from rules.construction import game_of
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.vocabulary import Side


def write_text(deck: AnyDeck, name: str = "") -> str:
    """Write a deck as plain text that `text.read_text` reads back to the same deck."""
    book = name_book(game_of(deck))
    parts = [[f"Name: {' '.join(name.split())}"]] if name.strip() else []
    if isinstance(deck, TcgDeck):
        parts += _tcg_parts(deck, book)
    else:
        parts += _lcg_parts(deck, book)
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def _tcg_parts(deck: TcgDeck, book: NameBook) -> Iterator[list[str]]:
    alone = [("Ring-bearer", deck.ring_bearer), ("Ring", deck.ring)]
    yield [f"{word}: {_called(book, card)}" for word, card in alone if card is not None]
    yield ["Adventure deck:", *_written(book, Counter(deck.sites).items())]
    for heading, side in (("Free Peoples:", Side.FREE_PEOPLES), ("Shadow:", Side.SHADOW)):
        held = [(card, count) for card, count in deck.draw_deck if book.sides.get(card) is side]
        yield [heading, *_written(book, held)]
    rest = [(card, count) for card, count in deck.draw_deck if book.sides.get(card) is None]
    if rest:
        yield ["Draw deck:", *_written(book, rest)]


def _lcg_parts(deck: LcgDeck, book: NameBook) -> Iterator[list[str]]:
    yield ["Heroes:", *_written(book, deck.heroes)]
    yield ["Player deck:", *_written(book, deck.player_deck)]
    if deck.side_board:
        yield ["Side board:", *_written(book, deck.side_board)]


def _written(book: NameBook, cards: Iterable[tuple[str, int]]) -> Iterator[str]:
    return (f"{count}x {_called(book, card)}" for card, count in cards)


def _called(book: NameBook, card_id: str) -> str:
    name = book.name(card_id)
    return f"{name} ({card_id})" if name != card_id else card_id
