"""The Rohan cards of set 17, *Rise of Saruman*."""

from rules.tcg.engine.modifiers.changes import change_number, change_traits
from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words, is_fierce
from rules.tcg.engine.state.codes import FIERCE as FIERCE_NUMBER
from rules.tcg.engine.state.codes import GAINED_TRAITS, REGROUP, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.state.traits import LURKER
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    FRODO_HOPE_OF_FREE_PEOPLES,
    INTO_THE_CAVES,
    MORNING_CAME,
    STAMPEDING_CHIEF,
)
from tests.rules.tcg.scene import Scene


def _in_the_caves() -> Scene:
    """Stampeding Chief is damage +1 and fierce."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[INTO_THE_CAVES],
        minions=[STAMPEDING_CHIEF],
        hand=[MORNING_CAME],
        site=6,
    )
    return scene.assignment_phase().use(INTO_THE_CAVES)


def test_into_the_caves_sends_a_minion_to_frodo_without_its_keywords() -> None:
    scene = _in_the_caves()
    assert scene.words() == [
        "name every keyword",
        "name damage",
        "name fierce",
        "name no other keyword",
    ]
    scene.choose("every keyword")
    chief = scene.card(STAMPEDING_CHIEF)
    assert scene.assigned_to(STAMPEDING_CHIEF) == [FRODO_HOPE_OF_FREE_PEOPLES]
    assert damage_bonus(scene.state, chief) == 0
    assert not is_fierce(scene.state, chief)


def test_into_the_caves_takes_the_keywords_named_and_leaves_the_others() -> None:
    scene = _in_the_caves().choose("fierce").choose("no other keyword")
    chief = scene.card(STAMPEDING_CHIEF)
    assert damage_bonus(scene.state, chief) == 1
    assert not is_fierce(scene.state, chief)


def test_a_minion_in_the_caves_gains_no_keywords_until_the_regroup_phase() -> None:
    scene = _in_the_caves().choose("fierce").choose("no other keyword")
    chief = scene.card(STAMPEDING_CHIEF)
    change_number(scene.state, chief, FIERCE_NUMBER, 1, UNTIL_END_OF_TURN)
    change_traits(scene.state, chief, GAINED_TRAITS, LURKER, UNTIL_END_OF_TURN)
    assert not is_fierce(scene.state, chief)
    assert not has_words(scene.state, chief, LURKER)
    scene.happen(begin_phase, REGROUP)
    assert is_fierce(scene.state, chief)
    assert has_words(scene.state, chief, LURKER)


def test_into_the_caves_needs_a_frodo_who_may_be_assigned() -> None:
    scene = _in_the_caves().choose("every keyword")
    assert not scene.can(Verb.USE, INTO_THE_CAVES)
