"""Days as exact as their documents."""

from datetime import date

import pytest

from rules.construction.dates import HistoricDay


@pytest.mark.parametrize(
    ("written", "first", "last"),
    [
        ("2003", date(2003, 1, 1), date(2003, 12, 31)),
        ("2004-02", date(2004, 2, 1), date(2004, 2, 29)),
        ("2004-04-05", date(2004, 4, 5), date(2004, 4, 5)),
    ],
)
def test_the_days_it_may_mean(written: str, first: date, last: date) -> None:
    day = HistoricDay.parse(written)

    assert (day.first(), day.last(), str(day)) == (first, last, written)


@pytest.mark.parametrize("written", ["", "04", "2004-13", "2004-02-30", "2004-4-5", "April 2004"])
def test_an_invalid_day(written: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        HistoricDay.parse(written)
