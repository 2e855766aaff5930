"""Whole numbers in addresses and forms."""

import pytest

from cards.whole_numbers import whole_number


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("7", 7), ("007", 7), ("99999999", 99999999)]
)
def test_digits_are_a_number(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", " 7", "1_000", "1.0", "٣", "²", "x", "123456789"])
def test_all_else_is_none(text: str) -> None:
    assert whole_number(text) is None


def test_the_number_of_digits_may_be_limited_further() -> None:
    assert whole_number("999", max_digits=3) == 999
    assert whole_number("1000", max_digits=3) is None
