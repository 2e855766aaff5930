"""What filters of both games have in common: "and", "or", "not", and a title.

A definition writes several filters with commas where print means "and"; `&` is the same inside
"or" and "not", `|` is "or" and `~` is "not".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


class Filter:
    """A test on a card."""

    def __and__(self, other: Filter) -> Filter:
        return all_of((self, other))

    def __or__(self, other: Filter) -> Filter:
        return AnyOf(_parts(self, AnyOf) + _parts(other, AnyOf))

    def __invert__(self) -> Filter:
        return self.part if isinstance(self, NotOf) else NotOf(self)


@dataclass(frozen=True)
class AllOf(Filter):
    """Passes every part."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True)
class AnyOf(Filter):
    """Passes at least one part."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True)
class NotOf(Filter):
    """Does not pass."""

    part: Filter


@dataclass(frozen=True)
class Titled(Filter):
    """Has this title; a subtitle does not count."""

    title: str


def _parts(filter_: Filter, kind: type[AllOf] | type[AnyOf]) -> tuple[Filter, ...]:
    return filter_.parts if isinstance(filter_, kind) else (filter_,)


def all_of(filters: Iterable[Filter]) -> Filter:
    """Join filters by "and"; one alone stays as it is. Raise ValueError for none."""
    parts = tuple(part for filter_ in filters for part in _parts(filter_, AllOf))
    if not parts:
        raise ValueError("a filter needs at least one word")
    return parts[0] if len(parts) == 1 else AllOf(parts)
