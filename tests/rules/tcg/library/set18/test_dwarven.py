"""The Dwarven cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import REGROUP, Verb
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import (
    AXE_OF_KHAZAD_DUM,
    GIMLI_DWARF_OF_EREBOR,
    LORIEN_ELF,
    MORDOR_VETERAN,
    THORINS_HARP,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("dwarf", "wounds", "offered"),
    [(GIMLI_DWARF_OF_EREBOR, 0, True), (GIMLI_DWARF_OF_EREBOR, 2, False), (LORIEN_ELF, 0, False)],
)
def test_thorins_harp_makes_the_current_site_a_mountain_for_an_exertion(
    dwarf: str, wounds: int, offered: bool
) -> None:
    """The Axe of Khazad-dûm adds damage on a mountain; Gimli has damage +1 of his own."""
    scene = Scene(
        fellowship=[dwarf],
        bearing={dwarf: [AXE_OF_KHAZAD_DUM] if dwarf == GIMLI_DWARF_OF_EREBOR else []},
        support=[THORINS_HARP],
        minions=[MORDOR_VETERAN],
        site=4,
    ).wound(dwarf, wounds)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, THORINS_HARP) is offered
    if offered:
        gimli = scene.card(dwarf)
        assert damage_bonus(scene.state, gimli) == 1
        scene.use(THORINS_HARP)
        assert scene.wounds(dwarf) == 1
        assert damage_bonus(scene.state, gimli) == 2
        scene.happen(begin_phase, REGROUP)
        assert damage_bonus(scene.state, gimli) == 1
