"""The Trolls among the Orc cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.codes import FIERCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

FIVE_ORCS = [DENIZEN_OF_KHAZAD_DUM] * 5
FOUR = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    LEGOLAS_GREENLEAF,
]


def test_mountain_troll_costs_nothing_and_is_fierce_for_five_orcs() -> None:
    scene = Scene(minions=FIVE_ORCS, shadow_hand=[MOUNTAIN_TROLL], site=5)
    scene.shadow_phase().play(MOUNTAIN_TROLL)
    while scene.can(Verb.CHOOSE, DENIZEN_OF_KHAZAD_DUM):
        scene.take_first()
    assert scene.in_play(MOUNTAIN_TROLL)
    assert scene.twilight == 0
    assert all(scene.is_discarded(DENIZEN_OF_KHAZAD_DUM, copy) for copy in range(5))
    assert scene.number(FIERCE, MOUNTAIN_TROLL)


def test_mountain_troll_can_be_paid_in_full() -> None:
    scene = Scene(minions=FIVE_ORCS, shadow_hand=[MOUNTAIN_TROLL], twilight=12, site=5)
    scene.shadow_phase().play(MOUNTAIN_TROLL).pass_()
    assert scene.twilight == 2
    assert scene.in_play(DENIZEN_OF_KHAZAD_DUM, 4)
    assert not scene.number(FIERCE, MOUNTAIN_TROLL)


def test_mountain_troll_needs_five_orcs_to_cost_less() -> None:
    scene = Scene(minions=FIVE_ORCS[1:], shadow_hand=[MOUNTAIN_TROLL], twilight=9, site=5)
    assert not scene.shadow_phase().can(Verb.PLAY, MOUNTAIN_TROLL)


@pytest.mark.parametrize(("more", "asked"), [([], True), ([MERRY_ROHIRRIM_SQUIRE], False)])
def test_tower_troll_is_not_stopped_by_six_companions(more: list[str], asked: bool) -> None:
    scene = Scene(fellowship=[*FOUR, *more], minions=[TOWER_TROLL], site=5)
    scene.assignment_phase().wait_to(Verb.USE, TOWER_TROLL).use(TOWER_TROLL)
    scene.choose(EOWYN_RESTLESS_MAIDEN)
    if asked:
        scene.choose("exert").choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(asked)
    assert scene.assigned_to(TOWER_TROLL) == ([] if asked else [EOWYN_RESTLESS_MAIDEN])


@pytest.mark.parametrize("struck", [True, False])
def test_a_site_with_a_pummeling_blow_cannot_be_replaced(struck: bool) -> None:
    scene = Scene(
        minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS, TOWER_TROLL, DESOLATION_ORC],
        shadow_hand=[PUMMELING_BLOW] if struck else [],
        site=5,
        path=ARAGORN_SITES[:5],
    )
    before = scene.strength(TOWER_TROLL)
    scene.shadow_phase()
    if struck:
        scene.play(PUMMELING_BLOW)
        if scene.can(Verb.CHOOSE, DESOLATION_ORC):
            scene.choose(DESOLATION_ORC)
    assert scene.strength(TOWER_TROLL) == before + int(struck)
