"""The table as a seat's page shows it: pieces of HTML in slots, at each step since it looked."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from play.games.replays import SERIES, SeatOnBoard
from play.games.slots import Board, encode_boards
from play.models import Seat, Table
from play.tables.lessons import describe_lesson
from play.tables.live_games import LiveGame
from play.tables.position import (
    MOST_LINES,
    describe_decision,
    describe_state,
    plain_line,
    result_of,
    step_seen,
    written,
)
from play.tables.seeing import SeenTable

# How answers to the script are written: letters as they are, no spaces.
COMPACT: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}
# Steps that one answer shows one after another; of more, the last.
MOST_STEPS = 24
# Letters of the boards in one answer: with fewer steps where it would have more.
MOST_LETTERS = 6_000
# Roughly how many letters name a piece in a slot.
LETTERS_OF_A_PLACE = 9


def draw_now(table: Table, seats: Sequence[Seat], seat: Seat, live: LiveGame) -> Board:
    """Return the board as a seat sees it now."""
    (frame,) = live.frames(seat.place, live.steps)
    board: Board = live.face.draw_board(live.drawing, frame, result_of(table, seats))
    return board


def seats_on_board(seats: Sequence[Seat], board: Board, own: Seat) -> list[SeatOnBoard]:
    """Return each seat's part of a board, for its template; your `own` lies below the field."""
    return [
        SeatOnBoard(
            seat.name,
            SERIES[seat.place],
            pieces,
            {slot: f"{slot}-{seat.place}" for slot in pieces},
            below=seat.place == own.place,
        )
        for seat, pieces in zip(seats, board.seats, strict=True)
    ]


def shown_position(
    seen: SeenTable, revision: int | None = None, before: Seat | None = None
) -> dict[str, Any]:
    """Return what the page's script shows; before a game begins, only how far the table is."""
    if seen.live is None:
        return describe_state(seen.table, seen.seats, seen.seat)
    return show_position(seen.table, seen.seats, seen.seat, seen.live, revision, before)


def show_position(
    table: Table,
    seats: Sequence[Seat],
    seat: Seat,
    live: LiveGame,
    seen: int | None = None,
    before: Seat | None = None,
) -> dict[str, Any]:
    """Return the position for the page's script: what `describe_position` says, drawn.

    `seen` is the revision that the page shows, as `before` sees it: another seat of the same
    person, or this one.

    `boards` has `pieces` and `steps` as `play.games.slots.encode_boards` writes them, `from` is the
    number of the first of these steps. With `whole` it is a whole board; without, what changed
    since the step that was seen last, which the page still shows.
    """
    after = step_seen(table, seen, live)
    frames = list(live.frames(seat.place, live.steps if after < 0 else after, MOST_STEPS))
    result = result_of(table, seats)
    shown = None
    if frames[0].step == after:
        # As the page shows it: without what was chosen then.
        first = frames[0] if before is None else next(live.frames(before.place, after))
        as_seen = replace(first, question="", choice="", acting=-1)
        shown = live.face.draw_board(live.drawing, as_seen, "")
    boards = [live.face.draw_board(live.drawing, frame, result) for frame in frames]
    lesson = describe_lesson(table, seat, live, boards[-1])
    encoded = encode_boards(boards, shown, in_order=True)
    while len(boards) > 1 and _letters(encoded) > MOST_LETTERS:
        boards = boards[len(boards) // 2 :]
        encoded = encode_boards(boards, shown, in_order=True)
    return {
        **describe_state(table, seats, seat),
        **describe_decision(table, seats, seat, live),
        "log": [plain_line(line) for line in written(table, seat, live, after)[-MOST_LINES:]],
        "from": live.steps - len(boards) + 1,
        "boards": {"whole": shown is None, **encoded},
        **({"lesson": lesson} if lesson else {}),
    }


def _letters(encoded: dict[str, Any]) -> int:
    """Return about how long encoded boards are as JSON."""
    named = sum(len(slot) for step in encoded["steps"] for slot in step["slots"].values())
    return sum(map(len, encoded["pieces"])) + LETTERS_OF_A_PLACE * named
