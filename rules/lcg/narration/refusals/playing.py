"""Why a card in hand cannot be played now: its cost, its sphere, its title, its place."""

from __future__ import annotations

from rules.english import count_of
from rules.lcg.engine.blueprint import Ability, Blueprint, Context
from rules.lcg.engine.board import unique_bars
from rules.lcg.engine.codes import ONE_ALLY_A_ROUND, PHASE_CODES, PLANNING, SETUP, Question
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.laws import rule_sources
from rules.lcg.engine.payment import CANNOT_PAY, matching_pools, resources_for
from rules.lcg.engine.planning import bearers
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ALLY, ATTACHMENT, EVENT
from rules.lcg.engine.triggers import can_play_event
from rules.lcg.narration.refusals.requirements import text_of, unmet
from rules.lcg.narration.refusals.sources import card_text, heading
from rules.refusals import Reason

_PHASES = {code: phase.value for phase, code in PHASE_CODES.items()}


def why_not_played(state: State, decision: Decision, card: int) -> Reason:
    """Return why a card in the hand of who chooses cannot be played now."""
    blueprint = state.blueprints[card]
    if state.mask[card] & EVENT:
        return _why_no_event(state, decision, card)
    if decision.question != Question.PLAN:
        if state.phase == PLANNING:
            text = "You play it when it is your turn to play cards; now players may take actions."
            return Reason(text, heading("Planning"))
        text = f"You play allies and attachments in the planning phase; {phase_now(state)}."
        return Reason(text, heading("Planning"))
    reason = _why_not_paid(state, decision.player, blueprint, state.mask[card])
    if reason is not None:
        return reason
    if unique_bars(state, card):
        return Reason(f"It is unique, and {blueprint.title} is in play.", heading("Unique Cards"))
    if state.mask[card] & ATTACHMENT and not bearers(state, decision.player, card):
        return Reason("Nothing in play may bear it.", card_text(blueprint))
    if state.mask[card] & ALLY:
        for source, _ in rule_sources(state, ONE_ALLY_A_ROUND):
            text = "Only one ally may be played each round."
            return Reason(text, card_text(state.blueprints[source]))
    return Reason("It isn’t played from hand.", card_text(blueprint))


def is_of_another_phase(state: State, card: int) -> bool:
    """Return whether a card in hand is played in other phases than this one, whatever is asked."""
    if state.phase == SETUP:
        return False
    if state.mask[card] & EVENT:
        event = state.blueprints[card].event
        return event is not None and bool(event.phases) and not event.phases >> state.phase & 1
    return state.phase != PLANNING


def phase_now(state: State) -> str:
    """Return which phase it is: "this is the quest phase"."""
    return f"this is the {_PHASES.get(state.phase, 'setup')} phase"


def phases_named(mask: int) -> str:
    """Return phases, given as a mask of their codes: "the combat phase"."""
    names = [name for code, name in _PHASES.items() if mask >> code & 1]
    return f"the {' or '.join(names)} phase"


def _why_not_paid(
    state: State, player: int, blueprint: Blueprint, mask: int, cost: int | None = None
) -> Reason | None:
    """Return why a player has not the resources for a card; None if they have."""
    available = resources_for(state, player, mask)
    sphere = f"{blueprint.card.sphere}"
    if available == CANNOT_PAY:
        text = f"No hero of yours has the {sphere} resource icon."
        return Reason(text, heading("Paying for Neutral Cards"))
    cost = blueprint.cost if cost is None else cost
    if available < cost:
        whose = "your heroes" if sphere == "neutral" else f"your {sphere} heroes"
        has = count_of(available, "resource")
        return Reason(f"It costs {cost}; {whose} have {has}.", heading("Planning"))
    return None


# --- events ---


def _why_no_event(state: State, decision: Decision, card: int) -> Reason:
    blueprint = state.blueprints[card]
    event = blueprint.event
    if event is None:
        return Reason("The game can’t play this event yet.", card_text(blueprint))
    if decision.question == Question.PLAN:
        text = "Now you play allies and attachments; you may take actions after each."
        return Reason(text, heading("Planning"))
    if not event.phases:
        text = "It is a response: it is offered as soon as what it answers happens."
        return Reason(text, card_text(blueprint))
    if not event.phases >> state.phase & 1:
        text = f"It is an action of {phases_named(event.phases)}; {phase_now(state)}."
        return Reason(text, text_of(blueprint, event))
    return why_event_not_played(state, Context(card, decision.player), event) or Reason(
        "It isn’t offered now.", card_text(blueprint)
    )


def why_event_not_played(state: State, context: Context, event: Ability) -> Reason | None:
    """Return why a player cannot play an event in this context; None if they can."""
    if can_play_event(state, context, event):
        return None
    card, player = context.source, context.player
    blueprint = state.blueprints[card]
    if event.different_pools:
        pools = len(matching_pools(state, player, blueprint.mask))
        if pools < blueprint.cost:
            text = f"It takes a resource from {blueprint.cost} heroes; {pools} of yours have one."
            return Reason(text, text_of(blueprint, event))
    cost = blueprint.cost
    if event.x_values is not None:
        cost = min(event.x_values(state, context), default=0)
    reason = _why_not_paid(state, player, blueprint, blueprint.mask, cost)
    return reason or unmet(state, context, event)
