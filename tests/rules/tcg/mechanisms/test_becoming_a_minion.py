"""A condition that is a minion for a while (4.2, rulings, "A Shadow Rises")."""

import pickle

import pytest

from rules.tcg.engine.modifiers.changes import change_number, expire
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.modifiers.numbers import is_fierce, vitality_left
from rules.tcg.engine.modifiers.relations import CANNOT_BEAR, related
from rules.tcg.engine.operations.playing import bearers
from rules.tcg.engine.operations.wounds import discard_from_play, heal, kill, wound
from rules.tcg.engine.state.codes import (
    DAMAGE,
    REGROUP,
    TEXT_IGNORED,
    UNTIL_END_OF_TURN,
    UNTIL_START,
    Verb,
)
from rules.tcg.engine.state.traits import CONDITION, MINION, trait
from rules.tcg.engine.turn.settling import settle
from rules.tcg.vocabulary import Culture, Race
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

GANDALF = GANDALF_DEFENDER_OF_THE_WEST


def _scene(condition: str, **laid: object) -> Scene:
    return Scene(
        **{  # type: ignore[arg-type]
            "fellowship": [ARAGORN_DRIVEN_BY_NEED, GANDALF],
            "shadow_support": [condition],
            "minions": [MORDOR_TROOPER],
            "hand": [MORNING_CAME],
            "twilight": 6,
            "site": 5,
            **laid,
        }
    )


def _risen(**laid: object) -> Scene:
    scene = _scene(A_SHADOW_RISES, **laid).maneuver_phase()
    return scene.wait_to(Verb.USE, A_SHADOW_RISES).use(A_SHADOW_RISES)


def _words(scene: Scene, card_id: str) -> int:
    return scene.state.traits[scene.card(card_id)]


def test_a_shadow_rises_among_the_minions_and_is_still_a_condition() -> None:
    scene = _risen()
    card = scene.card(A_SHADOW_RISES)
    assert scene.twilight == 1
    assert card in scene.state.minions
    assert card not in scene.state.support[SHADOW]
    assert _words(scene, A_SHADOW_RISES) & (MINION | CONDITION) == MINION | CONDITION
    assert (scene.strength(A_SHADOW_RISES), vitality_left(scene.state, card)) == (10, 3)
    assert is_fierce(scene.state, card)
    assert not scene.comes_to(Verb.USE, A_SHADOW_RISES)


def test_it_moves_back_to_the_support_area_as_the_regroup_phase_starts() -> None:
    """Its tokens, wounds among them, are taken off it then."""
    scene = _risen().put_tokens(A_SHADOW_RISES, 2, Culture.WRAITH)
    scene.happen(wound, scene.card(A_SHADOW_RISES)).regroup_phase()
    card = scene.card(A_SHADOW_RISES)
    assert card in scene.state.support[SHADOW]
    assert card not in scene.state.minions
    assert not _words(scene, A_SHADOW_RISES) & MINION
    assert (scene.strength(A_SHADOW_RISES), scene.wounds(A_SHADOW_RISES)) == (0, 0)
    assert scene.tokens(A_SHADOW_RISES) == 0


def test_it_fights_and_dies_like_a_minion() -> None:
    scene = _risen()
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, A_SHADOW_RISES).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    scene.happen(kill, scene.card(A_SHADOW_RISES))
    assert scene.is_discarded(A_SHADOW_RISES)
    assert not _words(scene, A_SHADOW_RISES) & MINION
    assert scene.state.minions == [scene.card(MORDOR_TROOPER)]
    assert not scene.state.assigned[scene.card(A_SHADOW_RISES)]


def test_a_condition_that_leaves_play_in_a_skirmish_leaves_the_skirmish() -> None:
    scene = _risen().skirmish(ARAGORN_DRIVEN_BY_NEED, A_SHADOW_RISES)
    scene.happen(discard_from_play, scene.card(A_SHADOW_RISES), -1)
    assert scene.state.skirmish_minions == []
    assert not scene.state.assigned[scene.card(A_SHADOW_RISES)]


def test_it_bears_no_other_cards() -> None:
    scene = _risen(shadow_hand=[BLACK_STEED])
    card, steed = scene.card(A_SHADOW_RISES), scene.card(BLACK_STEED)
    assert card not in bearers(scene.state, SHADOW, steed)
    assert related(scene.state, CANNOT_BEAR, card, steed)


def test_without_its_text_it_is_not_fierce_and_bears_cards_but_keeps_its_strength() -> None:
    """The ruling's example is the Phial of Galadriel."""
    scene = _risen(shadow_hand=[MORGUL_BLADE])
    card = scene.card(A_SHADOW_RISES)
    change_number(scene.state, card, TEXT_IGNORED, 1, UNTIL_END_OF_TURN)
    refresh(scene.state)
    settle(scene.state)
    assert not is_fierce(scene.state, card)
    assert not related(scene.state, CANNOT_BEAR, card, scene.card(MORGUL_BLADE))
    assert (scene.strength(A_SHADOW_RISES), vitality_left(scene.state, card)) == (10, 3)
    expire(scene.state, UNTIL_START + REGROUP)
    assert card in scene.state.support[SHADOW]
    assert not scene.state.traits[card] & MINION


def test_a_state_with_such_a_minion_can_be_pickled_and_cloned() -> None:
    scene = _risen()
    card = scene.card(A_SHADOW_RISES)
    copy = pickle.loads(pickle.dumps(scene.state))
    assert copy.blueprints[card] is scene.state.blueprints[card]
    assert copy.minions == scene.state.minions
    copy = scene.state.clone()
    scene.regroup_phase()
    assert copy.blueprints[card].traits & MINION
    assert not scene.state.blueprints[card].traits & MINION


@pytest.mark.parametrize(
    ("card_id", "strength", "damage"),
    [(ALATAR_DECEIVED, 11, 1), (PALLANDO_DECEIVED, 10, 0), (RADAGAST_DECEIVED, 12, 0)],
)
def test_a_wizard_is_deceived(card_id: str, strength: int, damage: int) -> None:
    """By a Wizard's victory, exertion, or healing."""
    scene = _scene(card_id)
    if card_id == ALATAR_DECEIVED:
        scene.skirmish(GANDALF, MORDOR_TROOPER).pass_all()
    elif card_id == PALLANDO_DECEIVED:
        scene.maneuver_phase().answer_with(PALLANDO_DECEIVED)
        assert scene.wounds(GANDALF) == 1
    else:
        scene.wound(GANDALF, 1).happen(heal, scene.card(GANDALF))
    card = scene.card(card_id)
    assert card in scene.state.minions
    assert scene.strength(card_id) == strength
    assert scene.number(DAMAGE, card_id) == damage
    assert _words(scene, card_id) & trait(Race.WIZARD)
    scene.happen(wound, card)
    assert scene.wounds(card_id) == 0


def test_another_companion_deceives_nobody() -> None:
    scene = _scene(RADAGAST_DECEIVED).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.happen(heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.card(RADAGAST_DECEIVED) in scene.state.support[SHADOW]
