"""The Gandalf cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ELVEN_DEFENDER,
    GANDALF_POWERFUL_GUIDE,
    MORDOR_TROOPER,
    SCINTILLATING_BIRD,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("named", "taken"), [(0, True), (1, False)])
def test_scintillating_bird_asks_an_opponent_which_side_counts(named: int, taken: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE],
        support=[SCINTILLATING_BIRD],
        deck=[MORDOR_TROOPER, ELVEN_DEFENDER, ELVEN_DEFENDER],
    )
    scene.fellowship_phase().use(SCINTILLATING_BIRD)
    assert scene.who == 1
    scene.take(scene.options(Verb.NAME)[named])
    assert len(scene.hand()) == (3 if taken else 0)
    assert scene.is_discarded(MORDOR_TROOPER) is not taken
