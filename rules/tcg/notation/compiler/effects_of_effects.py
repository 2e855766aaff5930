"""Effects made of effects: one after another, choices, conditions, repetition, delay."""

from rules.tcg.engine.blueprint import Context, Program, Selector
from rules.tcg.engine.choosing import ask_either, choose, choose_player
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.execution import (
    UNPAID,
    begin_action,
    end_action,
    push_program,
    remember,
    run,
)
from rules.tcg.engine.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.amounts import compile_amount
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    Demand,
    Reserved,
    always,
    payable,
)
from rules.tcg.notation.compiler.conditions import (
    NOT_DONE,
    compile_condition,
    compile_witnesses,
)
from rules.tcg.notation.compiler.effects import (
    EFFECTS,
    compile_cost,
    compile_effect,
    compile_free,
)
from rules.tcg.notation.compiler.filters import compile_cards
from rules.tcg.notation.compiler.memory import note_who
from rules.tcg.notation.compiler.naming import compile_choosing_number, compile_naming
from rules.tcg.notation.compiler.piles import choose_in_pile, shuffles_after
from rules.tcg.notation.compiler.players import compile_players, is_choice
from rules.tcg.notation.compiler.selection import choose_in_play, joint_demand, numbers_asked


def _then(effect: ef.Then, compilation: Compilation) -> Compiled:
    if compilation.paying:
        return _costs_together(effect, compilation)
    parts = [compile_effect(part, compilation) for part in effect.parts]

    def all_possible(state: State, context: Context) -> bool:
        return all(part.possible(state, context) for part in parts)

    def any_useful(state: State, context: Context) -> bool:
        return any(part.useful(state, context) for part in parts)

    begins = [part.begins for part in parts if part.begins is not always]

    def can_begin(state: State, context: Context) -> bool:
        return all(test(state, context) for test in begins)

    steps = tuple(step for part in parts for step in part.steps)
    return Compiled(all_possible, steps, any_useful, begins=can_begin if begins else always)


def _costs_together(effect: ef.Then, compilation: Compilation) -> Compiled:
    """Compile the parts of a cost so that each leaves those after it payable.

    They are compiled last first, because a part's choices must know the demands that follow.
    """
    parts: list[Compiled] = []
    outer = compilation.later
    demands: list[Demand] = []
    for part in reversed(effect.parts):
        compilation.later = [*demands, *outer]
        compiled = compile_effect(part, compilation)
        parts.insert(0, compiled)
        if compiled.demand is not None:
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

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        found: list[Reserved] = []
        for branch in branches:
            if branch.possible(state, context):
                found += branch.demand(state, context, reserved) if branch.demand else [reserved]
        return found

    return Compiled(any_possible, (choose_one,), any_useful, ways)


def compile_action(action: ef.Action, compilation: Compilation) -> tuple[Compiled | None, Compiled]:
    """Return the cost (None where there is none) and the effect of an action."""
    cost = compile_cost(action.cost, compilation) if action.cost is not None else None
    return cost, compile_free(action.effect, compilation)


def _may(effect: ef.May, compilation: Compilation) -> Compiled:
    before, compilation.choosing = compilation.choosing, True
    cost, done = compile_action(effect.action, compilation)
    compilation.choosing = before
    costs = compilation.program(cost.steps) if cost is not None else None
    program = compilation.branch(done.steps, effect.action)

    def possible(state: State, context: Context) -> bool:
        if cost is not None:
            return cost.possible(state, context)
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
    inner = compile_effect(effect.effect, compilation)
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

    return Compiled(possible, (let_do,), useful, inner.demand)


def _unless_prevented(effect: ef.UnlessPrevented, compilation: Compilation) -> Compiled:
    done = compile_free(effect.effect, compilation)
    before, compilation.choosing = compilation.choosing, True
    price = compile_cost(effect.price, compilation)
    compilation.choosing = before
    instead = compile_free(effect.instead, compilation) if effect.instead is not None else None
    programs = (
        compilation.branch(done.steps, effect.effect),
        compilation.branch(price.steps, effect.price),
        compilation.branch(instead.steps, effect.instead) if instead is not None else None,
    )
    players = compile_players(effect.who)

    def offer(state: State, context: Context) -> None:
        payers = tuple(
            player
            for player in players(state, context)
            if price.possible(state, context.for_player(player))
        )
        state.push(_offer_prevention, context, payers, programs)

    return Compiled(done.possible, (offer,), done.useful)


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
    paying = begin_action(state, context.source, payers[0])
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

    return Compiled(always, (do_if,), useful)


def _for_each(effect: ef.ForEach, compilation: Compilation) -> Compiled:
    amount = compile_amount(effect.amount)
    inner = compile_effect(effect.effect, compilation)
    program = compilation.program(inner.steps)

    def repeat(state: State, context: Context) -> None:
        for _ in range(amount(state, context) if program is not None else 0):
            state.push(run, program, 0, context)

    def useful(state: State, context: Context) -> bool:
        return inner.useful(state, context)

    return Compiled(always, (*numbers_asked(effect.amount), repeat), useful)


# --- choosing and spotting ---


def _pick(effect: ef.Pick, compilation: Compilation) -> Compiled:
    if isinstance(effect.target, ef.CardsIn):
        chosen = choose_in_pile(compilation, effect.target, None)
        chosen.steps = (*chosen.steps, *shuffles_after(effect.target))
        return chosen
    return choose_in_play(compilation, effect.target, None)


def _spot(effect: ef.Spot, compilation: Compilation) -> Compiled:
    """Spot cards; where the action speaks of "that" card later, it is chosen."""
    cards = compile_cards(effect.filter)
    count = compile_amount(effect.count)
    asked = numbers_asked(effect.count)

    def can_spot(state: State, context: Context) -> bool:
        return bool(asked) or len(cards(state, context)) >= count(state, context)

    if not compilation.remembers:
        return Compiled(can_spot, asked, can_spot)
    selector = compilation.part(Selector(cards, None, count, count))

    def choose_spotted(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    return Compiled(can_spot, (*asked, choose_spotted), can_spot)


def _require(effect: ef.Require, compilation: Compilation) -> Compiled:
    holds = compile_condition(effect.condition)
    return Compiled(holds, (), holds)


def _name(effect: ef.Name, compilation: Compilation) -> Compiled:
    return Compiled(always, (compile_naming(effect, compilation),))


def _choose_number(effect: ef.ChooseNumber, compilation: Compilation) -> Compiled:
    cards = compile_cards(effect.among)

    def any_card(state: State, context: Context) -> bool:
        return bool(cards(state, context))

    return Compiled(always, (compile_choosing_number(effect, compilation),), any_card)


EFFECTS.update(
    {
        ef.Then: _then,
        ef.Either: _either,
        ef.May: _may,
        ef.PlayerDoes: _player_does,
        ef.UnlessPrevented: _unless_prevented,
        ef.If: _if,
        ef.ForEach: _for_each,
        ef.Pick: _pick,
        ef.Spot: _spot,
        ef.Require: _require,
        ef.Name: _name,
        ef.ChooseNumber: _choose_number,
    }
)
