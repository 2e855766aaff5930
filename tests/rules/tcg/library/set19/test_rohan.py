"""The cards of Rohan of set 19, *Ages End*."""

import pytest

from rules.tcg.engine.state.codes import TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    BROUGHT_DOWN_FROM_INSIDE,
    DWARF_GUARD,
    EASTERLING_BLADEMASTER,
    ELFHELM,
    EOMER_VALIANT_WARCHIEF,
    MORDOR_SOLDIER,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("minion", "kept"), [(MORDOR_SOLDIER, True), (SOUTHRON_CAPTAIN, False)])
def test_brought_down_from_inside_stays_with_a_winner(minion: str, kept: bool) -> None:
    scene = Scene(
        fellowship=[ELFHELM, EOMER_VALIANT_WARCHIEF],
        bearing={ELFHELM: [BROUGHT_DOWN_FROM_INSIDE]},
        minions=[minion],
        site=4,
    )
    scene.skirmish(ELFHELM, minion).pass_().resolve()
    scene.happen(emit, TURN_ENDS)
    assert scene.in_play(BROUGHT_DOWN_FROM_INSIDE) is kept
    assert scene.hand() == ([] if kept else [BROUGHT_DOWN_FROM_INSIDE])


def test_brought_down_from_inside_moves_at_the_start_of_a_skirmish() -> None:
    scene = Scene(
        fellowship=[ELFHELM, EOMER_VALIANT_WARCHIEF, DWARF_GUARD],
        bearing={ELFHELM: [BROUGHT_DOWN_FROM_INSIDE]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, EASTERLING_BLADEMASTER)
    scene.answer_with(BROUGHT_DOWN_FROM_INSIDE)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    assert scene.bearer_of(BROUGHT_DOWN_FROM_INSIDE) == EOMER_VALIANT_WARCHIEF
