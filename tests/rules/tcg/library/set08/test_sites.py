"""The sites of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    GUTHLAF,
    HORNBURG_WALL,
    INGOLD,
    MERRY_ROHIRRIM_SQUIRE,
    OSGILIATH_CHANNEL,
    PIPPIN_SWORN_TO_SERVICE,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("site", "twilight", "moves", "must_move"),
    [(HORNBURG_WALL, 9, 1, True), (HORNBURG_WALL, 9, 2, False), (OSGILIATH_CHANNEL, 0, 1, True)],
)
def test_a_shadow_player_makes_the_fellowship_move_again(
    site: str, twilight: int, moves: int, must_move: bool
) -> None:
    """The move limit still holds: "if the move limit allows"."""
    path = (*ARAGORN_SITES[:6], site, *ARAGORN_SITES[7:])
    others = [
        ARAGORN_DRIVEN_BY_NEED,
        MERRY_ROHIRRIM_SQUIRE,
        PIPPIN_SWORN_TO_SERVICE,
        INGOLD,
        GUTHLAF,
    ]
    scene = Scene(
        fellowship=others, minions=[SOUTHRON_CAPTAIN], site=7, path=path, twilight=twilight
    )
    scene.state.moves = moves
    scene.regroup_phase().wait_to(Verb.USE, site).use(site)
    while scene.state.turn == 1 and scene.state.position[0] == 7:
        scene.pass_()
    assert scene.state.position[0] == (8 if must_move else 7)
