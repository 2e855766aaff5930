"""Slow computer players think on the queue, with the table unlocked.

A worker claims the next choice for a while, thinks, and stores the choice if the table is still as
it was. So a message that comes twice does nothing, and a dead worker delays a move and loses none:
its claim runs out, and the next message or sweep begins again.
"""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from play.models import Seat, Table, TableStatus
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT
from play.tables.computer_players import is_quick
from play.tables.live_games import OlderRules, live_games
from play.tables.playing import Turn, is_waiting, lock_table
from rules.construction import Game

# How long a worker's claim lasts without a word from it.
CLAIM = timedelta(seconds=20)
# A table whose next choice nobody has claimed for this long is sent again.
QUIET = timedelta(seconds=10)


def think(table_id: UUID) -> int:
    """Let computer players choose until a person must; return how many moves were stored."""
    moves = 0
    while _claim(table_id, timezone.now()):
        if not _make_move(table_id):
            break
        moves += 1
    return moves


def _claim(table_id: UUID, now: datetime) -> bool:
    """Claim the next choice of a table; return False where another worker has."""
    free = Q(thinking_until=None) | Q(thinking_until__lt=now)
    waiting = Table.objects.filter(free, pk=table_id, status=TableStatus.PLAYING, thinking=True)
    return bool(waiting.update(thinking_until=now + CLAIM))


def _make_move(table_id: UUID) -> bool:
    """Think about the next choice and store it; return whether it was stored."""
    table = Table.objects.get(pk=table_id)
    seats = list(table.seats.all())
    try:
        live = live_games.take(table, seats)
    except OlderRules:
        Table.objects.filter(pk=table_id).update(thinking=False)
        return False
    decision = live.game.decision()
    if decision is None or not is_waiting(seats[decision.player]):
        return False
    seat = seats[decision.player]
    chosen = None
    if seat.player and not is_quick(Game(table.game), seat.player):
        player = live.player(seat.place, seat.player, table.face.make_player)
        chosen = player.choose(live.game)
    with transaction.atomic():
        now = lock_table(table_id)
        if now.revision != table.revision:
            return False
        turn = Turn(now, list(now.seats.all()), live)
        if chosen is not None:
            turn.take(chosen)
        turn.go_on()
        turn.store(send=False)
    live_games.keep(live)
    return True


def forgotten_tables(now: datetime) -> QuerySet[Table]:
    """Return the tables at which the computer should think and nobody does."""
    unclaimed = Q(thinking_until=None, changed__lt=now - QUIET) | Q(thinking_until__lt=now)
    return Table.objects.filter(unclaimed, status=TableStatus.PLAYING, thinking=True)


def delete_expired(now: datetime) -> int:
    """Delete tables of browsers without an account that no session can reach any more.

    Return how many there were.
    """
    old = Table.objects.filter(owner=None, changed__lt=now - KEPT_WITHOUT_ACCOUNT)
    with_accounts = Seat.objects.filter(table=OuterRef("pk"), owner__isnull=False)
    expired = old.filter(~Exists(with_accounts))
    count = expired.count()
    expired.delete()
    return count
