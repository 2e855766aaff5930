"""Histograms as numbers to draw."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play.results.charts import FLOOR, LEFT, MAX_BINS, RIGHT, TOP, ChartRow, histogram, round_up

distributions = st.dictionaries(st.integers(0, 5_000), st.integers(1, 1_000), max_size=40)


@pytest.mark.parametrize(
    ("number", "rounded"), [(0, 1), (1, 1), (3, 4), (9, 10), (11, 20), (401, 600), (799, 800)]
)
def test_an_axis_ends_at_a_round_number(number: int, rounded: int) -> None:
    assert round_up(number) == rounded


def test_few_numbers_have_a_bar_each() -> None:
    chart = histogram([{3: 10, 5: 20}], ["none"])
    assert chart.rows == (
        ChartRow("3", (10,), 3, 3),
        ChartRow("4", (0,), 4, 4),
        ChartRow("5", (20,), 5, 5),
    )
    assert [bar.height for bar in chart.bars] == [(FLOOR - TOP) / 2, FLOOR - TOP]
    assert [tick.text for tick in chart.ticks] == ["3", "4", "5"]


def test_many_numbers_are_put_into_bins_of_round_width() -> None:
    chart = histogram([{7: 1, 12: 2, 395: 4}], ["none"])
    assert chart.rows[0] == ChartRow("0 to 49", (3,), 0, 49)
    assert chart.rows[-1] == ChartRow("350 to 399", (4,), 350, 399)


def test_two_distributions_stand_side_by_side_in_their_colours() -> None:
    chart = histogram([{9: 3}, {9: 6}], ["a", "b"])
    first, second = chart.bars
    assert (first.series, second.series) == ("a", "b")
    assert second.x == pytest.approx(first.x + first.width)
    assert second.height == 2 * first.height


def test_without_games_the_chart_is_empty() -> None:
    chart = histogram([{}], ["none"])
    assert chart.bars == ()
    assert chart.rows == ()


@given(distributions, distributions)
def test_every_game_is_in_a_row_and_every_bar_within_the_box(first: Any, second: Any) -> None:
    chart = histogram([first, second], ["a", "b"])
    assert len(chart.rows) <= MAX_BINS
    for place, distribution in enumerate((first, second)):
        assert sum(row.counts[place] for row in chart.rows) == sum(distribution.values())
    for bar in chart.bars:
        assert bar.x >= LEFT
        assert bar.x + bar.width <= RIGHT + 0.01
        assert bar.y >= TOP - 0.01
        assert bar.y + bar.height == pytest.approx(FLOOR, abs=0.02)
