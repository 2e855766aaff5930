"""An opponent names a side, and three revealed cards go where that decides: 17 R 23."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.decision import Option
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State

_SHOWN = 3
_ENOUGH = 2
_SIDES = ("Free Peoples", "Shadow")


def _name(state: State, context: Context) -> None:
    """Ask the first Shadow player in turn order to name a side."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    opponent = next(player for player in state.alive() if player != context.player)
    options = [Option(Verb.NAME, context.source, number=place) for place in range(len(_SIDES))]
    state.ask(opponent, Question.NAME, options, _named, context, _SIDES, source=context.source)


def _named(state: State, option: Option, context: Context, sides: tuple[str, ...]) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.traits import FREE_PEOPLES, SHADOW
    from rules.tcg.engine.zones.board import discard
    from rules.tcg.engine.zones.piles import take_into_hand
    from rules.tcg.notation.compiler.piles import make_known

    state.note("named", context.source, sides[option.number])
    side = SHADOW if option.number else FREE_PEOPLES
    shown = tuple(state.decks[context.player][-_SHOWN:][::-1])
    make_known(state, shown, None)
    for card in shown:
        state.note("revealed", context.player, card)
    enough = sum(bool(state.blueprints[card].traits & side) for card in shown) >= _ENOUGH
    for card in shown:
        if enough:
            take_into_hand(state, card)
        else:
            discard(state, card)


def _deck_is_left(state: State, context: Context) -> bool:
    return bool(state.decks[context.player])


reveal_three_of_a_named_side = OwnEffect(
    "choose an opponent to name either Free Peoples or Shadow. Reveal the top 3 cards of your "
    "draw deck. If at least 2 of them are of the named side, take those 3 cards into hand. "
    "Otherwise, discard those cards",
    _name,
    useful=_deck_is_left,
    worth=1.0,
)
