"""The sites of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CITY_OF_MEN,
    MORGUL_BRAWLER,
    WATCHERS_OF_CIRITH_UNGOL,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("threats", "usable"), [(2, True), (1, False)])
def test_watchers_of_cirith_ungol_cost_two_threats(threats: int, usable: bool) -> None:
    sites = (*ARAGORN_SITES[:7], WATCHERS_OF_CIRITH_UNGOL, ARAGORN_SITES[8])
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_BRAWLER],
        hand=[CITY_OF_MEN],
        path=sites,
        site=8,
        threats=threats,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_BRAWLER)
    if not usable:
        assert not scene.can(Verb.USE, WATCHERS_OF_CIRITH_UNGOL)
        return
    scene.wait_to(Verb.USE, WATCHERS_OF_CIRITH_UNGOL)
    before = scene.strength(MORGUL_BRAWLER)
    scene.use(WATCHERS_OF_CIRITH_UNGOL)
    assert scene.strength(MORGUL_BRAWLER) == before + 3
    assert scene.threats == 0
