"""Exerting in turns until somebody stops: 7 R 223."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.decision import Option
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _let_owner_answer(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.notation.compiler.memory import last_group

    for minion in last_group(state, context):
        state.push(_offer, context, state.owner[minion])


def _offer(state: State, context: Context, player: int) -> None:
    """Step: a player may exert one of the other side's characters, or ends it by passing."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.numbers import can_exert
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import PASS, Option

    is_yours = player == context.player
    characters = state.minions if is_yours else state.companions[state.active]
    options = [
        Option(Verb.CHOOSE, card)
        for card in characters
        if can_exert(state, card, 1, context.source)
    ]
    options.append(PASS)
    source = context.source
    state.ask(player, Question.TARGET, options, _chosen, context, player, source=source)


def _chosen(state: State, option: Option, context: Context, player: int) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.wounds import exert
    from rules.tcg.engine.state.codes import Verb

    if option.verb != Verb.PASS:
        card = option.card
        following = state.owner[card] if player == context.player else context.player
        state.push(_go_on, context, following, card, state.wounds[card])
        state.push(exert, card, context.source)


def _go_on(state: State, context: Context, player: int, exerted: int, wounds: int) -> None:
    """Step: the other player's turn, unless that exertion was prevented."""
    if state.wounds[exerted] > wounds:
        state.push(_offer, context, player)


answer_exertions_in_turns = OwnEffect(
    "that minion's owner may exert a companion and if he or she does so, you may exert a minion; "
    "repeat this until a player does not exert a character",
    _let_owner_answer,
    worth=0.0,
    is_sentence=True,
)
