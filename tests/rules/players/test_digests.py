"""Moving code changes no game: each computer player plays as it did when the table was written."""

import pytest

from tests.rules.players.digests import Row, played, written


@pytest.mark.nightly
@pytest.mark.parametrize("row", written(), ids=str)
def test_games_are_played_as_they_were(row: Row) -> None:
    assert played(row) == written()[row]
