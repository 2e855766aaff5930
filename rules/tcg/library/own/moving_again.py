"""Discarding one's hand at the end of a turn without another move: 7 C 76."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _watch(state: State, context: Context) -> None:
    """Put off the test until all else of this regroup phase, the move or the stay, is done."""
    state.stack.insert(0, (_discard_unless_moved, context.player, state.moves))


def _discard_unless_moved(state: State, player: int, moves: int) -> None:
    """Step: a fellowship that did not move again costs its player the hand."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.zones.board import discard

    if state.moves == moves:
        for card in tuple(state.hands[player]):
            discard(state, card)


discard_hand_unless_you_move_again = OwnEffect(
    "if you do not move again this turn, discard your hand",
    _watch,
    worth=-1.0,
    is_sentence=True,
)
