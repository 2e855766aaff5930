"""Who takes threat wounds: fights still to come count, and what they will cost."""

from collections.abc import Mapping

import pytest

from rules.tcg.engine.operations.wounds import assign_wounds
from rules.tcg.engine.state.codes import Question
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


def wounded_by_a_threat(
    fights: Mapping[str, str], wounds: Mapping[str, int], *companions: str
) -> str:
    """Return who takes a threat wound while these fights are assigned and still to come."""
    scene = Scene(
        fellowship=list(companions),
        minions=list(fights.values()),
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        site=6,
    )
    state = scene.state
    hurt = {scene.card(card): taken for card, taken in wounds.items()}
    state.wounds = [hurt.get(card, taken) for card, taken in enumerate(state.wounds)]
    for character, minion in fights.items():
        fighter, foe = scene.card(character), scene.card(minion)
        state.set_assigned(fighter, (foe,))
        state.set_assigned(foe, (fighter,))
    scene.happen(assign_wounds, FREE_PEOPLES, 1, Question.THREAT_WOUND, ())
    place = RuleOfThumbPlayer(learned_rules()).choose(scene.game())
    taker = scene.options()[place].card
    return state.blueprints[taker].card.id


def test_without_a_fight_who_has_more_vitality_takes_it() -> None:
    taker = wounded_by_a_threat(
        {}, {MERRY_ROHIRRIM_SQUIRE: 2}, FARAMIR_STOUT_CAPTAIN, MERRY_ROHIRRIM_SQUIRE
    )
    assert taker == FARAMIR_STOUT_CAPTAIN


def test_who_would_not_survive_the_fight_to_come_is_spared() -> None:
    """White Hand Attacker beats Faramir and wounds him twice; he has a vitality of 3."""
    taker = wounded_by_a_threat(
        {FARAMIR_STOUT_CAPTAIN: WHITE_HAND_ATTACKER_17_120},
        {MERRY_ROHIRRIM_SQUIRE: 2},
        FARAMIR_STOUT_CAPTAIN,
        MERRY_ROHIRRIM_SQUIRE,
    )
    assert taker == FRODO_HOPE_OF_FREE_PEOPLES


def test_who_is_lost_anyway_takes_it() -> None:
    """White Hand Legion (17) overwhelms Merry."""
    taker = wounded_by_a_threat(
        {MERRY_ROHIRRIM_SQUIRE: WHITE_HAND_LEGION},
        {},
        ARAGORN_DRIVEN_BY_NEED,
        MERRY_ROHIRRIM_SQUIRE,
    )
    assert taker == MERRY_ROHIRRIM_SQUIRE


@pytest.mark.parametrize(
    ("minion", "taker"),
    [(MORDOR_SOLDIER, FRODO_HOPE_OF_FREE_PEOPLES), (DESERT_NOMAD, MERRY_ROHIRRIM_SQUIRE)],
)
def test_a_ring_bearer_keeps_what_his_fight_will_cost(minion: str, taker: str) -> None:
    assert (
        wounded_by_a_threat(
            {FRODO_HOPE_OF_FREE_PEOPLES: minion},
            {MERRY_ROHIRRIM_SQUIRE: 2},
            MERRY_ROHIRRIM_SQUIRE,
        )
        == taker
    )
