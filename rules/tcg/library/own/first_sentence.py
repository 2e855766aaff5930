"""Suspending the first sentence of Saruman's game text: 4 R 174."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _changes(state: State, card: int) -> list[tuple[int, int]]:
    """Return how numbers change without that sentence.

    Every Saruman with a sentence before his actions may not be assigned there, or take wounds
    in the archery phase. Saruman, of Many Colours (12 R 54) begins with "Damage +1".
    """
    # The engine is imported where a game is played: the words and their English need none.
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import CANNOT_BE_ASSIGNED, DAMAGE, TAKES_NO_WOUNDS

    blueprint = state.blueprints[card]
    flags = [flag for flag in (CANNOT_BE_ASSIGNED, TAKES_NO_WOUNDS) if flag in blueprint.own]
    if flags:
        return [(flag, -1) for flag in flags]
    return [(DAMAGE, -blueprint.printed[DAMAGE])] if blueprint.printed[DAMAGE] else []


def _suspend(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.changes import change_number
    from rules.tcg.notation.compiler.durations import code_of_duration
    from rules.tcg.vocabulary import Phase

    until = code_of_duration(Phase.REGROUP)
    bearer = state.bearer[context.source]
    for statistic, amount in _changes(state, bearer) if bearer >= 0 else ():
        change_number(state, bearer, statistic, amount, until, context.source)


def _is_suspended(state: State, bearer: int) -> bool:
    return any(
        state.rare.get((statistic, bearer), 0) == amount
        for statistic, amount in _changes(state, bearer)
    )


def _would_change(state: State, context: Context) -> bool:
    bearer = state.bearer[context.source]
    return bearer >= 0 and bool(_changes(state, bearer)) and not _is_suspended(state, bearer)


suspend_the_first_sentence = OwnEffect(
    "make the first sentence of Saruman's game text not apply until the regroup phase",
    _suspend,
    useful=_would_change,
    worth=0.8,
)
