"""Beginning a game once every seat is taken."""

from play.models import Table, TableStatus
from play.tables.playing import begin


def begin_if_complete(table: Table) -> bool:
    """Begin the game of a table if all seats have a deck and somebody to play it.

    Return whether it began. The caller has locked the table.
    """
    seats = list(table.seats.all())
    if table.status != TableStatus.OPEN:
        return False
    if any(seat.is_free or seat.contents is None for seat in seats):
        return False
    begin(table)
    return True
