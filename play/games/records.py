"""The records of single games, read from the chunks that hold them."""

from collections.abc import Iterator
from typing import Any

from play.models import Playtest
from play.queue.chunks import chunk_with
from rules.playtest.writing import Row


def stored_records(playtest: Playtest, start: int, count: int) -> Iterator[Any]:
    """Return `count` of the stored games, reading only the chunks that hold them."""
    rows: list[Row] = []
    passed = 0
    for chunk, games in playtest.chunks.values_list("pk", "games"):
        if passed < start + count and passed + games > start:
            held = playtest.chunks.values_list("records", flat=True).get(pk=chunk)
            rows += held[max(start - passed, 0) : start + count - passed]
        passed += games
    return map(playtest.kind.read_record, rows)


def game_record(playtest: Playtest, index: int) -> Any:
    """Return the record of a game; None if it was not played."""
    first = chunk_with(playtest, index)
    if first is None:
        return None
    rows = playtest.chunks.values_list("records", flat=True).get(first=first)
    return playtest.kind.read_record(rows[index - first])
