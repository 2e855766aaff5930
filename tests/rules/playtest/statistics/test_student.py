"""Student's t against the table of every textbook."""

import pytest

from rules.playtest.statistics.student import student_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(10, 2.228), (20, 2.086), (30, 2.042), (60, 2.000), (120, 1.980)]
)
def test_the_quantiles_are_those_of_the_table(freedom: int, quantile: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(quantile, abs=0.001)
    assert student_quantile(0.025, freedom) == pytest.approx(-quantile, abs=0.001)


def test_with_much_freedom_it_is_the_normal_quantile() -> None:
    assert student_quantile(0.975, 1_000_000) == pytest.approx(1.95996, abs=1e-4)
