"""Finding what playouts tell of moving again, from games in which that choice was by lot."""

from dataclasses import replace

import pytest

from lab.tcg.fits.moving import (
    OPPONENTS,
    OWN_KIND,
    TRIED_OUT_BY,
    MovingByLot,
    fit_moving,
    moves_by_lot,
)
from rules.tcg.pairings import Pairing
from rules.tcg.players.learned.outlook import MOVING

pytestmark = pytest.mark.nightly

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))
ZEROS = (0.0,) * len(MOVING)


def test_who_wins_by_moving_where_playouts_gain_gives_them_weight() -> None:
    """Where playouts gain, movers win and stayers lose; where they lose, the other way round."""
    found = [
        MovingByLot(game, OWN_KIND, moved, (*ZEROS, gain), 0.5, 0.5, won=moved is (gain > 0))
        for game in range(200)
        for moved in (True, False)
        for gain in (-1.0, 1.0)
    ]
    fitted = fit_moving(found)
    assert fitted.weights[len(MOVING)] > 1
    assert not any(fitted.weights[: len(MOVING)])
    assert fitted.foretold == 1


def test_playouts_that_tell_nothing_get_no_weight() -> None:
    found = [
        MovingByLot(game, OWN_KIND, moved, (*ZEROS, gain), 0.5, 0.5, won=moved)
        for game in range(200)
        for moved in (True, False)
        for gain in (-1.0, 1.0)
    ]
    assert abs(fit_moving(found).weights[len(MOVING)]) < 0.01


def choices_of(number: int) -> list[tuple[MovingByLot, ...]]:
    return list(moves_by_lot([KING], number, seed=3))


def test_games_give_choices_either_way_tried_out_as_both_players_do() -> None:
    found = [choices for number in range(4) for choices in choices_of(number)]
    assert {len(choices) for choices in found} == {len(TRIED_OUT_BY)}
    assert {choices[0].moved for choices in found} == {True, False}
    assert {choices[0].won for choices in found} == {True, False}
    assert {choices[0].opponent for choices in found} <= set(OPPONENTS)
    for quick, thorough in found:
        assert (quick.game, quick.moved, quick.won) == (thorough.game, thorough.moved, thorough.won)
        assert quick.numbers[:-1] == thorough.numbers[:-1]
    assert any(quick.numbers[-1] != thorough.numbers[-1] for quick, thorough in found)


def test_a_game_gives_the_same_choices_again() -> None:
    assert choices_of(1) == choices_of(1) != choices_of(2)


def test_who_mostly_wins_against_an_opponent_is_no_reason_to_move() -> None:
    """Movers mostly meet an opponent who loses 6 games of 7, stayers one who wins 6 of 7."""
    found = [
        MovingByLot(game, opponent, moved, (1.0, *ZEROS[1:], 0.0), 0.5, 0.5, won)
        for game in range(3_000)
        for opponent, moved, won in (
            (OWN_KIND, game % 4 > 0, game % 7 > 0),
            (OPPONENTS[1], game % 4 == 0, game % 7 == 0),
        )
    ]
    unknown = [replace(choice, opponent=OWN_KIND) for choice in found]
    assert fit_moving(unknown).weights[0] > 1
    assert abs(fit_moving(found).weights[0]) < 0.2
