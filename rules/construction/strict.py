"""Reading our own TOML files strictly: a key that is not known is a mistake, never ignored."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


class BadConstructionFile(ValueError):
    """A file of formats, lists, rules or starter decks that cannot be trusted.

    The message names the file, the place in it and what is wrong.
    """

    def __init__(self, place: str, wrong: str) -> None:
        super().__init__(f"{place}: {wrong}")


class Table:
    """One table of a TOML file, which knows where it stands and what has been read of it."""

    def __init__(self, place: str, values: Mapping[str, object]) -> None:
        self.place = place
        self._values = values
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        """Return the keys in the order they are written."""
        return iter(self._values)

    def refuse(self, wrong: str) -> BadConstructionFile:
        """Return the error that names this place."""
        return BadConstructionFile(self.place, wrong)

    def take(self, key: str, kind: type[T]) -> T:
        """Return the value under `key`, which must be there and be a `kind`."""
        if key not in self._values:
            raise self.refuse(f"{key} is missing")
        self._read.add(key)
        return self._checked(key, self._values[key], kind)

    def take_or(self, key: str, kind: type[T], default: T) -> T:
        """Return the value under `key`, or `default` where it is not written."""
        return self.take(key, kind) if key in self._values else default

    def take_many(self, key: str, kind: type[T]) -> tuple[T, ...]:
        """Return the list under `key`, each item a `kind`; empty where it is not written."""
        items: list[object] = self.take_or(key, list, [])
        return tuple(
            self._checked(f"{key}, item {place}", item, kind)
            for place, item in enumerate(items, start=1)
        )

    def table(self, key: str) -> "Table":
        """Return the table under `key`."""
        return Table(f"{self.place}, {key}", self.take(key, dict))

    def tables(self, key: str) -> tuple["Table", ...]:
        """Return the list of tables under `key`, numbered from 1 in their places."""
        return tuple(
            Table(f"{self.place}, {key} {number}", values)
            for number, values in enumerate(self.take_many(key, dict), start=1)
        )

    def finish(self) -> None:
        """Refuse every key that has not been read."""
        unknown = [key for key in self._values if key not in self._read]
        if unknown:
            raise self.refuse(f"unknown key {', '.join(unknown)}")

    def _checked(self, key: str, value: object, kind: type[T]) -> T:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.refuse(f"{key} must be {_KINDS[kind]}, not {value!r}")
        return value


_KINDS: Mapping[type, str] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def read_table(path: Path) -> Table:
    """Read a TOML file; BadConstructionFile where it is no TOML."""
    try:
        with path.open("rb") as file:
            return Table(path.name, tomllib.load(file))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadConstructionFile(path.name, f"not readable as TOML: {error}") from error
