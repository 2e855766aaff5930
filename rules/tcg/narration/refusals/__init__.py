"""Why a player cannot do something now with a card that they see, with the rule that says so.

The answers follow the functions that make options: what these test as one, is asked here part by
part, and the first part that does not hold is named. A card that is offered has no refusal.
"""

from __future__ import annotations

from rules.english import second_person
from rules.refusals import Reason, Refusal, UnseenCard, names_any
from rules.tcg.engine.state.codes import BORNE, IN_HAND, IN_PLAY, ON_PATH, PHASE_NAMES, Question
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.narration.descriptions import QUESTIONS, card_name
from rules.tcg.narration.refusals.answering import why_no_answer
from rules.tcg.narration.refusals.assigning import why_not_assigned
from rules.tcg.narration.refusals.playing import card_text, why_not_healed_by, why_not_played
from rules.tcg.narration.refusals.sources import term
from rules.tcg.narration.refusals.using import why_not_used

_ON_TABLE = frozenset({IN_PLAY, BORNE, ON_PATH})
_ASSIGNING = frozenset({Question.ASSIGN_DEFENDERS, Question.ASSIGN_LEFTOVERS})

# Where the rules explain a question that is none of an action.
_TERMS: dict[int, str] = {
    Question.BID: "bid",
    Question.SEAT: "who goes first?",
    Question.STARTING_FELLOWSHIP: "starting fellowship",
    Question.RESPONSE: "response",
    Question.ORDER: "action",
    Question.BEARER: "bearer",
    Question.ASSIGN_DEFENDERS: "assignment phase",
    Question.ASSIGN_LEFTOVERS: "assignment phase",
    Question.SKIRMISH_ORDER: "skirmish phase(s)",
    Question.ARCHERY_WOUND: "archery phase",
    Question.THREAT_WOUND: "threats",
    Question.SANCTUARY: "sanctuary",
    Question.RECONCILE_ONE: "reconcile",
    Question.RECONCILE_DOWN: "reconcile",
    Question.MOVE_AGAIN: "regroup phase",
    Question.AMBUSH: "ambush",
    Question.MULLIGAN: "mulligan",
    Question.SITE: "adventure deck",
    Question.MUSTER: "muster",
    Question.AID: "aid",
    Question.TOIL: "toil",
}


def refusals(state: State, decision: Decision | None, player: int, card: int) -> list[Refusal]:
    """Return why a player cannot act with a card now; nothing for one that is offered.

    Raise UnseenCard for a card that is neither on the table nor in the player's hand.
    """
    if not is_seen(state, player, card):
        raise UnseenCard(card)
    name = card_name(state, card)
    if decision is None:
        return [Refusal(f"use {name}", Reason("The game is over.", term("winning the game")))]
    if decision.player != player:
        text = "Another player chooses now."
        return [Refusal(f"use {name}", Reason(text, term("action procedure")))]
    if is_offered(state, decision, card):
        return []
    if decision.question == Question.ACTION:
        return _why_no_action(state, player, card)
    if decision.question == Question.RESPONSE:
        return [why_no_answer(state, decision, card)]
    if decision.question in _ASSIGNING and state.zone[card] != IN_HAND:
        refused = why_not_assigned(state, decision, card)
        if refused is not None:
            return [refused]
    return [Refusal(f"use {name}", _other_question(state, decision))]


def is_seen(state: State, player: int, card: int) -> bool:
    """Return whether a card is on the table or in the player's hand."""
    if not 0 <= card < len(state.blueprints):
        return False
    if state.zone[card] == IN_HAND:
        return card in state.hands[player]
    return state.zone[card] in _ON_TABLE


def is_offered(state: State, decision: Decision, card: int) -> bool:
    """Return whether some option is about a card, or about its like in the same hand."""
    alike = {card}
    if state.zone[card] == IN_HAND:
        hand = next(hand for hand in state.hands if card in hand)
        alike = {held for held in hand if state.blueprints[held] is state.blueprints[card]}
    return names_any(decision.options, alike)


def _why_no_action(state: State, player: int, card: int) -> list[Refusal]:
    name = card_name(state, card)
    if state.zone[card] != IN_HAND:
        return why_not_used(state, player, card)
    found = []
    reason = why_not_played(state, player, card)
    if reason is not None:
        found.append(Refusal(f"play {name}", reason))
    healing = why_not_healed_by(state, player, card)
    if healing is not None:
        found.append(Refusal(f"discard {name} to heal", healing))
    return found


def _other_question(state: State, decision: Decision) -> Reason:
    """Return that something else must be chosen first, with the rule or card that asks."""
    words = second_person(QUESTIONS[decision.question])
    text = f"Now you {words}, and this isn’t among what you can choose."
    if decision.source >= 0:
        return Reason(text, card_text(state.blueprints[decision.source]))
    section = _TERMS.get(decision.question, f"{PHASE_NAMES[state.phase]} phase")
    return Reason(text, term(section))
