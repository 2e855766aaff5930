"""Naming several cultures, of which the others suffer: 6 R 101."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect
from rules.tcg.vocabulary import Culture

if TYPE_CHECKING:
    from rules.tcg.engine.state.decision import Option
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State

_NAMED = 3
_CULTURES = tuple(Culture)


def _name_three(state: State, context: Context) -> None:
    state.push(_name_next, context, ())


def _name_next(state: State, context: Context, named: tuple[Culture, ...]) -> None:
    """Step: the Free Peoples player names one more culture, or those of no named one suffer."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.wounds import wound
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    player = state.active
    if len(named) < _NAMED:
        words = tuple(culture for culture in _CULTURES if culture not in named)
        options = [Option(Verb.NAME, context.source, number=place) for place in range(len(words))]
        arguments = (context, named, words)
        state.ask(player, Question.NAME, options, _culture_named, *arguments, source=context.source)
        return
    for character in (*state.companions[player], *state.allies[player]):
        if state.blueprints[character].card.culture not in named:
            state.push(wound, character, context.source)


def _culture_named(
    state: State,
    option: Option,
    context: Context,
    named: tuple[Culture, ...],
    words: tuple[Culture, ...],
) -> None:
    state.note("named", context.source, str(words[option.number]))
    state.push(_name_next, context, (*named, words[option.number]))


name_three_cultures = OwnEffect(
    "make the Free Peoples player name 3 cultures. Wound each companion and ally not of a named "
    "culture",
    _name_three,
    worth=1.5,
)
