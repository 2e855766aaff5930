"""Effects on cards in play: exert, wound, heal, discard, change a number, transfer."""

from rules.tcg.engine import wounds
from rules.tcg.engine.blueprint import Context
from rules.tcg.engine.board import attach, change_number, detach, in_play
from rules.tcg.engine.codes import (
    ARCHER,
    BORNE,
    DAMAGE,
    DEFENDER,
    FIERCE,
    NEVER_ROAMING,
    SITE_NUMBER,
    STRENGTH,
    TWILIGHT_COST,
    UNTIL_END_OF_PHASE,
    UNTIL_END_OF_TURN,
    UNTIL_REGROUP,
    VITALITY,
    WOUND_LIMIT,
)
from rules.tcg.engine.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compiled import Compiled, compile_effect
from rules.tcg.notation.compiler.conditions import compile_amount
from rules.tcg.notation.compiler.filters import compile_cards
from rules.tcg.notation.compiler.targets import asks_number, on_target, selection

STATISTIC_CODES = {
    ef.Statistic.STRENGTH: STRENGTH,
    ef.Statistic.VITALITY: VITALITY,
    ef.Statistic.DAMAGE: DAMAGE,
    ef.Statistic.DEFENDER: DEFENDER,
    ef.Statistic.FIERCE: FIERCE,
    ef.Statistic.ARCHER: ARCHER,
    ef.Statistic.SITE_NUMBER: SITE_NUMBER,
    ef.Statistic.TWILIGHT_COST: TWILIGHT_COST,
    # A site's Shadow number is kept where other cards keep their twilight cost.
    ef.Statistic.SHADOW_NUMBER: TWILIGHT_COST,
    ef.Statistic.NEVER_ROAMING: NEVER_ROAMING,
    ef.Statistic.WOUND_LIMIT: WOUND_LIMIT,
}
_UNTIL = {
    ef.Until.END_OF_PHASE: UNTIL_END_OF_PHASE,
    ef.Until.REGROUP: UNTIL_REGROUP,
    ef.Until.END_OF_TURN: UNTIL_END_OF_TURN,
}


@compile_effect.register
def _(effect: ef.Pick) -> Compiled:
    return selection(effect.target, None)


@compile_effect.register
def _(effect: ef.Spot) -> Compiled:
    cards = compile_cards(effect.filter)
    count = effect.count

    def can_spot(state: State, context: Context) -> bool:
        return len(cards(state, context)) >= count

    return Compiled(can_spot, ())


@compile_effect.register
def _(effect: ef.Exert) -> Compiled:
    times = effect.times

    def can_exert(state: State, context: Context, card: int) -> bool:
        return wounds.can_exert(state, card, times)

    def exert(state: State, context: Context, card: int) -> None:
        for _ in range(times):
            wounds.exert(state, card)

    return on_target(effect.target, exert, can_exert)


@compile_effect.register
def _(effect: ef.Wound) -> Compiled:
    times = effect.times

    def wound(state: State, context: Context, card: int) -> None:
        for _ in range(times):
            state.push(wounds.wound, card, context.source)

    return on_target(effect.target, wound)


@compile_effect.register
def _(effect: ef.Heal) -> Compiled:
    def is_wounded(state: State, context: Context, card: int) -> bool:
        return state.wounds[card] > 0

    def heal(state: State, context: Context, card: int) -> None:
        wounds.heal(state, card)

    return on_target(effect.target, heal, is_wounded)


@compile_effect.register
def _(effect: ef.Discard) -> Compiled:
    def discard_it(state: State, context: Context, card: int) -> None:
        wounds.discard_from_play(state, card)

    return on_target(effect.target, discard_it)


@compile_effect.register
def _(effect: ef.Change) -> Compiled:
    statistic = STATISTIC_CODES[effect.statistic]
    until = _UNTIL[effect.until]
    amount = compile_amount(effect.amount)

    def change(state: State, context: Context, card: int) -> None:
        if in_play(state, card):
            change_number(state, card, statistic, amount(state, context), until)

    compiled = on_target(effect.target, change)
    steps = (*asks_number(effect.amount), *compiled.steps)
    return Compiled(compiled.possible, steps, compiled.useful)


@compile_effect.register
def _(effect: ef.TransferThis) -> Compiled:
    def transfer(state: State, context: Context, card: int) -> None:
        this = context.source
        if not in_play(state, this):
            return
        if state.zone[this] == BORNE:
            detach(state, this)
        else:
            state.support[state.owner[this]].remove(this)
        attach(state, this, card)
        state.note("transferred", this, card)

    return on_target(effect.target, transfer)
