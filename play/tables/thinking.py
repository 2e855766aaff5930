"""Slow computer players think on the queue, with the table unlocked.

A worker claims the next choice for a while, thinks, and stores the choice if the table is still as
it was. So a message that comes twice does nothing, and a dead worker delays a move and loses none:
its claim runs out, and the next message or sweep begins again.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from uuid import UUID

from django.db import DatabaseError, transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from play.models import Seat, Table, TableStatus
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT
from play.tables.computer_players import choose_by_computer, is_quick
from play.tables.live_games import OlderRules, live_games
from play.tables.playing import Turn, is_waiting, lock_table
from play.tables.tasks import send_on_commit
from rules.construction import Game

# How long a worker's claim lasts without a word from it.
CLAIM = timedelta(seconds=20)
# A table whose next choice nobody has claimed for this long is sent again.
QUIET = timedelta(seconds=10)


def think(table_id: UUID) -> int:
    """Let computer players choose until a person must; return how many moves were stored."""
    moves = 0
    while (claim := _claim(table_id)) is not None:
        try:
            stored = _make_move(table_id)
        except Exception:
            _release(table_id, claim)
            raise
        if not stored:
            _release(table_id, claim)
            break
        moves += 1
    return moves


def _claim(table_id: UUID) -> datetime | None:
    """Claim the next choice of a table and return until when; None where another worker has."""
    now = timezone.now()
    until = now + CLAIM
    free = Q(thinking_until=None) | Q(thinking_until__lt=now)
    waiting = Table.objects.filter(free, pk=table_id, status=TableStatus.PLAYING, thinking=True)
    return until if waiting.update(thinking_until=until) else None


def _release(table_id: UUID, claim: datetime) -> None:
    """Give a claim up, so that the next try need not wait until it runs out."""
    # A database that does not answer is why a move is not stored; then the claim runs out.
    with suppress(DatabaseError):
        Table.objects.filter(pk=table_id, thinking_until=claim).update(thinking_until=None)


def _make_move(table_id: UUID) -> bool:
    """Think about the next choice and store it; return whether it was stored.

    Where no computer must choose after all, that is stored.
    """
    table = Table.objects.get(pk=table_id)
    seats = list(table.seats.all())
    try:
        live = live_games.take(table, seats)
    except OlderRules:
        Table.objects.filter(pk=table_id).update(thinking=False)
        return False
    decision = live.game.decision()
    seat = None if decision is None else seats[decision.player]
    chosen = None
    if seat is not None and seat.player and not is_quick(Game(table.game), seat.player):
        chosen = choose_by_computer(live, seat)
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


def wake(table: Table, seats: Sequence[Seat]) -> None:
    """Send a table whose computer player must choose and that no worker is to think about.

    A worker with older rules than the site's puts a table by; one with the same thinks about it.
    """
    if table.to_choose is None or table.thinking or not table.is_playing:
        return
    asleep = Table.objects.filter(pk=table.pk, revision=table.revision, thinking=False)
    if is_waiting(seats[table.to_choose]) and asleep.update(thinking=True):
        table.thinking = True
        send_on_commit(table)


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
