"""Gandalf's cards of set 9, *Reflections*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    GANDALF_DEFENDER_OF_THE_WEST,
    GANDALF_MANAGER_OF_WIZARDS,
    MORDOR_TROOPER,
    SENT_BACK,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.scene import Scene


def test_sent_back_takes_a_wizard_and_all_who_fight_him() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST],
        support=[SENT_BACK],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        site=5,
    )
    scene.skirmish(GANDALF_DEFENDER_OF_THE_WEST, SOUTHRON_CAPTAIN, MORDOR_TROOPER).use(SENT_BACK)
    assert scene.is_dead(GANDALF_DEFENDER_OF_THE_WEST)
    assert all(map(scene.is_discarded, (SOUTHRON_CAPTAIN, MORDOR_TROOPER, SENT_BACK)))


def test_sent_back_plays_a_wizard_whose_copy_lies_in_the_dead_pile() -> None:
    scene = Scene(
        support=[SENT_BACK],
        hand=[GANDALF_MANAGER_OF_WIZARDS],
        dead=[GANDALF_DEFENDER_OF_THE_WEST],
    ).fellowship_phase()
    assert not scene.can(Verb.PLAY, GANDALF_MANAGER_OF_WIZARDS)
    scene.use(SENT_BACK)
    assert scene.in_play(GANDALF_MANAGER_OF_WIZARDS)
    assert scene.in_play(SENT_BACK)


def test_sent_back_plays_no_second_gandalf() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST],
        support=[SENT_BACK],
        hand=[GANDALF_MANAGER_OF_WIZARDS],
    ).fellowship_phase()
    assert not scene.can(Verb.USE, SENT_BACK)
