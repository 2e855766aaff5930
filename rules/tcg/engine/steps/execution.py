"""Carrying out a sentence of a card: its costs, then its effects, one step at a time.

A cost that was prevented or could not be paid after all leaves the action unpaid, and its
effects do not happen (rulings of 2004, "paying costs").
"""

from typing import Final

from rules.tcg.engine.state.parts import Ability, Context, Program, Test
from rules.tcg.engine.state.state import State

UNPAID: Final = "unpaid"
# What an action notes of itself, for texts that ask of what kind it is: whether it answers
# nothing (4.2, "phase action"), and whether it is a special ability.
PHASE_ACTION: Final = "phase action"
SPECIAL_ABILITY: Final = "special ability"
PHASE_ABILITY: Final = (PHASE_ACTION, SPECIAL_ABILITY)


def begin_action(
    state: State,
    card: int,
    player: int,
    subject: int = -1,
    other: int = -1,
    event: int = -1,
    actor: int = -1,
    kind: tuple[str, ...] = (),
) -> Context:
    """Return the context of a new action, with nothing chosen yet but its kind noted."""
    action = state.fresh_id()
    state.memory[action] = kind
    return Context(card, player, action, subject, other, event, state.bearer[card], actor=actor)


def perform(state: State, ability: Ability, context: Context) -> None:
    """Pay an ability's costs and carry out its effects."""
    count_use(state, context.source, ability)
    stack = state.stack
    stack.append((end_action, context.action))
    if ability.effects is not None:
        stack.append((effects_if_paid, ability.effects, context))
    if ability.costs is not None:
        stack.append((run, ability.costs, 0, context))


def is_in_phase_action(state: State) -> bool:
    """Whether what happens now is done by an action of the phase, and no answer or rule."""
    return any(
        frame[0] is end_action and PHASE_ACTION in state.memory.get(frame[1], ())
        for frame in state.stack
    )


def run(state: State, program: Program, place: int, context: Context) -> None:
    """Step: do one step of a sentence; the rest waits beneath whatever that step sets off."""
    steps = program.steps
    if place + 1 < len(steps):
        state.stack.append((run, program, place + 1, context))
    steps[place](state, context)


def push_program(state: State, program: Program | None, context: Context) -> None:
    """Put the steps of a program on the stack, where there are any."""
    if program is not None and program.steps:
        state.push(run, program, 0, context)


def effects_if_paid(state: State, program: Program, context: Context) -> None:
    """Step: carry out effects, unless a cost was not paid."""
    if UNPAID not in state.memory[context.action]:
        run(state, program, 0, context)


def effects_unless_cancelled(
    state: State, program: Program | None, context: Context, begun: int
) -> None:
    """Step: carry out effects, unless an answer cancelled the action (4.2, "cancel")."""
    cancelled = is_prevented(state, begun)
    state.memory.pop(begun, None)
    if cancelled:
        state.note("cancelled", context.source)
    elif program is not None:
        effects_if_paid(state, program, context)


def leave_unpaid(state: State, action: int) -> None:
    """Note that a cost of an action was not paid."""
    if action in state.memory:
        state.memory[action] = (*state.memory[action], UNPAID)


def end_action(state: State, action: int) -> None:
    """Step: forget what was chosen in an action that is over."""
    state.memory.pop(action, None)


def remember(state: State, action: int, entry: tuple[int, ...] | int) -> None:
    """Note a group of cards, or a number, that the rest of the action can speak of."""
    state.memory[action] = (*state.memory[action], entry)


def unremember(state: State, action: int, card: int) -> None:
    """Take a card out of the group an action chose last: what was to be done to it was not."""
    memory = list(state.memory[action])
    for place in range(len(memory) - 1, -1, -1):
        entry = memory[place]
        if isinstance(entry, tuple) and not (entry and entry[0] < 0):
            memory[place] = tuple([chosen for chosen in entry if chosen != card])
            break
    state.memory[action] = tuple(memory)


def chosen_last(state: State, action: int) -> tuple[int, ...]:
    """Return the cards an action chose last; entries that begin with a mark are other things."""
    for entry in state.memory[action][::-1]:
        if isinstance(entry, tuple) and not (entry and entry[0] < 0):
            return entry
    return ()


def holds_with_less_twilight(state: State, context: Context, test: Test, spent: int) -> bool:
    """Whether something will hold once that much twilight is paid from the pool."""
    state.twilight -= spent
    holds = test(state, context)
    state.twilight += spent
    return holds


# --- limits ---


def count_use(state: State, card: int, ability: Ability) -> None:
    """Count a use of an ability that has a limit."""
    if ability.limit:
        key = _use_key(state, card, ability)
        state.uses[key] = state.uses.get(key, 0) + 1


def within_limit(state: State, card: int, ability: Ability) -> bool:
    """Whether an ability may be used once more (4.2, "limit": each copy, each phase)."""
    if not ability.limit:
        return True
    return state.uses.get(_use_key(state, card, ability), 0) < ability.limit


def _use_key(state: State, card: int, ability: Ability) -> tuple[int, int, bool]:
    """Return what the uses of an ability are counted by: of one "per site", each move apart."""
    moves = state.moves if ability.per_site else 0
    return (card, ability.place + moves * _PLACES, ability.per_turn)


# More than a card has parts: it keeps the uses of different sites apart.
_PLACES: Final = 1000


def forget_uses(state: State, *, of_turn: bool) -> None:
    """Reset what is counted, at the end of a phase or of the turn."""
    if state.uses:
        state.uses = {key: count for key, count in state.uses.items() if key[2] and not of_turn}


# --- what is about to happen ---


PREVENTED: Final = 1
PAID_ALL_THE_SAME: Final = 2
REPLACED: Final = 3


def prevent(state: State, event: int, *, is_paid: bool = False) -> None:
    """Mark what is about to happen as prevented; `is_paid` where a cost counts as paid."""
    state.memory[event] = (PAID_ALL_THE_SAME if is_paid else PREVENTED,)


def replace_event(state: State, event: int) -> None:
    """Mark what is about to happen as replaced by something else (4.2, "instead")."""
    state.memory[event] = (REPLACED,)


def unprevent(state: State, event: int) -> None:
    """Take back a prevention, for something that cannot be prevented; a replacement stays."""
    if state.memory.get(event) != (REPLACED,):
        state.memory.pop(event, None)


def settle_prevented(state: State, event: int, action: int) -> bool:
    """Forget what was about to happen; return whether it was prevented.

    A cost of `action` that was prevented is not paid (rulings of 2004, "paying costs").
    """
    answer = state.memory.pop(event, ())
    if answer in ((PREVENTED,), (REPLACED,)):
        leave_unpaid(state, action)
    return bool(answer)


def is_prevented(state: State, event: int) -> bool:
    """Whether what is about to happen was prevented."""
    return bool(state.memory.get(event))
