"""Counting the culture tokens of a card before it leaves play: 15 U 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _count(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.tokens import culture_tokens
    from rules.tcg.engine.steps.execution import remember
    from rules.tcg.notation.compiler.memory import last_group

    on_it = sum(culture_tokens(state, card, "dwarven") for card in last_group(state, context))
    remember(state, context.action, on_it)


count_its_dwarven_tokens = OwnEffect("count the [dwarven] tokens on it (X)", _count)
