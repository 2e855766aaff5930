"""The table of a deck's cards on the page of results: a line a card, one leading figure, in order.

The leading figure is how much more often the deck won when it played the card, in points, against
its other games of the same length. The table is ordered on the server, by links.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from uuid import UUID

from django.urls import reverse
from django.utils.http import urlencode

from decks.contents.card_labels import card_game, card_label
from play.results.card_results import MOMENTS
from rules.playtest.statistics.card_lift import CardLift, Caution, card_lift
from rules.playtest.statistics.card_statistics import CardStatistics, Moment

LEADING = Moment.PLAYED
HEADINGS: dict[Moment, str] = {
    LEADING: "When played",
    Moment.OPENING_HAND: "Opening hand",
    Moment.DRAWN: "Drawn later",
    Moment.NEVER_DRAWN: "Never drawn",
    Moment.STUCK: "Left in hand",
}
# The columns in their order: what each is called in an address, and its heading.
COLUMNS: dict[str, str] = {
    "name": "Card",
    LEADING.value: HEADINGS[LEADING],
    "rate": "Won",
    "games": "Games",
    **{moment.value: words for moment, words in HEADINGS.items() if moment is not LEADING},
}
_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class CardOrder:
    """What a table is ordered by: `table` is its id, `is_falling` the largest first."""

    table: str
    column: str
    is_falling: bool = True

    @property
    def text(self) -> str:
        """How an address names it."""
        return f"{self.table}:{'-' if self.is_falling else ''}{self.column}"


def read_order(text: str) -> CardOrder | None:
    """Return the order that an address names; None for anything else."""
    table, _, column = text.partition(":")
    name = column.removeprefix("-")
    return CardOrder(table, name, column != name) if name in COLUMNS else None


@dataclass(frozen=True, slots=True)
class MomentCell:
    """One card at one moment, in percent and points; `trend` is "up", "down" or empty."""

    moment: Moment
    games: int = 0
    rate: float = 0.0
    within: float = 0.0
    is_few: bool = False
    is_long: bool = False
    trend: str = ""
    games_address: str = ""

    @property
    def heading(self) -> str:
        """The heading of its column."""
        return HEADINGS[self.moment]

    @property
    def words(self) -> str:
        """The moment in words."""
        return MOMENTS[self.moment]

    @property
    def points(self) -> str:
        """The lift within games of the same length, with its sign; 0.0 has none."""
        text = f"{self.within:+.1f}".replace("-", _MINUS)
        return "0.0" if text[1:] == "0.0" else text


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card of a deck: its leading figure, the other moments, and games that it decided."""

    label: str
    address: str
    card_id: str
    lead: MomentCell
    others: tuple[MomentCell, ...]
    decisive: tuple[tuple[int, str], ...]

    def cell(self, moment: Moment) -> MomentCell:
        """Return the card's figures at a moment."""
        return next(figure for figure in (self.lead, *self.others) if figure.moment is moment)


@dataclass(frozen=True, slots=True)
class Column:
    """A heading that orders the table: `sorted` is "ascending", "descending" or empty."""

    words: str
    address: str
    sorted: str

    @property
    def is_number(self) -> bool:
        """Whether its cells are numbers."""
        return self.words != COLUMNS["name"]


@dataclass(frozen=True, slots=True)
class CardTable:
    """The cards of a deck. `is_thin` says that no figure rests on games enough."""

    id: str
    name: str
    series: str
    columns: tuple[Column, ...]
    cards: tuple[CardRow, ...]
    is_thin: bool


def card_table(
    playtest: UUID,
    statistics: CardStatistics,
    place: int = 0,
    *,
    id: str,
    name: str = "",
    series: str = "",
    order: CardOrder | None = None,
    is_found: bool = True,
) -> CardTable:
    """Return the table of the deck at a place of the playtest, ordered if `order` is of it.

    Its games are linked where they can be found (`is_found`). Without an order the cards that did
    most when they were played come first.
    """
    if order is None or order.table != id:
        order = CardOrder(id, LEADING.value)
    rows = [_row(playtest, statistics, place, card_id, is_found) for card_id in statistics.cards]
    cells = [cell for row in rows for cell in (row.lead, *row.others) if cell.games]
    page = reverse("play:playtest", args=[playtest])
    return CardTable(
        id=id,
        name=name,
        series=series,
        columns=tuple(_columns(page, order)),
        cards=tuple(_in_order(rows, order)),
        is_thin=all(cell.is_few for cell in cells),
    )


def _columns(page: str, order: CardOrder) -> Iterator[Column]:
    for column, words in COLUMNS.items():
        is_chosen = column == order.column
        # What is chosen turns round; names begin with A, numbers with the largest.
        falling = not order.is_falling if is_chosen else column != "name"
        wanted = CardOrder(order.table, column, falling)
        state = ("descending" if order.is_falling else "ascending") if is_chosen else ""
        address = f"{page}?{urlencode({'cards': wanted.text})}#cards-{order.table}"
        yield Column(words, address, state)


def _in_order(rows: Sequence[CardRow], order: CardOrder) -> list[CardRow]:
    """Return the rows in order; those whose figure rests on few games or none come last."""
    by_name = sorted(rows, key=lambda row: row.label)
    if order.column == "name":
        return by_name[::-1] if order.is_falling else by_name
    value = _value_of(order.column)
    sign = -1 if order.is_falling else 1

    def weight(row: CardRow) -> tuple[int, float]:
        number, is_sure = value(row)
        return (2, 0.0) if number is None else (0 if is_sure else 1, sign * number)

    return sorted(by_name, key=weight)


def _value_of(column: str) -> Callable[[CardRow], tuple[float | None, bool]]:
    """Return what reads a row's number in a column, and whether it rests on games enough."""
    if column in ("games", "rate"):
        return lambda row: (
            float(getattr(row.lead, column)) if row.lead.games else None,
            column == "games" or not row.lead.is_few,
        )
    moment = Moment(column)

    def lift(row: CardRow) -> tuple[float | None, bool]:
        cell = row.cell(moment)
        return (cell.within if cell.games else None, not cell.is_few)

    return lift


def _row(
    playtest: UUID, statistics: CardStatistics, place: int, card_id: str, is_found: bool
) -> CardRow:
    found = reverse("play:games", args=[playtest])
    lead, *others = (
        _cell(
            card_lift(statistics, card_id, moment),
            moment,
            f"{found}?{_card_query(place, card_id, moment)}" if is_found else "",
        )
        for moment in HEADINGS
    )
    return CardRow(
        label=card_label(card_id),
        address=_card_address(card_id),
        card_id=card_id,
        lead=lead,
        others=tuple(others),
        decisive=tuple(
            (game + 1, reverse("play:replay", args=[playtest, game]))
            for game in statistics.cards[card_id].decisive
        ),
    )


def _card_query(place: int, card_id: str, moment: Moment) -> str:
    """Return the filter that finds the decided games in which a card met a moment."""
    return urlencode({"card": f"{place}:{card_id}", "moment": moment.value, "winner": "decided"})


def _cell(lift: CardLift | None, moment: Moment, games_address: str) -> MomentCell:
    if lift is None:
        return MomentCell(moment)
    trend = ""
    if lift.is_clear:
        trend = "up" if lift.within_length > 0 else "down"
    return MomentCell(
        moment=moment,
        games=lift.games,
        rate=100 * lift.rate,
        within=100 * lift.within_length,
        is_few=lift.caution is Caution.FEW_GAMES,
        is_long=lift.caution is Caution.LENGTH,
        trend=trend,
        games_address=games_address,
    )


@lru_cache(maxsize=8192)
def _card_address(card_id: str) -> str:
    return reverse("cards:card", args=[card_game(card_id).value, card_id])
