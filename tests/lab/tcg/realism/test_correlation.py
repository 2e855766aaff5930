"""Rank correlation and its chance."""

import doctest
from collections.abc import Sequence
from random import Random

import pytest

from lab.tcg.realism import correlation
from lab.tcg.realism.correlation import (
    bootstrap_half_width,
    full_length,
    ranks,
    reliability,
    spearman,
)

pytestmark = pytest.mark.nightly


def test_the_examples_hold() -> None:
    assert doctest.testmod(correlation).failed == 0


def test_any_rising_relation_has_correlation_1_and_any_falling_one_minus_1() -> None:
    assert spearman([1, 2, 3, 50], [0.1, 0.2, 7, 8]) == 1
    assert spearman([1, 2, 3, 50], [8, 7, 0.2, 0.1]) == -1


def test_ties_share_their_rank() -> None:
    assert ranks([3, 1, 3, 3]) == [3, 1, 3, 3]


def test_too_few_or_equal_values_have_no_correlation() -> None:
    assert spearman([1, 2], [1, 2]) is None
    assert spearman([1, 1, 1], [1, 2, 3]) is None


def test_an_interval_narrows_with_the_square_root_of_the_number() -> None:
    dice = Random(1)

    def width(size: int) -> float:
        values = [dice.random() for _ in range(size)]

        def mean(places: Sequence[int]) -> float:
            return sum(values[place] for place in places) / len(places)

        found = bootstrap_half_width(mean, size, Random(2))
        assert found is not None
        return found

    assert width(100) / width(1600) == pytest.approx(4, rel=0.25)


def test_rates_that_differ_by_chance_alone_have_no_reliability() -> None:
    dice = Random(3)
    games = [100] * 300
    chance = [sum(dice.random() < 0.5 for _ in range(100)) / 100 for _ in games]
    real = [0.3 + 0.4 * place / 300 for place in range(300)]
    assert reliability(chance, games) == pytest.approx(0, abs=0.15)
    found = reliability(real, games)
    assert found is not None
    assert found > 0.8


def test_a_whole_is_more_reliable_than_its_halves() -> None:
    assert full_length(0.5) == pytest.approx(2 / 3)
    assert full_length(-0.2) == 0
