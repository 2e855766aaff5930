"""Reads the variables `WESTMARCH_…` of the environment, strictly.

A variable that is set but makes no sense stops the start with `ImproperlyConfigured`, which
names the variable: a misspelled "ture" must not silently mean "no".
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

_YES = frozenset({"1", "true", "yes", "on"})
_NO = frozenset({"0", "false", "no", "off"})
FOLDER = "folder://localhost"
_BROKER_SCHEMES = ("redis://", "rediss://", "amqp://", "amqps://")


class Environment:
    """The variables a process was started with; each reader takes a name and a default.

    `names_read` is what was asked for so far, so that a test can compare it with `.env.example`.
    A variable set to nothing (`NAME=`) counts as not set.
    """

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables
        self.names_read: set[str] = set()

    def text(self, name: str, default: str = "") -> str:
        self.names_read.add(name)
        return self._variables.get(name, "").strip() or default

    def flag(self, name: str, default: bool) -> bool:
        word = self.text(name).lower()
        if not word:
            return default
        if word not in _YES | _NO:
            raise ImproperlyConfigured(f"{name} is {word!r}; it must be true or false.")
        return word in _YES

    def whole_number(self, name: str, default: int, *, least: int, most: int) -> int:
        word = self.text(name)
        if not word:
            return default
        try:
            number = int(word)
        except ValueError:
            raise ImproperlyConfigured(f"{name} is {word!r}; it must be a whole number.") from None
        if not least <= number <= most:
            raise ImproperlyConfigured(f"{name} is {number}; it must be {least} to {most}.")
        return number

    def names(self, name: str, default: tuple[str, ...] = ()) -> list[str]:
        """A list written with commas between."""
        listed = [word.strip() for word in self.text(name).split(",")]
        return [word for word in listed if word] or list(default)

    def one_of(self, name: str, default: str, choices: tuple[str, ...]) -> str:
        word = self.text(name, default)
        if word not in choices:
            known = ", ".join(choices)
            raise ImproperlyConfigured(f"{name} is {word!r}; it must be one of {known}.")
        return word

    def path(self, name: str, default: Path) -> Path:
        """An absolute path, of something that need not be there yet."""
        return Path(self.text(name, str(default))).expanduser().resolve()

    def origins(self, name: str) -> list[str]:
        """Addresses with their scheme, as CSRF_TRUSTED_ORIGINS wants them."""
        origins = self.names(name)
        for origin in origins:
            if not origin.startswith(("https://", "http://")):
                raise ImproperlyConfigured(
                    f"{name} has {origin!r}; each entry begins with https:// or http://."
                )
        return origins

    def database(self, name: str, default: Path) -> dict[str, Any]:
        """Django's description of PostgreSQL or of a SQLite file; `default` is such a file."""
        url = self.text(name) or f"sqlite:///{default}"
        wanted = (
            f"{name} must be like postgresql://user:password@host:5432/name,"
            " or sqlite:////folder/file for a file"
        )
        if not url.startswith(("postgresql://", "postgres://", "sqlite:///")):
            raise ImproperlyConfigured(f"{wanted}.")
        try:
            connection: dict[str, Any] = environ.Env.db_url_config(url)
        except ValueError as error:
            raise ImproperlyConfigured(f"{wanted}: {error}.") from None
        if connection["NAME"] in ("", ":memory:"):
            raise ImproperlyConfigured(f"{wanted}: the name at its end is missing.")
        return connection

    def broker(self, name: str) -> str:
        """The address of the queue: Redis, RabbitMQ, or the folder that is there by default."""
        url = self.text(name, FOLDER)
        if url != FOLDER and not url.startswith(_BROKER_SCHEMES):
            schemes = ", ".join(_BROKER_SCHEMES)
            raise ImproperlyConfigured(
                f"{name} must begin with one of {schemes}; or be {FOLDER} for the broker"
                " of files, which needs no server."
            )
        return url
