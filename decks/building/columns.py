"""The deck's half of the page: its cards in the groups players think in, a row for each."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from cards.drawn_by_value import drawn_by_value
from cards.labels import label
from cards.whole_numbers import whole_number
from decks.building.draft_legality import Gap
from decks.building.faces import card_face
from decks.building.layout import GroupBy, Layout, SortBy
from decks.contents.allowed_zones import allowed_zones
from decks.contents.card_labels import card_name
from decks.contents.deck_list import LCG_TYPES, TYPES
from decks.contents.differences import deck_zones
from decks.contents.encoding import AnyDeck, card_order
from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from rules.construction import Game
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import ASIDE, card_of
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.card import LcgCard
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Side

Held = tuple[str, int]
DEFAULT_LAYOUT = Layout()
# Sites without a number are listed after those with one.
UNNUMBERED = 99


@drawn_by_value
@dataclass(frozen=True, slots=True)
class Row:
    """A card in a part of the deck.

    `mark` stands before it in place of its count: a site's number, or its Shadow number. `bearer`
    says that it may be made the Ring-bearer, `aside` that it can go to the sideboard or back.
    """

    card: str
    zone: DeckZone
    count: int
    name: str
    game: str
    mark: str = ""
    tint: str = ""
    sphere: str = ""
    cost: int | str | None = None
    bearer: bool = False
    aside: DeckZone | None = None
    known: bool = True

    @property
    def alone(self) -> bool:
        """Whether there is never more than one of it."""
        return self.zone in SINGLE_CARD_ZONES

    @property
    def place(self) -> str:
        """The id of its line on the page."""
        return f"deck-{self.zone.value}-{self.card}"

    @property
    def edit(self) -> str:
        """The start of what its buttons send."""
        return f"card={self.card}&zone={self.zone.value}&at={self.place}"

    @property
    def face(self) -> SafeString:
        """The card drawn as HTML, for the view of pictures."""
        return card_face(Game(self.game), self.card)


@dataclass(frozen=True, slots=True)
class Group:
    """Rows under a heading, and what is still to be found for them."""

    title: str
    key: str
    rows: tuple[Row, ...]
    gaps: tuple[Gap, ...] = ()

    @property
    def count(self) -> int:
        """The number of cards in it."""
        return sum(row.count for row in self.rows)

    @property
    def lines(self) -> tuple[Row | Gap, ...]:
        """Rows and gaps as they are listed: a missing site in its place among the others."""
        lines: list[Row | Gap] = [*self.rows, *self.gaps]
        if any(gap.mark for gap in self.gaps):
            lines.sort(key=_place_on_path)
        return tuple(lines)

    def __bool__(self) -> bool:
        return bool(self.rows or self.gaps)


@dataclass(frozen=True, slots=True)
class Column:
    """A part of the page: its groups under one heading."""

    title: str
    key: str
    groups: tuple[Group, ...]

    @property
    def count(self) -> int:
        """The number of cards in it."""
        return sum(group.count for group in self.groups)


def deck_columns(
    deck: AnyDeck, gaps: Iterable[Gap], layout: Layout = DEFAULT_LAYOUT
) -> tuple[Column, ...]:
    """Lay out a deck with what it lacks; groups without either are left out."""
    missing = tuple(gaps)
    if isinstance(deck, TcgDeck):
        columns = _tcg(deck, missing, layout)
    else:
        columns = _lcg(deck, missing, layout)
    kept = (
        Column(column.title, column.key, tuple(group for group in column.groups if group))
        for column in columns
    )
    return tuple(column for column in kept if column.groups)


def _tcg(deck: TcgDeck, gaps: tuple[Gap, ...], layout: Layout) -> Iterator[Column]:
    held = deck_zones(deck)
    alone = [
        card_row(card_id, 1, part)
        for part in (DeckZone.RING_BEARER, DeckZone.RING)
        for card_id in held[part].elements()
    ]
    sites = sorted(held[DeckZone.ADVENTURE_DECK].items(), key=_site_order)
    numbered = any(_is_numbered(card_id) for card_id in deck.sites)
    path = tuple(_site(card_id, count, numbered) for card_id, count in sites)
    path_title = "Sites" if numbered or not path else "Sites by Shadow number"
    on_path = tuple(gap for gap in gaps if gap.zone is DeckZone.ADVENTURE_DECK)
    yield Column(
        "Ring and sites",
        "ring-and-sites",
        (
            Group("Ring-bearer and ring", "ring", tuple(alone), _of(gaps, *SINGLE_CARD_ZONES)),
            Group(path_title, "sites", path, on_path),
        ),
    )
    for title, side in (("Free Peoples", Side.FREE_PEOPLES), ("Shadow", Side.SHADOW)):
        rows = _rows(_of_side(deck, side), DeckZone.DRAW_DECK)
        groups = _groups(rows, layout, f"{side}-".replace("_", "-"), TYPES)
        yield Column(title, side.replace("_", "-"), groups)
    rest = tuple(
        card_row(card_id, count, DeckZone.DRAW_DECK)
        for card_id, count in deck.draw_deck
        if not _in_a_group(card_of(card_id))
    )
    yield Column("Not for a draw deck", "rest", (Group("", "rest-cards", rest),))


def _lcg(deck: LcgDeck, gaps: tuple[Gap, ...], layout: Layout) -> Iterator[Column]:
    heroes = Group(
        "", "hero-cards", _rows(deck.heroes, DeckZone.HEROES), _of(gaps, DeckZone.HEROES)
    )
    yield Column("Heroes", "heroes", (heroes,))
    known = [held for held in deck.player_deck if _lcg_type(held) in LCG_TYPES]
    rest = (held for held in deck.player_deck if _lcg_type(held) not in LCG_TYPES)
    groups = (
        *_groups(_rows(known, DeckZone.PLAYER_DECK), layout, "", LCG_TYPES),
        Group("Other cards", "rest", _rows(rest, DeckZone.PLAYER_DECK)),
    )
    yield Column("Player deck", "player-deck", groups)
    board = Group("", "sideboard-cards", _rows(deck.side_board, DeckZone.SIDEBOARD))
    yield Column("Sideboard", "sideboard", (board,))


def _of(gaps: Iterable[Gap], *parts: DeckZone) -> tuple[Gap, ...]:
    return tuple(gap for gap in gaps if gap.zone in parts)


def _of_side(deck: TcgDeck, side: Side) -> Iterator[Held]:
    """Return the cards of a side that belong in a draw deck."""
    return (
        (card_id, count)
        for card_id, count in deck.draw_deck
        if (card := card_of(card_id)) is not None and card.side is side and card.type in TYPES
    )


def _groups(
    rows: Iterable[Row], layout: Layout, prefix: str, types: Mapping[Any, str]
) -> tuple[Group, ...]:
    """Group and sort rows; groups by type stand in the order of `types`."""
    if layout.sort is SortBy.COST:
        rows = sorted(rows, key=_cost_order)
    grouped: dict[str, list[Row]] = {}
    if layout.group is GroupBy.TYPE:
        grouped = {title: [] for title in types.values()}
    for row in rows:
        grouped.setdefault(_heading(row, layout.group, types), []).append(row)
    if layout.group in (GroupBy.CULTURE, GroupBy.COST):
        grouped = dict(sorted(grouped.items()))
    keys = {title: str(card_type) for card_type, title in types.items()}
    return tuple(
        Group(title, prefix + keys.get(title, title).replace(" ", "-").lower(), tuple(held))
        for title, held in grouped.items()
    )


def _heading(row: Row, group: GroupBy, types: Mapping[Any, str]) -> str:
    if group is GroupBy.CULTURE:
        return label(row.tint or row.sphere) if row.tint or row.sphere else "Neutral"
    if group is GroupBy.COST:
        return f"Cost {row.cost}"
    if group is GroupBy.NOTHING:
        return ""
    card = card_of(row.card) or lcg_card_of(row.card)
    return types[card.type] if card is not None else ""


def _cost_order(row: Row) -> tuple[int, str]:
    return (row.cost if isinstance(row.cost, int) else -1, row.name)


def _rows(held: Iterable[Held], part: DeckZone) -> tuple[Row, ...]:
    rows = (card_row(card_id, count, part) for card_id, count in held)
    return tuple(sorted(rows, key=lambda row: (row.name, card_order(row.card))))


def card_row(card_id: str, count: int, part: DeckZone) -> Row:
    """Return a card's row in a zone."""
    if part in (DeckZone.HEROES, DeckZone.PLAYER_DECK, DeckZone.SIDEBOARD):
        return _lcg_row(card_id, count, part)
    card = card_of(card_id)
    if card is None:
        return Row(card_id, part, count, card_name(card_id), "tcg", known=False)
    return Row(
        card=card_id,
        zone=part,
        count=count,
        name=card.name,
        game="tcg",
        tint=card_tint(card),
        cost=None if card.type in ASIDE else card.twilight,
        bearer=part is DeckZone.DRAW_DECK and card.may_bear_ring,
    )


def _lcg_row(code: str, count: int, part: DeckZone) -> Row:
    card = lcg_card_of(code)
    if card is None:
        return Row(code, part, count, code, "lcg", known=False)
    others = [place for place in allowed_zones(code) if place is not part]
    return Row(
        card=code,
        zone=part,
        count=count,
        name=card.name,
        game="lcg",
        sphere=card.sphere or "",
        cost=lcg_cost(card),
        aside=others[0] if others else None,
    )


def _site(card_id: str, count: int, numbered: bool) -> Row:
    row = card_row(card_id, count, DeckZone.ADVENTURE_DECK)
    card = card_of(card_id)
    if card is None:
        return row
    mark = card.site_number if numbered else card.twilight
    return Row(
        card=row.card,
        zone=row.zone,
        count=count,
        name=row.name,
        game=row.game,
        mark="–" if mark is None else str(mark),
        tint=row.tint,
        cost=card.twilight if numbered else None,
    )


def _place_on_path(line: Row | Gap) -> int:
    number = whole_number(line.mark)
    return UNNUMBERED if number is None else number


def card_tint(card: Card) -> str:
    """Return the word that colours a TCG card: its culture, "site" or "ring"."""
    if card.type is CardType.SITE:
        return "site"
    return "ring" if card.type is CardType.THE_ONE_RING else card.culture or ""


def lcg_cost(card: LcgCard) -> int | str | None:
    """Return what an LCG card costs: resources, or a hero's threat."""
    return card.threat_cost if card.cost is None else card.cost


def _site_order(held: Held) -> tuple[object, ...]:
    card = card_of(held[0])
    if card is None:
        return (UNNUMBERED, 0, card_order(held[0]))
    return (card.site_number or 0, card.twilight, card_order(card.id))


def _is_numbered(card_id: str) -> bool:
    card = card_of(card_id)
    return card is not None and card.site_number is not None


def _in_a_group(card: Card | None) -> bool:
    return card is not None and card.side is not None and card.type in TYPES


def _lcg_type(held: Held) -> object:
    card = lcg_card_of(held[0])
    return card.type if card is not None else None
