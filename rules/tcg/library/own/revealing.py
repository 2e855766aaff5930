"""Revealing cards one by one until a card of a kind comes up: 12 C 16."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.blueprint import Context
    from rules.tcg.engine.state import State


def _reveal_until_shadow_card(state: State, context: Context) -> None:
    """Reveal from the top of the draw deck; without a Shadow card in it, the whole deck."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.execution import remember
    from rules.tcg.engine.traits import SHADOW
    from rules.tcg.notation.compiler.memory import REVEALED
    from rules.tcg.notation.compiler.piles import make_known

    shown: list[int] = []
    for card in reversed(state.decks[context.player]):
        shown.append(card)
        if state.blueprints[card].traits & SHADOW:
            break
    make_known(state, tuple(shown), None)
    remember(state, context.action, (REVEALED, *shown))
    for card in shown:
        state.note("revealed", context.player, card)


def _deck_is_left(state: State, context: Context) -> bool:
    return bool(state.decks[context.player])


reveal_until_shadow_card = OwnEffect(
    "reveal cards from the top of your draw deck until you reveal a Shadow card",
    _reveal_until_shadow_card,
    useful=_deck_is_left,
)
