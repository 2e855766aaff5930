"""What happens when the time of a seat is up: the computer takes it, or it loses."""

from uuid import UUID

from django.db import transaction
from django.utils import timezone

from play.models import Passing, Table, WhenOut
from play.ratings.rating import rate_leaving
from play.tables.clocks import is_time_up, stop_clock, tables_out_of_time
from play.tables.endings import TIME, finish, other_of_two
from play.tables.leaving import go_on
from play.tables.live_games import OlderRules, live_games
from play.tables.playing import lock_table


def run_out(table_id: UUID) -> bool:
    """Do what a table's terms say if somebody has no time left; return whether they had none.

    A seat loses only against a single opponent. Otherwise the others play on, and the computer
    with them.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        if not is_time_up(table):
            return False
        seats = list(table.seats.all())
        try:
            live_games.keep(live_games.take(table, seats))
        except OlderRules:
            # Nobody can choose any more, so nobody is late.
            table.choosing_since = table.deadline = None
            table.save()
            return False
        assert table.to_choose is not None, "a clock runs for somebody"
        winner = other_of_two(table, seats, table.to_choose)
        if table.when_out == WhenOut.LOSES and winner is not None:
            finish(table, seats, winner, TIME)
            return True
        seat = seats[table.to_choose]
        rate_leaving(table, seats, seat.place)
        stop_clock(table, seats)
        seat.player = table.face.default_player
        seat.left = timezone.now()
        seat.passing = Passing.NO
        seat.save()
        go_on(table)
    return True


def run_out_everywhere() -> int:
    """Look after all clocks, for the sweep; return how many ran out."""
    late = list(tables_out_of_time().values_list("pk", flat=True))
    return sum(run_out(table_id) for table_id in late)


def catch_up(table: Table) -> Table:
    """Return a table as it is once its clock was looked at."""
    if is_time_up(table) and run_out(table.pk):
        table.refresh_from_db()
    return table
