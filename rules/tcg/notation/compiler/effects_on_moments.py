"""Effects that wait for a moment or hold until one, and answers to what is about to happen."""

from typing import Final

from rules.tcg.engine.state.codes import (
    KILLED,
    PHASE_CODES,
    SKIRMISH_DECIDED,
    SKIRMISH_WON,
    UNTIL_END_OF_PHASE,
)
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.records import Delayed
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import prevent, replace_event, run
from rules.tcg.engine.turn.regroup import END_OF_TURN
from rules.tcg.notation import effects as ef
from rules.tcg.notation.abilities import EachTime
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.durations import code_of_duration
from rules.tcg.notation.compiler.effects import EFFECTS, compile_free
from rules.tcg.notation.compiler.giving import grant
from rules.tcg.notation.compiler.rules import compile_rule
from rules.tcg.notation.filters import AnyOf, Printed, Reference
from rules.tcg.notation.triggers import Doing, IsDone, LosesSkirmish, WinsSkirmish
from rules.tcg.vocabulary import CardType

_ANY_CHARACTER: Final = AnyOf(
    (Printed(CardType.COMPANION), Printed(CardType.ALLY), Printed(CardType.MINION))
)


def _at_moment(effect: ef.AtMoment, compilation: Compilation) -> Compiled:
    program = compilation.program(compile_free(effect.effect, compilation).steps)
    phase = PHASE_CODES[effect.phase] if effect.phase is not None else END_OF_TURN

    def put_off(state: State, context: Context) -> None:
        if program is not None:
            memory = state.memory[context.action]
            state.delayed.append(Delayed(phase, program, context, memory))

    return Compiled(always, (put_off,))


def _lasting(effect: ef.Lasting, compilation: Compilation) -> Compiled:
    rule = compile_rule(effect.sentence, compilation)
    until = code_of_duration(effect.until)

    def let_last(state: State, context: Context) -> None:
        grant(state, context.source, context, rule, until)

    def forbids_more(state: State, context: Context) -> bool:
        """Whether the ban does not hold yet: forbidding the same thing twice changes nothing."""
        return not any(
            granted.rule is rule and granted.card == context.source and granted.until == until
            for granted in state.granted
        )

    only_forbids = bool(rule.bans) and not (rule.own or rule.everywhere or rule.triggers)
    return Compiled(always, (let_last,), forbids_more if only_forbids else always)


def _if_wins(effect: ef.IfWins, compilation: Compilation) -> Compiled:
    """Offer the winner's own response as soon as the winner is settled."""
    rule = compile_rule(EachTime(WinsSkirmish(Reference.THIS), effect.effect), compilation)
    (answer,) = rule.triggers
    answer.heard = {SKIRMISH_DECIDED: answer.heard[SKIRMISH_WON]}
    answer.events = 1 << SKIRMISH_DECIDED
    winners = compile_cards(effect.winner)

    def wait_for_victory(state: State, context: Context) -> None:
        for card in winners(state, context):
            grant(state, card, context, rule, UNTIL_END_OF_PHASE)

    return Compiled(always, (wait_for_victory,))


def _if_loses(effect: ef.IfLoses, compilation: Compilation) -> Compiled:
    """Offer the event's response to a loss: the loser may be dead by then, and is the opponent's.

    The character is kept as the bearer of the event, which has none. Raise NoMeaning for another
    card, which may have one.
    """
    if compilation.card.type is not CardType.EVENT:
        raise compilation.no_meaning(effect)
    rule = compile_rule(EachTime(LosesSkirmish(Reference.BEARER), effect.effect), compilation)
    losers = compile_cards(effect.loser)

    def wait_for_defeat(state: State, context: Context) -> None:
        for card in losers(state, context):
            kept = Context(context.source, context.player, bearer=card)
            grant(state, context.source, kept, rule, UNTIL_END_OF_PHASE)

    return Compiled(always, (wait_for_defeat,))


def _if_killed(effect: ef.IfKilled, compilation: Compilation) -> Compiled:
    """Offer the response of this text to the death of the character that passes now."""
    rule = compile_rule(EachTime(IsDone(Doing.KILL, _ANY_CHARACTER), effect.effect), compilation)
    (answer,) = rule.triggers
    victims = compile_cards(effect.victim)

    def is_meant(state: State, context: Context) -> bool:
        return any(
            granted.rule is rule
            and granted.card == context.source
            and granted.context.subject == context.subject
            for granted in state.granted
        )

    answer.heard = {KILLED: is_meant}

    def wait_for_death(state: State, context: Context) -> None:
        for card in victims(state, context):
            kept = Context(context.source, context.player, subject=card)
            grant(state, context.source, kept, rule, UNTIL_END_OF_PHASE)

    return Compiled(always, (wait_for_death,))


# --- what is about to happen ---


def _prevention(effect: ef.Prevention, compilation: Compilation) -> Compiled:
    is_paid = effect is ef.Prevention.PLACE_NO_TOKEN

    def prevent_it(state: State, context: Context) -> None:
        prevent(state, context.event, is_paid=is_paid)
        state.note("prevented", context.subject)

    return Compiled(always, (prevent_it,))


def _instead(effect: ef.Instead, compilation: Compilation) -> Compiled:
    """Replace what is about to happen; where the replacement cannot be, it happens (4.2)."""
    inner = compile_free(effect.effect, compilation)
    program = compilation.program(inner.steps)

    def replace(state: State, context: Context) -> None:
        if not inner.possible(state, context):
            return
        replace_event(state, context.event)
        if program is not None:
            state.push(run, program, 0, context)

    return Compiled(inner.possible, (replace,), inner.possible)


EFFECTS.update(
    {
        ef.AtMoment: _at_moment,
        ef.Lasting: _lasting,
        ef.IfLoses: _if_loses,
        ef.IfWins: _if_wins,
        ef.IfKilled: _if_killed,
        ef.Prevention: _prevention,
        ef.Instead: _instead,
    }
)
