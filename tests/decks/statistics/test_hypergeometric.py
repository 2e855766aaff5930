"""Exact chances against figures computed by hand, and the laws they must keep."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.statistics.hypergeometric import at_least, distribution, expected, with_redraw

SIZES = st.integers(0, 80)


@st.composite
def draws(draw: st.DrawFn) -> tuple[int, int, int]:
    """Return copies, cards seen and the size of a deck that can hold the copies."""
    size = draw(SIZES)
    return draw(st.integers(0, size)), draw(st.integers(0, 90)), size


def test_one_of_four_copies_in_an_opening_hand_of_eight_from_sixty() -> None:
    assert at_least(1, 4, 8, 60) == 1 - Fraction(comb(56, 8), comb(60, 8))


def test_both_copies_among_two_of_five_cards() -> None:
    assert distribution(2, 2, 5) == (Fraction(3, 10), Fraction(6, 10), Fraction(1, 10))


def test_every_hand_counted_one_by_one_agrees() -> None:
    hands = list(combinations(range(9), 4))
    held = [sum(card < 3 for card in hand) for hand in hands]

    assert distribution(3, 4, 9) == tuple(Fraction(held.count(n), len(hands)) for n in range(4))
    assert at_least(2, 3, 4, 9) == Fraction(sum(n >= 2 for n in held), len(hands))


def test_a_mulligan_redraws_only_hands_without_the_card() -> None:
    kept = at_least(1, 4, 8, 60)

    assert with_redraw(1, 4, 8, 6, 0, 60) == kept + (1 - kept) * at_least(1, 4, 6, 60)


def test_cards_drawn_later_come_after_the_second_hand() -> None:
    kept = at_least(2, 4, 6, 50)

    assert with_redraw(2, 4, 6, 6, 3, 50) == kept + (1 - kept) * at_least(2, 4, 9, 50)


def test_a_card_drawn_after_a_kept_hand_without_it_is_not_counted_twice() -> None:
    assert with_redraw(1, 0, 8, 6, 5, 60) == 0
    assert with_redraw(0, 4, 8, 6, 5, 60) == 1


@given(draws())
def test_chances_add_up_to_one(drawn: tuple[int, int, int]) -> None:
    assert sum(distribution(*drawn)) == 1


@given(draws(), st.integers(0, 5))
def test_at_least_so_many_is_the_sum_of_what_is_no_fewer(
    drawn: tuple[int, int, int], least: int
) -> None:
    assert at_least(least, *drawn) == sum(distribution(*drawn)[least:])


@given(draws())
def test_the_average_is_that_of_the_chances(drawn: tuple[int, int, int]) -> None:
    assert expected(*drawn) == sum(n * chance for n, chance in enumerate(distribution(*drawn)))


@given(draws(), st.integers(1, 4))
def test_seeing_more_never_lowers_a_chance(drawn: tuple[int, int, int], least: int) -> None:
    copies, seen, size = drawn

    assert at_least(least, copies, seen, size) <= at_least(least, copies, seen + 1, size)


def test_who_sees_the_whole_deck_sees_every_copy() -> None:
    assert at_least(4, 4, 99, 60) == 1
    assert distribution(2, 99, 3) == (Fraction(0), Fraction(0), Fraction(1))


@pytest.mark.parametrize(("copies", "seen", "size"), [(5, 1, 4), (-1, 1, 4), (1, -1, 4)])
def test_what_no_deck_can_hold_is_refused(copies: int, seen: int, size: int) -> None:
    with pytest.raises(ValueError, match="copies"):
        at_least(1, copies, seen, size)
