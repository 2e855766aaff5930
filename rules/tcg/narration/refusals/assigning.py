"""Why a character cannot be assigned to a skirmish now."""

from __future__ import annotations

from rules.refusals import Reason, Refusal
from rules.tcg.engine.modifiers.numbers import defender_bonus, fighters, has_words
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, COMPANION, MINION, UNHASTY
from rules.tcg.engine.turn.assignment import FIERCE_ROUND, can_be_assigned, may_hurry
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.narration.descriptions import card_name
from rules.tcg.narration.refusals.sources import term


def why_not_assigned(state: State, decision: Decision, card: int) -> Refusal | None:
    """Return why a character is not among those that may be assigned; None for other cards."""
    traits = state.blueprints[card].traits
    deed = f"assign {card_name(state, card)}"
    if traits & MINION and card in state.minions:
        return Refusal(deed, _why_not_minion(state, decision, card))
    if traits & (COMPANION | ALLY):
        return Refusal(deed, _why_not_character(state, card))
    return None


def _why_not_minion(state: State, decision: Decision, card: int) -> Reason:
    if state.assigned[card]:
        facing = " and ".join(card_name(state, other) for other in state.assigned[card])
        return Reason(f"It is assigned to {facing} already.", term("assignment phase"))
    if not can_be_assigned(state, card):
        return Reason("A text keeps it out of skirmishes.", term("assignment phase"))
    if state.round == FIERCE_ROUND and card not in decision.resume[1]:
        text = "Only minions that were fierce as this phase began fight a second time."
        return Reason(text, term("fierce"))
    if state.owner[card] != decision.player != state.active:
        return Reason("It is another Shadow player’s.", term("assignment phase"))
    text = "No character may be assigned to it now, or its price can’t be paid."
    return Reason(text, term("assignment phase"))


def _why_not_character(state: State, card: int) -> Reason:
    if state.owner[card] != state.active:
        text = "It isn’t active: its fellowship isn’t the one that moves."
        return Reason(text, term("active"))
    if card not in fighters(state):
        return Reason("Allies fight only at their home site.", term("ally"))
    if has_words(state, card, UNHASTY) and not may_hurry(state, card):
        return Reason("It is unhasty, and no card lets it fight here.", term("unhasty"))
    if not can_be_assigned(state, card):
        return Reason("A text keeps it out of skirmishes.", term("assignment phase"))
    facing = minions_facing(state, card)
    if len(facing) > defender_bonus(state, card):
        names = " and ".join(card_name(state, minion) for minion in facing)
        return Reason(f"It faces {names} already.", term("defender +X"))
    text = "No minion that is left may be assigned to it."
    return Reason(text, term("assignment phase"))
