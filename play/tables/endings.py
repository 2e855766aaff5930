"""Endings that people decide: giving up, agreeing on a draw, running out of time."""

from collections.abc import Sequence
from contextlib import suppress

from django.utils import timezone

from play.analysis.ordering import order_curves
from play.models import Offer, Seat, Table, TableStatus
from play.ratings.rating import LEAST_STEPS, rate_end
from play.tables.live_games import OlderRules, live_games

CONCEDED, DRAW, TIME = "conceded", "draw", "time"


def finish(table: Table, seats: Sequence[Seat], winner: int | None, ending: str) -> None:
    """End the game of a locked table before its rules do.

    How close it was nobody knows, so it has no `gap`: a game given up in its first turn is none of
    the closest.
    """
    with suppress(OlderRules):
        live = live_games.take(table, seats)
        table.length = live.face.ended(live.scenarios).length
        live_games.keep(live)
    table.status = TableStatus.OVER
    table.winner, table.ending = winner, ending
    table.revision += 1
    table.thinking, table.thinking_until = False, None
    table.choosing_since = table.deadline = None
    table.changed = timezone.now()
    table.save()
    Offer.objects.filter(table=table).delete()
    if table.steps >= LEAST_STEPS:
        order_curves(table, seats)
    rate_end(table, seats)


def other_of_two(table: Table, seats: Sequence[Seat], place: int) -> int | None:
    """Return the only opponent of a seat; None where there are more or none."""
    if not table.face.has_opponents or len(seats) != 2:
        return None
    return 1 - place


def describe_end_by_people(table: Table, names: Sequence[str]) -> str:
    """Return how people ended a game, in a sentence; nothing for one that the rules ended."""
    if table.ending == DRAW:
        return "The game is a draw by agreement."
    if table.winner is None or table.ending not in (CONCEDED, TIME):
        return ""
    [loser] = [name for place, name in enumerate(names) if place != table.winner]
    if table.ending == CONCEDED:
        return f"{names[table.winner]} wins: {loser} gave up."
    return f"{names[table.winner]} wins: {loser} ran out of time."
