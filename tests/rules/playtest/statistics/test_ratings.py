"""Ratings of players by whom they beat."""

import random
from collections import Counter
from itertools import combinations
from math import log

import pytest

from rules.playtest.statistics.ratings import AVERAGE, POINTS, chance, rate


def test_two_players_differ_by_the_odds_of_their_games() -> None:
    strong, weak = rate(2, {(0, 1): 3000, (1, 0): 1000})

    # The made-up games pull a little to the middle.
    assert strong.value - weak.value == pytest.approx(POINTS * log(3), abs=2)
    assert strong.value + weak.value == pytest.approx(2 * AVERAGE)
    assert chance(strong.value, weak.value) == pytest.approx(0.75, abs=0.01)


def test_who_won_every_game_has_a_finite_rating() -> None:
    unbeaten, beaten = rate(2, {(0, 1): 20})

    assert unbeaten.low > AVERAGE > beaten.high
    assert unbeaten.value < 3000


def test_players_who_never_met_are_compared_by_those_they_both_met() -> None:
    wins = {(0, 1): 60, (1, 0): 40, (1, 2): 60, (2, 1): 40}

    first, second, third = rate(3, wins)

    assert first.value > second.value > third.value
    assert first.value - third.value == pytest.approx(2 * POINTS * log(1.5), abs=8)


def test_more_games_make_the_interval_narrower() -> None:
    few = rate(2, {(0, 1): 10, (1, 0): 10})[0]
    many = rate(2, {(0, 1): 1000, (1, 0): 1000})[0]

    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.05)


def test_the_intervals_hold_the_true_strengths_about_as_often_as_they_say() -> None:
    drawing = random.Random(3)
    held = total = 0
    for _ in range(60):
        true = [drawing.gauss(0, 120) for _ in range(8)]
        mean = sum(true) / len(true)
        wins: Counter[tuple[int, int]] = Counter()
        for a, b in combinations(range(8), 2):
            for _ in range(20):
                won = drawing.random() < chance(true[a], true[b])
                wins[(a, b) if won else (b, a)] += 1
        for rating, strength in zip(rate(8, wins), true, strict=True):
            held += rating.low <= AVERAGE + strength - mean <= rating.high
            total += 1

    assert 0.92 <= held / total <= 0.98


def test_players_whom_nobody_of_the_average_met_make_no_interval_wider() -> None:
    wins = {(0, 1): 100, (1, 0): 100}

    alone, _ = rate(2, wins)
    beside, *_ = rate(4, {**wins, (2, 3): 30, (3, 2): 10}, average=[0, 1])

    assert beside.value == pytest.approx(alone.value)
    assert beside.high - beside.low == pytest.approx(alone.high - alone.low)


def test_nobody_to_rate_gives_no_ratings() -> None:
    assert rate(0, {}) == []
