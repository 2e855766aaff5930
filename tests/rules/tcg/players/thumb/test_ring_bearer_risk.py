"""A Ring-bearer whom one more event would overwhelm: sent in with care, and helped first."""

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.players.reading.assignment_plan import rate_assignments
from rules.tcg.players.reading.weights import Weights, learned_rules
from rules.tcg.players.thumb.fellowship_rules import skirmish_order
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

ARMED = {FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]}
LEARNED = learned_rules()
NOT_MINDED = LEARNED._replace(ring_bearer_risk=0.0)


def assigning(minion: str) -> Scene:
    """Return a choice of defenders against one minion; Frodo has a strength of 5."""
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[minion], bearing=ARMED, site=6)
    scene.assignment_phase()
    while scene.decision.question != Question.ASSIGN_DEFENDERS:
        scene.pass_()
    return scene


def rated(scene: Scene, character: str, minion: str, weights: Weights) -> float:
    """Return what a pair is rated, up to one point of it for being the best plan's choice."""
    place = scene.options().index(Option(Verb.ASSIGN, scene.card(character), scene.card(minion)))
    return rate_assignments(scene.state, scene.decision, weights)[place]


def test_a_nomad_and_one_event_would_overwhelm_him() -> None:
    """9 against 5 is a wound, 12 against 5 is his death."""
    scene = assigning(DESERT_NOMAD)
    minded, not_minded = (
        rated(scene, FRODO_HOPE_OF_FREE_PEOPLES, DESERT_NOMAD, weights)
        for weights in (LEARNED, NOT_MINDED)
    )
    assert not_minded - minded == pytest.approx(LEARNED.ring_bearer_risk)


@pytest.mark.parametrize(
    ("character", "minion"),
    [
        (FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_SOLDIER),
        (MERRY_ROHIRRIM_SQUIRE, MORDOR_SOLDIER),
        (MERRY_ROHIRRIM_SQUIRE, DESERT_NOMAD),
    ],
)
def test_where_he_is_safe_and_for_others_nothing_changes(character: str, minion: str) -> None:
    scene = assigning(minion)
    assert rated(scene, character, minion, LEARNED) == pytest.approx(
        rated(scene, character, minion, NOT_MINDED), abs=1.0
    )


def facing(minion: str) -> Scene:
    """Return a table where Frodo faces a minion and Faramir another."""
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN], minions=[minion, MORDOR_TROOPER], bearing=ARMED, site=6
    )
    assigned = scene.state.assigned
    pairs = ((FRODO_HOPE_OF_FREE_PEOPLES, minion), (FARAMIR_STOUT_CAPTAIN, MORDOR_TROOPER))
    for character, foe in pairs:
        fighter, fought = scene.card(character), scene.card(foe)
        assigned[fought], assigned[fighter] = (fighter,), (fought,)
    return scene


def frodo_is_first(scene: Scene, player: int, weights: Weights) -> bool:
    """Return whether a player would have Frodo's skirmish before Faramir's."""
    frodo, faramir = (
        skirmish_order(scene.state, player, Option(Verb.FIGHT, scene.card(card)), weights)
        for card in (FRODO_HOPE_OF_FREE_PEOPLES, FARAMIR_STOUT_CAPTAIN)
    )
    return frodo > faramir


def test_he_fights_first_where_help_might_be_needed() -> None:
    scene = facing(DESERT_NOMAD)
    assert frodo_is_first(scene, FREE_PEOPLES, LEARNED)
    assert not frodo_is_first(scene, FREE_PEOPLES, TUNED)


def test_he_fights_last_where_he_is_safe_and_the_shadow_orders_as_before() -> None:
    assert not frodo_is_first(facing(MORDOR_SOLDIER), FREE_PEOPLES, LEARNED)
    scene = facing(DESERT_NOMAD)
    assert frodo_is_first(scene, SHADOW, LEARNED) == frodo_is_first(scene, SHADOW, TUNED)
