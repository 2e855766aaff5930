"""Carrying out a sentence of a card: its costs, then its effects, one step at a time."""

from rules.tcg.engine.blueprint import Ability, Context, Step
from rules.tcg.engine.board import in_play
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import SITE


def begin_action(
    state: State, card: int, player: int, subject: int = -1, other: int = -1, ident: int = -1
) -> Context:
    """Give the context of a new action, with nothing chosen yet."""
    action = state.fresh_id()
    state.memory[action] = ()
    return Context(card, player, action, subject, other, ident)


def perform(
    state: State,
    card: int,
    ability: Ability,
    player: int,
    subject: int = -1,
    other: int = -1,
    ident: int = -1,
) -> None:
    """Pay an ability's costs and carry out its effects; nothing, if its card has left play."""
    if not (in_play(state, card) or state.blueprints[card].traits & SITE):
        return
    context = begin_action(state, card, player, subject, other, ident)
    state.push(end_action, context.action)
    if ability.effects:
        state.push(run, ability.effects, 0, context)
    if ability.costs:
        state.push(run, ability.costs, 0, context)


def run(state: State, steps: tuple[Step, ...], place: int, context: Context) -> None:
    """Step: do one step of a sentence; the rest waits beneath whatever that step sets off."""
    if place + 1 < len(steps):
        state.push(run, steps, place + 1, context)
    steps[place](state, context)


def end_action(state: State, action: int) -> None:
    """Step: forget what was chosen in an action that is over."""
    state.memory.pop(action, None)


def prevent(state: State, ident: int) -> None:
    """Mark what is about to happen as prevented."""
    state.memory[ident] = (1,)


def is_prevented(state: State, ident: int) -> bool:
    """Whether what is about to happen was prevented."""
    return bool(state.memory.get(ident))
