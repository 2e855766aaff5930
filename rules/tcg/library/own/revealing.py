"""Revealing cards one by one until a card of a kind comes up, and a card its own text reveals.

The first is for 12 C 16; the second for 12 R 183, 13 R 84 and 13 R 112, which stay in hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _reveal_until_shadow_card(state: State, context: Context) -> None:
    """Reveal from the top of the draw deck; without a Shadow card in it, the whole deck."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.traits import SHADOW
    from rules.tcg.engine.steps.execution import remember
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


def _reveal_itself(state: State, context: Context) -> None:
    """Show the card to all players; it stays in hand."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.notation.compiler.piles import make_known

    make_known(state, (context.source,), None)
    state.note("revealed", context.player, context.source)


reveal_this_card = OwnEffect("reveal this card from hand", _reveal_itself)
