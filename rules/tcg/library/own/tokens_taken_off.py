"""Taking every token off a card, wounds among them: 11 R 216."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _take_off(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.tokens import are_culture_tokens_fixed, change_culture_tokens

    card = context.source
    if state.wounds[card]:
        state.set_wounds(card, 0)
    if are_culture_tokens_fixed(state):
        return
    for on, culture in list(state.tokens):
        if on == card:
            change_culture_tokens(state, card, culture, -state.tokens[on, culture])


def _has_tokens(state: State, context: Context) -> bool:
    card = context.source
    return bool(state.wounds[card]) or any(on == card for on, _ in state.tokens)


remove_all_tokens_from_here = OwnEffect(
    "remove all tokens from here", _take_off, useful=_has_tokens, worth=0.2
)
