"""Discarding one's hand for not moving again: 7 C 76.

Whether the fellowship moves again is settled when its player chooses to stay. So the hand is
discarded then, and they reconcile afterwards: print sets no later moment, and a required action
is done as soon as its trigger happens (4.2, "action"). The players' own server plays it so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _watch(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.turn.regroup import put_off_until_staying

    put_off_until_staying(state, _discard_hand, context.player)


def _discard_hand(state: State, player: int) -> None:
    """Step: a fellowship that does not move again costs its player the hand."""
    # As above: only playing needs the engine.
    from rules.tcg.engine.zones.board import discard

    for card in tuple(state.hands[player]):
        discard(state, card)


discard_hand_unless_you_move_again = OwnEffect(
    "if you do not move again this turn, discard your hand",
    _watch,
    worth=-1.0,
    is_sentence=True,
)
