"""Which of several sides wins most often, and intervals that hold together."""

import random
from itertools import pairwise

import pytest

from rules.playtest.statistics.deciding import games_to_decide
from rules.playtest.statistics.interval import share_interval, wilson
from rules.playtest.statistics.standing import contenders, games_until_one_leads


@pytest.mark.parametrize(
    ("wins", "leading"),
    [
        ((0, 0, 0), (0, 1, 2)),
        ((80, 10, 10), (0,)),
        ((10, 45, 45), (1, 2)),
        ((34, 33, 33), (0, 1, 2)),
        ((5, 10, 90, 15), (2,)),
    ],
)
def test_who_is_shown_to_win_less_often_leads_no_more(
    wins: tuple[int, ...], leading: tuple[int, ...]
) -> None:
    assert contenders(wins) == leading


@pytest.mark.parametrize(("wins", "other"), [(60, 40), (61, 39), (500, 530), (3, 3), (0, 0)])
def test_of_two_it_is_wilsons_interval_beside_one_half(wins: int, other: int) -> None:
    low, high = wilson(wins, wins + other)
    assert (len(contenders((wins, other))) == 1) is (low > 0.5 or high < 0.5)
    assert games_until_one_leads((wins, other)) == games_to_decide(wins, wins + other)
    assert share_interval(wins, wins + other, 2) == wilson(wins, wins + other)


def test_more_sides_have_wider_intervals() -> None:
    widths = [high - low for low, high in (share_interval(30, 90, n) for n in (2, 3, 4))]
    assert all(narrow < wide for narrow, wide in pairwise(widths))


def test_games_until_one_leads_suppose_the_same_shares() -> None:
    left = games_until_one_leads((40, 30, 30))
    assert left is not None
    scale = (100 + left) / 100
    assert contenders((round(40 * scale) + 1, round(30 * scale), round(30 * scale))) == (0,)
    assert games_until_one_leads((30, 30, 40, 40)) is None
    assert games_until_one_leads((300, 100, 100)) == 0


def test_the_intervals_of_equal_decks_hold_together() -> None:
    """Of 95 % of playtests all four intervals hold the true share, a quarter."""
    dice = random.Random(4)
    all_hold = false_leaders = 0
    for _ in range(400):
        winners = dice.choices(range(4), k=200)
        wins = [winners.count(side) for side in range(4)]
        intervals = [share_interval(won, 200, 4) for won in wins]
        all_hold += all(low <= 0.25 <= high for low, high in intervals)
        false_leaders += len(contenders(wins)) == 1
    assert all_hold >= 0.92 * 400
    assert false_leaders <= 0.05 * 400
