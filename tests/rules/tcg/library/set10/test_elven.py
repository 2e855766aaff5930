"""The Elves of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.regroup import regroup_phase
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    ARWEN_ECHO_OF_LUTHIEN,
    CITY_OF_MEN,
    FLEET_FOOTED,
    GLIMPSE_OF_FATE,
    LORIEN_ELF,
    MORGUL_LACKEY,
    SOUTHRON_CAPTAIN,
    STEPS_OF_EDORAS,
    STILL_NEEDED,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
CAPTAIN = made(SOUTHRON_CAPTAIN, strength=9, vitality=4)


@pytest.mark.parametrize(
    ("bottom", "strength"), [(STILL_NEEDED, 6), (CITY_OF_MEN, 9)], ids=["elven", "of Gondor"]
)
def test_arwen_looks_beneath_her_deck(bottom: str, strength: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_ECHO_OF_LUTHIEN],
        minions=[CAPTAIN, BYSTANDER],
        hand=[STILL_NEEDED],
        deck=[bottom, STILL_NEEDED],
    )
    scene.skirmish(ARWEN_ECHO_OF_LUTHIEN, CAPTAIN).use(ARWEN_ECHO_OF_LUTHIEN)
    assert scene.deck() == [STILL_NEEDED]
    assert scene.strength(CAPTAIN) == strength
    assert not scene.hand()


@pytest.mark.parametrize("controlled", [True, False])
def test_fleet_footed_returns_to_the_deck_with_a_site_in_a_support_area(controlled: bool) -> None:
    """A controlled site is in the support area of the player who controls it (4.2, "control")."""
    scene = Scene(fellowship=[LORIEN_ELF], minions=[CAPTAIN, BYSTANDER], hand=[FLEET_FOOTED])
    if controlled:
        scene.control(STEPS_OF_EDORAS)
    scene.skirmish(LORIEN_ELF, CAPTAIN).play(FLEET_FOOTED)
    assert scene.strength(CAPTAIN) == 7
    assert scene.can(Verb.YES) is controlled
    if controlled:
        scene.do(Verb.YES)
        assert scene.deck() == [FLEET_FOOTED]


def test_glimpse_of_fate_weakens_a_minion_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[GLIMPSE_OF_FATE],
        minions=[CAPTAIN, BYSTANDER],
        hand=[CITY_OF_MEN] * 4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CAPTAIN).play(CITY_OF_MEN).choose(CAPTAIN)
    assert scene.strength(CAPTAIN) == 5
    scene.begin(regroup_phase)
    assert scene.strength(CAPTAIN) == 9
