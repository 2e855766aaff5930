"""The Gandalf cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE
from tests.rules.tcg.cards import (
    ALL_SAVE_ONE,
    ARAGORN_DRIVEN_BY_NEED,
    DAGGER_STRIKE_7_84,
    GANDALF_DEFENDER_OF_THE_WEST,
    GANDALF_THE_GREY_WIZARD,
    INTIMIDATE_7_41,
    MERRY_ROHIRRIM_SQUIRE,
    MORGUL_LACKEY,
    PIPPIN_SWORN_TO_SERVICE,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(("initiative", "strength", "damage"), [(False, 9, 0), (True, 11, 1)])
def test_all_save_one_does_more_with_initiative(
    initiative: bool, strength: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[ALL_SAVE_ONE] + [DAGGER_STRIKE_7_84] * (4 if initiative else 0),
    )
    scene.skirmish(GANDALF_THE_GREY_WIZARD, SOUTHRON_CAPTAIN).play(ALL_SAVE_ONE)
    assert scene.strength(GANDALF_THE_GREY_WIZARD) == strength
    assert scene.number(DAMAGE, GANDALF_THE_GREY_WIZARD) == damage


@pytest.mark.parametrize(
    ("hobbits", "strength"),
    [((), 7), ((MERRY_ROHIRRIM_SQUIRE,), 7), ((MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE), 9)],
)
def test_gandalf_defender_of_the_west_leans_on_three_of_one_culture(
    hobbits: tuple[str, ...], strength: int
) -> None:
    scene = Scene(fellowship=[GANDALF_DEFENDER_OF_THE_WEST, ARAGORN_DRIVEN_BY_NEED, *hobbits])
    assert scene.strength(GANDALF_DEFENDER_OF_THE_WEST) == strength


def test_intimidate_spares_a_companion_while_gandalf_is_there() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED], hand=[INTIMIDATE_7_41]
    )
    scene.happen(wound, scene.card(ARAGORN_DRIVEN_BY_NEED)).play(INTIMIDATE_7_41)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
