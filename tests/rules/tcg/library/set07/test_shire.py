"""The Shire cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_frodo_may_add_three_twilight_to_remove_a_threat_when_moving() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], site=3, threats=1).happen(path.move)
    scene.answer_with(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.threats == 0
    assert scene.twilight == 3 + 2 + 2


def test_hobbit_sword_is_for_hobbits() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]}
    )
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 5


def test_merry_adds_threats_for_strength_while_there_are_fewer_than_three() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, TARGON, FARAMIR_STOUT_CAPTAIN],
        minions=[ORC_BROOD],
        site=6,
        threats=2,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_BROOD).use(MERRY_ROHIRRIM_SQUIRE)
    assert scene.threats == 3
    assert not scene.can(Verb.USE, MERRY_ROHIRRIM_SQUIRE)


def test_noble_intentions_exerts_somebody_who_is_no_hobbit() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        hand=[NOBLE_INTENTIONS_7_322],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN)
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    scene.play(NOBLE_INTENTIONS_7_322).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + 3


@pytest.mark.parametrize(("threats", "strength"), [(0, 3), (3, 6), (4, 3)])
def test_pippin_is_stronger_for_each_threat_below_four(threats: int, strength: int) -> None:
    assert (
        Scene(fellowship=[PIPPIN_SWORN_TO_SERVICE], threats=threats).strength(
            PIPPIN_SWORN_TO_SERVICE
        )
        == strength
    )


@pytest.mark.parametrize(("site", "offered"), [(6, True), (8, True), (5, False), (9, False)])
def test_frodo_wicked_masster_buys_a_wound_late_on_the_way(site: int, offered: bool) -> None:
    scene = Scene(ring_bearer=FRODO_WICKED_MASSTER, minions=[EASTERLING_BLADEMASTER], site=site)
    scene.skirmish(FRODO_WICKED_MASSTER, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.USE, FRODO_WICKED_MASSTER) is offered
    if offered:
        scene.use(FRODO_WICKED_MASSTER)
        assert scene.burdens == 4
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1
