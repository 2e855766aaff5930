"""The cards of Isengard of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("others", "offered"), [([], True), ([URUK_SAVAGE], False)])
def test_the_staff_of_saruman_takes_him_home_when_he_is_alone(
    others: list[str], *, offered: bool
) -> None:
    saruman = SARUMAN_KEEPER_OF_ISENGARD
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[saruman, *others],
        bearing={saruman: [STAFF_OF_SARUMAN]},
        site=4,
    )
    assert scene.strength(saruman) == 8 + 2
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, STAFF_OF_SARUMAN) is offered
    if offered:
        scene.use(STAFF_OF_SARUMAN)
        assert scene.hand(SHADOW) == [saruman]
        assert scene.is_discarded(STAFF_OF_SARUMAN)


@pytest.mark.parametrize(
    ("minion", "playable"), [(SARUMAN_KEEPER_OF_ISENGARD, True), (URUK_SAVAGE, False)]
)
def test_the_staff_of_saruman_is_for_a_wizard(minion: str, *, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[STAFF_OF_SARUMAN], twilight=2, site=4)
    scene.shadow_phase()
    assert scene.can(Verb.PLAY, STAFF_OF_SARUMAN) is playable
    if playable:
        scene.play(STAFF_OF_SARUMAN)
        assert scene.bearer_of(STAFF_OF_SARUMAN) == minion


@pytest.mark.parametrize("deceived", [True, False])
def test_a_condition_that_is_a_minion_for_a_while_is_discarded_as_a_condition(
    *, deceived: bool
) -> None:
    """Print of Pallando Deceived: it is still a condition."""
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        support=[TRAVELERS_HOMESTEAD],
        minions=[URUK_SAVAGE],
        shadow_support=[PALLANDO_DECEIVED],
        site=4,
    ).maneuver_phase()
    if deceived:
        scene.answer_with(PALLANDO_DECEIVED)
    else:
        scene.pass_()
    assert scene.wounds(GANDALF_LEADER_OF_THE_COMPANY) == int(deceived)
    assert (scene.card(PALLANDO_DECEIVED) in scene.state.minions) is deceived
    scene.wait_to(Verb.USE, TRAVELERS_HOMESTEAD).use(TRAVELERS_HOMESTEAD)
    assert scene.is_discarded(PALLANDO_DECEIVED)
