"""A deck's cards in the groups that players list them by, for the files that are read by people."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from decks.contents.card_labels import card_game
from decks.contents.deck_list import LCG_TYPES, TYPES
from decks.contents.encoding import AnyDeck, card_order
from rules.construction import Game
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.vocabulary import Side

Held = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards of one type with their copies; the title is empty where the part has one group."""

    title: str
    cards: Held

    @property
    def count(self) -> int:
        """How many cards the group holds, each copy counted."""
        return sum(count for _, count in self.cards)


@dataclass(frozen=True, slots=True)
class CardPart:
    """A part of a deck with its groups, none of them empty."""

    title: str
    groups: tuple[CardGroup, ...]

    @property
    def count(self) -> int:
        """How many cards the part holds, each copy counted."""
        return sum(group.count for group in self.groups)


def card_groups(deck: AnyDeck) -> tuple[CardPart, ...]:
    """Return the parts of a deck that hold cards; every card of it stands in one."""
    parts = _tcg_parts(deck) if isinstance(deck, TcgDeck) else _lcg_parts(deck)
    return tuple(part for part in parts if part.groups)


def card_page(card_id: str) -> str:
    """Return the address of a card's page, nothing where it has none; a printing has its card's."""
    if card_game(card_id) is Game.LCG:
        return f"/cards/lcg/{card_id}/" if lcg_card_of(card_id) is not None else ""
    card = card_of(card_id)
    return f"/cards/tcg/{card.id}/" if card is not None else ""


def _tcg_parts(deck: TcgDeck) -> Iterator[CardPart]:
    alone = (("Ring-bearer", deck.ring_bearer), ("Ring", deck.ring))
    yield from (_part(title, [("", [(card, 1)])]) for title, card in alone if card is not None)
    yield _part("Adventure deck", [("", sorted(Counter(deck.sites).items(), key=_site_order))])
    for title, side in (("Free Peoples", Side.FREE_PEOPLES), ("Shadow", Side.SHADOW)):
        of_side = [held for held in deck.draw_deck if _side(held[0]) is side]
        typed = [
            (heading, [held for held in of_side if _tcg_type(held[0]) == card_type])
            for card_type, heading in TYPES.items()
        ]
        rest = [held for held in of_side if _tcg_type(held[0]) not in TYPES]
        yield _part(title, [*typed, ("Other cards", rest)])
    yield _part("Draw deck", [("", [held for held in deck.draw_deck if _side(held[0]) is None])])


def _lcg_parts(deck: LcgDeck) -> Iterator[CardPart]:
    yield _part("Heroes", [("", deck.heroes)])
    typed = [
        (heading, [held for held in deck.player_deck if _lcg_type(held[0]) == card_type])
        for card_type, heading in LCG_TYPES.items()
    ]
    rest = [held for held in deck.player_deck if _lcg_type(held[0]) not in LCG_TYPES]
    yield _part("Player deck", [*typed, ("Other cards", rest)])
    yield _part("Side board", [("", deck.side_board)])


def _part(title: str, groups: Iterable[tuple[str, Iterable[tuple[str, int]]]]) -> CardPart:
    held = (CardGroup(heading, tuple(cards)) for heading, cards in groups)
    return CardPart(title, tuple(group for group in held if group.cards))


def _site_order(held: tuple[str, int]) -> tuple[object, ...]:
    card = card_of(held[0])
    if card is None:
        return (99, 0, card_order(held[0]))
    return (card.site_number or 0, card.twilight, card_order(held[0]))


def _side(card_id: str) -> Side | None:
    card = card_of(card_id)
    return card.side if card is not None else None


def _tcg_type(card_id: str) -> str:
    card = card_of(card_id)
    return card.type if card is not None else ""


def _lcg_type(code: str) -> str:
    card = lcg_card_of(code)
    return card.type if card is not None else ""
