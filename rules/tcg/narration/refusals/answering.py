"""Why a card does not answer what happens now."""

from __future__ import annotations

from rules.refusals import Reason, Refusal
from rules.tcg.engine.state.bans import USE_RESPONSE
from rules.tcg.engine.state.codes import IN_HAND
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.parts import Ability, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import within_limit
from rules.tcg.engine.steps.game_events import GameEvent
from rules.tcg.engine.steps.triggers import is_own_side
from rules.tcg.narration.descriptions import card_name
from rules.tcg.narration.refusals.playing import card_text, why_event_not_played
from rules.tcg.narration.refusals.requirements import unmet
from rules.tcg.narration.refusals.sources import term
from rules.tcg.narration.refusals.using import limit_reached, why_banned


def why_no_answer(state: State, decision: Decision, card: int) -> Refusal:
    """Return why a player cannot answer what happens with a card."""
    events: tuple[GameEvent, ...] = decision.resume[1]
    in_hand = state.zone[card] == IN_HAND
    name = card_name(state, card)
    reason = _why_not(state, events, card, decision.player, in_hand=in_hand)
    return Refusal(f"play {name}" if in_hand else f"use {name}", reason)


def _why_not(
    state: State, events: tuple[GameEvent, ...], card: int, player: int, *, in_hand: bool
) -> Reason:
    blueprint = state.blueprints[card]
    answers: tuple[Ability, ...] = blueprint.triggers + blueprint.responses
    if in_hand:
        answers = blueprint.answers_from_hand
        if blueprint.event is not None:
            answers += (blueprint.event,)
    answers = tuple(ability for ability in answers if ability.events and ability.optional)
    if not answers:
        text = "Only what answers the latest event is offered now; this answers nothing."
        return Reason(text, term("response"))
    if in_hand and not is_own_side(state, player, card):
        text = "You play Free Peoples cards in your own turns, Shadow cards in others’."
        return Reason(text, term("Shadow cards"))
    if not in_hand and state.controller(card) != player:
        return Reason("It isn’t yours.", term("response"))
    for event in events:
        for ability in answers:
            context = event.context(card, player, state.bearer[card])
            heard = ability.heard.get(event.kind)
            if heard is not None and heard(state, context):
                return _why_not_heard(state, context, ability, in_hand=in_hand)
    return Reason("What it answers hasn’t just happened.", card_text(blueprint))


def _why_not_heard(state: State, context: Context, ability: Ability, *, in_hand: bool) -> Reason:
    """Return why an ability that hears what happens cannot answer it."""
    source = card_text(state.blueprints[context.source])
    if not within_limit(state, context.source, ability):
        return Reason(limit_reached(ability), source)
    banned = why_banned(state, context.player, context.source, ability, USE_RESPONSE)
    if banned is not None:
        return banned
    if in_hand and ability is state.blueprints[context.source].event:
        reason = why_event_not_played(state, context, ability)
        return reason or Reason("You have answered with it already.", source)
    if ability.allowed(state, context):
        return Reason("You have answered with it already.", source)
    return unmet(state, context, ability)
