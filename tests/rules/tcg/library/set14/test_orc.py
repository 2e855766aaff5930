"""The Orc cards of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    HALF_TROLL_OF_FAR_HARAD,
    MORDOR_TROOPER,
    ORKISH_SCOUT,
    TOWER_TROLL,
)
from tests.rules.tcg.scene import Scene


def _scene(companions: int, twilight: int, discarded: str) -> Scene:
    """Frodo is one companion more."""
    return Scene(
        fellowship=[DWARF_GUARD] * companions,
        minions=[HALF_TROLL_OF_FAR_HARAD],
        shadow_discards=[discarded],
        twilight=twilight,
        site=4,
    )


@pytest.mark.parametrize(
    ("companions", "twilight", "offered"),
    [(1, 5, True), (0, 5, False), (1, 1, False)],
    ids=["fewer minions", "as many", "no twilight"],
)
@pytest.mark.parametrize("in_fierce", [False, True])
def test_half_troll_of_far_harad_calls_an_orc_back_before_each_assignment(
    companions: int, twilight: int, *, offered: bool, in_fierce: bool
) -> None:
    scene = _scene(companions, twilight, ORKISH_SCOUT).assignment_phase(fierce=in_fierce)
    assert scene.can(Verb.TRIGGER, HALF_TROLL_OF_FAR_HARAD) is offered
    if offered:
        scene.answer_with(HALF_TROLL_OF_FAR_HARAD)
        assert scene.in_play(ORKISH_SCOUT)
        # Two to call it and its own three.
        assert scene.twilight == twilight - 2 - 3


@pytest.mark.parametrize("discarded", [TOWER_TROLL, MORDOR_TROOPER])
def test_half_troll_of_far_harad_calls_no_troll_and_nobody_elses_orc(discarded: str) -> None:
    scene = _scene(1, 20, discarded).assignment_phase()
    if scene.can(Verb.TRIGGER, HALF_TROLL_OF_FAR_HARAD):
        scene.answer_with(HALF_TROLL_OF_FAR_HARAD)
    assert scene.is_discarded(discarded)
