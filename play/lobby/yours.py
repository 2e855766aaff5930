"""A visitor's own games in the lobby: whose turn it is, and how much time is left."""

from dataclasses import dataclass

from django.db.models import Prefetch

from decks.ownership import Visitor
from play.models import Seat, Table, TableStatus
from play.tables.access import own_tables
from play.tables.clocks import shown_clocks
from play.tables.titles import title_of

MOST = 6


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game that waits for people or goes on; `turn` is "yours", "theirs" or "open"."""

    address: str
    against: str
    title: str
    turn: str
    left: str


def games_of(visitor: Visitor) -> list[OwnGame]:
    """Return a visitor's games that aren't over: first those in which it is their turn."""
    open_or_playing = [TableStatus.OPEN, TableStatus.PLAYING]
    # The page asks every few seconds, and decks are large.
    seats = Prefetch("seats", queryset=Seat.objects.defer("contents", "blanks"))
    tables = own_tables(visitor).filter(status__in=open_or_playing).prefetch_related(seats)
    games = [_describe(visitor, table) for table in tables[: 4 * MOST]]
    order = ("yours", "open", "theirs")
    return sorted(games, key=lambda game: order.index(game.turn))[:MOST]


def _describe(visitor: Visitor, table: Table) -> OwnGame:
    seats = list(table.seats.all())
    others = [seat for seat in seats if not visitor.owns(seat)]
    clocks = [clock for clock in shown_clocks(table, seats) if clock.runs]
    return OwnGame(
        address=table.get_absolute_url(),
        against=", ".join(_name(seat) for seat in others) or title_of(table),
        title=title_of(table),
        turn=_turn(visitor, table, seats),
        left=f"{clocks[0].words} left" if clocks else "",
    )


def _turn(visitor: Visitor, table: Table, seats: list[Seat]) -> str:
    if table.status == TableStatus.OPEN:
        return "open"
    if table.to_choose is None:
        return "theirs"
    seat = seats[table.to_choose]
    return "yours" if visitor.owns(seat) and not seat.player else "theirs"


def _name(seat: Seat) -> str:
    if seat.is_free:
        return "nobody yet"
    return "the computer" if seat.player and not seat.by_person else seat.name
