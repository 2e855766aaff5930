"""The tables in the lobby: those that wait for people, and the games that can be watched."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.db.models import Prefetch, QuerySet
from django.utils import timezone

from decks.ownership import Visitor
from play.models import Pace, Seat, Table, TableStatus, Watching
from play.requests.terms import DAY, MINUTE
from play.tables.live_games import OlderRules
from play.tables.presence import owner_of, seen_by_owner
from play.tables.titles import title_of
from play.watching.running import RunningGame, at_a_glance
from rules.construction import Game

# A table stays in the lobby while its people are here, one by days for some days.
SHOWN_FOR = timedelta(minutes=2)
SHOWN_FOR_DAYS = timedelta(days=7)
# More than anybody reads.
MOST_OPEN, MOST_RUNNING = 100, 6


@dataclass(frozen=True, slots=True)
class SeatInLobby:
    """A seat as everybody sees it: a deck is named only if everybody could find it anyway."""

    name: str
    deck: str
    emblems: tuple[str, ...]
    is_free: bool


@dataclass(frozen=True, slots=True)
class TableInLobby:
    """A table as everybody sees it."""

    id: UUID
    game: str
    title: str
    maker: str
    seats: tuple[SeatInLobby, ...]
    pace: str
    note: str
    rated: bool
    free_text: bool
    invitation: str
    address: str

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(seat.is_free for seat in self.seats)

    @property
    def taken(self) -> int:
        """How many seats are taken."""
        return len(self.seats) - self.free

    @property
    def together(self) -> bool:
        """Whether its people play together and not against each other."""
        return self.game == Game.LCG

    @property
    def emblems(self) -> tuple[str, ...]:
        """The emblems of all decks that everybody may see."""
        return tuple(dict.fromkeys(name for seat in self.seats for name in seat.emblems))[:6]

    @property
    def decks(self) -> str:
        """The decks that wait, in words."""
        known = [seat.deck for seat in self.seats if not seat.is_free and seat.deck]
        return ", ".join(known) or "a deck of their own"


def waiting_tables() -> list[Table]:
    """Return the listed tables that wait for people and whose own people are here."""
    tables = list(_listed(TableStatus.OPEN)[:MOST_OPEN])
    seen = seen_by_owner([seat for table in tables for seat in table.seats.all()])
    now = timezone.now()
    found = []
    for table in tables:
        shown_for = SHOWN_FOR_DAYS if table.pace == Pace.DAYS else SHOWN_FOR
        times = [seen[key] for seat in table.seats.all() if (key := owner_of(seat)) in seen]
        if times and now - max(times) < shown_for:
            found.append(table)
    return found


def running_games() -> list[RunningGame]:
    """Return the listed games that everybody may watch at a glance, those that moved last first."""
    if not settings.WATCHING:
        return []
    found = []
    for table in _listed(TableStatus.PLAYING).filter(watching=Watching.EVERYBODY)[:MOST_RUNNING]:
        with suppress(OlderRules):
            found.append(at_a_glance(table, list(table.seats.all())))
    return found


def others_tables(visitor: Visitor, tables: Iterable[Table]) -> list[Table]:
    """Return the tables at which a visitor has no seat yet."""
    return [table for table in tables if not any(visitor.owns(seat) for seat in table.seats.all())]


def describe(table: Table) -> TableInLobby:
    """Return a table as everybody sees it."""
    seats = list(table.seats.all())
    invitation = next((seat.invitation for seat in seats if seat.is_free), "")
    people = [seat for seat in seats if seat.by_person]
    return TableInLobby(
        id=table.pk,
        game=table.game,
        title=title_of(table),
        maker=people[0].name if people else "",
        seats=tuple(_describe_seat(table, seat) for seat in seats),
        pace=pace_words(table),
        note=table.note,
        rated=table.rated,
        free_text=table.free_text,
        invitation=invitation,
        address=table.get_absolute_url(),
    )


def pace_words(table: Table) -> str:
    """Return the clock of a table in a few words."""
    if table.pace == Pace.NONE:
        return "no clock"
    if table.pace == Pace.LIVE:
        return f"{table.bank_seconds // MINUTE} min + {table.choice_seconds} s"
    days = table.choice_seconds / DAY
    return "by days" if days == 1 else f"{days:g} days a choice"


def _listed(status: TableStatus) -> QuerySet[Table]:
    seats = Seat.objects.select_related("version__deck")
    return Table.objects.filter(listed=True, status=status).prefetch_related(
        Prefetch("seats", queryset=seats)
    )


def _describe_seat(table: Table, seat: Seat) -> SeatInLobby:
    if seat.contents is None or not seat.shows_deck:
        return SeatInLobby(seat.name, "", (), seat.is_free)
    emblems = table.face.deck_emblems(seat.cards())
    # Sample decks are called after their product, then by what tells them apart.
    name = seat.deck_name.rpartition(": ")[2]
    return SeatInLobby(seat.name, name, emblems, seat.is_free)
