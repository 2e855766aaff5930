"""Drawing cards where a text may put something else in the place of a draw (15 R 22).

Each card is then about to be drawn, one after the other; without such a text in force all are
drawn at once.
"""

from rules.tcg.engine.state.codes import ABOUT_TO_DRAW, CARD_DRAWN
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import settle_prevented
from rules.tcg.engine.steps.triggers import emit, emit_later, is_heard
from rules.tcg.engine.zones import piles


def draw_cards(state: State, player: int, count: int, *, is_effect: bool = False) -> None:
    """Draw cards, as far as there are any; an effect that draws may be answered."""
    if is_heard(state, ABOUT_TO_DRAW):
        state.push(_draw_next, player, count, is_effect)
        return
    drawn = piles.cards_to_draw(state, player, count)
    piles.draw(state, player, drawn)
    if is_effect:
        for _ in range(drawn):
            emit_later(state, CARD_DRAWN, -1, -1, -1, player)


def draw_up_to(state: State, player: int, size: int) -> None:
    """Draw until a given number of cards are in hand, or none is left to draw."""
    if is_heard(state, ABOUT_TO_DRAW):
        state.push(_fill_hand, player, size)
    else:
        piles.draw(state, player, size - len(state.hands[player]))


def _draw_next(state: State, player: int, left: int, is_effect: bool) -> None:
    """Step: draw one more of a given number of cards."""
    if left > 0 and piles.cards_to_draw(state, player, 1):
        state.push(_draw_next, player, left - 1, is_effect)
        _be_about_to_draw(state, player, is_effect)


def _fill_hand(state: State, player: int, size: int) -> None:
    """Step: draw one more card, while there are fewer in hand."""
    if len(state.hands[player]) < size and piles.cards_to_draw(state, player, 1):
        state.push(_fill_hand, player, size)
        _be_about_to_draw(state, player, is_effect=False)


def _be_about_to_draw(state: State, player: int, is_effect: bool) -> None:
    ident = state.fresh_id()
    state.push(_draw_unless_replaced, player, ident, is_effect)
    emit(state, ABOUT_TO_DRAW, -1, -1, ident, player)


def _draw_unless_replaced(state: State, player: int, ident: int, is_effect: bool) -> None:
    """Step: draw a card, unless something else was done instead."""
    if settle_prevented(state, ident, -1):
        return
    piles.draw(state, player, 1)
    if is_effect:
        emit_later(state, CARD_DRAWN, -1, -1, -1, player)
