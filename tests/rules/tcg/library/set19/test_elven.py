"""The Elven cards of set 19, *Ages End*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import ARWEN_ROYAL_MAIDEN, DWARF_GUARD, ELFHELM, MORDOR_VETERAN
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("companions", "offered"), [(3, True), (2, False)])
def test_arwen_royal_maiden_reconciles_for_three_threats_that_fit(
    companions: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARWEN_ROYAL_MAIDEN, *[DWARF_GUARD] * (companions - 2)],
        minions=[MORDOR_VETERAN],
        deck=[ELFHELM] * 9,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.USE, ARWEN_ROYAL_MAIDEN) is offered
    if offered:
        scene.use(ARWEN_ROYAL_MAIDEN)
        assert scene.threats == 3
        assert len(scene.hand()) == 8
