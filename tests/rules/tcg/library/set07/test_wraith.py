"""The Wraith cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.state.codes import DAMAGE, Question, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CRASHING_CAVALRY,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GONDORIAN_SWORD,
    LEGOLAS_GREENLEAF,
    MERRY_ROHIRRIM_SQUIRE,
    MORGUL_AXE,
    MORGUL_HOUND,
    MORGUL_LACKEY,
    MORGUL_PREDATOR,
    MORGUL_SPEARMAN,
    MORGUL_WHELP,
    SOUTHRON_CAPTAIN,
    ULAIRE_LEMENYA_WRAITH_ON_WINGS,
    ULAIRE_NELYA_BLACK_MANTLED_WRAITH,
)
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_an_effect_of_the_free_peoples_player_pays_the_price_as_well() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE],
        support=[CRASHING_CAVALRY],
        minions=[MORGUL_SPEARMAN, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
    )
    scene.wound(ULAIRE_NELYA_BLACK_MANTLED_WRAITH, 1).assignment_phase().use(
        CRASHING_CAVALRY
    ).choose(MORGUL_SPEARMAN)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.state.assigned[scene.card(MORGUL_SPEARMAN)] == (scene.card(LEGOLAS_GREENLEAF),)


def test_morgul_axe_and_whelp_count_wounds_on_the_ring_bearer_only() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_LACKEY, MORGUL_WHELP],
        bearing={MORGUL_LACKEY: [MORGUL_AXE]},
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 2)
    assert scene.number(DAMAGE, MORGUL_LACKEY) == 0
    assert scene.strength(MORGUL_WHELP) == 3
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
    assert scene.number(DAMAGE, MORGUL_LACKEY) == 1
    assert scene.strength(MORGUL_WHELP) == 9


@pytest.mark.parametrize(("wounds", "bonus"), [(1, 0), (2, 4)])
def test_morgul_hound_smells_two_wounds_on_the_ring_bearer(wounds: int, bonus: int) -> None:
    scene = Scene(minions=[MORGUL_HOUND]).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    assert scene.strength(MORGUL_HOUND) == 5 + bonus
    assert is_fierce(scene.state, scene.card(MORGUL_HOUND)) == bool(bonus)


def test_morgul_lackey_exerts_to_strengthen_an_orc_of_its_culture() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORGUL_LACKEY, SOUTHRON_CAPTAIN, BYSTANDER]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_LACKEY).wait_to(Verb.USE, MORGUL_LACKEY)
    scene.use(MORGUL_LACKEY).choose(MORGUL_LACKEY)
    assert scene.strength(MORGUL_LACKEY) == 7
    assert scene.wounds(MORGUL_LACKEY) == 1


def test_morgul_predator_exerts_to_strengthen_a_nazgul() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH, MORGUL_PREDATOR],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_BLACK_MANTLED_WRAITH).wait_to(
        Verb.USE, MORGUL_PREDATOR
    )
    scene.use(MORGUL_PREDATOR).choose(ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    assert scene.strength(ULAIRE_NELYA_BLACK_MANTLED_WRAITH) == 11
    assert scene.wounds(MORGUL_PREDATOR) == 1


def test_beside_a_nazgul_a_companion_exerts_to_assign_the_spearman() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORGUL_SPEARMAN, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE).do(
        Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN
    )
    assert scene.decision.question is Question.TARGET
    scene.choose(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.state.assigned[scene.card(MORGUL_SPEARMAN)] == (scene.card(MERRY_ROHIRRIM_SQUIRE),)


def test_who_cannot_exert_cannot_assign_the_spearman() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORGUL_SPEARMAN, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 3).wound(
        FRODO_HOPE_OF_FREE_PEOPLES, 3
    ).assignment_phase().wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN)
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN)


def test_without_a_nazgul_the_spearman_is_assigned_for_nothing() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[MORGUL_SPEARMAN]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE).do(
        Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_the_winged_nazgul_leave_in_regroup_for_a_price() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
        bearing={ARAGORN_DRIVEN_BY_NEED: [GONDORIAN_SWORD]},
    )
    scene.regroup_phase().wait_to(Verb.USE, ULAIRE_LEMENYA_WRAITH_ON_WINGS).use(
        ULAIRE_LEMENYA_WRAITH_ON_WINGS
    )
    assert scene.is_discarded(GONDORIAN_SWORD)
    scene.wait_to(Verb.USE, ULAIRE_NELYA_BLACK_MANTLED_WRAITH).use(
        ULAIRE_NELYA_BLACK_MANTLED_WRAITH
    )
    assert (
        scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES),
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        scene.wounds(MERRY_ROHIRRIM_SQUIRE),
    ) == (1, 0, 0)
