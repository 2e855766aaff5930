"""Exchanging a hand with the cards stacked on this card: 11 R 11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _exchange(state: State, context: Context) -> None:
    """Stack the hand here and take what was stacked; drawing it is not, nor taking one by one."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.zones.board import in_play, stack
    from rules.tcg.engine.zones.piles import take_into_hand

    if not in_play(state, context.source):
        return
    stacked = state.stacks.get(context.source, ())
    hand = tuple(state.hands[context.player])
    for card in stacked:
        take_into_hand(state, card)
    for card in hand:
        stack(state, card, context.source)


def _would_change(state: State, context: Context) -> bool:
    return bool(state.stacks.get(context.source) or state.hands[context.player])


exchange_stack_with_hand = OwnEffect(
    "exchange the cards stacked here with your hand", _exchange, useful=_would_change, worth=0.5
)
