"""The Men cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    AXE_STRIKE,
    BRUTAL_EASTERLING,
    DWARF_GUARD,
    GIMLI_DWARF_OF_EREBOR,
    HAND_AXE,
    HEMMED_IN,
    WAR_TRIDENT,
)
from tests.rules.tcg.scene import Scene


def test_hemmed_in_gives_a_possession_to_another_than_its_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={GIMLI_DWARF_OF_EREBOR: [HAND_AXE]},
        shadow_support=[HEMMED_IN],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, HEMMED_IN).use(HEMMED_IN)
    assert scene.bearer_of(HAND_AXE) == DWARF_GUARD


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 0), (1, 2), (3, 4)])
def test_war_trident_hurts_more_the_weaker_the_will(burdens: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [WAR_TRIDENT]},
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    before = scene.strength(BRUTAL_EASTERLING)
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == before + bonus
