"""The log of a game as it was written while it was played, kept with its moves.

A game by other rules than today's cannot be played again, nor its log written again. What each
person's seat read then is stored with every move, and can still be read.
"""

import re
from dataclasses import astuple
from typing import Any

from play.models import Move, Seat, Table, TableStatus
from play.tables.live_games import LiveGame
from rules.recording import Line

ENDED = "The game was ended before it was over."


def kept_lines(live: LiveGame, first: int) -> dict[str, list[list[Any]]]:
    """Return what each person's seat read of a move that begins with choice number `first`.

    The first move of a game has what was written before it too.
    """
    after = first or -1
    return {
        str(seat): [list(astuple(line)) for line in live.lines(seat, after)]
        for seat in live.recorders
    }


def read_kept_log(table: Table, seat: Seat) -> list[Line]:
    """Return the log of a seat as it was kept; nothing of games from before logs were kept."""
    moves = Move.objects.filter(table=table).order_by("first")
    lines = [
        Line(*line)
        for kept in moves.values_list("lines", flat=True)
        for line in kept.get(str(seat.place), ())
    ]
    if lines and table.status == TableStatus.ENDED:
        lines.append(Line(table.steps, ENDED))
    return lines


def rename_in_kept_log(table: Table, old: str, new: str) -> None:
    """Give a seat another name in the log of a table, wherever the old one is a whole word."""
    name = re.compile(rf"(?<!\w){re.escape(old)}(?!\w)")
    moves = list(Move.objects.filter(table=table))
    for move in moves:
        move.lines = {
            seat: [[_renamed(part, name, new) for part in line] for line in lines]
            for seat, lines in move.lines.items()
        }
    Move.objects.bulk_update(moves, ["lines"], batch_size=200)


def _renamed(part: Any, name: re.Pattern[str], new: str) -> Any:
    return name.sub(lambda _: new, part) if isinstance(part, str) else part
