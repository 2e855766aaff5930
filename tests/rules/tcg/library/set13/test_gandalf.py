"""The Gandalf cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import ALWAYS_THREATENING, DASRON, HEIRS_OF_GONDOR, INSPIRATION
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("ours", "offered"), [(1, False), (2, True)])
def test_dasron_removes_tokens_of_free_peoples_cultures_alone(ours: int, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[DASRON],
        support=[HEIRS_OF_GONDOR],
        shadow_support=[ALWAYS_THREATENING],
        discards=[INSPIRATION],
    )
    scene.put_tokens(HEIRS_OF_GONDOR, ours).put_tokens(ALWAYS_THREATENING, 3)
    scene.fellowship_phase()
    assert scene.can(Verb.TRIGGER, DASRON) is offered
    if offered:
        scene.answer_with(DASRON)
        assert scene.hand() == [INSPIRATION]
        assert (scene.tokens(HEIRS_OF_GONDOR), scene.tokens(ALWAYS_THREATENING)) == (0, 3)
