"""Exchanging a companion in hand with one in the dead pile or the discard pile: 10 R 14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.blueprint import Blueprint
    from rules.tcg.engine.state.decision import Option
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _companions(state: State, cards: list[int]) -> list[int]:
    """Return the companions among cards, of copies the first."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.traits import COMPANION

    found: dict[tuple[Blueprint, int], int] = {}
    for card in cards:
        if state.blueprints[card].traits & COMPANION:
            # A copy in the dead pile is not the same choice as one in the discard pile.
            found.setdefault((state.blueprints[card], state.zone[card]), card)
    return list(found.values())


def _in_hand(state: State, player: int) -> list[int]:
    return _companions(state, state.hands[player])


def _in_piles(state: State, player: int) -> list[int]:
    return _companions(state, state.dead[player] + state.discards[player])


def _choose_in_hand(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    player, source = context.player, context.source
    if _would_change(state, context):
        options = [Option(Verb.CHOOSE, card) for card in _in_hand(state, player)]
        state.ask(player, Question.TARGET, options, _chosen_in_hand, context, source=source)


def _chosen_in_hand(state: State, option: Option, context: Context) -> None:
    state.push(_choose_in_piles, context, option.card)


def _choose_in_piles(state: State, context: Context, given: int) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    player, source = context.player, context.source
    options = [Option(Verb.CHOOSE, card) for card in _in_piles(state, player)]
    state.ask(player, Question.TARGET, options, _exchange, given, source=source)


def _exchange(state: State, option: Option, given: int) -> None:
    """Put one companion in the place of the other; that is no drawing and no killing."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import IN_DEAD_PILE
    from rules.tcg.engine.zones.board import discard, take_out
    from rules.tcg.engine.zones.piles import take_into_hand

    taken = option.card
    player = state.owner[given]
    to_dead_pile = state.zone[taken] == IN_DEAD_PILE
    drawn = state.drawn
    take_into_hand(state, taken)
    # As many cards leave the hand as come: the rule of 4 does not count them.
    state.drawn = drawn
    if to_dead_pile:
        take_out(state, given)
        state.zone[given] = IN_DEAD_PILE
        state.dead[player].append(given)
        state.note("placed in the dead pile", given)
    else:
        discard(state, given)


def _would_change(state: State, context: Context) -> bool:
    player = context.player
    return bool(_in_hand(state, player) and _in_piles(state, player))


exchange_companions = OwnEffect(
    "exchange a companion in hand with a companion in your dead pile or discard pile",
    _choose_in_hand,
    useful=_would_change,
    worth=0.8,
)
