"""Effects that leave a choice to a player ("may", "unless"), or that another player does."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Context, Program
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import choose_player
from rules.tcg.engine.steps.execution import (
    UNPAID,
    begin_action,
    end_action,
    push_program,
    run,
)
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    always,
)
from rules.tcg.notation.compiler.conditions import NOT_DONE
from rules.tcg.notation.compiler.effects import (
    EFFECTS,
    compile_cost,
    compile_effect,
    compile_free,
)
from rules.tcg.notation.compiler.effects_of_effects import begins_once_paid, compile_action
from rules.tcg.notation.compiler.memory import last_group, note_who
from rules.tcg.notation.compiler.players import compile_players, is_choice


def _may(effect: ef.May, compilation: Compilation) -> Compiled:
    before, compilation.choosing = compilation.choosing, True
    cost, done = compile_action(effect.action, compilation)
    compilation.choosing = before
    begins = begins_once_paid(cost, done)
    costs = compilation.program(cost.steps) if cost is not None else None
    program = compilation.branch(done.steps, effect.action)

    def possible(state: State, context: Context) -> bool:
        if cost is not None:
            return cost.possible(state, context) and begins(state, context)
        return done.useful(state, context)

    def offer(state: State, context: Context) -> None:
        if not possible(state, context):
            remember_not_done(state, context)
            return
        options = [Option(Verb.YES, context.source), PASS]
        state.ask(
            context.player,
            Question.MAY,
            options,
            _taken_up,
            context,
            costs,
            program,
            source=context.source,
        )

    return Compiled(always, (offer,), possible)


def remember_not_done(state: State, context: Context) -> None:
    """Note that what a player could choose to do was not done ("if you do")."""
    state.memory[context.action] = (*state.memory[context.action], NOT_DONE)


def _taken_up(
    state: State,
    option: Option,
    context: Context,
    costs: Program | None,
    program: Program | None,
) -> None:
    if option.verb == Verb.PASS:
        remember_not_done(state, context)
        return
    # What is paid here is a payment of its own: if it fails, only this part is not done.
    before = state.memory[context.action]
    state.push(_after_payment, program, context, UNPAID in before)
    if costs is not None:
        state.push(run, costs, 0, context)


def _after_payment(
    state: State, program: Program | None, context: Context, was_unpaid: bool
) -> None:
    """Step: do what was paid for; an unpaid part leaves the rest of the action as it is."""
    memory = state.memory[context.action]
    if UNPAID in memory and not was_unpaid:
        state.memory[context.action] = (
            *(entry for entry in memory if entry != UNPAID),
            NOT_DONE,
        )
    elif program is not None and program.steps:
        run(state, program, 0, context)


def _player_does(effect: ef.PlayerDoes, compilation: Compilation) -> Compiled:
    # What one player chooses is no choice of another who then does it.
    before, compilation.choosing = compilation.choosing, False
    inner = compile_effect(effect.effect, compilation)
    compilation.choosing = before
    one_of_several = is_choice(effect.who)
    program = compilation.program((note_who, *inner.steps) if one_of_several else inner.steps)
    players = compile_players(effect.who)

    def possible(state: State, context: Context) -> bool:
        return any(
            inner.possible(state, context.for_player(player)) for player in players(state, context)
        )

    def useful(state: State, context: Context) -> bool:
        return any(
            inner.useful(state, context.for_player(player)) for player in players(state, context)
        )

    def let_do(state: State, context: Context) -> None:
        if program is None:
            return
        found = players(state, context)
        if one_of_several:
            state.push(choose_player, found, program, context)
            return
        for player in reversed(found):
            state.push(run, program, 0, context.for_player(player))

    assigns = inner.assigns if inner.assigns is always else possible
    return Compiled(possible, (let_do,), useful, inner.demand, assigns=assigns)


def _unless_prevented(effect: ef.UnlessPrevented, compilation: Compilation) -> Compiled:
    """Do something unless a player pays: they see first to which cards it would be done."""
    done = compile_free(effect.effect, compilation)
    before, compilation.choosing = compilation.choosing, True
    price = compile_cost(effect.price, compilation)
    compilation.choosing = before
    instead = compile_free(effect.instead, compilation) if effect.instead is not None else None
    programs = (
        compilation.branch(done.steps[done.choices :], effect.effect),
        compilation.branch(price.steps, effect.price),
        compilation.branch(instead.steps, effect.instead) if instead is not None else None,
    )
    players = compile_players(effect.who)

    choices = done.steps[: done.choices]

    def offer(state: State, context: Context) -> None:
        if choices and not last_group(state, context):
            return  # there was nothing to choose, so there is nothing to prevent
        payers = tuple(
            player
            for player in players(state, context)
            if price.possible(state, context.for_player(player))
        )
        state.push(_offer_prevention, context, payers, programs)

    return Compiled(done.possible, (*choices, offer), done.useful, assigns=done.assigns)


def _offer_prevention(
    state: State,
    context: Context,
    payers: tuple[int, ...],
    programs: tuple[Program | None, ...],
) -> None:
    """Step: the players who can pay may prevent an effect, in turn; else it is done."""
    if not payers:
        push_program(state, programs[0], context)
        return
    options = [
        Option(Verb.EITHER, context.source, number=0),
        Option(Verb.EITHER, context.source, number=1),
    ]
    state.ask(
        payers[0],
        Question.EITHER,
        options,
        _prevention_chosen,
        context,
        payers,
        programs,
        source=context.source,
    )


def _prevention_chosen(
    state: State,
    option: Option,
    context: Context,
    payers: tuple[int, ...],
    programs: tuple[Program | None, ...],
) -> None:
    if option.number == 0:
        state.push(_offer_prevention, context, payers[1:], programs)
        return
    paying = begin_action(state, context.source, payers[0], context.subject, context.other)
    # What "that" card means goes over to the price ("to make that Man strength +2 instead").
    state.memory[paying.action] = tuple(
        entry for entry in state.memory[context.action] if entry != UNPAID
    )
    state.push(_prevented_if_paid, context, paying, payers, programs)
    push_program(state, programs[1], paying)


def _prevented_if_paid(
    state: State,
    context: Context,
    paying: Context,
    payers: tuple[int, ...],
    programs: tuple[Program | None, ...],
) -> None:
    """Step: a price that was prevented itself prevents nothing (4.2, "preventing effects")."""
    paid = UNPAID not in state.memory[paying.action]
    end_action(state, paying.action)
    if not paid:
        state.push(_offer_prevention, context, payers[1:], programs)
    else:
        push_program(state, programs[2], context)


EFFECTS.update(
    {
        ef.May: _may,
        ef.PlayerDoes: _player_does,
        ef.UnlessPrevented: _unless_prevented,
    }
)
