"""The Rohan cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
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


@pytest.mark.parametrize("choice", ["wound a minion", "liberate a site"])
def test_unyielding_spends_a_possession_of_rohan_after_a_victory(choice: str) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [ROHIRRIM_HELM]},
        minions=[CAPTAIN, MORGUL_PREDATOR],
        hand=[UNYIELDING],
        site=4,
    )
    scene.control(STEPS_OF_EDORAS).skirmish(EOMER_VALIANT_WARCHIEF, CAPTAIN)
    scene.wait_to(Verb.PLAY, UNYIELDING).play(UNYIELDING)
    assert scene.is_discarded(ROHIRRIM_HELM)
    scene.choose(choice)
    if choice == "wound a minion":
        scene.choose(MORGUL_PREDATOR)
    assert scene.wounds(MORGUL_PREDATOR) == int(choice == "wound a minion")
    assert scene.controls(STEPS_OF_EDORAS) is (choice == "wound a minion")


@pytest.mark.parametrize(
    ("winner", "possession"),
    [
        (EOMER_VALIANT_WARCHIEF, RANGERS_SWORD),
        (ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_HELM),
    ],
    ids=["a possession of Gondor", "a Man of Gondor"],
)
def test_unyielding_asks_for_a_man_and_a_possession_of_rohan(winner: str, possession: str) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, ARAGORN_DRIVEN_BY_NEED],
        bearing={
            ARAGORN_DRIVEN_BY_NEED if possession == RANGERS_SWORD else EOMER_VALIANT_WARCHIEF: [
                possession
            ]
        },
        minions=[CAPTAIN, BYSTANDER],
        hand=[UNYIELDING],
    )
    assert not scene.skirmish(winner, CAPTAIN).comes_to(Verb.PLAY, UNYIELDING)


def test_unyielding_answers_no_defeat() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [ROHIRRIM_HELM]},
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[UNYIELDING],
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN)
    assert not scene.comes_to(Verb.PLAY, UNYIELDING)
