"""Two decks side by side: every card of either in its group, with its copies in both."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from decks.contents.deck_list import DeckListLine, build_deck_list
from decks.contents.differences import Difference, DifferentGames, Kind, deck_from_zones, deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from decks.history.changes import signed
from rules.construction import Game, game_of

ALONE = {Kind.ADDED: "only B", Kind.REMOVED: "only A"}


@dataclass(frozen=True, slots=True)
class Row:
    """A card of either deck: the line of a deck's sheet, and how many copies each deck holds.

    `site` is a site's number, "" for other cards.
    """

    card: DeckListLine
    first: int
    second: int
    kind: Kind | None
    site: str

    @property
    def words(self) -> str:
        """What is different: "+2", "only A"; empty where nothing is."""
        if self.kind is None:
            return ""
        return ALONE.get(self.kind) or signed(self.second - self.first)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one kind under their heading."""

    title: str
    rows: tuple[Row, ...]

    @property
    def first(self) -> int:
        """How many cards of the group the first deck holds."""
        return sum(row.first for row in self.rows)

    @property
    def second(self) -> int:
        """How many the second one holds."""
        return sum(row.second for row in self.rows)

    @property
    def different(self) -> tuple[Row, ...]:
        """The cards that the decks do not hold alike."""
        return tuple(row for row in self.rows if row.kind is not None)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of both decks with its groups, as the page of a deck has it."""

    title: str
    key: str
    groups: tuple[Group, ...]

    @property
    def first(self) -> int:
        """How many cards the first deck holds there."""
        return sum(group.first for group in self.groups)

    @property
    def second(self) -> int:
        """How many the second one holds."""
        return sum(group.second for group in self.groups)

    @property
    def differs(self) -> bool:
        """Whether the decks differ in it."""
        return any(group.different for group in self.groups)


@dataclass(frozen=True, slots=True)
class _Place:
    part: str
    key: str
    group: str
    order: tuple[int, int, int, int]
    row: Row


def compare_decks(first: AnyDeck, second: AnyDeck) -> tuple[Section, ...]:
    """Lay two decks of one game side by side; DifferentGames for decks of two."""
    if game_of(first) is not game_of(second):
        raise DifferentGames("Decks of different games can’t be compared.")
    game = game_of(first)
    then, now = deck_zones(first), deck_zones(second)
    either = {part: Counter(set(then[part]) | set(now[part])) for part in then}
    order = _order(game, either)
    places = [
        _place(game, Difference(part, card, then[part][card], now[part][card]), order)
        for part, cards in either.items()
        for card in cards
    ]
    return tuple(_sections(sorted(places, key=lambda place: place.order)))


def _sections(places: list[_Place]) -> Iterator[Section]:
    for (title, key), of_part in groupby(places, key=lambda place: (place.part, place.key)):
        groups = tuple(
            Group(heading, tuple(place.row for place in of_group))
            for heading, of_group in groupby(of_part, key=lambda place: place.group)
        )
        yield Section(title, key, groups)


_Order = Mapping[tuple[str, str, DeckListLine | None], tuple[int, int]]


def _order(game: Game, either: Mapping[DeckZone, Counter[str]]) -> _Order:
    """Return the places of groups and lines on the sheet of a deck that held a copy of everything.

    Of two Ring-bearers or rings the sheet shows one; they keep the order of the decks.
    """
    found: dict[tuple[str, str, DeckListLine | None], tuple[int, int]] = {}
    groups = [
        (part.key, group)
        for part in build_deck_list(deck_from_zones(game, either))
        for group in part.groups
    ]
    for number, (key, group) in enumerate(groups):
        found[key, group.title, None] = (number, 0)
        for place, line in enumerate(group.lines):
            found[key, group.title, line] = (number, place)
    return found


def _place(game: Game, one: Difference, order: _Order) -> _Place:
    """Find where a card stands: where the sheet of a deck of that card alone puts it."""
    (part,) = build_deck_list(deck_from_zones(game, {one.zone: Counter([one.card])}))
    (group,) = part.groups
    (line,) = group.lines
    number, place = order[part.key, group.title, None if one.zone in SINGLE_CARD_ZONES else line]
    standing = list(DeckZone).index(one.zone)
    row = Row(
        card=line,
        first=one.before,
        second=one.after,
        kind=one.kind if one.change else None,
        site=str(line.mark) if one.zone is DeckZone.ADVENTURE_DECK else "",
    )
    return _Place(part.title, part.key, group.title, (number, standing, place, -one.before), row)
