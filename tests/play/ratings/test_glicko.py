"""Glicko-2, by the paper's worked example and by what lichess sets."""

import pytest

from play.ratings.glicko import (
    HIGHEST,
    LEAST_CERTAIN,
    MOST_CERTAIN,
    MOST_POINTS,
    START,
    Glicko,
    Result,
    after_game,
    after_period,
    after_waiting,
    win_chance,
)

WIN, DRAW, LOSS = 1.0, 0.5, 0.0


def test_the_papers_worked_example() -> None:
    player = Glicko(1500, 200, 0.06)
    results = [
        Result(Glicko(1400, 30), WIN),
        Result(Glicko(1550, 100), LOSS),
        Result(Glicko(1700, 300), LOSS),
    ]
    rated = after_period(player, results, tau=0.5)
    assert rated.rating == pytest.approx(1464.06, abs=0.01)
    assert rated.deviation == pytest.approx(151.52, abs=0.01)
    assert rated.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_adds_uncertainty() -> None:
    waited = after_period(Glicko(1500, 200, 0.06), [])
    assert (waited.rating, waited.volatility) == (1500, 0.06)
    assert waited.deviation == pytest.approx(200.27, abs=0.01)


def test_a_win_between_equals_moves_both_equally_far() -> None:
    winner = after_game(START, Result(START, WIN))
    loser = after_game(START, Result(START, LOSS))
    assert winner.rating - 1500 == pytest.approx(1500 - loser.rating)
    assert winner.deviation == pytest.approx(loser.deviation)
    assert winner.deviation < START.deviation


def test_a_draw_between_equals_moves_neither() -> None:
    assert after_game(START, Result(START, DRAW)).rating == pytest.approx(1500)


def test_a_rating_is_provisional_for_about_a_dozen_even_games() -> None:
    player, games = START, 0
    while player.is_provisional:
        player = after_game(player, Result(Glicko(1500, 60, 0.06), float(games % 2)))
        games += 1
    assert games in range(10, 14)


def test_a_year_without_games_takes_a_usual_deviation_from_60_to_110() -> None:
    waited = after_waiting(Glicko(1600, 60, 0.06), 365)
    assert waited.deviation == pytest.approx(110, abs=2)
    assert waited.rating == 1600


def test_bounds_hold_in_a_long_row_of_wins() -> None:
    player = START
    for _ in range(400):
        stronger = after_game(player, Result(Glicko(HIGHEST, MOST_CERTAIN), WIN))
        assert stronger.rating - player.rating <= MOST_POINTS
        player = stronger
    assert player.rating <= HIGHEST
    assert MOST_CERTAIN <= player.deviation <= LEAST_CERTAIN


def test_less_weight_moves_a_rating_less_far() -> None:
    whole = after_game(START, Result(START, WIN))
    half = after_game(START, Result(START, WIN), weight=0.5)
    assert half.rating - 1500 == pytest.approx((whole.rating - 1500) / 2)


def test_win_chances_of_two_players_add_up_to_one() -> None:
    strong, weak = Glicko(1700, 60), Glicko(1500, 90)
    assert win_chance(strong, weak) + win_chance(weak, strong) == pytest.approx(1)
    assert win_chance(strong, weak) == pytest.approx(0.755, abs=0.02)
    assert win_chance(START, START) == 0.5
