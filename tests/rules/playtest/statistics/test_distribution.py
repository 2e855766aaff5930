"""Distributions: how many games had which number."""

from statistics import median_low

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.playtest.statistics.distribution import (
    add_distributions,
    mean,
    median,
    quantile,
    size,
    total,
)

TURNS = {8: 2, 10: 5, 14: 1}


def test_size_total_and_mean() -> None:
    assert size(TURNS) == 8
    assert total(TURNS) == 80
    assert mean(TURNS) == 10


@pytest.mark.parametrize(("share", "turns"), [(0, 8), (0.25, 8), (0.26, 10), (0.875, 10), (1, 14)])
def test_a_quantile_is_a_number_that_occurred(share: float, turns: int) -> None:
    assert quantile(TURNS, share) == turns


@given(st.lists(st.integers(0, 30), min_size=1))
def test_the_median_is_the_lower_of_the_two_in_the_middle(numbers: list[int]) -> None:
    assert median({number: numbers.count(number) for number in numbers}) == median_low(numbers)


def test_without_games_the_numbers_are_0() -> None:
    assert mean({}) == 0
    assert median({}) == 0


def test_added_distributions_are_in_the_order_of_their_numbers() -> None:
    added = add_distributions([{9: 1}, {2: 1, 9: 2}, {}])
    assert list(added.items()) == [(2, 1), (9, 3)]
