"""Effects made of effects: one after another, choices, conditions, repetition, delay."""

from collections.abc import Iterable

from rules.tcg.engine.blueprint import Context, Step
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.sentences import run
from rules.tcg.engine.state import Delayed, State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compiled import Compiled, compile_effect, player_of
from rules.tcg.notation.compiler.conditions import always, compile_amount, compile_condition
from rules.tcg.notation.compiler.targets import asks_number


@compile_effect.register
def _(effect: ef.Then) -> Compiled:
    parts = [compile_effect(part) for part in effect.parts]
    tests = [part.possible for part in parts if part.possible is not always]

    def all_possible(state: State, context: Context) -> bool:
        return all(test(state, context) for test in tests)

    def any_useful(state: State, context: Context) -> bool:
        return any(part.useful(state, context) for part in parts)

    steps = tuple(step for part in parts for step in part.steps)
    return Compiled(all_possible if tests else always, steps, any_useful)


@compile_effect.register
def _(effect: ef.OneOf) -> Compiled:
    player_is = player_of(effect.who)
    branches = [compile_effect(option) for option in effect.options]

    def any_possible(state: State, context: Context) -> bool:
        return any(branch.possible(state, context) for branch in branches)

    def choose_one(state: State, context: Context) -> None:
        # Of two actions one that can be done in full must be chosen (2.0, "Effects").
        places = [
            place for place, branch in enumerate(branches) if branch.possible(state, context)
        ] or range(len(branches))
        _ask_either(state, context, player_is(state, context), places, branches)

    return Compiled(any_possible, (choose_one,))


def _ask_either(
    state: State,
    context: Context,
    player: int,
    places: Iterable[int],
    branches: list[Compiled],
) -> None:
    options = [Option(Verb.EITHER, context.source, number=place) for place in places]
    steps = tuple(branch.steps for branch in branches)
    state.ask(
        player, Question.EITHER, options, _either_chosen, context, steps, source=context.source
    )


def _either_chosen(
    state: State, option: Option, context: Context, steps: tuple[tuple[Step, ...], ...]
) -> None:
    if steps[option.number]:
        state.push(run, steps[option.number], 0, context)


@compile_effect.register
def _(effect: ef.UnlessPrevented) -> Compiled:
    done = compile_effect(effect.effect)
    price = compile_effect(effect.price)
    player_is = player_of(effect.who)

    def offer(state: State, context: Context) -> None:
        places = [0, 1] if price.possible(state, context) else [0]
        _ask_either(state, context, player_is(state, context), places, [done, price])

    return Compiled(always, (offer,))


@compile_effect.register
def _(effect: ef.If) -> Compiled:
    holds = compile_condition(effect.condition)
    steps = compile_effect(effect.effect).steps

    def do_if(state: State, context: Context) -> None:
        if holds(state, context):
            state.push(run, steps, 0, context)

    return Compiled(always, (do_if,))


@compile_effect.register
def _(effect: ef.ForEach) -> Compiled:
    amount = compile_amount(effect.amount)
    steps = compile_effect(effect.effect).steps

    def repeat(state: State, context: Context) -> None:
        for _ in range(amount(state, context)):
            state.push(run, steps, 0, context)

    return Compiled(always, (*asks_number(effect.amount), repeat))


@compile_effect.register
def _(effect: ef.AtEndOfPhase) -> Compiled:
    steps = compile_effect(effect.effect).steps

    def put_off(state: State, context: Context) -> None:
        memory = state.memory[context.action]
        state.delayed.append(Delayed(state.phase, steps, context, memory))

    return Compiled(always, (put_off,))
