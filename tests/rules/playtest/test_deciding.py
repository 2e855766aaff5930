"""How many more games would show which side wins more often."""

import pytest

from rules.playtest.statistics.deciding import games_to_decide, round_up
from rules.playtest.statistics.interval import wilson


def test_nothing_is_left_to_decide_once_the_interval_leaves_out_one_half() -> None:
    assert games_to_decide(70, 100) == 0
    assert games_to_decide(30, 100) == 0


def test_no_number_of_games_tells_apart_what_is_equal() -> None:
    assert games_to_decide(50, 100) is None
    assert games_to_decide(0, 0) is None


@pytest.mark.parametrize(("wins", "games"), [(90, 200), (55, 100), (9, 20), (1010, 2000)])
def test_that_many_more_games_of_the_same_share_decide(wins: int, games: int) -> None:
    left = games_to_decide(wins, games)
    assert left
    total = games + left
    low, high = wilson(round(wins / games * total), total)
    assert not low < 0.5 < high or abs(wins / games * total - total / 2) < 1
    # A tenth fewer do not.
    fewer = games + left * 9 // 10
    low, high = wilson(round(wins / games * fewer), fewer)
    assert low < 0.5 < high


@pytest.mark.parametrize(("number", "said"), [(1, 1), (99, 99), (184, 190), (1240, 1300)])
def test_an_estimate_is_said_in_two_digits(number: int, said: int) -> None:
    assert round_up(number) == said
