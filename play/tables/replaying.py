"""A game that was played at a table as a replay like any other.

After a game against computers alone you see all cards. After one with others you see what your own
seat saw, as the others' decks may be private.
"""

from collections.abc import Sequence

from decks.ownership import Visitor
from play.games.replays import NoReplay, Replay, played_by
from play.models import Seat, Table, TableStatus
from play.tables.access import own_seats
from play.tables.live_games import OlderRules, live_games
from play.tables.position import result_of
from rules.english import count_of


def eyes(visitor: Visitor, seats: Sequence[Seat]) -> list[int | None]:
    """Return through which seats a visitor may look back at a game; None for all cards."""
    own = own_seats(visitor, seats)
    people = [seat for seat in seats if seat.owner_id is not None or seat.browser]
    if len(own) == len(people):
        return [None, *(seat.place for seat in seats)]
    return [seat.place for seat in own]


def replay_table(table: Table, visitor: Visitor, step: int, seat: int | None) -> Replay:
    """Return the replay of a game, as far as it was played; a step past the end is the last one.

    A seat that the visitor may not look through is their own. A game with other people that still
    goes on is seen through their own seats. Raise NoReplay for one of other rules or card texts.
    """
    seats = list(table.seats.all())
    allowed = eyes(visitor, seats)
    if table.status not in (TableStatus.OVER, TableStatus.ENDED):
        allowed = [each.place for each in own_seats(visitor, seats)]
    chosen = seat if seat in allowed else allowed[0]
    if table.status == TableStatus.OPEN:
        raise NoReplay("it has not begun")
    try:
        live = live_games.take(table, seats)
    except OlderRules as error:
        raise NoReplay(str(error)) from error
    face, choices = live.face, live.choices
    recording = face.record_game(live.positions(), choices, live.names, chosen)
    live_games.keep(live)
    result = result_of(table, seats) or "The game goes on."
    return Replay(
        names=live.names,
        template=face.board_template,
        kinds=face.mark_kinds,
        step=min(step, recording.steps),
        seat=chosen,
        boards=face.draw_boards(recording, result),
        lines=recording.lines,
        marks=recording.marks,
        turns=recording.turns,
        result=result,
        length=f"{count_of(len(choices), 'decision')}.",
        played_by=played_by(face, table.edition, table.day, table.rules_fingerprint),
        eyes=allowed,
    )
