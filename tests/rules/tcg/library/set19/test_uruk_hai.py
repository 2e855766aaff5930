"""The Uruk-hai of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.operations.wounds import exert, wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("doing", [wound, exert])
@pytest.mark.parametrize("price", ["remove 2 twilight", "exert another Uruk-hai"])
def test_lurtz_is_spared_for_twilight_or_by_another_uruk(doing: object, price: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[LURTZ_RESILIENT_CAPTAIN, TRACKING_URUK],
        twilight=2,
        site=6,
    )
    assert callable(doing)
    scene.happen(doing, scene.card(LURTZ_RESILIENT_CAPTAIN), scene.card(DWARF_GUARD))
    scene.answer_with(LURTZ_RESILIENT_CAPTAIN).choose(price)
    assert scene.wounds(LURTZ_RESILIENT_CAPTAIN) == 0
    assert scene.twilight == (0 if price.startswith("remove") else 2)
    assert scene.wounds(TRACKING_URUK) == int(price.startswith("exert"))


def test_lurtz_is_wounded_if_nothing_is_paid() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[LURTZ_RESILIENT_CAPTAIN], twilight=1, site=6)
    scene.happen(wound, scene.card(LURTZ_RESILIENT_CAPTAIN), scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, LURTZ_RESILIENT_CAPTAIN)
    assert scene.wounds(LURTZ_RESILIENT_CAPTAIN) == 1
