"""Finding what playouts tell of moving again, from games in which that choice was random."""

import pytest

from lab.tcg.fits.frame import Found, Sample
from lab.tcg.fits.moving import FIT, OPPONENTS, moves_by_lot
from rules.tcg.players.learned.moving_tried_out import TRIED_OUT
from rules.tcg.players.learned.outlook import MOVING

pytestmark = pytest.mark.nightly

KINDS = tuple(FIT.regressions)
QUICKLY = KINDS[0]


def choice(game: int, moved: bool, won: bool, *, gain: float = 0.0, met: int = 0) -> Sample:
    """Return a choice for which only "always", what playouts gained and the opponent speak."""
    way = 0.5 if moved else -0.5
    numbers = (way, *[0.0] * (len(MOVING) - 1), way * gain)
    opponents = tuple(float(place == met) for place in range(len(OPPONENTS)))
    return Sample(QUICKLY, game, (*numbers, 0.0, 0.0, *opponents), float(won))


def fitted(samples: list[Sample]) -> Found:
    return FIT.regressions[QUICKLY].fit(samples)


def test_playouts_get_weight_where_those_who_follow_them_win() -> None:
    found = fitted(
        [
            choice(game, moved, moved is (gain > 0), gain=gain)
            for game in range(200)
            for moved in (True, False)
            for gain in (-1.0, 1.0)
        ]
    )
    assert found.weights[TRIED_OUT] > 1
    assert found.figures["predicted"] == 1


def test_playouts_that_tell_nothing_get_no_weight() -> None:
    found = fitted(
        [
            choice(game, moved, moved, gain=gain)
            for game in range(200)
            for moved in (True, False)
            for gain in (-1.0, 1.0)
        ]
    )
    assert abs(found.weights[TRIED_OUT]) < 0.01


def test_an_opponent_who_mostly_loses_is_not_a_reason_to_move() -> None:
    """Movers mostly meet an opponent who loses 6 games of 7, stayers one who wins 6 of 7."""
    choices = [
        (game, moved, won, met)
        for game in range(3_000)
        for met, moved, won in ((0, game % 4 > 0, game % 7 > 0), (1, game % 4 == 0, game % 7 == 0))
    ]
    known = fitted([choice(game, moved, won, met=met) for game, moved, won, met in choices])
    unknown = fitted([choice(game, moved, won) for game, moved, won, _ in choices])
    assert unknown.weights["always"] > 1
    assert abs(known.weights["always"]) < 0.2


def test_games_give_choices_either_way_tried_out_as_both_players_do() -> None:
    found = [sample for number in range(4) for sample in moves_by_lot(number, seed=3)]
    quick, thorough = ([each for each in found if each.kind == kind] for kind in KINDS)
    assert {sample.row[0] for sample in quick} == {0.5, -0.5}
    assert len(quick) == len(thorough) > 2
    for one, other in zip(quick, thorough, strict=True):
        assert (one.game, one.answer) == (other.game, other.answer)
        assert one.row[: len(MOVING)] == other.row[: len(MOVING)]
    assert any(one.row != other.row for one, other in zip(quick, thorough, strict=True))


def test_a_game_gives_the_same_choices_again() -> None:
    assert list(moves_by_lot(1, seed=3)) == list(moves_by_lot(1, seed=3))
