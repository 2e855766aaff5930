"""Choosing two Shire events of which an opponent picks the one that returns to hand: 10 R 104."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.decision import Option
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State

_SHOWN = 2


def _events(state: State, player: int) -> list[int]:
    """Return the Shire events in a player's discard pile, one of each title."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.traits import EVENT, trait
    from rules.tcg.vocabulary import Culture

    wanted = EVENT | trait(Culture.SHIRE)
    by_title: dict[str, int] = {}
    for card in state.discards[player]:
        if state.blueprints[card].traits & wanted == wanted:
            by_title.setdefault(state.blueprints[card].title, card)
    return list(by_title.values())


def _choose_two(state: State, context: Context) -> None:
    state.push(_choose_next, context, ())


def _choose_next(state: State, context: Context, shown: tuple[int, ...]) -> None:
    """Step: choose one more event; the only one there is goes to hand (4.2, "Birthday Present")."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    events = [card for card in _events(state, context.player) if card not in shown]
    if events and len(shown) < _SHOWN:
        options = [Option(Verb.CHOOSE, card) for card in events]
        player, source = context.player, context.source
        state.ask(player, Question.TARGET, options, _shown, context, shown, source=source)
    elif len(shown) == _SHOWN:
        state.push(_choose_opponent, context, shown)
    elif shown:
        _take(state, shown[0], context)


def _shown(state: State, option: Option, context: Context, shown: tuple[int, ...]) -> None:
    state.push(_choose_next, context, (*shown, option.card))


def _choose_opponent(state: State, context: Context, shown: tuple[int, ...]) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    player, source = context.player, context.source
    options = [
        Option(Verb.CHOOSE_PLAYER, source, number=opponent) for opponent in state.opponents(player)
    ]
    state.ask(player, Question.PLAYER, options, _opponent_chosen, context, shown, source=source)


def _opponent_chosen(
    state: State, option: Option, context: Context, shown: tuple[int, ...]
) -> None:
    state.push(_let_pick, option.number, context, shown)


def _let_pick(state: State, opponent: int, context: Context, shown: tuple[int, ...]) -> None:
    """Step: the opponent picks the event that the player takes into hand."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    options = [Option(Verb.CHOOSE, card) for card in shown]
    state.ask(opponent, Question.TARGET, options, _picked, context, source=context.source)


def _picked(state: State, option: Option, context: Context) -> None:
    _take(state, option.card, context)


def _take(state: State, card: int, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import TAKEN_INTO_HAND
    from rules.tcg.engine.steps.triggers import emit_later
    from rules.tcg.engine.zones.piles import RULE_OF_FOUR, take_into_hand

    if state.drawn < RULE_OF_FOUR:
        take_into_hand(state, card)
        emit_later(state, TAKEN_INTO_HAND, card, context.source, -1, context.player)


def _an_event_is_there(state: State, context: Context) -> bool:
    return bool(_events(state, context.player))


choose_two_events_of_which_an_opponent_picks_one = OwnEffect(
    "choose 2 [shire] events with different card titles from your discard pile. Choose an "
    "opponent and make him or her choose 1 of those cards for you to take into hand",
    _choose_two,
    useful=_an_event_is_there,
    worth=1.0,
)
