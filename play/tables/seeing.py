"""A table through the eyes of a seat: the rows, and the game that they make."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from uuid import UUID

from decks.ownership import Visitor
from play.models import Seat, Table, TableStatus
from play.tables.access import seat_to_see, table_to_see
from play.tables.live_games import LiveGame, OlderRules, live_games
from play.tables.running_out import catch_up
from play.tables.thinking import wake


@dataclass(frozen=True, slots=True)
class SeenTable:
    """A table, the seat through which it is seen, and its game.

    There is no game while friends are expected, and none that could be shown once other rules or
    card texts than the game began by are the site's.
    """

    table: Table
    seats: Sequence[Seat]
    seat: Seat
    live: LiveGame | None

    @property
    def is_outdated(self) -> bool:
        """Whether other rules or card texts than those it began by are the site's today."""
        return self.live is None and self.table.status != TableStatus.OPEN


@contextmanager
def see(
    visitor: Visitor, table_id: UUID, place: int | None = None, known: Table | None = None
) -> Iterator[SeenTable]:
    """Give a table as a visitor sees it, for as long as the block lasts.

    `known` is its row, if that was read already. Raise Http404 or PermissionDenied where they may
    not see it.
    """
    table = known or catch_up(table_to_see(visitor, table_id))
    seats = list(table.seats.all())
    seat = seat_to_see(visitor, table, seats, place)
    live = None
    if table.status != TableStatus.OPEN:
        with suppress(OlderRules):
            live = live_games.take(table, seats)
            wake(table, seats)
    yield SeenTable(table, seats, seat, live)
    if live is not None:
        live_games.keep(live)
