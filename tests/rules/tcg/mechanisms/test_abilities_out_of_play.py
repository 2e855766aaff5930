"""Abilities used from a stack or a discard pile belong to a side (4.2, "active")."""

import pytest

from rules.tcg.engine.modifiers import in_force
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

ELVEN_CARDS = (
    BLADE_OF_LINDON,
    ELVEN_SCOUT,
    ATTUNEMENT,
    OROPHIN_BROTHER_OF_HALDIR,
    RUMIL_BROTHER_OF_HALDIR,
)
SHADOWS_SITES = (NORTH_UNDEEP, OLD_FOREST_ROAD, NORTH_UNDEEP, NORTH_UNDEEP, OLD_FOREST_ROAD)


def test_a_free_peoples_event_is_not_used_in_an_opponents_turn() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[SOUTHRON_CAPTAIN],
        shadow_discards=[KINDREDS_ESTRANGED, *ELVEN_CARDS],
        site=4,
        path=SHADOWS_SITES,
        edition="comprehensive-4.2",
    ).skirmish(LEGOLAS_GREENLEAF, SOUTHRON_CAPTAIN)
    assert not scene.can(Verb.USE, KINDREDS_ESTRANGED)
    assert scene.is_discarded(KINDREDS_ESTRANGED)


@pytest.mark.parametrize("stacked", [ISENGARD_BUILDER, ISENGARD_MECHANICS, ISENGARD_TENDER])
def test_what_is_stacked_on_an_inactive_card_does_not_act(stacked: str) -> None:
    """In the turn of its owner a Shadow card is inactive, and so is what is stacked on it."""
    scene = Scene(
        shadow_support=[SCAFFOLDING],
        stacked={SCAFFOLDING: [stacked]},
        site=4,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions_of={FREE_PEOPLES: [ISENGARD_BUILDER]},
    )
    scene.state.active, scene.state.shadows, scene.state.twilight = SHADOW, (FREE_PEOPLES,), 9
    in_force.refresh(scene.state)
    scene.regroup_phase()
    assert scene.stack(SCAFFOLDING) == [stacked]
    assert not scene.can(Verb.USE, stacked)
