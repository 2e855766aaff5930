"""Why a player cannot do something now with a card that they see, with the rule that says so.

The answers follow the functions that make options: what these test as one, is asked here part by
part, and the first part that does not hold is named. A card that is offered has no refusal.
"""

from __future__ import annotations

from rules.english import second_person
from rules.lcg.engine.codes import IN_HAND, OUT_OF_PLAY, Question
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.state import State
from rules.lcg.narration.choices import QUESTIONS
from rules.lcg.narration.refusals.fighting import why_not_in_fight
from rules.lcg.narration.refusals.playing import is_of_another_phase, why_not_played
from rules.lcg.narration.refusals.sources import card_text, heading
from rules.lcg.narration.refusals.using import why_no_answer, why_not_used
from rules.refusals import Reason, Refusal, UnseenCard, names_any

_PLAYING = frozenset({Question.ACTION, Question.PLAN})

# Where the rules explain a question that no card asks.
_HEADINGS: dict[int, str] = {
    Question.MULLIGAN: "Setup",
    Question.PLAN: "Planning",
    Question.PAY: "Paying for Card Abilities",
    Question.COMMIT: "Commit Characters to the Quest",
    Question.COMMIT_TO_TEST: "Escape Tests",
    Question.TRAVEL: "Travel",
    Question.ENGAGE: "Player Engagement",
    Question.CHOOSE_ATTACK: "Resolving Enemy Attacks",
    Question.DEFEND: "Resolving Enemy Attacks",
    Question.UNDEFENDED_DAMAGE: "Resolving Enemy Attacks",
    Question.ATTACK_TARGET: "Attacking Enemies",
    Question.ATTACKERS: "Attacking Enemies",
    Question.RESPONSE: "Responses",
    Question.ORDER: "Forced Effects",
    Question.ATTACHMENT_LIMIT: "Restricted",
}


def refusals(state: State, decision: Decision | None, player: int, card: int) -> list[Refusal]:
    """Return why a player cannot act with a card now; nothing for one that is offered.

    Raise UnseenCard for a card that is neither in play nor in the player's hand.
    """
    if not is_seen(state, player, card):
        raise UnseenCard(card)
    title = state.blueprints[card].title
    if decision is None:
        return [Refusal(f"use {title}", Reason("The game is over.", heading("Scoring")))]
    if decision.player != player:
        return [Refusal(f"use {title}", Reason("Another player chooses now.", heading("Actions")))]
    if is_offered(state, decision, card):
        return []
    in_hand = state.zone[card] == IN_HAND
    if decision.question == Question.RESPONSE:
        reason = why_no_answer(state, decision, card, in_hand=in_hand)
        return [Refusal(f"{'play' if in_hand else 'use'} {title}", reason)]
    if decision.question in _PLAYING and in_hand:
        return [Refusal(f"play {title}", why_not_played(state, decision, card))]
    if in_hand and is_of_another_phase(state, card):
        return [Refusal(f"play {title}", why_not_played(state, decision, card))]
    if decision.question == Question.ACTION:
        return [Refusal(f"use {title}", reason) for reason in why_not_used(state, player, card)]
    refused = None if in_hand else why_not_in_fight(state, decision, card)
    return [refused or Refusal(f"use {title}", _other_question(state, decision))]


def is_seen(state: State, player: int, card: int) -> bool:
    """Return whether a card is in play or in the player's hand."""
    if not 0 <= card < len(state.blueprints):
        return False
    if state.zone[card] == IN_HAND:
        return card in state.hands[player]
    return state.zone[card] > OUT_OF_PLAY


def is_offered(state: State, decision: Decision, card: int) -> bool:
    """Return whether some option is about a card, or about its like in the same hand."""
    alike = {card}
    if state.zone[card] == IN_HAND:
        hand = next(hand for hand in state.hands if card in hand)
        alike = {held for held in hand if state.blueprints[held] is state.blueprints[card]}
    return names_any(decision.options, alike)


def _other_question(state: State, decision: Decision) -> Reason:
    """Return that something else must be chosen first, with the rule or card that asks."""
    words = second_person(QUESTIONS[decision.question])
    text = f"Now you {words}, and this isn’t among what you can choose."
    section = _HEADINGS.get(decision.question)
    if section is None and decision.source >= 0:
        return Reason(text, card_text(state.blueprints[decision.source]))
    return Reason(text, heading(section or "Actions"))
