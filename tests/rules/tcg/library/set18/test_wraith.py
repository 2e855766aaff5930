"""The Ringwraiths' cards of set 18, *Treachery and Deceit*."""

from rules.tcg.engine.modifiers.numbers import hunter, is_fierce
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_all_life_flees_discards_a_follower_for_its_cost() -> None:
    scene = Scene(
        support=[ALATAR],
        minions=[ULAIRE_NELYA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[ALL_LIFE_FLEES],
        twilight=2 + 3,
    )
    scene.shadow_phase().play(ALL_LIFE_FLEES).take_number(2).choose("discard a follower")
    assert scene.is_discarded(ALATAR)
    assert scene.twilight == 1


def test_all_life_flees_finds_no_follower_of_another_cost() -> None:
    scene = Scene(
        support=[ALATAR],
        minions=[ULAIRE_NELYA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[ALL_LIFE_FLEES],
        twilight=2 + 3,
    )
    scene.shadow_phase().play(ALL_LIFE_FLEES).take_number(1)
    assert not scene.is_discarded(ALATAR)
    assert scene.twilight == 2


def test_pull_of_the_ring_turns_a_fierce_minion_into_a_hunter() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        shadow_hand=[PULL_OF_THE_RING],
        burdens=1,
    )
    minion = scene.card(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR)
    assert is_fierce(scene.state, minion)
    scene.assignment_phase().wait_to(Verb.PLAY, PULL_OF_THE_RING).play(PULL_OF_THE_RING)
    assert scene.burdens == 0
    assert not is_fierce(scene.state, minion)
    assert hunter(scene.state, minion) == 2


def test_pull_of_the_ring_assigns_a_minion_to_who_has_no_resistance_left() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        shadow_hand=[PULL_OF_THE_RING],
        burdens=7,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, PULL_OF_THE_RING).play(PULL_OF_THE_RING)
    scene.choose("assign")
    assert scene.burdens == 6
    assert scene.assigned_to(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR) == [DWARF_GUARD]
