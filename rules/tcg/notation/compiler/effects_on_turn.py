"""Effects on the turn: the move, totals, phases that are skipped or end, initiative."""

from typing import Final

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.operations import sites
from rules.tcg.engine.operations.actions import end_actions
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import (
    ARCHERY,
    MANEUVER,
    MOVE_LIMIT,
    SKIPS_SHADOW_PHASE,
    SKIRMISH,
    UNTIL_END_OF_PHASE,
    UNTIL_END_OF_TURN,
)
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.selection import numbers_asked
from rules.tcg.notation.compiler.statistics import GAME_NUMBER_CODES
from rules.tcg.notation.compiler.tables import compile_amount
from rules.tcg.notation.players import Player


def _move_fellowship(effect: ef.MoveFellowship, compilation: Compilation) -> Compiled:
    def can_move(state: State, context: Context) -> bool:
        return state.position[state.active] < sites.LAST_SITE

    def move_now(state: State, context: Context) -> None:
        state.push(move)

    return Compiled(can_move, (move_now,), can_move)


def _change_game_number(effect: ef.ChangeGameNumber, compilation: Compilation) -> Compiled:
    statistic = GAME_NUMBER_CODES[effect.number]
    amount = compile_amount(effect.amount)
    until = UNTIL_END_OF_TURN if statistic == MOVE_LIMIT else UNTIL_END_OF_PHASE

    least, limit = effect.least, effect.limit
    place = compilation.limit_key() if limit is not None else 0

    def change(state: State, context: Context) -> None:
        wanted = amount(state, context)
        if least is not None:
            wanted = min(0, max(wanted, least - moves_allowed(state)))
        if limit is not None:
            key = (context.source, place, False)
            used = state.uses.get(key, 0)
            wanted = max(0, min(wanted, limit - used))
            state.uses[key] = used + wanted
        if wanted or (least is None and limit is None):
            change_number(state, -1, statistic, wanted, until)

    return Compiled(always, (*numbers_asked(effect.amount), change))


_SKIPPED: Final = {
    ef.Skip.ARCHERY: ARCHERY,
    ef.Skip.MANEUVER: MANEUVER,
    ef.Skip.FIERCE: SKIRMISH,
}


def _skip(effect: ef.Skip, compilation: Compilation) -> Compiled:
    phase = _SKIPPED[effect]

    def skip(state: State, context: Context) -> None:
        state.skips |= {phase}

    return Compiled(always, (skip,))


def _skip_next_shadow_phase(effect: ef.SkipNextShadowPhase, compilation: Compilation) -> Compiled:
    def skip_next(state: State, context: Context) -> None:
        key = (SKIPS_SHADOW_PHASE, -1 - context.player)
        state.rare[key] = 1  # who skips it already skips the same one (2.0, rulings on 2 R 15)

    return Compiled(always, (skip_next,))


def _end_shadow_phase(effect: ef.EndShadowPhase, compilation: Compilation) -> Compiled:
    def end(state: State, context: Context) -> None:
        end_actions(state, context.player)

    return Compiled(always, (end,))


def _take_initiative(effect: ef.TakeInitiative, compilation: Compilation) -> Compiled:
    shadow = effect.who is not Player.FREE_PEOPLES

    def take(state: State, context: Context) -> None:
        state.initiative = int(shadow)

    return Compiled(always, (take,))


EFFECTS.update(
    {
        ef.MoveFellowship: _move_fellowship,
        ef.ChangeGameNumber: _change_game_number,
        ef.Skip: _skip,
        ef.SkipNextShadowPhase: _skip_next_shadow_phase,
        ef.EndShadowPhase: _end_shadow_phase,
        ef.TakeInitiative: _take_initiative,
    }
)
