"""A game that was played at a table as a replay like any other.

After a game against computers only, you see all cards and can play on from any step. After one
with other people you see what your own seat saw: their decks may be private, even once they have
deleted the game or their account.
"""

from collections.abc import Sequence

from decks.ownership import Visitor
from play.face import GameFace
from play.games.reasons import Answer, answer
from play.games.replays import NoReplay, Replay, played_by, steps_of
from play.models import Seat, Table, TableStatus
from play.tables.access import own_seats
from play.tables.live_games import OlderRules, live_games
from play.tables.playing import BY_COMPUTER
from play.tables.position import result_of
from rules.english import count_of
from rules.players.player import Player
from rules.players.telling import can_tell
from rules.playtest.playing import player_seed


def eyes(table: Table, visitor: Visitor, seats: Sequence[Seat]) -> list[int | None]:
    """Return through which seats a visitor may look at a game; None for all cards."""
    own = own_seats(visitor, seats)
    is_over = table.status in (TableStatus.OVER, TableStatus.ENDED)
    if is_over and all(visitor.owns(seat) for seat in seats if seat.by_person):
        return [None, *(seat.place for seat in seats)]
    return [seat.place for seat in own]


def replay_table(table: Table, visitor: Visitor, step: int, seat: int | None) -> Replay:
    """Return the replay of a game, as far as it was played; a step past the end is the last one.

    A seat that the visitor may not look through is their own. A game with other people that still
    goes on is seen through their own seats. Raise NoReplay for one of other rules or card texts.
    """
    allowed = eyes(table, visitor, list(table.seats.all()))
    return replay_through(table, allowed, step, seat)


def replay_through(
    table: Table, allowed: Sequence[int | None], step: int, seat: int | None
) -> Replay:
    """Return the replay of a game through `seat`, or the first allowed one if it isn't allowed."""
    seats = list(table.seats.all())
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
    steps, own = steps_of(recording, _telling_seats(face, seats), chosen), _by_computer(table)
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
        asked=frozenset(step for number, step in steps.items() if number in own),
    )


def why_at_table(table: Table, visitor: Visitor, step: int, seat: int | None) -> Answer:
    """Return why a computer player chose at a step, as far as the visitor may know.

    What a person chose has no answer, nor what is chosen in a game with other people that still
    goes on. The player is made again; where it tries choices out, it does so with other dice than
    at the table. Raise NoReplay for a game that has not begun or of other rules or card texts.
    """
    allowed = eyes(table, visitor, list(table.seats.all()))
    return why_through(table, allowed, step, seat)


def why_through(table: Table, allowed: Sequence[int | None], step: int, seat: int | None) -> Answer:
    """Return why a computer player chose, through `seat` or the first allowed one."""
    seats = list(table.seats.all())
    chosen = seat if seat in allowed else allowed[0]
    if table.status == TableStatus.OPEN:
        raise NoReplay("it has not begun")
    try:
        live = live_games.take(table, seats)
    except OlderRules as error:
        raise NoReplay(str(error)) from error
    face, names, choices = live.face, live.names, list(live.choices)
    positions = live.positions()
    live_games.keep(live)
    players = [_player_again(face, table, each) for each in seats]
    return answer(
        face,
        positions,
        choices,
        step,
        lambda _: players,
        names=names,
        seat=chosen,
        own=_by_computer(table),
    )


def _player_again(face: GameFace, table: Table, seat: Seat) -> Player | None:
    if not seat.player:
        return None
    name = face.current_player(seat.player)
    return face.make_player(name, player_seed(table.seed, table.number, seat.place))


def _telling_seats(face: GameFace, seats: Sequence[Seat]) -> set[int]:
    """Return the seats of computer players that can say what they compare."""
    return {
        seat.place
        for seat in seats
        if seat.player and can_tell(face.make_player(face.current_player(seat.player), 0))
    }


def _by_computer(table: Table) -> frozenset[int]:
    """Return the numbers of the choices that computer players made at this table."""
    moves = table.moves.values_list("first", "by")
    return frozenset(
        first + number
        for first, by in moves
        for number, letter in enumerate(by)
        if letter == BY_COMPUTER
    )
