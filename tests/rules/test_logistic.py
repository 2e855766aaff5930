"""The logistic function."""

import pytest

from rules.logistic import logistic


def test_a_score_of_nothing_is_a_half_and_none_is_out_of_range() -> None:
    assert logistic(0) == 0.5
    assert logistic(2) + logistic(-2) == pytest.approx(1)
    assert 0 < logistic(-1e9) < logistic(1e9) < 1
