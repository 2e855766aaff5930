"""The Ringwraiths of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    AXE_STRIKE,
    DWARF_GUARD,
    ELFHELM,
    MORGUL_LACKEY,
    SENSE_OF_OBLIGATION,
    THEY_FEEL_THE_PRECIOUS,
    ULAIRE_NELYA_FELL_RIDER,
    WINGED_MOUNT,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("minion", "offered"), [(MORGUL_LACKEY, False), (ULAIRE_NELYA_FELL_RIDER, True)]
)
def test_they_feel_the_precious_keeps_a_nazgul_whole_for_a_threat(
    minion: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[THEY_FEEL_THE_PRECIOUS],
        threats=1,
        site=4,
    )
    scene.happen(wound, scene.card(minion), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, THEY_FEEL_THE_PRECIOUS) is offered
    if offered:
        scene.answer_with(THEY_FEEL_THE_PRECIOUS)
        assert scene.wounds(minion) == 0
        assert scene.threats == 0


@pytest.mark.parametrize(("mounted", "wounds"), [(True, 1), (False, 0)])
def test_ulaire_nelya_fell_rider_strikes_the_haunted_from_horseback(
    mounted: bool, wounds: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        bearing={
            ELFHELM: [SENSE_OF_OBLIGATION],
            ULAIRE_NELYA_FELL_RIDER: [WINGED_MOUNT] if mounted else [],
        },
        minions=[ULAIRE_NELYA_FELL_RIDER],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, ULAIRE_NELYA_FELL_RIDER).pass_()
    assert scene.can(Verb.USE, ULAIRE_NELYA_FELL_RIDER) is mounted
    if mounted:
        scene.use(ULAIRE_NELYA_FELL_RIDER)
    assert scene.wounds(ELFHELM) == wounds
