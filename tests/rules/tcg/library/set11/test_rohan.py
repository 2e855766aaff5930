"""The Rohan cards of set 11, *Shadows*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    EASTERLING_BLADEMASTER,
    GNAWING_BITING_HACKING_BURNING,
    MORDOR_TROOPER,
    MORGUL_LACKEY,
    RED_WRATH,
    ROHIRRIM_GUARD,
    RUSH_OF_STEEDS,
)
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_rush_of_steeds_stops_a_minion_that_exerts_for_its_own_ability() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[RUSH_OF_STEEDS],
        minions=[EASTERLING_BLADEMASTER, BYSTANDER],
    )
    scene.skirmish(ROHIRRIM_GUARD, EASTERLING_BLADEMASTER).wait_to(
        Verb.USE, EASTERLING_BLADEMASTER
    ).use(EASTERLING_BLADEMASTER)
    scene.answer_with(RUSH_OF_STEEDS)
    assert scene.hand(player=1) == [EASTERLING_BLADEMASTER]
    assert scene.is_discarded(RUSH_OF_STEEDS)


def test_rush_of_steeds_lets_a_minion_exert_for_another_card() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[RUSH_OF_STEEDS],
        minions=[EASTERLING_BLADEMASTER],
        shadow_hand=[RED_WRATH],
        twilight=9,
    )
    scene.skirmish(ROHIRRIM_GUARD, EASTERLING_BLADEMASTER).wait_to(Verb.PLAY, RED_WRATH).play(
        RED_WRATH
    )
    assert not scene.can(Verb.TRIGGER, RUSH_OF_STEEDS)


def test_rush_of_steeds_may_exert_a_minion_when_a_shadow_condition_is_played() -> None:
    scene = Scene(
        support=[RUSH_OF_STEEDS],
        minions=[MORDOR_TROOPER],
        shadow_hand=[GNAWING_BITING_HACKING_BURNING],
        twilight=5,
    )
    scene.shadow_phase().play(GNAWING_BITING_HACKING_BURNING).answer_with(RUSH_OF_STEEDS)
    assert scene.wounds(MORDOR_TROOPER) == 1
