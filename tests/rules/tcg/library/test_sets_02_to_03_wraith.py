"""The Nazgûl of sets 2 and 3: what is easily misread in their cards."""

import pytest

from rules.tcg.engine.codes import DAMAGE, SKIRMISH, Verb
from rules.tcg.engine.numbers import is_fierce, is_roaming
from rules.tcg.engine.tokens import add_burdens
from tests.rules.tcg.cards import (
    ARAGORN,
    LEGOLAS,
    MERRY,
    TROOPER,
)
from tests.rules.tcg.scene import FRODO, Scene

BLADE_TIP, ATTEA, CANTEA = "1_209", "1_229", "1_230"
BILL_FERNY, RESISTANCE, FIND_THE_RING = "2_75", "2_79", "2_81"
ENQUEA, NELYA, LORD_OF_THE_NAZGUL, WRAITH_WORLD = "2_83", "2_84", "2_85", "2_86"
GATES_OF_THE_DEAD_CITY, NEVER_STOP_HUNTING, TOO_GREAT, OTSEA = "3_81", "3_84", "3_85", "3_86"
GANDALF, WIZARD_STAFF, GANDALF_CARD, ELVEN_BOW = "1_364", "2_29", "3_35", "1_41"
DWARVEN_AXE = "1_9"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"


def _wear(scene):
    scene.state.wearing[0] = True
    return scene


def test_bill_ferny_leads_the_nazgul_and_is_nobodys_to_fight():
    scene = Scene(fellowship=[ARAGORN], minions=[BILL_FERNY, ATTEA], site=2)
    assert not is_roaming(scene.state, scene._find(ATTEA))
    scene.assignment_phase()
    while scene.who == 1 or not scene.can(Verb.ASSIGN):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN, ATTEA)
    assert not scene.can(Verb.ASSIGN, ARAGORN, BILL_FERNY)


@pytest.mark.parametrize(("wounds", "worn"), [(1, False), (2, True), (3, True)])
def test_resistance_becomes_unbearable_for_an_exhausted_ring_bearer(wounds, worn):
    scene = Scene(fellowship=[ARAGORN], minions=[ENQUEA], shadow_hand=[RESISTANCE], twilight=1)
    scene.wound(FRODO, wounds).maneuver_phase().wait_to(Verb.PLAY, RESISTANCE).play(RESISTANCE)
    assert scene.wounds(FRODO) == min(3, wounds + 1)
    assert scene.state.wearing[0] == worn


def test_they_will_find_the_ring_exerts_as_many_as_the_burdens_spotted():
    scene = Scene(
        fellowship=[ARAGORN, MERRY],
        minions=[ATTEA, CANTEA],
        shadow_hand=[FIND_THE_RING],
        burdens=4,
        twilight=1,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, FIND_THE_RING).play(FIND_THE_RING)
    scene.choose(ATTEA).take_number(2)
    scene.choose(ARAGORN).choose(MERRY)
    assert [scene.wounds(card) for card in (ARAGORN, MERRY, FRODO)] == [1, 1, 0]
    assert [scene.wounds(card) for card in (ATTEA, CANTEA)] == [1, 1]


@pytest.mark.parametrize(
    ("burdens", "wounds", "fierce"), [(1, 1, False), (2, 0, True), (0, 2, True)]
)
def test_nelya_in_twilight_counts_burdens_or_wounds_not_their_sum(burdens, wounds, fierce):
    scene = Scene(fellowship=[ARAGORN], minions=[NELYA], burdens=burdens)
    scene.wound(FRODO, wounds)
    assert is_fierce(scene.state, scene._find(NELYA)) == fierce
    assert scene.number(DAMAGE, NELYA) == int(fierce)


@pytest.mark.parametrize(("burdens", "wounds"), [(4, 1), (5, 2)])
def test_enquea_in_twilight_wounds_the_ring_bearer_when_he_beats_another(burdens, wounds):
    scene = Scene(fellowship=[ARAGORN], minions=[ENQUEA], burdens=burdens)
    scene.skirmish(ARAGORN, ENQUEA).wait_to(Verb.TRIGGER, ENQUEA).answer_with(ENQUEA)
    while scene.state.phase == SKIRMISH:
        scene.pass_()
    assert scene.wounds(ENQUEA) == 1
    assert scene.wounds(FRODO) == wounds


def test_wraith_world_needs_the_ring_on_the_finger():
    for worn in (False, True):
        scene = Scene(
            fellowship=[ARAGORN],
            minions=[NELYA, BYSTANDER],
            shadow_hand=[WRAITH_WORLD],
            twilight=1,
        )
        if worn:
            _wear(scene)
        scene.skirmish(ARAGORN, NELYA)
        assert scene.can(Verb.PLAY, WRAITH_WORLD) == worn
        if worn:
            assert scene.play(WRAITH_WORLD).burdens == 3


def test_gates_of_the_dead_city_exerts_for_burdens_of_wraith_cards_only():
    scene = Scene(
        fellowship=[ARAGORN], minions=[ATTEA, TROOPER], shadow_support=[GATES_OF_THE_DEAD_CITY]
    )
    scene.happen(add_burdens, 0, 1, scene._find(TROOPER))
    assert not scene.can(Verb.CHOOSE)
    scene.happen(add_burdens, 0, 1, scene._find(ATTEA))
    assert scene.who == 0
    assert scene.choose(ARAGORN).wounds(ARAGORN) == 1


@pytest.mark.parametrize(
    ("shown", "exertions"), [([WIZARD_STAFF], 2), ([MERRY], 1), ([DWARVEN_AXE], 0), ([], 0)]
)
def test_never_stop_hunting_exerts_an_archer_for_each_twilight_of_the_card_shown(shown, exertions):
    scene = Scene(
        fellowship=[LEGOLAS],
        bearing={LEGOLAS: [ELVEN_BOW]},
        minions=[ATTEA],
        hand=shown,
        shadow_hand=[NEVER_STOP_HUNTING],
        twilight=2,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, NEVER_STOP_HUNTING).play(NEVER_STOP_HUNTING)
    assert scene.wounds(LEGOLAS) == exertions


@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True)])
def test_too_great_and_terrible_is_bought_off_with_two_cards(cards, asked):
    scene = Scene(
        fellowship=[GANDALF], minions=[ATTEA], hand=[GANDALF_CARD] * cards, shadow_hand=[TOO_GREAT]
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, TOO_GREAT).play(TOO_GREAT)
    assert scene.can(Verb.EITHER) == asked
    if asked:
        assert scene.who == 0
        scene.take_number(1)
        while scene.can(Verb.CHOOSE) or scene.can(Verb.DISCARD):
            scene.do(Verb.CHOOSE if scene.can(Verb.CHOOSE) else Verb.DISCARD)
    assert scene.wounds(GANDALF) == (0 if asked else 2)
    assert scene.hand() == ([] if asked else [GANDALF_CARD])


def test_otsea_in_twilight_gives_the_tip_to_the_ring_bearer_whomever_he_beats():
    scene = Scene(fellowship=[ARAGORN], minions=[OTSEA], shadow_support=[BLADE_TIP])
    scene.skirmish(ARAGORN, OTSEA).wait_to(Verb.TRIGGER, OTSEA)
    scene.answer_with(OTSEA)
    assert scene.wounds(OTSEA) == 1
    assert scene.bearer_of(BLADE_TIP) == FRODO


@pytest.mark.parametrize(("other", "can"), [(NELYA, True), (LORD_OF_THE_NAZGUL, False)])
def test_the_lord_of_the_nazgul_forbids_return_to_its_master(other, can):
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER, other], shadow_hand=["1_224"])
    _wear(scene).skirmish(ARAGORN, TROOPER)
    while scene.state.phase == SKIRMISH and not scene.can(Verb.PLAY, "1_224"):
        scene.pass_()
    assert scene.can(Verb.PLAY, "1_224") == can
