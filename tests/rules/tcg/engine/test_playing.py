"""Playing cards, uniqueness, transfers, discarding to heal, the rules of 4 and of 9."""

import pytest

from rules.tcg.engine.operations import tokens, wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import find_blueprint, made
from tests.rules.tcg.scene import SHADOW, Scene

SANCTUARY = 3


# --- twilight (2.0, "Twilight pool") ---


def test_a_free_peoples_card_adds_its_cost_to_the_pool() -> None:
    scene = (
        Scene(hand=[ARAGORN_DRIVEN_BY_NEED, TARGON]).fellowship_phase().play(ARAGORN_DRIVEN_BY_NEED)
    )
    assert scene.twilight == 4


def test_a_shadow_card_removes_its_cost_from_the_pool() -> None:
    scene = Scene(
        shadow_hand=[SOUTHRON_CAPTAIN, DESERT_FIGHTER], site=4, twilight=10
    ).shadow_phase()
    scene.play(SOUTHRON_CAPTAIN)
    assert scene.twilight == 4


def test_a_shadow_card_the_pool_cannot_pay_for_is_not_played() -> None:
    scene = Scene(shadow_hand=[SOUTHRON_CAPTAIN, DESERT_FIGHTER], site=4, twilight=5).shadow_phase()
    assert not scene.can(Verb.PLAY, SOUTHRON_CAPTAIN)
    assert scene.can(Verb.PLAY, DESERT_FIGHTER)


def test_a_roaming_minion_costs_two_more() -> None:
    """2.0, "Playing Shadow cards": a minion of site 4 played at site 3."""
    scene = Scene(
        shadow_hand=[SOUTHRON_CAPTAIN, DESERT_FIGHTER], site=3, twilight=10
    ).shadow_phase()
    scene.play(SOUTHRON_CAPTAIN)
    assert scene.twilight == 2


def test_at_its_site_number_a_minion_does_not_roam() -> None:
    scene = Scene(
        shadow_hand=[SOUTHRON_CAPTAIN, DESERT_FIGHTER], site=4, twilight=10
    ).shadow_phase()
    scene.play(SOUTHRON_CAPTAIN)
    assert scene.twilight == 4


# --- uniqueness (2.0, "Uniqueness") ---


def test_a_unique_card_in_play_bars_another_of_its_title() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[ARAGORN_CAPTAIN_OF_GONDOR, TARGON]
    ).fellowship_phase()
    assert scene.state.blueprints[scene.card(ARAGORN_CAPTAIN_OF_GONDOR)].title == "Aragorn"
    assert not scene.can(Verb.PLAY, ARAGORN_CAPTAIN_OF_GONDOR)


def test_a_unique_companion_in_the_dead_pile_bars_its_title() -> None:
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE], hand=[MADRIL_FARAMIRS_AIDE, TARGON])
    scene.happen(wounds.kill, scene.card(MADRIL_FARAMIRS_AIDE)).fellowship_phase()
    assert not scene.can(Verb.PLAY, MADRIL_FARAMIRS_AIDE)


def test_a_discarded_unique_companion_may_be_played_again() -> None:
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE], hand=[MADRIL_FARAMIRS_AIDE, TARGON])
    scene.happen(wounds.discard_from_play, scene.card(MADRIL_FARAMIRS_AIDE)).fellowship_phase()
    assert scene.can(Verb.PLAY, MADRIL_FARAMIRS_AIDE)


def test_cards_that_are_not_unique_add_up() -> None:
    scene = Scene(fellowship=[ROHIRRIM_GUARD], hand=[ROHIRRIM_GUARD, TARGON]).fellowship_phase()
    assert scene.can(Verb.PLAY, ROHIRRIM_GUARD)


def test_the_other_players_copy_bars_nothing() -> None:
    scene = Scene(hand=[TARGON, MERRY_ROHIRRIM_SQUIRE])
    assert FRODO_HOPE_OF_FREE_PEOPLES in {
        scene.id_of(card) for card in scene.state.companions[SHADOW]
    }
    assert scene.fellowship_phase().can(Verb.PLAY, TARGON)


# --- bearers and classes (2.0, "Class") ---


def test_a_possession_is_played_on_one_who_may_bear_it() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, TARGON], hand=[HOBBIT_SWORD_7_319]
    ).fellowship_phase()
    scene.play(HOBBIT_SWORD_7_319)
    assert scene.can(Verb.CHOOSE, target=MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.CHOOSE, target=TARGON)
    scene.do(Verb.CHOOSE, target=MERRY_ROHIRRIM_SQUIRE)
    assert scene.bearer_of(HOBBIT_SWORD_7_319) == MERRY_ROHIRRIM_SQUIRE
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 5


def test_a_character_bears_one_item_of_a_class() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST]},
        hand=[KNIGHTS_SPEAR],
    )
    scene.fellowship_phase()
    assert not scene.can(Verb.PLAY, KNIGHTS_SPEAR)


def test_an_item_without_a_bearer_is_not_played() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], hand=[KNIGHTS_SPEAR, TARGON]
    ).fellowship_phase()
    assert not scene.can(Verb.PLAY, KNIGHTS_SPEAR)


# --- transfers (2.0, "Transfer of artifacts and possessions") ---


def test_a_transfer_costs_the_twilight_again() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        hand=[TARGON],
    )
    scene.fellowship_phase().do(Verb.TRANSFER, HOBBIT_SWORD_7_319, PIPPIN_SWORN_TO_SERVICE)
    assert scene.twilight == 1
    assert scene.bearer_of(HOBBIT_SWORD_7_319) == PIPPIN_SWORN_TO_SERVICE
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3


def test_a_transfer_needs_one_who_may_bear_it() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, TARGON],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        hand=[EOMER_VALIANT_WARCHIEF],
    )
    scene.fellowship_phase()
    assert not scene.can(Verb.TRANSFER, HOBBIT_SWORD_7_319, TARGON)


def test_conditions_are_not_transferred() -> None:
    scene = Scene(
        fellowship=[TARGON], support=[SECOND_LEVEL], hand=[EOMER_VALIANT_WARCHIEF]
    ).fellowship_phase()
    assert not scene.can(Verb.TRANSFER)


# --- discarding to heal (2.0, "Perform fellowship actions") ---


def test_discarding_a_card_of_the_same_title_heals() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[ARAGORN_DRIVEN_BY_NEED, TARGON]).wound(
        ARAGORN_DRIVEN_BY_NEED, 2
    )
    scene.fellowship_phase().do(
        Verb.DISCARD_TO_HEAL, ARAGORN_DRIVEN_BY_NEED, ARAGORN_DRIVEN_BY_NEED
    )
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.is_discarded(ARAGORN_DRIVEN_BY_NEED, 1)


def test_who_is_not_wounded_cannot_be_healed_so() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[ARAGORN_DRIVEN_BY_NEED, TARGON]
    ).fellowship_phase()
    assert not scene.can(Verb.DISCARD_TO_HEAL)


def test_who_is_not_unique_cannot_be_healed_so() -> None:
    scene = (
        Scene(fellowship=[ROHIRRIM_GUARD], hand=[ROHIRRIM_GUARD])
        .wound(ROHIRRIM_GUARD, 1)
        .fellowship_phase()
    )
    assert not scene.can(Verb.DISCARD_TO_HEAL)


# --- the rule of 9 (2.0 deluxe, "Playing companions") ---


@pytest.mark.parametrize(("companions", "may"), [(7, True), (8, False)])
def test_no_more_than_nine_companions(companions: int, may: bool) -> None:
    """Frodo counts too; so eight others fill the fellowship."""
    scene = Scene(fellowship=[DWARF_GUARD] * companions, hand=[TARGON, MORDOR_TROOPER])
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, TARGON) is may


def test_dead_companions_count_towards_nine() -> None:
    """2.0: •Merry and two Dwarf Guards dead leave room for six."""
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, *[DWARF_GUARD] * 7], hand=[TARGON])
    scene.happen(wounds.kill, scene.card(MERRY_ROHIRRIM_SQUIRE))
    scene.happen(wounds.kill, scene.card(DWARF_GUARD, 0))
    assert len(scene.state.companions[0]) == 7
    assert not scene.fellowship_phase().can(Verb.PLAY, TARGON)


# --- the rule of 4 (2.0 deluxe, "The rule of 4") ---

HALL_OF_THE_KINGS_PATH = (EDORAS_HALL, ROHIRRIM_CAMP, HALL_OF_THE_KINGS)


def test_no_more_than_four_cards_are_drawn_in_a_fellowship_phase() -> None:
    """Each use of the Hall adds a threat; burdened with companions there is room for all."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5,
        deck=[TARGON] * 6,
        site=SANCTUARY,
        path=HALL_OF_THE_KINGS_PATH,
    ).fellowship_phase()
    for _ in range(3):
        scene.use(HALL_OF_THE_KINGS)
    tokens.remove_threats(scene.state, 0, 3)
    scene.fellowship_phase().use(HALL_OF_THE_KINGS).use(HALL_OF_THE_KINGS)
    assert len(scene.hand()) == 4


# --- requirements (2.0, "Spot") ---


def test_to_play_spot_wants_the_card_in_play() -> None:
    scene = Scene(hand=[FARAMIR_STOUT_CAPTAIN, MERRY_ROHIRRIM_SQUIRE]).fellowship_phase()
    assert not scene.can(Verb.PLAY, FARAMIR_STOUT_CAPTAIN)
    scene = Scene(
        fellowship=[TARGON], hand=[FARAMIR_STOUT_CAPTAIN, MERRY_ROHIRRIM_SQUIRE]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, FARAMIR_STOUT_CAPTAIN)


def test_a_cost_that_names_its_own_card_counts_when_it_is_played() -> None:
    """2.0, "Modifiers": Éomer costs one less while another Rohan Man can be spotted."""
    assert (
        Scene(hand=[EOMER_VALIANT_WARCHIEF, MERRY_ROHIRRIM_SQUIRE])
        .fellowship_phase()
        .play(EOMER_VALIANT_WARCHIEF)
        .twilight
        == 3
    )
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD], hand=[EOMER_VALIANT_WARCHIEF, MERRY_ROHIRRIM_SQUIRE]
    ).fellowship_phase()
    assert scene.play(EOMER_VALIANT_WARCHIEF).twilight == 2


@pytest.mark.parametrize(("ring_bearer", "may"), [("Gimli", False), ("Frodo", True)])
def test_no_frodo_with_the_ring_joins_another_ring_bearer(ring_bearer: str, may: bool) -> None:
    """4.2, "Ring-bearer"."""
    other_frodo = made(FRODO_HOPE_OF_FREE_PEOPLES, title="Frodo", unique=False, twilight=0)
    scene = Scene(hand=[other_frodo, TARGON])
    known = list(scene.state.blueprints)
    known[scene.state.ring_bearer[0]] = find_blueprint(
        made(FRODO_HOPE_OF_FREE_PEOPLES, title=ring_bearer)
    )
    scene.state.blueprints = tuple(known)
    assert scene.fellowship_phase().can(Verb.PLAY, other_frodo) is may
