"""Walking definitions: what a value of a notation is made of, and all parts of a kind.

Values are frozen dataclasses that nest, so one walk reaches everything; a new word needs no
entry here.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import TypeVar

Kind = TypeVar("Kind")


def parts(value: object) -> Iterator[object]:
    """Yield the values directly inside a value, in the order of its fields."""
    if isinstance(value, tuple):
        yield from value
    else:
        for name in _fields_of(type(value)):
            yield getattr(value, name)


_FIELDS: dict[type, tuple[str, ...]] = {}


def _fields_of(kind: type) -> tuple[str, ...]:
    """Return the names of a class's fields, found once: each step of a walk asks for them."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
    return _FIELDS[kind]


def values(value: object) -> Iterator[object]:
    """Yield a value and everything inside it, each before its own parts."""
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if not isinstance(found, tuple):
            yield found
        waiting += reversed(list(parts(found)))


def values_of_kind(value: object, kind: type[Kind]) -> Iterator[Kind]:
    """Yield every value of a kind inside a value, itself included."""
    for found in values(value):
        if isinstance(found, kind):
            yield found
