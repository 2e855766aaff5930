"""Whether each value of a definition is of the kind that its place needs.

Card files are checked by mypy as well; this names the card, and says what to write instead.
"""

import types
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from rules.tcg import vocabulary
from rules.tcg.notation import (
    amounts,
    conditions,
    effects,
    filters,
    own,
    players,
    qualities,
    sentences,
    triggers,
)

_NAMES: dict[str, Any] = {
    name: value
    for module in (
        vocabulary,
        filters,
        amounts,
        players,
        conditions,
        qualities,
        triggers,
        effects,
        own,
        sentences,
    )
    for name, value in vars(module).items()
}
_KINDS: tuple[tuple[type, str], ...] = (
    (filters.Filter, "a filter"),
    (effects.Effect, "an effect"),
    (effects.Action, "a cost and an effect"),
    (conditions.Condition, "a condition"),
    (qualities.Quality, "a quality"),
    (triggers.Trigger, "a trigger"),
    (sentences.Sentence, "a sentence"),
)
_TARGETS = frozenset({effects.Choose, effects.Each})


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, localns=_NAMES)


def _fits(value: object, hint: Any) -> bool:
    """Return whether a value is of the kind that a field is annotated with."""
    if hint is Any or hint is object:
        return True
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return any(_fits(value, part) for part in get_args(hint))
    if origin is tuple:
        item = get_args(hint)[0]
        return isinstance(value, tuple) and all(_fits(part, item) for part in value)
    if origin is Callable:
        return callable(value)
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, hint)


def _misfit(value: object, hint: Any) -> tuple[object, Any]:
    """Return what does not fit: of several values, the first one that does not."""
    if isinstance(value, tuple) and get_origin(hint) is tuple:
        item = get_args(hint)[0]
        return next((part for part in value if not _fits(part, item)), value), item
    return value, hint


def _needs_target(hint: Any) -> bool:
    return bool(_TARGETS & set(get_args(hint)))


def misplaced_words(value: object) -> Iterator[str]:
    """Yield a message for each value of a sentence in a place of another kind."""
    if isinstance(value, tuple):
        for part in value:
            yield from misplaced_words(part)
        return
    if not is_dataclass(value) or isinstance(value, type):
        return
    hints = _hints(type(value))
    for field in fields(value):
        inner = getattr(value, field.name)
        hint = hints[field.name]
        if not _fits(inner, hint):
            wrong, needed = _misfit(inner, hint)
            yield _message(type(value).__name__, field.name, wrong, needed)
        yield from misplaced_words(inner)


def _message(word: str, place: str, value: object, hint: Any) -> str:
    found = next((name for kind, name in _KINDS if isinstance(value, kind)), repr(value))
    if isinstance(value, filters.Filter) and _needs_target(hint):
        return f"has a filter where a target of {word} belongs: write a(...), each(...) or this"
    return f"has {found} as the {place} of {word}"
