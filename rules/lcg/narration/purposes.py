"""What a choice is for: "to exhaust", "2 damage to a hero", from the effect that is carried out."""

from rules.lcg.engine.blueprint import Ability, Blueprint, Program
from rules.lcg.engine.codes import NONE, Question
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import run
from rules.lcg.narration.said import said_of_card, said_of_program, said_of_step
from rules.lcg.notation import effects as ef

# What is done to the chosen card in a word or two.
_TO_DO: dict[type, str] = {
    ef.Exhaust: "to exhaust",
    ef.Ready: "to ready",
    ef.Discard: "to discard",
    ef.ReturnToHand: "to return to hand",
    ef.PutIntoPlay: "to put into play",
    ef.PutInStaging: "to put into the staging area",
    ef.ShuffleIntoDeck: "to shuffle into the deck",
    ef.RevealOneOfTop: "to reveal",
    ef.RemoveFromQuest: "to remove from the quest",
    ef.Engage: "to engage",
}
# Questions that a card's text asks, and whose options don't say what for.
ASKED_BY_CARDS = frozenset(
    {
        Question.TARGET,
        Question.PLAYER,
        Question.NUMBER,
        Question.MAY,
        Question.CARD_IN_PILE,
    }
)


def purpose(state: State, decision: Decision) -> str:
    """Return what a choice that a card asks for is made for; nothing where the rules ask."""
    if decision.question not in ASKED_BY_CARDS or decision.source == NONE:
        return ""
    blueprint = state.blueprints[decision.source]
    return _of_choice(state, decision, blueprint) or said_of_card(blueprint)


def _of_choice(state: State, decision: Decision, blueprint: Blueprint) -> str:
    programs = [part for part in decision.resume if isinstance(part, Program)]
    if programs:
        return said_of_program(blueprint, programs[0])
    if decision.question == Question.MAY:
        return f"spend {decision.options[0].number} resources to ready {blueprint.title}"
    if decision.question == Question.NUMBER and blueprint.event is not None:
        return said_of_event(blueprint, blueprint.event)
    return _of_next_step(state, decision, blueprint)


def branches(decision: Decision) -> tuple[Program, ...]:
    """Return the effects among which a player chooses one."""
    found: tuple[Program, ...] = decision.resume[1]
    return found


def said_of_event(blueprint: Blueprint, event: Ability) -> str:
    """Return what an event does."""
    return said_of_program(blueprint, event.effect)


def _of_next_step(state: State, decision: Decision, blueprint: Blueprint) -> str:
    """Return what is done with what is chosen: the step that waits for it, if one does."""
    if not state.stack or state.stack[-1][0] is not run:
        return ""
    _, program, place, context = state.stack[-1]
    if decision.resume[1:] != (context,):
        return ""
    step = program.steps[place]
    effect = blueprint.notations.get(step)
    return _TO_DO.get(type(effect)) or said_of_step(blueprint, step)
