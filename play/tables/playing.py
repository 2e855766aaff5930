"""Playing: a seat's choice is taken, and the game goes on until a person must think.

A choice names the revision of the table that it answers and the options by their keys. It is
taken under the table's lock, all of it or nothing, so a stale tab, a choice sent twice or a forged
one changes nothing.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from decks.rows import lock_row
from play.analysis.ordering import order_curves
from play.models import Move, Passing, Seat, Table, TableStatus
from play.ratings.rating import rate_end
from play.tables.automatic import automatic_choice, begin_passing, can_pass
from play.tables.clocks import fill_banks, is_time_up, start_clock, stop_clock
from play.tables.computer_players import choose_by_computer, is_quick
from play.tables.guided import Correction, find_correction, is_guided, scripted_choice
from play.tables.kept_log import kept_lines
from play.tables.keys import find_option, single_keys
from play.tables.live_games import LiveGame, live_games
from play.tables.players import check_players
from play.tables.sending import send_on_commit
from rules.construction import Game

# Processor seconds that the quick computer players may take within a request.
IN_A_REQUEST = 0.02
BY_PERSON, BY_RULE, BY_COMPUTER, BY_HISTORY = "p", "a", "c", "h"
# Whose move the choices of an old game are.
NO_SEAT = 99


class CannotChoose(ValueError):
    """A choice that changes nothing; the message says why."""


class Stale(CannotChoose):
    """A choice for a position that is no longer there; `revision` is that of today's."""

    def __init__(self, message: str, revision: int) -> None:
        super().__init__(message)
        self.revision = revision


class NotYourTurn(CannotChoose):
    """Another seat must choose, or no game is going on."""


class IllegalChoice(CannotChoose):
    """An option that is not offered."""


class TakenBack(CannotChoose):
    """A choice that a lesson explains and takes back; `shown` is what it would have led to."""

    def __init__(self, correction: Correction) -> None:
        super().__init__(correction.words)
        self.shown = correction.shown


def lock_table(table_id: UUID) -> Table:
    """Return a table that nobody else changes until the transaction ends."""
    return lock_row(Table.objects.all(), table_id)


def begin(table: Table) -> None:
    """Begin the game of a locked table with all its seats taken."""
    begin_from(table, ())


def begin_from(table: Table, choices: Sequence[int]) -> None:
    """Begin the game of a locked table with choices that were made before.

    Every way to a game leads through here. Raise NoSuchOption if they are not choices of this game,
    and what `check_players` raises.
    """
    seats = list(table.seats.all())
    check_players(Game(table.game), seats)
    live = LiveGame(table, seats)
    fill_banks(table, seats)
    table.rules_fingerprint = live.fingerprint
    table.status = TableStatus.PLAYING
    if choices:
        live.mark()
        for place in choices:
            live.choose(place)
        table.revision += 1
        # No move of a seat's: what was played before cannot be taken back.
        Move.objects.create(
            table=table,
            first=0,
            revision=table.revision,
            seat=NO_SEAT,
            choices=list(choices),
            by=BY_HISTORY * len(choices),
            lines=kept_lines(live, 0),
        )
    turn = Turn(table, seats, live)
    turn.go_on()
    turn.store()
    transaction.on_commit(lambda: live_games.keep(live))


def choose(table_id: UUID, place: int, revision: int, keys: Sequence[str], until: str = "") -> None:
    """Take the choices of a seat, one after another, and let the game go on.

    `keys` are options of the position at `revision` and of those that follow at once, such as a
    whole group that quests, or several in one. With `until` the seat passes from then on.
    Raise CannotChoose or OlderRules, and change nothing then.
    """
    with choosing(table_id, place, revision, keys, until):
        pass


@contextmanager
def choosing(
    table_id: UUID, place: int, revision: int, keys: Sequence[str], until: str = ""
) -> Iterator["Turn"]:
    """Choose as `choose` does; give the turn, whose game nobody else has within the block."""
    keys = single_keys(keys)
    live_games.wait_for(table_id)
    with transaction.atomic():
        table = lock_table(table_id)
        seats = list(table.seats.all())
        check_current(table, revision)
        turn = Turn(table, seats, live_games.take(table, seats))
        correction = find_correction(table, seats[place], turn.live, keys, until)
        if correction is None:
            turn.choose(place, keys, until)
            turn.go_on()
            turn.store()
    try:
        if correction is not None:
            raise TakenBack(correction)
        yield turn
    finally:
        live_games.keep(turn.live)


def check_current(table: Table, revision: int) -> None:
    """Raise Stale for a revision that is not the table's, NotYourTurn where nothing is played."""
    if revision != table.revision:
        raise Stale("Nothing was changed: the game has moved on since you saw it.", table.revision)
    if not table.is_playing:
        raise NotYourTurn("Nothing was changed: this game isn’t being played.")
    if is_time_up(table):
        raise Stale("Nothing was changed: the time was up.", table.revision)


class Turn:
    """What is played in one go at a locked table, and stored as one move."""

    def __init__(self, table: Table, seats: Sequence[Seat], live: LiveGame) -> None:
        self.table = table
        self.seats = seats
        self.live = live
        self.first = live.steps
        self.by: list[str] = []
        self._passing = {seat.place: (seat.passing, seat.passing_since) for seat in seats}
        decision = live.game.decision()
        self.chooser = 0 if decision is None else decision.player
        live.mark()

    def choose(self, place: int, keys: Sequence[str], until: str) -> None:
        """Take what a person chose for a seat."""
        self.chooser = place
        seat = self.seats[place]
        for key in keys:
            decision = self.live.game.decision()
            if decision is None or decision.player != place:
                raise IllegalChoice("Nothing was changed: another player chooses before that.")
            found = find_option(decision, key)
            if found is None and self.by:
                raise IllegalChoice("Nothing was changed: you can’t choose all of these together.")
            if found is None:
                raise IllegalChoice("Nothing was changed: this choice isn’t offered now.")
            self._take(found, BY_PERSON)
        seat.passing = Passing.NO
        if until:
            decision = self.live.game.decision()
            if not keys and not (decision.player == place and can_pass(self.live, decision)):
                raise IllegalChoice("Nothing was changed: you can’t pass now.")
            begin_passing(seat, until, self.live)

    def take(self, place: int) -> None:
        """Take what a slow computer player chose."""
        self._take(place, BY_COMPUTER)

    def go_on(self) -> None:
        """Let quick computer players and passing seats choose until a person must think."""
        begun = time.thread_time()
        while (decision := self.live.game.decision()) is not None:
            found = self._choice(decision)
            if found is None:
                return
            self._take(*found)
            is_long = time.thread_time() - begun > IN_A_REQUEST
            # What a lesson chooses is no thought of a player: it is never left to the queue.
            if is_long and not is_guided(self.table, self.live.steps):
                return

    def _choice(self, decision: Any) -> tuple[int, str] | None:
        """Return what is chosen without a person or a slow player, and by whom."""
        scripted = scripted_choice(self.table, self.live)
        if scripted is not None:
            return scripted, BY_RULE
        seat = self.seats[decision.player]
        if not seat.player and is_guided(self.table, self.live.steps):
            return None
        if not seat.player:
            passed = automatic_choice(seat, self.live, decision)
            return None if passed is None else (passed, BY_RULE)
        if not is_quick(Game(self.table.game), seat.player):
            return None
        return choose_by_computer(self.live, seat), BY_COMPUTER

    def _take(self, place: int, by: str) -> None:
        self.live.choose(place)
        self.by.append(by)

    def store(self, *, send: bool = True) -> None:
        """Write down the move and what the table came to; send what computers must think about."""
        table, live = self.table, self.live
        was_undone = table.rewound > 0 and table.rewound == table.revision
        table.revision += 1
        table.steps = live.steps
        if self.by:
            Move.objects.create(
                table=table,
                first=self.first,
                revision=table.revision,
                seat=self.chooser,
                choices=live.choices[self.first :],
                by="".join(self.by),
                lines=kept_lines(live, self.first),
            )
        live.come_to(table.revision)
        table.changed = timezone.now()
        table.thinking_until = None
        decision = live.game.decision()
        # A seat that changed hands meanwhile gives nobody more time, nor does choosing again what
        # was undone: somebody could let the others wait for ever.
        keeps_clock = (
            (not self.by or was_undone)
            and table.deadline is not None
            and decision is not None
            and decision.player == table.to_choose
            and not is_waiting(self.seats[decision.player])
        )
        if not keeps_clock:
            stop_clock(table, self.seats)
        table.to_choose = None if decision is None else decision.player
        table.thinking = decision is not None and is_waiting(self.seats[decision.player])
        if decision is None:
            _end(table, live)
        if not keeps_clock:
            start_clock(table, self.seats)
        table.save()
        if decision is None:
            order_curves(table, self.seats)
            rate_end(table, self.seats)
        for seat in self.seats:
            if (seat.passing, seat.passing_since) != self._passing[seat.place]:
                Seat.objects.filter(pk=seat.pk).update(
                    passing=seat.passing, passing_since=seat.passing_since
                )
        if send and table.thinking:
            send_on_commit(table)


def is_waiting(seat: Seat) -> bool:
    """Return whether a seat that must choose needs no person to do so."""
    return bool(seat.player or seat.passing)


def _end(table: Table, live: LiveGame) -> None:
    end = live.face.ended(live.scenarios)
    table.status = TableStatus.OVER
    table.winner, table.ending, table.length = end.winner, end.ending, end.length
    table.gap = end.gap
