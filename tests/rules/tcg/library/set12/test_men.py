"""The Men cards of set 12, *Black Rider*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BRUTAL_EASTERLING,
    DWARF_GUARD,
    GIMLI_DWARF_OF_EREBOR,
    HAND_AXE,
    HEMMED_IN,
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
