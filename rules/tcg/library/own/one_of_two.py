"""Choosing between two companions, of whom one dies and the other returns to hand: 18 R 35."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _return_other(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.zones.board import in_play
    from rules.tcg.engine.zones.piles import take_into_hand

    for entry in state.memory.get(context.action, ()):
        if isinstance(entry, tuple) and entry and entry[0] >= 0:
            for card in entry:
                if in_play(state, card) and card not in state.ring_bearer:
                    take_into_hand(state, card)


return_the_other_to_hand = OwnEffect(
    "return the other to his or her hand", _return_other, worth=-3.0
)
