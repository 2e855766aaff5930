"""Effects on The One Ring and its bearer."""

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.operations.losing import lose
from rules.tcg.engine.state.codes import (
    BORNE,
    RESISTANCE,
    RING_PUT_ON,
    UNTIL_END_OF_GAME,
)
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.opening import gain_ring_bound
from rules.tcg.engine.turn.regroup import take_off_the_ring
from rules.tcg.engine.zones.board import attach, detach, in_play
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.targets import compile_target


def _ring_effect(effect: ef.RingEffect, compilation: Compilation) -> Compiled:
    if effect is ef.RingEffect.CORRUPT:

        def corrupt(state: State, context: Context) -> None:
            lose(state, state.active, "corrupted")

        return Compiled(always, (corrupt,))
    if effect is ef.RingEffect.TAKE_OFF:

        def is_worn(state: State, context: Context) -> bool:
            return state.wearing[state.active]

        def take_off(state: State, context: Context) -> None:
            take_off_the_ring(state)

        return Compiled(is_worn, (take_off,), is_worn)

    def not_worn(state: State, context: Context) -> bool:
        return not state.wearing[state.active]

    def wear(state: State, context: Context) -> None:
        player = state.active
        if not state.wearing[player]:
            state.wearing[player] = True
            state.note("wears the Ring", player)
            emit(state, RING_PUT_ON, state.ring_bearer[player])

    return Compiled(not_worn, (wear,), not_worn)


def _make_ring_bearer(effect: ef.MakeRingBearer, compilation: Compilation) -> Compiled:
    """A companion carries on as Ring-bearer, not wearing the Ring (4.2, "losing the game").

    As an answer to a death only where the one who died was the Ring-bearer (4.2, "Sam").
    """
    resistance = effect.resistance

    def eligible(state: State, context: Context, card: int) -> bool:
        bearer = state.ring_bearer[state.owner[card]]
        if not in_play(state, card) or bearer == card:
            return False
        return context.subject < 0 or context.subject == bearer

    def make(state: State, context: Context, card: int, action: int) -> None:
        if not eligible(state, context, card):
            return
        player = state.owner[card]
        ring = state.ring[player]
        if state.zone[ring] == BORNE:
            detach(state, ring)
        state.set_ring_bearer(player, card)
        state.wearing[player] = False
        gain_ring_bound(state, card)
        attach(state, ring, card)
        if resistance is not None:
            printed = state.blueprints[card].printed[RESISTANCE]
            change_number(state, card, RESISTANCE, resistance - printed, UNTIL_END_OF_GAME)
        state.note("becomes the Ring-bearer", card)
        state.unsettled = True

    return compile_target(compilation, effect.target, make, eligible=eligible)


EFFECTS.update(
    {
        ef.RingEffect: _ring_effect,
        ef.MakeRingBearer: _make_ring_bearer,
    }
)
