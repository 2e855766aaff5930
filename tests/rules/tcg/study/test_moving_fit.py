"""Finding what playouts tell of moving again, from games in which that choice was by lot."""

from rules.tcg.players.learned.outlook import MOVING
from rules.tcg.study.moving_fit import TRIED_OUT_BY, MovingByLot, fit_moving, moves_by_lot
from rules.tcg.study.pairings import Pairing

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))
ZEROS = (0.0,) * len(MOVING)


def test_who_wins_by_moving_where_playouts_gain_gives_them_weight() -> None:
    """Where playouts gain, movers win and stayers lose; where they lose, the other way round."""
    found = [
        MovingByLot(game, moved, (*ZEROS, gain), 0.5, 0.5, won=moved is (gain > 0))
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
        MovingByLot(game, moved, (*ZEROS, gain), 0.5, 0.5, won=moved)
        for game in range(200)
        for moved in (True, False)
        for gain in (-1.0, 1.0)
    ]
    assert abs(fit_moving(found).weights[len(MOVING)]) < 0.01


def test_games_give_choices_either_way_tried_out_by_both_players_and_the_same_again() -> None:
    once, again = (
        [choices for number in range(4) for choices in moves_by_lot([KING], number, seed=3)]
        for _ in range(2)
    )
    assert once == again
    assert {len(choices) for choices in once} == {len(TRIED_OUT_BY)}
    assert {choices[0].moved for choices in once} == {True, False}
    assert {choices[0].won for choices in once} == {True, False}
    for quick, thorough in once:
        assert (quick.game, quick.moved, quick.won) == (thorough.game, thorough.moved, thorough.won)
        assert quick.numbers[:-1] == thorough.numbers[:-1]
    assert any(quick.numbers[-1] != thorough.numbers[-1] for quick, thorough in once)
