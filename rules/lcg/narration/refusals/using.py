"""Why a card in play cannot be used now, ability by ability."""

from __future__ import annotations

from rules.lcg.engine.blueprint import Ability, Context
from rules.lcg.engine.codes import STAGING
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import Happening, is_within_limit
from rules.lcg.narration.refusals.playing import phase_now, phases_named, why_event_not_played
from rules.lcg.narration.refusals.requirements import text_of, unmet
from rules.lcg.narration.refusals.sources import card_text, heading
from rules.refusals import Reason

_WAITS = "It is a response: it is offered as soon as what it answers happens."


def why_not_used(state: State, player: int, card: int) -> list[Reason]:
    """Return why each action of a card in play cannot be taken now."""
    blueprint = state.blueprints[card]
    if not blueprint.actions and not blueprint.responses:
        text = "It has no action that you take: what it says holds by itself."
        return [Reason(text, card_text(blueprint))]
    found = [_why_not_action(state, player, card, ability) for ability in blueprint.actions]
    if blueprint.responses:
        found.append(Reason(_WAITS, card_text(blueprint)))
    return found


def _why_not_action(state: State, player: int, card: int, ability: Ability) -> Reason:
    blueprint = state.blueprints[card]
    source = text_of(blueprint, ability)
    if state.controller[card] != player and not ability.by_any_player:
        return Reason("You don’t control it.", heading("Control and Ownership"))
    if ability.from_staging_area != (state.zone[card] == STAGING):
        where = "only" if ability.from_staging_area else "not"
        return Reason(f"It is used {where} while it is in the staging area.", source)
    if not ability.phases >> state.phase & 1:
        return Reason(f"You use it in {phases_named(ability.phases)}; {phase_now(state)}.", source)
    if not is_within_limit(state, card, ability, player):
        return Reason("It has been used as often as its limit allows.", source)
    return unmet(state, Context(card, player), ability)


def why_no_answer(state: State, decision: Decision, card: int, *, in_hand: bool) -> Reason:
    """Return why a player cannot answer what happens with a card."""
    blueprint = state.blueprints[card]
    happening: Happening = decision.resume[1]
    answers = blueprint.hand_responses if in_hand else blueprint.responses
    if in_hand and blueprint.event is not None:
        answers += (blueprint.event,)
    answers = tuple(ability for ability in answers if not ability.phases)
    if not answers:
        text = "Only responses to what has just happened are offered now; this is none."
        return Reason(text, heading("Responses"))
    if not in_hand and state.controller[card] != decision.player:
        return Reason("You don’t control it.", heading("Control and Ownership"))
    context = happening.context(card, decision.player)
    for ability in answers:
        heard = ability.happening == happening.kind and (
            ability.heard is None or ability.heard(state, context)
        )
        if not heard:
            continue
        if not is_within_limit(state, card, ability, decision.player):
            source = text_of(blueprint, ability)
            return Reason("It has been used as often as its limit allows.", source)
        if ability is blueprint.event:
            reason = why_event_not_played(state, context, ability)
            return reason or Reason("You have answered with it already.", card_text(blueprint))
        if ability.payable(state, context) and ability.useful(state, context):
            return Reason("You have answered with it already.", text_of(blueprint, ability))
        return unmet(state, context, ability)
    return Reason("What it answers hasn’t just happened.", card_text(blueprint))
