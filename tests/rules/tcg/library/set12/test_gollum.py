"""The Gollum cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import FELLOWSHIP, Verb
from tests.rules.tcg.cards import (
    BRUTAL_EASTERLING,
    CHAMBER_OF_MAZARBUL,
    CRY_AND_PANIC,
    MORDOR_VETERAN,
    NO_END_OF_WICKEDNESS,
    NOT_ALONE,
    WEST_ROAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("place", "offered"), [(CHAMBER_OF_MAZARBUL, True), (WEST_ROAD, False)])
def test_not_alone_fetches_a_minion_below_ground_for_an_event(place: str, offered: bool) -> None:
    scene = Scene(
        shadow_support=[NOT_ALONE],
        shadow_hand=[NO_END_OF_WICKEDNESS, MORDOR_VETERAN],
        shadow_discards=[BRUTAL_EASTERLING, CRY_AND_PANIC],
        path=(*ARAGORN_SITES[:2], place),
        site=3,
    )
    scene.state.position[0] = 2
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, NOT_ALONE) is offered
    if offered:
        scene.answer_with(NOT_ALONE)
        assert scene.is_discarded(NO_END_OF_WICKEDNESS)
        assert scene.hand(SHADOW) == [MORDOR_VETERAN, BRUTAL_EASTERLING]
