"""The Dwarven cards of the promotional set."""

from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_a_minion_that_loses_to_the_dwarven_delegate_takes_two_wounds() -> None:
    scene = Scene(fellowship=[GIMLI_DWARVEN_DELEGATE], minions=[URUK_SAVAGE], site=6)
    scene.skirmish(GIMLI_DWARVEN_DELEGATE, URUK_SAVAGE).resolve()
    assert scene.wounds(URUK_SAVAGE) == 2
