"""Whole actions to choose from, of which one is paid for; what is done until a player stops."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Context, Program, Step
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import ask_either
from rules.tcg.engine.steps.execution import leave_unpaid, push_program
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.effects import (
    EFFECTS,
    compile_cost,
    compile_effect,
    compile_free,
)
from rules.tcg.notation.compiler.effects_of_effects import begins_once_paid
from rules.tcg.notation.compiler.memory import note_way, noted_way


def _pay_either(effect: ef.PayEither, compilation: Compilation) -> Compiled:
    """Compile the costs of whole actions as branches, each of which notes which one it is."""
    costs = [
        compile_cost(action.cost, compilation) if action.cost is not None else Compiled(always, ())
        for action in effect.actions
    ]
    programs = tuple(
        compilation.branch((_noting_way(place), *cost.steps), action)
        for place, (cost, action) in enumerate(zip(costs, effect.actions, strict=True))
    )

    # What a way plays must be there, and payable with what its own cost leaves. That is only
    # asked: what is done are the parts that `DoAsPaid` makes.
    made = len(compilation.parts)
    begins = [
        begins_once_paid(cost, compile_free(action.effect, compilation))
        for cost, action in zip(costs, effect.actions, strict=True)
    ]
    del compilation.parts[made:]

    def possible_ways(state: State, context: Context) -> list[int]:
        return [
            place
            for place, cost in enumerate(costs)
            if cost.possible(state, context) and begins[place](state, context)
        ]

    def any_possible(state: State, context: Context) -> bool:
        return any(cost.possible(state, context) for cost in costs)

    def any_begins(state: State, context: Context) -> bool:
        return bool(possible_ways(state, context))

    def choose_way(state: State, context: Context) -> None:
        places = possible_ways(state, context)
        if places:
            ask_either(state, context, places, programs)
        else:
            leave_unpaid(state, context.action)

    return Compiled(any_possible, (choose_way,), any_possible, begins=any_begins)


def _noting_way(place: int) -> Step:
    def note(state: State, context: Context) -> None:
        note_way(state, context, place)

    return note


def _do_as_paid(effect: ef.DoAsPaid, compilation: Compilation) -> Compiled:
    done = [compile_effect(action.effect, compilation) for action in effect.actions]
    programs = [compilation.program(each.steps) for each in done]

    def do_it(state: State, context: Context) -> None:
        way = noted_way(state, context)
        if way >= 0:
            push_program(state, programs[way], context)

    def any_useful(state: State, context: Context) -> bool:
        return any(each.useful(state, context) for each in done)

    return Compiled(always, (do_it,), any_useful)


def _until_you_stop(effect: ef.UntilYouStop, compilation: Compilation) -> Compiled:
    inner = compile_effect(effect.effect, compilation)
    program = compilation.branch(inner.steps, effect.effect)
    limit = effect.limit

    def begin(state: State, context: Context) -> None:
        if inner.possible(state, context):
            state.push(_again, limit - 1, context, program)
            push_program(state, program, context)

    return Compiled(inner.possible, (begin,), inner.useful)


def _again(state: State, left: int, context: Context, program: Program) -> None:
    """Step: the player may do it once more, or stops."""
    if left:
        options = [Option(Verb.YES, context.source), PASS]
        player = context.player
        state.ask(player, Question.MAY, options, _gone_on, left, context, program)


def _gone_on(state: State, option: Option, left: int, context: Context, program: Program) -> None:
    if option.verb != Verb.PASS:
        state.push(_again, left - 1, context, program)
        push_program(state, program, context)


EFFECTS.update(
    {
        ef.PayEither: _pay_either,
        ef.DoAsPaid: _do_as_paid,
        ef.UntilYouStop: _until_you_stop,
    }
)
