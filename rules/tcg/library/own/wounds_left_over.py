"""Assigning the wounds of a damage bonus that a killed minion did not take: 10 R 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnCondition, OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.decision import Option
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import Frame, State


def _left_over(state: State, context: Context) -> list[Frame]:
    """Return the steps that would still wound the killed minion.

    The winner's first wound comes first, so that what is left is of the damage bonus. A minion
    that is overwhelmed has no wounds to take.
    """
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.wounds import wound

    return [frame for frame in state.stack if frame == (wound, context.subject, context.other)]


def _assign(state: State, context: Context) -> None:
    """Take those wounds from the killed minion, and let the player assign them one by one."""
    left = _left_over(state, context)
    state.stack[:] = [frame for frame in state.stack if frame not in left]
    state.push(_assign_next, context, len(left), ())


def _assign_next(state: State, context: Context, left: int, assigned: tuple[int, ...]) -> None:
    """Step: assign one more wound; what no minion can take is ignored (4.2, "archery phase")."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.numbers import vitality_left
    from rules.tcg.engine.operations.wounds import can_take_wound, wound
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    options = [
        Option(Verb.CHOOSE, minion)
        for minion in state.minions
        if left
        and not state.assigned[minion]
        and assigned.count(minion) < vitality_left(state, minion)
        and can_take_wound(state, minion, assigned.count(minion))
    ]
    if options:
        arguments = (context, left, assigned)
        source = context.source
        state.ask(context.player, Question.TARGET, options, _assigned, *arguments, source=source)
        return
    for minion in reversed(assigned):
        state.push(wound, minion, context.source)


def _assigned(
    state: State, option: Option, context: Context, left: int, assigned: tuple[int, ...]
) -> None:
    state.push(_assign_next, context, left - 1, (*assigned, option.card))


def _some_are_left(state: State, context: Context) -> bool:
    return bool(_left_over(state, context))


wounds_are_left_over = OwnCondition(
    "that minion did not take all wounds caused by that Dwarf's damage bonus",
    "that minion took all wounds caused by that Dwarf's damage bonus",
    _some_are_left,
)

assign_the_wounds_left_over = OwnEffect(
    "assign those remaining wounds to minions not assigned to a skirmish", _assign, worth=1.5
)
