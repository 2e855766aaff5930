"""Slow computer players think on the queue, with the table unlocked.

A worker claims the next choice for a while, thinks, and stores the choice if the table is still as
it was. So a message that comes twice does nothing, and a dead worker delays a move and loses none:
its claim runs out, and the next message or sweep begins again. A living worker renews its claim.

The tables of one `queue_key` take turns: a worker thinks about one of them at a time, and for no
longer than `SHARE` before the one that has waited longest is next.
"""

import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from uuid import UUID

from django.db import DatabaseError, transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from play.models import Seat, Table, TableStatus
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT
from play.tables.computer_players import choose_by_computer, choose_quickly, is_quick
from play.tables.live_games import OlderRules, live_games
from play.tables.playing import Turn, is_waiting, lock_table
from play.tables.sending import send_on_commit
from play.tables.thought import ThoughtTooLong, ThoughtUnwanted, watched
from rules.construction import Game

log = logging.getLogger(__name__)

# How long a worker's claim lasts without a word from it.
CLAIM = timedelta(seconds=20)
# A table whose next choice nobody has claimed for this long is sent again.
QUIET = timedelta(seconds=10)
# Processor seconds after which another table of the same person is next.
SHARE = 1.0


class _Claim:
    """A worker's claim to the next choice of a table."""

    def __init__(self, table_id: UUID, until: datetime) -> None:
        self.table_id = table_id
        self._until = until

    def renew(self) -> bool:
        """Claim the choice for longer; return whether it is still to be made."""
        until = timezone.now() + CLAIM
        wanted = self._own().filter(status=TableStatus.PLAYING, thinking=True)
        # While the database doesn't answer, the choice may still be wanted.
        with suppress(DatabaseError):
            if not wanted.update(thinking_until=until):
                return False
            self._until = until
        return True

    def release(self) -> None:
        """Give it up, so that the next try need not wait until it runs out."""
        # A database that does not answer is why a move is not stored; then the claim runs out.
        with suppress(DatabaseError):
            self._own().update(thinking_until=None)

    def _own(self) -> QuerySet[Table]:
        return Table.objects.filter(pk=self.table_id, thinking_until=self._until)


def think(table_id: UUID) -> int:
    """Let computer players choose until a person must, or the table has had its share.

    Return how many moves were stored.
    """
    moves = 0
    begun = time.process_time()
    while time.process_time() - begun < SHARE and (claim := _claim(table_id)) is not None:
        try:
            stored = _make_move(claim)
        except Exception:
            claim.release()
            raise
        if not stored:
            claim.release()
            break
        moves += 1
    return moves


def next_in_turn(table_id: UUID) -> Table | None:
    """Return the table that is next after a share of thought: the same person's longest waiting."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None:
        return None
    same = Q(queue_key=table.queue_key) if table.queue_key else Q(pk=table_id)
    return _waiting(timezone.now()).filter(same).order_by("changed").first()


def _claim(table_id: UUID) -> _Claim | None:
    """Claim the next choice of a table; None while a worker thinks about it or one like it."""
    now = timezone.now()
    until = now + CLAIM
    others = _same_key().filter(~_is_free(now))
    mine = _waiting(now).filter(~Exists(others), pk=table_id)
    return _Claim(table_id, until) if mine.update(thinking_until=until) else None


def _waiting(now: datetime) -> QuerySet[Table]:
    """Return the tables at which the computer must choose and no worker thinks."""
    return Table.objects.filter(_is_free(now), status=TableStatus.PLAYING, thinking=True)


def _is_free(now: datetime) -> Q:
    """Return the condition that no worker has a claim; one of a clock that was set back is none."""
    over = Q(thinking_until__lt=now) | Q(thinking_until__gt=now + 2 * CLAIM)
    return Q(thinking_until=None) | over


def _same_key() -> QuerySet[Table]:
    """Return, in a query of tables, the other thinking ones of the same person."""
    return Table.objects.filter(
        ~Q(pk=OuterRef("pk")),
        ~Q(queue_key=""),
        queue_key=OuterRef("queue_key"),
        status=TableStatus.PLAYING,
        thinking=True,
    )


def _make_move(claim: _Claim) -> bool:
    """Think about the next choice and store it; return whether it was stored.

    Where no computer must choose after all, that is stored.
    """
    table_id = claim.table_id
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
        try:
            with watched(claim.renew):
                chosen = choose_by_computer(live, seat)
        except ThoughtUnwanted:
            return False
        except ThoughtTooLong:
            log.warning("%s thinks for too long at table %s", seat.player, table_id)
            # What was interrupted may have left the game in memory half changed.
            live = live_games.take(table, seats)
            chosen = choose_quickly(live, seat)
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
    """Return the tables at which the computer should think and nobody does.

    One that waits while another of the same person has its turn is not forgotten.
    """
    moved = Q(changed__gte=now - QUIET, changed__lte=now + QUIET)
    unclaimed = (Q(thinking_until=None) & ~moved) | (
        Q(thinking_until__isnull=False) & _is_free(now)
    )
    at_work = _same_key().filter(moved | ~_is_free(now))
    return Table.objects.filter(
        unclaimed, ~Exists(at_work), status=TableStatus.PLAYING, thinking=True
    )


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
