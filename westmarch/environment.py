"""Reads the variables `WESTMARCH_…` of the environment, strictly.

A variable that is set but makes no sense stops the start with `ImproperlyConfigured`, which
names the variable: a misspelled "ture" must not silently mean "no".
"""

from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import environ
from django.core.exceptions import ImproperlyConfigured

SHORTEST_SECRET = 32
FEWEST_SIGNS_OF_SECRET = 8
_YES = frozenset({"1", "true", "yes", "on"})
_NO = frozenset({"0", "false", "no", "off"})
FOLDER = "folder://localhost"
_MAIL_SCHEMES = {
    "smtp": (25, {}),
    "smtp+tls": (587, {"EMAIL_USE_TLS": True}),
    "smtp+ssl": (465, {"EMAIL_USE_SSL": True}),
}
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

    def hosts(self, name: str, default: tuple[str, ...]) -> list[str]:
        """Names of hosts; not "*", with which a link in a mail may lead to anyone's site."""
        hosts = self.names(name, default)
        if "*" in hosts:
            raise ImproperlyConfigured(
                f"{name} allows every host. Name those of the site, such as westmarch.example.org,"
                " or .example.org for all below a domain."
            )
        return hosts

    def secret(self, name: str) -> str:
        """A key that nobody can guess; "" where none is set."""
        key = self.text(name)
        if key and (len(key) < SHORTEST_SECRET or len(set(key)) < FEWEST_SIGNS_OF_SECRET):
            raise ImproperlyConfigured(
                f"{name} is too easy to guess. Make one of {SHORTEST_SECRET} characters or more:"
                ' python3 -c "import secrets; print(secrets.token_urlsafe(50))"'
            )
        return key

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

    def webhook(self, name: str) -> str:
        """The https address of a webhook; "" where none is set."""
        address = self.text(name)
        if address and not (address.startswith("https://") and urlsplit(address).hostname):
            # The address has a secret in it, and isn't printed.
            raise ImproperlyConfigured(f"{name} must be an address that begins with https://.")
        return address

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

    def mail(self, name: str) -> dict[str, Any]:
        """Django's settings of a mail server; without one, of mail printed to the terminal."""
        url = self.text(name)
        if not url:
            return {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
        # The password that stands in the address must not be printed.
        wanted = (
            f"{name} must be like smtp+tls://user:password@mail.example.org:587, with smtp+tls"
            " (STARTTLS), smtp+ssl or smtp before it, and nothing after the port"
        )
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise ImproperlyConfigured(f"{wanted}.") from None
        if parts.scheme not in _MAIL_SCHEMES or not parts.hostname:
            raise ImproperlyConfigured(f"{wanted}.")
        if parts.path not in ("", "/") or parts.query or parts.fragment:
            raise ImproperlyConfigured(f"{wanted}.")
        if (parts.username is None) != (parts.password is None):
            raise ImproperlyConfigured(f"{wanted}: user and password go together.")
        usual_port, encryption = _MAIL_SCHEMES[parts.scheme]
        return {
            "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
            "EMAIL_HOST": parts.hostname,
            "EMAIL_PORT": port or usual_port,
            "EMAIL_HOST_USER": unquote(parts.username or ""),
            "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
            **encryption,
        }

    def mailbox(self, name: str, default: str) -> str:
        """A mail address, with or without a name: `Westmarch <cards@example.org>`."""
        written = self.text(name, default)
        address = parseaddr(written)[1]
        user, at, host = address.rpartition("@")
        if not (user and at and host) or any(sign in written for sign in "\r\n,;"):
            raise ImproperlyConfigured(
                f"{name} is {written!r}; it must be one mail address, like cards@example.org."
            )
        return written
