"""Effects made of effects: one after another, choices, conditions, repetition."""

from collections.abc import Callable
from dataclasses import replace

from rules.tcg.engine.state.parts import Amount, Context, Selector, Step, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import ask_either
from rules.tcg.engine.steps.execution import (
    holds_with_less_twilight,
    remember,
    run,
)
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.chosen_x import settle_x
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    Demand,
    Reserved,
    always,
    payable,
)
from rules.tcg.notation.compiler.conditions import every
from rules.tcg.notation.compiler.effects import (
    EFFECTS,
    compile_cost,
    compile_effect,
    compile_free,
)
from rules.tcg.notation.compiler.memory import note_revealed
from rules.tcg.notation.compiler.players import is_choice
from rules.tcg.notation.compiler.remembered_amounts import is_asked
from rules.tcg.notation.compiler.selection import joint_demand, numbers_asked
from rules.tcg.notation.compiler.tables import compile_amount, compile_condition
from rules.tcg.notation.compiler.witnesses import compile_witnesses
from rules.tcg.notation.filters import That
from rules.tcg.notation.traversal import values_of_kind


def _then(effect: ef.Then, compilation: Compilation) -> Compiled:
    if compilation.paying:
        return _costs_together(effect, compilation)
    parts = [compile_effect(part, compilation) for part in effect.parts]

    def all_possible(state: State, context: Context) -> bool:
        return all(part.possible(state, context) for part in parts)

    def any_useful(state: State, context: Context) -> bool:
        return any(part.useful(state, context) for part in parts)

    steps = tuple(step for part in parts for step in part.steps)
    choices = parts[0].choices if parts else 0
    return Compiled(
        all_possible,
        steps,
        any_useful,
        begins=_all_begin(parts),
        choices=choices,
        assigns=every([part.assigns for part in parts if part.assigns is not always]),
    )


def _all_begin(parts: list[Compiled]) -> Test:
    """Return the test that an action with all of these parts may be begun."""
    return every([part.begins for part in parts if part.begins is not always])


def _costs_together(effect: ef.Then, compilation: Compilation) -> Compiled:
    """Compile the parts of a cost so that each leaves those after it payable.

    They are compiled last first, because a part's choices must know the demands that follow.
    """
    parts: list[Compiled] = []
    once_picked: list[Test] = []
    outer = compilation.later
    demands: list[Demand] = []
    for part in reversed(effect.parts):
        compilation.later = [*demands, *outer]
        compiled = compile_effect(part, compilation)
        parts.insert(0, compiled)
        if _is_of_a_picked_card(effect, part):
            # Which card it is of is known only once it is picked: the picking sees to the rest.
            once_picked.append(compiled.possible)
            compiled.possible = always
        elif compiled.demand is not None:
            demands.insert(0, compiled.demand)
    compilation.later = outer

    def all_possible(state: State, context: Context) -> bool:
        if not all(part.possible(state, context) for part in parts):
            return False
        return len(demands) < 2 or payable(state, context, demands)

    def twilight(state: State, context: Context) -> int:
        return sum(part.twilight(state, context) for part in parts if part.twilight is not None)

    steps = tuple(step for part in parts for step in part.steps)
    takes_twilight = any(part.twilight is not None for part in parts)
    return Compiled(
        all_possible,
        steps,
        always,
        joint_demand(demands),
        twilight if takes_twilight else None,
        _all_begin(parts),
        once_picked=every(once_picked),
    )


def _is_of_a_picked_card(cost: ef.Then, part: ef.Effect) -> bool:
    """Whether a part of a cost chooses by a card that a part before it picks."""
    before = cost.parts[: cost.parts.index(part)]
    if not any(isinstance(earlier, ef.Pick) for earlier in before):
        return False
    return any(
        any(values_of_kind(target, That))
        for kind in (ef.Choose, ef.CardsIn)
        for target in values_of_kind(part, kind)
    )


def _either(effect: ef.Either, compilation: Compilation) -> Compiled:
    before, compilation.choosing = compilation.choosing, True
    branches = [compile_effect(option, compilation) for option in effect.options]
    compilation.choosing = before
    programs = tuple(
        compilation.branch(branch.steps, option)
        for branch, option in zip(branches, effect.options, strict=True)
    )
    later = list(compilation.later)
    paying = compilation.paying

    def can_do(state: State, context: Context, branch: Compiled) -> bool:
        if not branch.possible(state, context):
            return False
        if not (paying and later and branch.demand is not None):
            return True
        return payable(state, context, [branch.demand, *later])

    def any_possible(state: State, context: Context) -> bool:
        return any(can_do(state, context, branch) for branch in branches)

    def choose_one(state: State, context: Context) -> None:
        # Of two actions one that can be done in full must be chosen (2.0, "Effects").
        places = [place for place, branch in enumerate(branches) if can_do(state, context, branch)]
        ask_either(state, context, places or list(range(len(branches))), programs)

    def any_useful(state: State, context: Context) -> bool:
        return any(branch.useful(state, context) for branch in branches)

    def any_begins(state: State, context: Context) -> bool:
        return any(
            can_do(state, context, branch) and branch.begins(state, context) for branch in branches
        )

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        found: list[Reserved] = []
        for branch in branches:
            if branch.possible(state, context):
                found += branch.demand(state, context, reserved) if branch.demand else [reserved]
        return found

    asks_to_begin = any(branch.begins is not always for branch in branches)
    begins = any_begins if asks_to_begin else always
    # Which of two things is spotted makes no difference, so nobody is asked.
    steps = (choose_one,) if any(branch.steps for branch in branches) else ()
    return Compiled(any_possible, steps, any_useful, ways, begins=begins)


def compile_action(action: ef.Action, compilation: Compilation) -> tuple[Compiled | None, Compiled]:
    """Return the cost (None where there is none) and the effect of an action."""
    parts = compilation.parts
    begin = len(parts)
    cost = compile_cost(action.cost, compilation) if action.cost is not None else None
    end = len(parts)
    done = compile_free(action.effect, compilation)
    if done.needs_revealed is not None:
        # What is revealed must make the rest possible, since it must be done (4.2, "effect").
        enough = _enough_revealed(done.needs_revealed)
        for part in parts[begin:end]:
            if isinstance(part, Selector) and isinstance(part.notation, ef.Reveal):
                part.enough = enough
    if cost is not None:
        settle_x(action, cost, done, parts[begin:end])
    return cost, done


def _enough_revealed(
    needed: Test,
) -> Callable[[State, Context, tuple[int, ...]], bool]:
    """Return whether something could be done once these cards, and no more, are revealed."""

    def is_enough(state: State, context: Context, group: tuple[int, ...]) -> bool:
        before = state.memory[context.action]
        note_revealed(state, context, group)
        holds = needed(state, context)
        state.memory[context.action] = before
        return holds

    return is_enough


def begins_once_paid(cost: Compiled | None, done: Compiled) -> Test:
    """Return the test that an action may be begun with the twilight its cost leaves."""
    begins = _all_begin([part for part in (cost, done) if part is not None])
    if begins is always or cost is None or cost.twilight is None:
        return begins
    spent = cost.twilight

    def begins_with_the_rest(state: State, context: Context) -> bool:
        return holds_with_less_twilight(state, context, begins, spent(state, context))

    return begins_with_the_rest


def _if(effect: ef.If, compilation: Compilation) -> Compiled:
    holds = compile_condition(effect.condition)
    witnesses = compile_witnesses(effect.condition)
    done = compile_effect(effect.effect, compilation)
    program = compilation.program(done.steps)
    otherwise = (
        compile_effect(effect.otherwise, compilation) if effect.otherwise is not None else None
    )
    other = compilation.program(otherwise.steps) if otherwise is not None else None

    def do_if(state: State, context: Context) -> None:
        if holds(state, context):
            if witnesses is not None:
                remember(state, context.action, tuple(witnesses(state, context)))
            if program is not None:
                state.push(run, program, 0, context)
        elif other is not None:
            state.push(run, other, 0, context)

    def useful(state: State, context: Context) -> bool:
        if holds(state, context):
            return done.useful(state, context)
        return otherwise is not None and otherwise.useful(state, context)

    def begins(state: State, context: Context) -> bool:
        if holds(state, context):
            return done.begins(state, context)
        return otherwise is None or otherwise.begins(state, context)

    # What asks for "that" card is not known before the action is begun.
    is_known = not any(values_of_kind(effect.condition, That))
    plays = done.begins is not always or (otherwise is not None and otherwise.begins is not always)
    return Compiled(always, (do_if,), useful, begins=begins if plays and is_known else always)


def _for_each(effect: ef.ForEach, compilation: Compilation) -> Compiled:
    if isinstance(effect.effect, ef.PlayerDoes) and is_choice(effect.effect.who):
        return _one_player_for_each(effect, effect.effect, compilation)
    amount = compile_amount(effect.amount)
    inner = compile_effect(effect.effect, compilation)
    program = compilation.program(inner.steps)

    def repeat(state: State, context: Context) -> None:
        for _ in range(amount(state, context) if program is not None else 0):
            state.push(run, program, 0, context)

    def useful(state: State, context: Context) -> bool:
        return inner.useful(state, context)

    def begins(state: State, context: Context) -> bool:
        return not amount(state, context) or inner.begins(state, context)

    steps: tuple[Step, ...] = (*numbers_asked(effect.amount), repeat)
    if not compilation.paying or inner.demand is None:
        plays = inner.begins is not always and not is_asked(effect.amount)
        return Compiled(always, steps, useful, begins=begins if plays else always)
    demand = _repeated(inner.demand, amount)

    def possible(state: State, context: Context) -> bool:
        return bool(demand(state, context, ()))

    return Compiled(possible, steps, useful, demand)


def _one_player_for_each(
    effect: ef.ForEach, deed: ef.PlayerDoes, compilation: Compilation
) -> Compiled:
    """Choose one player, who does it for each: "make an opponent exert a minion for each"."""
    # Who acts spots; who was chosen would be asked for the number otherwise.
    times = am.Remembered.X if is_asked(effect.amount) else effect.amount
    done = compile_effect(
        replace(deed, effect=ef.ForEach(times, deed.effect)),
        compilation,
    )
    return replace(done, possible=always, steps=(*numbers_asked(effect.amount), *done.steps))


def _repeated(demand: Demand, amount: Amount) -> Demand:
    """Return the demand of a cost that is paid a given number of times, in whatever order."""

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        found: set[Reserved] = {reserved}
        for _ in range(amount(state, context)):
            found = {
                tuple(sorted(taken)) for known in found for taken in demand(state, context, known)
            }
        return sorted(found)

    return ways


EFFECTS.update(
    {
        ef.Then: _then,
        ef.Either: _either,
        ef.If: _if,
        ef.ForEach: _for_each,
    }
)
