"""Playing cards, uniqueness, transfers, discarding to heal, the rules of 4 and of 9."""

import pytest

from rules.tcg.engine import tokens, wounds
from rules.tcg.engine.codes import Verb
from tests.rules.tcg.cards import (
    ANDURIL,
    ARAGORN,
    CAPTAIN,
    DESERT_FIGHTER,
    DWARF_GUARD,
    EOMER,
    FARAMIR,
    FRODO,
    GUARD,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    MADRIL,
    MERRY,
    PIPPIN,
    SECOND_LEVEL,
    TARGON,
    TROOPER,
)
from tests.rules.tcg.made_cards import find_blueprint, made
from tests.rules.tcg.scene import SHADOW, Scene

SANCTUARY = 3


# --- twilight (2.0, "Twilight pool") ---


def test_a_free_peoples_card_adds_its_cost_to_the_pool():
    scene = Scene(hand=[ARAGORN, TARGON]).fellowship_phase().play(ARAGORN)
    assert scene.twilight == 4


def test_a_shadow_card_removes_its_cost_from_the_pool():
    scene = Scene(shadow_hand=[CAPTAIN, DESERT_FIGHTER], site=4, twilight=10).shadow_phase()
    scene.play(CAPTAIN)
    assert scene.twilight == 4


def test_a_shadow_card_the_pool_cannot_pay_for_is_not_played():
    scene = Scene(shadow_hand=[CAPTAIN, DESERT_FIGHTER], site=4, twilight=5).shadow_phase()
    assert not scene.can(Verb.PLAY, CAPTAIN)
    assert scene.can(Verb.PLAY, DESERT_FIGHTER)


def test_a_roaming_minion_costs_two_more():
    """2.0, "Playing Shadow cards": a minion of site 4 played at site 3."""
    scene = Scene(shadow_hand=[CAPTAIN, DESERT_FIGHTER], site=3, twilight=10).shadow_phase()
    scene.play(CAPTAIN)
    assert scene.twilight == 2


def test_at_its_site_number_a_minion_does_not_roam():
    scene = Scene(shadow_hand=[CAPTAIN, DESERT_FIGHTER], site=4, twilight=10).shadow_phase()
    scene.play(CAPTAIN)
    assert scene.twilight == 4


# --- uniqueness (2.0, "Uniqueness") ---


def test_a_unique_card_in_play_bars_another_of_its_title():
    scene = Scene(fellowship=[ARAGORN], hand=["7_81", TARGON]).fellowship_phase()
    assert scene.state.blueprints[scene._find("7_81")].title == "Aragorn"
    assert not scene.can(Verb.PLAY, "7_81")


def test_a_unique_companion_in_the_dead_pile_bars_its_title():
    scene = Scene(fellowship=[MADRIL], hand=[MADRIL, TARGON])
    scene.happen(wounds.kill, scene._find(MADRIL)).fellowship_phase()
    assert not scene.can(Verb.PLAY, MADRIL)


def test_a_discarded_unique_companion_may_be_played_again():
    scene = Scene(fellowship=[MADRIL], hand=[MADRIL, TARGON])
    scene.happen(wounds.discard_from_play, scene._find(MADRIL)).fellowship_phase()
    assert scene.can(Verb.PLAY, MADRIL)


def test_cards_that_are_not_unique_add_up():
    scene = Scene(fellowship=[GUARD], hand=[GUARD, TARGON]).fellowship_phase()
    assert scene.can(Verb.PLAY, GUARD)


def test_the_other_players_copy_bars_nothing():
    scene = Scene(hand=[TARGON, MERRY])
    assert FRODO in {scene._id(card) for card in scene.state.companions[SHADOW]}
    assert scene.fellowship_phase().can(Verb.PLAY, TARGON)


# --- bearers and classes (2.0, "Class") ---


def test_a_possession_is_played_on_one_who_may_bear_it():
    scene = Scene(fellowship=[MERRY, TARGON], hand=[HOBBIT_SWORD]).fellowship_phase()
    scene.play(HOBBIT_SWORD)
    assert scene.can(Verb.CHOOSE, target=MERRY)
    assert not scene.can(Verb.CHOOSE, target=TARGON)
    scene.do(Verb.CHOOSE, target=MERRY)
    assert scene.bearer_of(HOBBIT_SWORD) == MERRY
    assert scene.strength(MERRY) == 5


def test_a_character_bears_one_item_of_a_class():
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: [ANDURIL]}, hand=[KNIGHTS_SPEAR])
    scene.fellowship_phase()
    assert not scene.can(Verb.PLAY, KNIGHTS_SPEAR)


def test_an_item_without_a_bearer_is_not_played():
    scene = Scene(fellowship=[MERRY], hand=[KNIGHTS_SPEAR, TARGON]).fellowship_phase()
    assert not scene.can(Verb.PLAY, KNIGHTS_SPEAR)


# --- transfers (2.0, "Transfer of artifacts and possessions") ---


def test_a_transfer_costs_the_twilight_again():
    scene = Scene(fellowship=[MERRY, PIPPIN], bearing={MERRY: [HOBBIT_SWORD]}, hand=[TARGON])
    scene.fellowship_phase().do(Verb.TRANSFER, HOBBIT_SWORD, PIPPIN)
    assert scene.twilight == 1
    assert scene.bearer_of(HOBBIT_SWORD) == PIPPIN
    assert scene.strength(MERRY) == 3


def test_a_transfer_needs_one_who_may_bear_it():
    scene = Scene(fellowship=[MERRY, TARGON], bearing={MERRY: [HOBBIT_SWORD]}, hand=[EOMER])
    scene.fellowship_phase()
    assert not scene.can(Verb.TRANSFER, HOBBIT_SWORD, TARGON)


def test_conditions_are_not_transferred():
    scene = Scene(fellowship=[TARGON], support=[SECOND_LEVEL], hand=[EOMER]).fellowship_phase()
    assert not scene.can(Verb.TRANSFER)


# --- discarding to heal (2.0, "Perform fellowship actions") ---


def test_discarding_a_card_of_the_same_title_heals():
    scene = Scene(fellowship=[ARAGORN], hand=[ARAGORN, TARGON]).wound(ARAGORN, 2)
    scene.fellowship_phase().do(Verb.DISCARD_TO_HEAL, ARAGORN, ARAGORN)
    assert scene.wounds(ARAGORN) == 1
    assert scene.is_discarded(ARAGORN, 1)


def test_who_is_not_wounded_cannot_be_healed_so():
    scene = Scene(fellowship=[ARAGORN], hand=[ARAGORN, TARGON]).fellowship_phase()
    assert not scene.can(Verb.DISCARD_TO_HEAL)


def test_who_is_not_unique_cannot_be_healed_so():
    scene = Scene(fellowship=[GUARD], hand=[GUARD]).wound(GUARD, 1).fellowship_phase()
    assert not scene.can(Verb.DISCARD_TO_HEAL)


# --- the rule of 9 (2.0 deluxe, "Playing companions") ---


@pytest.mark.parametrize(("companions", "may"), [(7, True), (8, False)])
def test_no_more_than_nine_companions(companions, may):
    """Frodo counts too; so eight others fill the fellowship."""
    scene = Scene(fellowship=[DWARF_GUARD] * companions, hand=[TARGON, TROOPER])
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, TARGON) is may


def test_dead_companions_count_towards_nine():
    """2.0: •Merry and two Dwarf Guards dead leave room for six."""
    scene = Scene(fellowship=[MERRY, *[DWARF_GUARD] * 7], hand=[TARGON])
    scene.happen(wounds.kill, scene._find(MERRY))
    scene.happen(wounds.kill, scene._find(DWARF_GUARD, 0))
    assert len(scene.state.companions[0]) == 7
    assert not scene.fellowship_phase().can(Verb.PLAY, TARGON)


# --- the rule of 4 (2.0 deluxe, "The rule of 4") ---

HALL_OF_THE_KINGS_PATH = ("7_330", "7_336", "7_339")


def test_no_more_than_four_cards_are_drawn_in_a_fellowship_phase():
    """Each use of the Hall adds a threat; burdened with companions there is room for all."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5,
        deck=[TARGON] * 6,
        site=SANCTUARY,
        path=HALL_OF_THE_KINGS_PATH,
    ).fellowship_phase()
    for _ in range(3):
        scene.use("7_339")
    tokens.remove_threats(scene.state, 0, 3)
    scene.fellowship_phase().use("7_339").use("7_339")
    assert len(scene.hand()) == 4


# --- requirements (2.0, "Spot") ---


def test_to_play_spot_wants_the_card_in_play():
    scene = Scene(hand=[FARAMIR, MERRY]).fellowship_phase()
    assert not scene.can(Verb.PLAY, FARAMIR)
    scene = Scene(fellowship=[TARGON], hand=[FARAMIR, MERRY]).fellowship_phase()
    assert scene.can(Verb.PLAY, FARAMIR)


def test_a_cost_that_names_its_own_card_counts_when_it_is_played():
    """2.0, "Modifiers": Éomer costs one less while another Rohan Man can be spotted."""
    assert Scene(hand=[EOMER, MERRY]).fellowship_phase().play(EOMER).twilight == 3
    scene = Scene(fellowship=[GUARD], hand=[EOMER, MERRY]).fellowship_phase()
    assert scene.play(EOMER).twilight == 2


@pytest.mark.parametrize(("ring_bearer", "may"), [("Gimli", False), ("Frodo", True)])
def test_no_frodo_with_the_ring_joins_another_ring_bearer(ring_bearer, may):
    """4.2, "Ring-bearer"."""
    other_frodo = made(FRODO, title="Frodo", unique=False, twilight=0)
    scene = Scene(hand=[other_frodo, TARGON])
    known = list(scene.state.blueprints)
    known[scene.state.ring_bearer[0]] = find_blueprint(made(FRODO, title=ring_bearer))
    scene.state.blueprints = tuple(known)
    assert scene.fellowship_phase().can(Verb.PLAY, other_frodo) is may
