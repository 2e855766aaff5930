"""A deck laid out for reading: its parts, their groups, and a line for each card."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from decks.contents.card_labels import card_name
from decks.contents.encoding import AnyDeck, card_order
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import ASIDE, card_of
from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import CardType as LcgCardType
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Side

TYPES = {
    CardType.COMPANION: "Companions",
    CardType.ALLY: "Allies",
    CardType.FOLLOWER: "Followers",
    CardType.MINION: "Minions",
    CardType.POSSESSION: "Possessions",
    CardType.ARTIFACT: "Artifacts",
    CardType.CONDITION: "Conditions",
    CardType.EVENT: "Events",
}


LCG_TYPES = {
    LcgCardType.ALLY: "Allies",
    LcgCardType.ATTACHMENT: "Attachments",
    LcgCardType.EVENT: "Events",
    LcgCardType.SIDE_QUEST: "Side quests",
    LcgCardType.CONTRACT: "Contract",
    LcgCardType.TREASURE: "Treasures",
}


@dataclass(frozen=True, slots=True)
class DeckListLine:
    """One card: how often (or a site's number), its name, its culture and cost, its page."""

    mark: int | str
    name: str
    count: int = 1
    culture: str = ""
    cost: int | str | None = None
    address: str = ""

    @property
    def card(self) -> str:
        """The card's id, "" for a card that is not known."""
        return self.address.rstrip("/").rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class DeckListGroup:
    """Cards under one heading; an empty title has no heading of its own."""

    title: str
    lines: tuple[DeckListLine, ...]

    @property
    def count(self) -> int:
        """How many cards the group holds."""
        return sum(line.count for line in self.lines)


@dataclass(frozen=True, slots=True)
class DeckListPart:
    """A part of the deck with its groups."""

    title: str
    groups: tuple[DeckListGroup, ...]
    key: str

    @property
    def count(self) -> int:
        """How many cards the part holds."""
        return sum(group.count for group in self.groups)


def build_deck_list(deck: AnyDeck) -> tuple[DeckListPart, ...]:
    """Lay out a deck; parts without a card are left out."""
    parts = _tcg_parts(deck) if isinstance(deck, TcgDeck) else _lcg_parts(deck)
    return tuple(part for part in parts if part.count)


def _tcg_parts(deck: TcgDeck) -> Iterator[DeckListPart]:
    alone = [card_id for card_id in (deck.ring_bearer, deck.ring) if card_id is not None]
    ring = DeckListGroup("Ring-bearer and ring", tuple(_line((card_id, 1)) for card_id in alone))
    sites = sorted(Counter(deck.sites).items(), key=_site_order)
    path = DeckListGroup("Adventure deck", tuple(map(_site_line, sites)))
    yield DeckListPart("Ring and sites", tuple(filter(_holds_cards, (ring, path))), "ring")
    for title, side in (("Free Peoples", Side.FREE_PEOPLES), ("Shadow", Side.SHADOW)):
        yield _part(title, side, _by_type(deck, side))
    rest = [(card_id, count) for card_id, count in deck.draw_deck if not _has_side(card_id)]
    yield _part("Other cards in the draw deck", "rest", [("", rest)])


def _lcg_parts(deck: LcgDeck) -> Iterator[DeckListPart]:
    yield DeckListPart("Heroes", (_lcg_group("", deck.heroes),), "heroes")
    groups = [
        _lcg_group(title, (pair for pair in deck.player_deck if _lcg_type(pair[0]) is card_type))
        for card_type, title in LCG_TYPES.items()
    ]
    rest = [pair for pair in deck.player_deck if _lcg_type(pair[0]) not in LCG_TYPES]
    groups.append(_lcg_group("Other cards", rest))
    yield DeckListPart("Player deck", tuple(filter(_holds_cards, groups)), "player-deck")
    yield DeckListPart("Sideboard", (_lcg_group("", deck.side_board),), "sideboard")


def _lcg_group(title: str, held: Iterable[tuple[str, int]]) -> DeckListGroup:
    return DeckListGroup(title, tuple(_lcg_line(code, count) for code, count in held))


def _lcg_line(code: str, count: int) -> DeckListLine:
    card = lcg_card_of(code)
    if card is None:
        return DeckListLine(count, code, count)
    cost = card.threat_cost if card.cost is None else card.cost
    address = f"/cards/lcg/{card.code}/"
    return DeckListLine(count, card.name, count, card.sphere or "", cost, address)


def _lcg_type(code: str) -> LcgCardType | None:
    card = lcg_card_of(code)
    return card.type if card is not None else None


def _by_type(deck: TcgDeck, side: Side) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    for card_type, title in TYPES.items():
        held = [
            (card_id, count)
            for card_id, count in deck.draw_deck
            if (card := card_of(card_id)) is not None
            and card.side is side
            and card.type is card_type
        ]
        yield title, sorted(held, key=lambda pair: card_name(pair[0]))


def _part(
    title: str, key: str, groups: Iterable[tuple[str, list[tuple[str, int]]]]
) -> DeckListPart:
    laid = tuple(DeckListGroup(name, tuple(map(_line, held))) for name, held in groups if held)
    return DeckListPart(title, laid, key)


def _line(held: tuple[str, int]) -> DeckListLine:
    card_id, count = held
    card = card_of(card_id)
    if card is None:
        return DeckListLine(count, card_name(card_id), count)
    cost = card.twilight if card.type not in ASIDE else None
    return DeckListLine(count, card.name, count, card.culture or "", cost, _address(card))


def _site_line(held: tuple[str, int]) -> DeckListLine:
    card_id, count = held
    card = card_of(card_id)
    if card is None:
        return DeckListLine("?", card_name(card_id), count)
    mark = card.site_number if card.site_number is not None else "–"
    name = card.name if count == 1 else f"{card.name} ({count} copies)"
    return DeckListLine(mark, name, count, card.culture or "", card.twilight, _address(card))


def _site_order(held: tuple[str, int]) -> tuple[object, ...]:
    card = card_of(held[0])
    if card is None:
        return (99, 0, card_order(held[0]))
    return (card.site_number or 0, card.twilight, card_order(card.id))


def _holds_cards(group: DeckListGroup) -> bool:
    return group.count > 0


def _has_side(card_id: str) -> bool:
    card = card_of(card_id)
    return card is not None and card.side is not None


def _address(card: Card) -> str:
    return f"/cards/tcg/{card.id}/"
