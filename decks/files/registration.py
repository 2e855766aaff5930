"""The deck-registration sheet that a player hands to the judges of a tournament."""

from dataclasses import dataclass

from decks.contents.encoding import AnyDeck
from decks.files.card_groups import CardPart, card_groups
from decks.files.card_names import NameBook, name_book
from rules.construction import game_of
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of
from rules.lcg.deck import LcgDeck
from rules.tcg.vocabulary import CardType

# What a player writes on the sheet themselves.
BLANKS = ("Player’s name", "Player’s number", "Event", "Date")
# How many rows, headings among them, are printed on a page in each size of type.
_LENGTHS = (("short", 60), ("middling", 80), ("long", 110))


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A card: its copies, its name, the collector's number, and of a site where it lies."""

    count: int
    name: str
    number: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class SheetBlock:
    """Rows under one heading, with the number of cards that stand in them."""

    title: str
    count: int
    groups: tuple[tuple[str, int, tuple[SheetRow, ...]], ...]


@dataclass(frozen=True, slots=True)
class Registration:
    """A deck by its parts, and the totals that a judge counts first."""

    blocks: tuple[SheetBlock, ...]
    totals: tuple[tuple[str, int], ...]

    @property
    def length(self) -> str:
        """How long the lists are, in a word; a long sheet is set in smaller type."""
        rows = sum(len(rows) + 1 for block in self.blocks for _, _, rows in block.groups)
        return next((word for word, most in _LENGTHS if rows <= most), "longest")


def build_registration(deck: AnyDeck) -> Registration:
    """Lay out a deck for its registration sheet."""
    book, parts = name_book(game_of(deck)), card_groups(deck)
    return Registration(tuple(_block(book, part) for part in parts), _totals(deck))


def _totals(deck: AnyDeck) -> tuple[tuple[str, int], ...]:
    if isinstance(deck, LcgDeck):
        return (
            ("Heroes", _copies(deck.heroes)),
            ("Player deck", _copies(deck.player_deck)),
            ("Side board", _copies(deck.side_board)),
            ("Starting threat", sum(_threat(code) for code, _ in deck.heroes)),
        )
    sides = {part.title: part.count for part in card_groups(deck)}
    return (
        ("Free Peoples", sides.get("Free Peoples", 0)),
        ("Shadow", sides.get("Shadow", 0)),
        ("Draw deck", _copies(deck.draw_deck)),
        ("Sites", len(deck.sites)),
    )


def _copies(cards: tuple[tuple[str, int], ...]) -> int:
    return sum(count for _, count in cards)


def _threat(code: str) -> int:
    hero = lcg_card_of(code)
    return hero.threat_cost or 0 if hero is not None else 0


def _block(book: NameBook, part: CardPart) -> SheetBlock:
    groups = tuple(
        (group.title, group.count, tuple(_row(book, *held) for held in group.cards))
        for group in part.groups
    )
    return SheetBlock(part.title, part.count, groups)


def _row(book: NameBook, card_id: str, count: int) -> SheetRow:
    card = card_of(card_id)
    is_site = card is not None and card.type is CardType.SITE and card.site_number is not None
    mark = f"site {card.site_number}" if card is not None and is_site else ""
    return SheetRow(count, book.name(card_id), book.collectors.get(card_id, ""), mark)
