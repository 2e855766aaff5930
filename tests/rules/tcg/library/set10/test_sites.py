"""The sites of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
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


@pytest.mark.parametrize(("threats", "usable"), [(0, True), (1, True), (2, False)])
def test_base_of_mindolluin_raises_a_fortification_for_a_threat(threats: int, usable: bool) -> None:
    sites = (*ARAGORN_SITES[:2], BASE_OF_MINDOLLUIN, *ARAGORN_SITES[3:])
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD, ROHIRRIM_GUARD],
        deck=[CITY_OF_MEN, CITY_WALL, HARDY_GARRISON, PARAPET],
        path=sites,
        site=3,
        threats=threats,
    ).fellowship_phase()
    assert scene.can(Verb.USE, BASE_OF_MINDOLLUIN) is usable
    if usable:
        scene.use(BASE_OF_MINDOLLUIN)
        assert scene.threats == threats + 1
        # A fortification of any culture, and nothing else.
        assert scene.can(Verb.CHOOSE, PARAPET)
        assert not scene.can(Verb.CHOOSE, CITY_OF_MEN)
        assert not scene.can(Verb.CHOOSE, HARDY_GARRISON)
        assert scene.choose(CITY_WALL).in_play(CITY_WALL)
        assert scene.twilight == 1


@pytest.mark.parametrize("tomb", [True, False])
def test_stewards_tomb_lets_nothing_be_healed_prevented_or_lifted(tomb: bool) -> None:
    sites = (*ARAGORN_SITES[:4], STEWARDS_TOMB_10_119, *ARAGORN_SITES[5:])
    scene = Scene(
        fellowship=[SAM_SON_OF_HAMFAST, MERRY_ROHIRRIM_SQUIRE, BIRCHSEED],
        support=[KEPT_SAFE],
        path=sites if tomb else ARAGORN_SITES,
        site=5,
        burdens=2,
    ).put_tokens(KEPT_SAFE, 1)
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 1).fellowship_phase()
    if scene.can(Verb.USE, SAM_SON_OF_HAMFAST):
        scene.use(SAM_SON_OF_HAMFAST)
    assert scene.burdens == (2 if tomb else 1)
    if scene.can(Verb.USE, BIRCHSEED):
        scene.use(BIRCHSEED)
        if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == (1 if tomb else 0)
    scene.happen(wound, scene.card(MERRY_ROHIRRIM_SQUIRE))
    if scene.can(Verb.TRIGGER, KEPT_SAFE):
        scene.answer_with(KEPT_SAFE).choose("remove")
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == (2 if tomb else 0)
