"""The Dwarven cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import TURN_ENDS
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER, STILL_TWITCHING
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("wins", [True, False])
def test_still_twitching_stays_with_who_won_a_skirmish_this_turn(wins: bool) -> None:
    gimli = GIMLI_DWARF_OF_EREBOR
    scene = Scene(fellowship=[gimli], minions=[MORDOR_TROOPER], bearing={gimli: [STILL_TWITCHING]})
    if wins:
        scene.skirmish(gimli, MORDOR_TROOPER).resolve()
    scene.happen(emit, TURN_ENDS, -1)
    assert scene.is_discarded(STILL_TWITCHING) is not wins
