"""The Rohan cards of set 10, *Mount Doom*."""

from tests.rules.tcg.cards import (
    CITY_OF_MEN,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_LADY_OF_ITHILIEN,
    FELL_DEEDS_AWAKE,
    MORGUL_LACKEY,
    SOUTHRON_CAPTAIN,
    STEPS_OF_EDORAS,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
CAPTAIN = made(SOUTHRON_CAPTAIN, strength=4, vitality=9)


def test_eowyn_lets_an_opponent_wound_a_minion_for_each_wound() -> None:
    """The opponent chooses each time, and the wounds are counted before the first is placed."""
    scene = Scene(fellowship=[EOWYN_LADY_OF_ITHILIEN], minions=[CAPTAIN, BYSTANDER])
    scene.wound(CAPTAIN, 2).skirmish(EOWYN_LADY_OF_ITHILIEN, CAPTAIN).use(EOWYN_LADY_OF_ITHILIEN)
    assert scene.wounds(EOWYN_LADY_OF_ITHILIEN) == 1
    assert scene.who == 1
    scene.choose(BYSTANDER).choose(CAPTAIN)
    assert scene.wounds(BYSTANDER) == 1
    assert scene.wounds(CAPTAIN) == 3


def test_fell_deeds_awake_liberates_a_site_when_initiative_is_lost() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        support=[FELL_DEEDS_AWAKE],
        minions=[CAPTAIN, BYSTANDER],
        hand=[made(CITY_OF_MEN)] + [CITY_OF_MEN] * 3,
        site=4,
    )
    scene.control(STEPS_OF_EDORAS).skirmish(EOMER_VALIANT_WARCHIEF, CAPTAIN)
    assert scene.controls(STEPS_OF_EDORAS)
    scene.play(CITY_OF_MEN).answer_with(FELL_DEEDS_AWAKE)
    assert not scene.controls(STEPS_OF_EDORAS)
