"""The Gondor fortifications of set 7 and the cards that use them, *The Return of the King*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming
from rules.tcg.engine.operations.sites import control_next_site
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

NO_TRACE = [HOBBIT_SWORD_7_319] * 4
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_first_level_weakens_the_minion_it_is_transferred_to() -> None:
    scene = Scene(fellowship=[INGOLD], support=[FIRST_LEVEL] * 2, minions=[SOUTHRON_CAPTAIN])
    before = scene.strength(SOUTHRON_CAPTAIN)
    scene.maneuver_phase().use(FIRST_LEVEL).choose("spot a knight")
    assert scene.bearer_of(FIRST_LEVEL) == SOUTHRON_CAPTAIN
    assert scene.strength(SOUTHRON_CAPTAIN) == before - 1


def test_ingold_and_gondorian_captain_take_down_fortifications() -> None:
    scene = Scene(fellowship=[INGOLD, GONDORIAN_CAPTAIN], support=[FIRST_LEVEL] * 2, threats=1)
    scene.wound(INGOLD, 2).fellowship_phase().use(INGOLD).choose(FIRST_LEVEL)
    assert scene.wounds(INGOLD) == 0
    scene.use(GONDORIAN_CAPTAIN)
    assert scene.threats == 0
    assert scene.is_discarded(FIRST_LEVEL, 0)
    assert scene.is_discarded(FIRST_LEVEL, 1)


def test_great_gate_strengthens_a_gondor_companion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[DESERT_FIGHTER], site=6, hand=[GREAT_GATE]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER).play(GREAT_GATE)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_great_gate_exerts_the_minion_with_two_fortifications() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[SECOND_LEVEL, SECOND_LEVEL],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[GREAT_GATE],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(GREAT_GATE)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


def test_second_level_moves_to_a_minion_and_makes_it_roam() -> None:
    """A fortification's own number, +2, is added to the site number of the minion it burdens."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[SECOND_LEVEL],
        minions=[DESERT_FIGHTER],
        site=5,
    )
    scene.maneuver_phase()
    assert not is_roaming(scene.state, scene.card(DESERT_FIGHTER))
    scene.use(SECOND_LEVEL)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.bearer_of(SECOND_LEVEL) == DESERT_FIGHTER


def test_second_level_is_transferred_for_a_ranger_spotted() -> None:
    scene = Scene(fellowship=[TARGON], support=[SECOND_LEVEL], minions=[DESERT_FIGHTER], site=5)
    scene.maneuver_phase().use(SECOND_LEVEL)
    places = [option.number for option in scene.options(Verb.EITHER)]
    assert places == [0, 1]
    scene.choose("spot a ranger")
    assert scene.wounds(TARGON) == 0
    assert is_roaming(scene.state, scene.card(DESERT_FIGHTER))


def test_third_level_moves_to_a_minion_that_fights_a_gondor_man() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[THIRD_LEVEL],
        minions=[DESERT_FIGHTER, MORDOR_VETERAN],
        site=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER).use(THIRD_LEVEL)
    assert scene.bearer_of(THIRD_LEVEL) == DESERT_FIGHTER
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_third_level_cannot_move_when_no_gondor_man_fights() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[THIRD_LEVEL],
        minions=[MORDOR_TROOPER],
        site=4,
        threats=2,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    assert not scene.can(Verb.USE, THIRD_LEVEL)


def test_strong_and_old_keeps_a_site_for_two_fortifications() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        support=[STRONG_AND_OLD, CITY_WALL, CITY_WALL],
        minions=[GORGOROTH_ATTACKER],
        site=4,
    )
    scene.state.position[SHADOW] = 4
    scene.happen(control_next_site, SHADOW, scene.card(GORGOROTH_ATTACKER))
    scene.answer_with(STRONG_AND_OLD)
    while scene.can(Verb.CHOOSE, CITY_WALL):
        scene.take_first()
    assert not scene.controls(ARAGORN_SITES[0])
    assert scene.is_discarded(CITY_WALL)
    assert scene.is_discarded(CITY_WALL, 1)


def test_strong_and_old_cannot_answer_with_one_fortification() -> None:
    scene = Scene(support=[STRONG_AND_OLD, CITY_WALL], minions=[GORGOROTH_ATTACKER], site=4)
    scene.state.position[SHADOW] = 4
    scene.happen(control_next_site, SHADOW, scene.card(GORGOROTH_ATTACKER))
    assert not scene.can(Verb.TRIGGER, STRONG_AND_OLD)
    assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(("walls", "offered"), [(3, True), (2, False)])
def test_greatest_stronghold_shoots_from_three_fortifications(walls: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[TARGON, LEGOLAS_GREENLEAF],
        support=[CITY_WALL] * walls,
        minions=[MORDOR_VETERAN],
        hand=[GREATEST_STRONGHOLD],
        site=6,
    ).archery_phase()
    assert scene.can(Verb.PLAY, GREATEST_STRONGHOLD) is offered
    if offered:
        scene.play(GREATEST_STRONGHOLD)
        assert scene.wounds(TARGON) == 1
        scene.pass_all()
        # Legolas and the two of the walls kill a minion of vitality 3.
        assert scene.is_discarded(MORDOR_VETERAN)
