"""Effects become steps: those that order other effects, and the table of all.

Effects on cards are in `card_effects`, those on players, piles and the quest in
`table_effects`.
"""

from collections.abc import Callable
from typing import Any, Final

from rules.lcg.engine.blueprint import NOTHING_CHOSEN, Context, Memory, Program, Step, Test
from rules.lcg.engine.codes import CANNOT_CANCEL, SHADOW, Question, Verb
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.records import Delayed
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import end_action, run
from rules.lcg.notation.compiler.building import (
    Building,
    Compiled,
    NoMeaning,
    always,
    every,
    never,
    some,
)
from rules.lcg.notation.compiler.conditions import compile_condition
from rules.lcg.notation.compiler.targets import compile_players
from rules.lcg.notation.effects import (
    AfterAttack,
    AnyPlayerMay,
    As,
    AtEndOfPhase,
    CancelEffect,
    EachMayOr,
    Effect,
    Either,
    If,
    May,
    Next,
    PickPlayer,
    Then,
    Who,
)


def compile_effect(effect: Effect, building: Building) -> Compiled:
    """Return an effect as steps; raise NoMeaning for a word without a meaning."""
    meaning = EFFECTS.get(type(effect))
    if meaning is None:
        raise NoMeaning(f"no meaning is written for the effect {effect!r}")
    compiled = meaning(effect, building)
    # The parts of an effect come first: a step is what its own part says.
    for step in compiled.steps:
        building.blueprint.notations.setdefault(step, effect)
    return compiled


def program_of(effect: Effect, building: Building) -> Program:
    """Return an effect as a program of its own."""
    return building.program(compile_effect(effect, building).steps)


def _then(effect: Then, building: Building) -> Compiled:
    parts = [compile_effect(part, building) for part in effect.parts]
    steps: tuple[Step, ...] = ()
    for part in parts:
        steps += part.steps
    payable = every([part.payable for part in parts])
    first = effect.parts[0]
    if isinstance(first, PickPlayer):
        useful = _useful_for_some_player(first.who, some([part.useful for part in parts[1:]]))
    else:
        useful = some([part.useful for part in parts])
    if any(isinstance(part, CancelEffect) for part in effect.parts):
        useful = every([useful, can_be_canceled])
    return Compiled(steps, payable, useful)


def can_be_canceled(state: State, context: Context) -> bool:
    """Whether what the encounter card of a happening says can be canceled."""
    if state.blueprints[context.subject].uncancelable and state.zone[context.subject] != SHADOW:
        return False
    return not rule_holds(state, CANNOT_CANCEL)


def _useful_for_some_player(who: Who, useful: Test) -> Test:
    """Return whether there is a player to choose for whom what follows would do something."""
    candidates = compile_players(who).candidates

    def is_useful(state: State, context: Context) -> bool:
        before = state.remembered(context)
        found = False
        for player in candidates(state, context):
            state.remember(context.action, before.with_player(player))
            if useful(state, context):
                found = True
                break
        if before is NOTHING_CHOSEN:
            state.forget(context.action)
        else:
            state.remember(context.action, before)
        return found

    return is_useful


def _if(effect: If, building: Building) -> Compiled:
    condition = compile_condition(effect.condition)
    main = compile_effect(effect.effect, building)
    yes = building.program(main.steps)
    other = None if effect.otherwise is None else compile_effect(effect.otherwise, building)
    no = None if other is None else building.program(other.steps)

    def step(state: State, context: Context) -> None:
        if condition(state, context):
            run(state, yes, 0, context)
        elif no is not None:
            run(state, no, 0, context)

    def useful(state: State, context: Context) -> bool:
        if condition(state, context):
            return main.useful(state, context)
        return other is not None and other.useful(state, context)

    return Compiled((step,), useful, useful)


# --- choices ---


def _either(effect: Either, building: Building) -> Compiled:
    parts = [compile_effect(part, building) for part in effect.options]
    programs = tuple(building.program(part.steps) for part in parts)
    useful = some([part.useful for part in parts])

    def step(state: State, context: Context) -> None:
        options = [
            Option(Verb.TAKE_NUMBER, context.source, number=place)
            for place, part in enumerate(parts)
            if part.useful(state, context)
        ]
        if options:
            state.ask(
                context.player, Question.EITHER, options, _either_chosen, programs, context,
                source=context.source,
            )  # fmt: skip

    return Compiled((step,), some([part.payable for part in parts]), useful)


def _either_chosen(
    state: State, option: Option, programs: tuple[Program, ...], context: Context
) -> None:
    run(state, programs[option.number], 0, context)


def _may(effect: May, building: Building) -> Compiled:
    part = compile_effect(effect.effect, building)
    program = building.program(part.steps)

    def step(state: State, context: Context) -> None:
        if part.useful(state, context):
            ask_whether(state, context.player, program, context)

    return Compiled((step,), always, part.useful)


def ask_whether(state: State, player: int, program: Program, context: Context) -> None:
    """Ask a player whether to do something."""
    options = [Option(Verb.ACCEPT, context.source), PASS]
    state.ask(
        player, Question.MAY, options, _whether_chosen, program, context, source=context.source
    )


def _whether_chosen(state: State, option: Option, program: Program, context: Context) -> None:
    if option.verb == Verb.ACCEPT:
        run(state, program, 0, context)


def _any_player_may(effect: AnyPlayerMay, building: Building) -> Compiled:
    cost = compile_effect(effect.cost, building)
    price = building.program(cost.steps)
    main = compile_effect(effect.effect, building)
    less = compile_effect(effect.less, building)
    programs = (building.program(main.steps), building.program(less.steps))

    def step(state: State, context: Context) -> None:
        able = tuple(
            player for player in state.order if cost.payable(state, context.for_player(player))
        )
        _ask_next(state, able, price, programs, context)

    return Compiled((step,), main.payable, main.useful)


def _ask_next(
    state: State,
    able: tuple[int, ...],
    price: Program,
    programs: tuple[Program, Program],
    context: Context,
) -> None:
    """Ask each player in turn whether to pay; once one does, less is done."""
    if not able:
        run(state, programs[0], 0, context)
        return
    options = [Option(Verb.ACCEPT, context.source), PASS]
    state.ask(
        able[0], Question.MAY, options, _payer_chosen, able, price, programs, context,
        source=context.source,
    )  # fmt: skip


def _payer_chosen(
    state: State,
    option: Option,
    able: tuple[int, ...],
    price: Program,
    programs: tuple[Program, Program],
    context: Context,
) -> None:
    if option.verb != Verb.ACCEPT:
        _ask_next(state, able[1:], price, programs, context)
        return
    state.push(run, programs[1], 0, context)
    do_as(state, able[0], price, context, may=False)


def _each_may_or(effect: EachMayOr, building: Building) -> Compiled:
    part = compile_effect(effect.effect, building)
    program = building.program(part.steps)
    other = program_of(effect.otherwise, building)

    def step(state: State, context: Context) -> None:
        able = tuple(
            player for player in state.order if part.useful(state, context.for_player(player))
        )
        _ask_each(state, able, program, other, context, len(able) == len(state.order))

    return Compiled((step,), always, always)


def _ask_each(
    state: State,
    asked: tuple[int, ...],
    program: Program,
    other: Program,
    context: Context,
    all_did: bool,
) -> None:
    """Step: ask each player in turn; once all are asked, do the other thing if any did not."""
    if not asked:
        if not all_did:
            run(state, other, 0, context)
        return
    options = [Option(Verb.ACCEPT, context.source), PASS]
    state.ask(
        asked[0], Question.MAY, options, _each_answered, asked, program, other, context, all_did,
        source=context.source,
    )  # fmt: skip


def _each_answered(
    state: State,
    option: Option,
    asked: tuple[int, ...],
    program: Program,
    other: Program,
    context: Context,
    all_did: bool,
) -> None:
    did = option.verb == Verb.ACCEPT
    state.push(_ask_each, asked[1:], program, other, context, all_did and did)
    if did:
        do_as(state, asked[0], program, context, may=False)


# --- other players ---


def _as(effect: As, building: Building) -> Compiled:
    who = compile_players(effect.who)
    part = compile_effect(effect.effect, building)
    program = building.program(part.steps)
    of_all = effect.who in (Who.EACH_PLAYER, Who.THREAT_OF_35)

    def step(state: State, context: Context) -> None:
        for player in reversed(who.players(state, context)[:]):
            state.push(do_as, player, program, context, effect.may)

    def useful(state: State, context: Context) -> bool:
        return any(
            part.useful(state, context.for_player(player))
            for player in who.candidates(state, context)
        )

    def payable(state: State, context: Context) -> bool:
        found = who.candidates(state, context)
        able = [part.payable(state, context.for_player(player)) for player in found]
        return bool(able) and (all(able) if of_all else any(able))

    return Compiled((*who.steps, step), payable, useful)


def do_as(state: State, player: int, program: Program, context: Context, may: bool) -> None:
    """Step: a player carries out a program as "you", with choices of their own."""
    if not state.alive(player):
        return
    memory = state.remembered(context)
    state.next_action += 1
    theirs = context.in_action(state.next_action, player)
    state.remember(theirs.action, Memory(memory.card, player, memory.number))
    state.push(end_action, theirs.action)
    if may:
        ask_whether(state, player, program, theirs)
    else:
        run(state, program, 0, theirs)


def _next(effect: Next, building: Building) -> Compiled:
    return compile_effect(effect.effect, building)


# --- later ---


def _at_end_of_phase(effect: AtEndOfPhase, building: Building) -> Compiled:
    program = program_of(effect.effect, building)

    def step(state: State, context: Context) -> None:
        late = Delayed(program, context, state.remembered(context))
        state.delayed = [*state.delayed, late]

    # What comes later is no reason to do it now.
    return Compiled((step,), always, never)


def _after_attack(effect: AfterAttack, building: Building) -> Compiled:
    program = program_of(effect.effect, building)

    def step(state: State, context: Context) -> None:
        if state.combat is not None:
            attacker = state.combat.enemy
            late = Delayed(program, context, state.remembered(context), attacker)
            state.delayed = [*state.delayed, late]

    return Compiled((step,), always, never)


def leaf(step: Step, useful: Test, *before: Step) -> Compiled:
    """Return an effect of one step that can be paid where it is useful."""
    return Compiled((*before, step), useful, useful)


# Words of single cards add themselves here (`rules.lcg.library.own`).
EFFECTS: Final[dict[type, Callable[[Any, Building], Compiled]]] = {
    Then: _then,
    If: _if,
    Either: _either,
    May: _may,
    AnyPlayerMay: _any_player_may,
    EachMayOr: _each_may_or,
    As: _as,
    AtEndOfPhase: _at_end_of_phase,
    AfterAttack: _after_attack,
    Next: _next,
}
