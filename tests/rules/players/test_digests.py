"""Moving code changes no game: each computer player plays as it did when the table was written."""

import pytest

from tests.rules.players.digests import ROWS, Row, played, written

WRITTEN = written()
# The first games of a long row are those of a short one.
LONGEST = [
    row
    for row in WRITTEN
    if not any(row[:2] == other[:2] and row.games < other.games for other in WRITTEN)
]


def test_the_table_has_every_row() -> None:
    assert set(WRITTEN) == set(ROWS)


@pytest.mark.nightly
@pytest.mark.parametrize("row", LONGEST, ids=str)
def test_games_are_played_as_they_were(row: Row) -> None:
    assert played(row) == WRITTEN[row]
