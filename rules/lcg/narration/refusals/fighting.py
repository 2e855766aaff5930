"""Why a card cannot quest, defend, attack, be attacked, be engaged or be traveled to now."""

from __future__ import annotations

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import is_enemy
from rules.lcg.engine.codes import (
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    ENGAGED,
    MUST_TRAVEL_HERE,
    STAGING,
    Question,
)
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.player_attacks import can_be_attacked_by
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER, LOCATION, RANGED, SENTINEL
from rules.lcg.narration.refusals.requirements import unmet
from rules.lcg.narration.refusals.sources import heading
from rules.refusals import Reason, Refusal

_DEEDS = {
    Question.COMMIT: "commit {} to the quest",
    Question.COMMIT_TO_TEST: "commit {} to the escape test",
    Question.DEFEND: "defend with {}",
    Question.ATTACKERS: "attack with {}",
}
_HEADINGS = {
    Question.COMMIT: "Commit Characters to the Quest",
    Question.COMMIT_TO_TEST: "Escape Tests",
    Question.DEFEND: "Resolving Enemy Attacks",
    Question.ATTACKERS: "Attacking Enemies",
}


def why_not_in_fight(state: State, decision: Decision, card: int) -> Refusal | None:
    """Return why a card does not take part in what is asked; None for a card of another kind."""
    title = state.blueprints[card].title
    question = decision.question
    if question in _DEEDS and state.mask[card] & CHARACTER:
        reason = _why_not_character(state, decision, card)
        return Refusal(_DEEDS[question].format(title), reason)
    if question == Question.ATTACK_TARGET and is_enemy(state, card):
        return Refusal(f"attack {title}", _why_not_target(state, decision, card))
    if question == Question.ENGAGE and is_enemy(state, card):
        return Refusal(f"engage {title}", _why_not_engaged(state, card))
    if question == Question.TRAVEL and state.mask[card] & LOCATION:
        return Refusal(f"travel to {title}", _why_no_travel(state, card))
    return None


def _why_not_character(state: State, decision: Decision, card: int) -> Reason:
    question = decision.question
    rule = heading(_HEADINGS[question])
    if state.controller[card] != decision.player:
        return Reason("Another player controls it.", heading("Control and Ownership"))
    if state.exhausted[card]:
        return Reason("It is exhausted.", rule)
    if question in (Question.COMMIT, Question.COMMIT_TO_TEST):
        text = "You have chosen it, or passed it over: characters are asked for in order."
        return Reason(text, rule)
    if question == Question.DEFEND:
        return _why_no_defender(state, decision, card, rule)
    return _why_no_attacker(state, decision, card, rule)


def _why_no_defender(state: State, decision: Decision, card: int, rule: str) -> Reason:
    if state.base[CANNOT_DEFEND][card]:
        return Reason("A text keeps it from defending.", rule)
    combat = state.combat
    is_attacked = combat is None or combat.player == decision.player
    if not is_attacked and not state.mask[card] & SENTINEL:
        text = "The enemy attacks another player: only characters with sentinel may defend."
        return Reason(text, heading("Sentinel"))
    return Reason("It can’t be declared as a defender now.", rule)


def _why_no_attacker(state: State, decision: Decision, card: int, rule: str) -> Reason:
    if state.base[CANNOT_ATTACK][card]:
        return Reason("A text keeps it from attacking.", rule)
    _, _, leader, enemy, chosen = decision.resume
    if card in chosen:
        return Reason("It attacks already.", rule)
    if decision.player != leader and not state.mask[card] & RANGED:
        return Reason("Only characters with ranged join another’s attack.", heading("Ranged"))
    if state.zone[enemy] == STAGING and not can_be_attacked_by(state, enemy, card):
        return Reason("It can’t attack into the staging area.", rule)
    if not can_be_attacked_by(state, enemy, card):
        text = "The enemy is engaged with another player: only ranged characters reach it."
        return Reason(text, heading("Ranged"))
    return Reason("Attackers are asked in order, and its turn is over.", rule)


def _why_not_target(state: State, decision: Decision, card: int) -> Reason:
    rule = heading("Attacking Enemies")
    if (decision.player, card) in state.attacks_made:
        return Reason("You have attacked it this round.", rule)
    if state.zone[card] == STAGING:
        return Reason("It isn’t engaged with anybody.", rule)
    if state.zone[card] == ENGAGED and state.controller[card] != decision.player:
        text = "It is engaged with another player: only ranged characters reach it."
        return Reason(text, heading("Ranged"))
    return Reason("None of your ready characters can attack it.", rule)


def _why_not_engaged(state: State, card: int) -> Reason:
    if state.zone[card] == ENGAGED:
        return Reason("It is engaged already.", heading("Player Engagement"))
    cost = state.blueprints[card].engagement_cost
    text = f"Another enemy comes first; the engagement cost of this one is {cost}."
    return Reason(text, heading("Engagement Checks"))


def _why_no_travel(state: State, card: int) -> Reason:
    rule = heading("Travel")
    if state.zone[card] != STAGING:
        return Reason("It is the active location already.", rule)
    travel = state.blueprints[card].travel
    context = Context(card, state.first_player)
    if travel is not None and not travel.payable(state, context):
        return Reason(unmet(state, context, travel).text, heading("Travel"))
    if any(rule_holds(state, MUST_TRAVEL_HERE, other) for other in state.staging):
        return Reason("A text makes the players travel elsewhere.", rule)
    return Reason("The players can’t travel there now.", rule)
