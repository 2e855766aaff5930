"""Events of the Shire of set 10, *Mount Doom*, that a Hobbit pays for."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY

NINE_FINGERED = NINE_FINGERED_FRODO_AND_THE_RING_OF_DOOM


@pytest.mark.parametrize(
    ("choice", "burdens", "threats"), [("a burden", 2, 3), ("2 threats", 3, 1)]
)
def test_nine_fingered_frodo_takes_a_burden_or_two_threats_away(
    choice: str, burdens: int, threats: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[BOUNDER],
        hand=[NINE_FINGERED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        burdens=3,
        threats=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(NINE_FINGERED)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(BOUNDER).choose(choice)
    assert scene.wounds(BOUNDER) == 1
    assert (scene.burdens, scene.threats) == (burdens, threats)


def test_nine_fingered_frodo_needs_one_of_the_shire_who_can_exert() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[NINE_FINGERED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        burdens=3,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    assert not scene.comes_to(Verb.PLAY, NINE_FINGERED)


@pytest.mark.parametrize("payer", [BOUNDER, FRODO_HOPE_OF_FREE_PEOPLES])
def test_a_marvel_exerts_one_hobbit_for_another(payer: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[BOUNDER],
        hand=[A_MARVEL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).play(A_MARVEL)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(payer)
    assert not scene.can(Verb.CHOOSE, payer)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(payer) == 1
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3 + 3


def test_brave_and_loyal_puts_a_hobbit_in_the_place_of_a_companion() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[BOUNDER],
        hand=[BRAVE_AND_LOYAL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(BRAVE_AND_LOYAL)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    scene.resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    # Thirteen against three: overwhelmed.
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)


def test_brave_and_loyal_finds_no_hobbit_who_is_assigned_already() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        hand=[BRAVE_AND_LOYAL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN)
    assert not scene.comes_to(Verb.PLAY, BRAVE_AND_LOYAL)
