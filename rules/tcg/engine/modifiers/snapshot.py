"""A state as a value: compared, hashed and pickled.

What is in force follows from the rest and holds compiled functions, so it is left out and found
again. The log is a reader's and no part of the game, nor is which rows are shared with clones.
"""

import copyreg
from typing import Any, Final

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.state.records import nothing_in_force
from rules.tcg.engine.state.state import SLOTS, State
from rules.value_object import ValueObject

_LEFT_OUT: Final = frozenset({"in_force", "known_in_force", "log", "own_rows"})
_KEPT: Final = tuple(name for name in SLOTS if name not in _LEFT_OUT)


def value(state: State) -> tuple[Any, ...]:
    """Return all that makes a state what it is, as one value that can be hashed."""
    return tuple(_frozen(getattr(state, name)) for name in _KEPT)


def _frozen(part: Any) -> Any:
    if isinstance(part, list | tuple):
        return tuple(_frozen(item) for item in part)
    if isinstance(part, ValueObject):
        return type(part).__name__, _frozen(part.fields())
    if isinstance(part, dict):
        return frozenset((key, _frozen(item)) for key, item in part.items())
    return part


def _restore(parts: tuple[Any, ...]) -> State:
    state = State()
    for name, part in zip(_KEPT, parts, strict=True):
        setattr(state, name, part)
    state.log = None
    state.own_rows = 0
    state.in_force = nothing_in_force(state.hands_answer)
    state.known_in_force = {}
    unsettled = state.unsettled
    refresh(state)
    state.unsettled = unsettled
    return state


def _reduce(state: State) -> tuple[Any, ...]:
    return _restore, (tuple(getattr(state, name) for name in _KEPT),)


copyreg.pickle(State, _reduce)
