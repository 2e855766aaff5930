"""Beginning a game once every seat is taken."""

import secrets

from play.models import Table, TableStatus
from play.models.limits import MAX_SEED
from play.tables.playing import begin


def begin_if_complete(table: Table) -> bool:
    """Begin the game of a table if all seats have a deck and somebody to play it.

    Return whether it began. The caller has locked the table. Between people the seed is drawn here
    and shown to nobody: with it and both decks anybody could deal the same hands.
    """
    seats = list(table.seats.all())
    if table.status != TableStatus.OPEN:
        return False
    if any(seat.is_free or seat.contents is None for seat in seats):
        return False
    people = {(seat.owner_id, seat.browser) for seat in seats if seat.by_person}
    if len(people) > 1:
        table.seed = secrets.randbelow(MAX_SEED + 1)
    begin(table)
    return True
