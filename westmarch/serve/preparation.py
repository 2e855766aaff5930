"""What must be in place before the application can answer."""

import io
from collections.abc import Iterator
from typing import Any

from django.core.management import call_command
from django.core.management.base import CommandError
from django.db import DatabaseError, connections

from westmarch.serve.errors import StartupError

STEPS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("database", "migrate", {"interactive": False}),
    ("cards", "load_catalogue", {}),
    ("sample decks", "load_samples", {}),
    ("static files", "collectstatic", {"interactive": False}),
)


def prepare() -> Iterator[str]:
    """Bring database, cards, sample decks and static files up to date; name each as it begins.

    Raises:
        StartupError: a step failed; the words name it.
    """
    for name, command, options in STEPS:
        yield name
        try:
            call_command(command, verbosity=0, stdout=io.StringIO(), **options)
        except (CommandError, DatabaseError) as error:
            raise StartupError(f"The {name} could not be prepared: {error}".rstrip()) from error
    # The servers that start now make connections of their own.
    connections.close_all()
