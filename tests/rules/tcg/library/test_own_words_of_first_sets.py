"""Words of single cards of the first sets, which stand beside those cards."""

from rules.tcg.engine.codes import SKIRMISH, Verb
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
from tests.rules.tcg.cards import ARAGORN, CITY_OF_MEN, EOMER, FRODO, TROOPER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import RULING_RING, Scene

TEXT = response_event(
    phase_ends(skirmish), given(wearing_the_ring), pick(a(nazgul)) + assign_it_in_place_of_others
)
RETURN = made("1_224", TEXT, twilight=0)
NAZGUL = made("1_229", strength=6, vitality=9)


def scene_at_the_end_of_a_skirmish(*, worn: bool = True) -> Scene:
    """Let Aragorn fight a Nazgûl, with another skirmish to come."""
    scene = Scene(
        fellowship=[ARAGORN, EOMER],
        minions=[NAZGUL, TROOPER],
        shadow_hand=[RETURN],
        hand=[CITY_OF_MEN],
    )
    scene.state.wearing[0] = worn
    scene.skirmish(ARAGORN, NAZGUL)
    scene.state.set_assigned(scene._find(TROOPER), (scene._find(EOMER),))
    return scene


def test_a_nazgul_is_assigned_to_the_ring_bearer_in_place_of_all_others():
    """1 R 224: one that has fought already, and the Ring's text does not apply meanwhile."""
    scene = scene_at_the_end_of_a_skirmish()
    scene.wait_to(Verb.PLAY, RETURN).play(RETURN)
    state = scene.state
    assert state.phase == SKIRMISH
    assert state.skirmisher == scene._find(FRODO)
    assert state.skirmish_minions == [scene._find(NAZGUL)]
    assert not state.assigned[scene._find(TROOPER)]
    assert state.blueprints[scene._find(RULING_RING)].worn is None
    scene.resolve()
    assert state.blueprints[scene._find(RULING_RING)].worn is not None


def test_it_answers_only_while_the_ring_is_worn():
    scene = scene_at_the_end_of_a_skirmish(worn=False).resolve()
    assert not scene.can(Verb.PLAY, RETURN)
    assert not scene.wounds(FRODO)
    assert scene.bearer_of(RULING_RING) == FRODO


def test_its_english():
    assert describe_sentence(facts("1_224"), TEXT) == (
        "Response: If the Ring-bearer is wearing The One Ring and the skirmish phase ends, choose "
        "a Nazgûl. Cancel all remaining assignments and assign that minion to skirmish the "
        "Ring-bearer. The One Ring's game text does not apply during that skirmish."
    )
