"""A character that is assigned again, in place of all others."""

from rules.tcg.engine.state.codes import SKIRMISH, Verb
from rules.tcg.facts.reader import card as facts
from rules.tcg.library.own.assigning_again import assign_it_in_place_of_others
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import (
    a,
    given,
    nazgul,
    phase_ends,
    pick,
    response_event,
    skirmish,
    wearing_the_ring,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

TEXT = response_event(
    phase_ends(skirmish), given(wearing_the_ring), pick(a(nazgul)) + assign_it_in_place_of_others
)
RETURN = made(RETURN_TO_ITS_MASTER, TEXT, twilight=0)
NAZGUL = made(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, strength=6, vitality=9)


def scene_at_the_end_of_a_skirmish(*, worn: bool = True) -> Scene:
    """Let Aragorn fight a Nazgûl, with another skirmish to come."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[NAZGUL, MORDOR_TROOPER],
        shadow_hand=[RETURN],
        hand=[CITY_OF_MEN],
    )
    scene.state.wearing[0] = worn
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, NAZGUL)
    scene.state.set_assigned(scene.card(MORDOR_TROOPER), (scene.card(EOMER_VALIANT_WARCHIEF),))
    return scene


def test_a_nazgul_is_assigned_to_the_ring_bearer_in_place_of_all_others() -> None:
    """1 R 224: one that has fought already, and the Ring's text does not apply meanwhile."""
    scene = scene_at_the_end_of_a_skirmish()
    scene.wait_to(Verb.PLAY, RETURN).play(RETURN)
    state = scene.state
    assert state.phase == SKIRMISH
    assert state.skirmisher == scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert state.skirmish_minions == [scene.card(NAZGUL)]
    assert not state.assigned[scene.card(MORDOR_TROOPER)]
    assert state.blueprints[scene.card(THE_ONE_RING_THE_RULING_RING_7_1)].worn is None
    scene.resolve()
    assert state.blueprints[scene.card(THE_ONE_RING_THE_RULING_RING_7_1)].worn is not None


def test_it_answers_only_while_the_ring_is_worn() -> None:
    scene = scene_at_the_end_of_a_skirmish(worn=False).resolve()
    assert not scene.can(Verb.PLAY, RETURN)
    assert not scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.bearer_of(THE_ONE_RING_THE_RULING_RING_7_1) == FRODO_HOPE_OF_FREE_PEOPLES


def test_its_english() -> None:
    assert describe_sentence(facts(RETURN_TO_ITS_MASTER), TEXT) == (
        "Response: If the Ring-bearer is wearing The One Ring and the skirmish phase ends, choose "
        "a Nazgûl. Cancel all remaining assignments and assign that minion to skirmish the "
        "Ring-bearer. The One Ring's game text does not apply during that skirmish."
    )
