"""What an observer sees of a game: the board drawn, the question, and the log."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from play.games.slots import Board, encode_boards
from play.models import Seat, Table
from play.tables.boards import MOST_STEPS
from play.tables.live_games import LiveGame
from play.tables.plain import plain
from play.tables.position import MOST_LINES, plain_line, result_of
from play.watching.access import Sight
from rules.recording import OBSERVER, Frame


def show_to_observer(
    table: Table, seats: Sequence[Seat], live: LiveGame, sight: Sight, seen: int | None
) -> dict[str, Any]:
    """Return the position for the page's script, as `play.tables.boards` writes it for a seat.

    `seen` is the revision that the page shows; without it the whole board comes. All of it is as
    old as the game is for observers: the table's row may be further.
    """
    after = live.reached.get(seen, -1) if seen is not None else -1
    frames = list(live.frames(OBSERVER, live.steps if after < 0 else after, MOST_STEPS))
    result = result_seen(table, seats, sight)
    shown = None
    if frames[0].step == after:
        shown = live.face.draw_board(live.drawing, replace(frames[0], question=""), "")
    boards = [live.face.draw_board(live.drawing, frame, result) for frame in frames]
    return {
        "revision": live.revision,
        "question": result or question_now(live),
        "over": bool(result),
        "log": [plain_line(line) for line in live.lines(OBSERVER, after)[-MOST_LINES:]],
        "from": live.steps - len(boards) + 1,
        "boards": {"whole": shown is None, **encode_boards(boards, shown, in_order=True)},
    }


def describe_to_observer(
    table: Table, seats: Sequence[Seat], live: LiveGame, sight: Sight, seen: int | None
) -> dict[str, Any]:
    """Return what an observer sees as plain values, as `play.tables.position` does for a seat."""
    after = live.reached.get(seen, -1) if seen is not None else -1
    result = result_seen(table, seats, sight)
    decision = live.game.decision()
    chooses = not result and decision is not None and decision.player >= 0
    return {
        "revision": live.revision,
        "steps": live.steps,
        "over": bool(result),
        "result": result,
        "late": sight.is_late,
        "seats": [seat.name for seat in seats],
        "to_choose": decision.player if chooses and decision is not None else None,
        "question": "" if result else question_now(live),
        "log": [plain_line(line) for line in live.lines(OBSERVER, after)[-MOST_LINES:]],
        "table": plain(frame_now(live).table),
    }


def board_now(table: Table, seats: Sequence[Seat], live: LiveGame, sight: Sight) -> Board:
    """Return the board as observers see it now."""
    result = result_seen(table, seats, sight)
    board: Board = live.face.draw_board(live.drawing, frame_now(live), result)
    return board


def frame_now(live: LiveGame) -> Frame[Any]:
    """Return the position that observers see."""
    (frame,) = live.frames(OBSERVER, live.steps)
    return frame


def question_now(live: LiveGame) -> str:
    """Return who must choose what; nothing once the game is over."""
    decision = live.game.decision()
    if decision is None:
        return ""
    words: str = live.recorders[OBSERVER].describe_question(live.game.state, decision)
    return words


def result_seen(table: Table, seats: Sequence[Seat], sight: Sight) -> str:
    """Return how the game ended, as soon as observers are that far."""
    return "" if sight.is_late else result_of(table, seats)
