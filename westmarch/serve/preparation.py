"""What must be in place before the application can answer."""

import io
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from django.core.management import call_command
from django.core.management.base import CommandError
from django.db import DatabaseError, OperationalError, connection, connections

from westmarch.serve.errors import StartupError
from westmarch.serve.static_files import are_collected, note_collected

# It takes as long as all other steps of a second start together, and is left out there.
COLLECT = "collectstatic"
STEPS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("database", "migrate", {"interactive": False}),
    ("cards", "load_catalogue", {}),
    ("sample decks", "load_samples", {}),
    ("static files", COLLECT, {"interactive": False}),
)
# Left out where nobody looks at the start page: games take processor time.
SAMPLE_PLAYTESTS = ("sample playtests", "order_sample_playtests", dict[str, Any]())


def prepare(*, sample_playtests: bool = False) -> Iterator[str]:
    """Bring database, cards, sample decks and static files up to date; name each as it begins.

    `sample_playtests` also puts the playtests on the queue that the start page shows.

    Raises:
        StartupError: a step failed; the words name it.
    """
    for name, command, options in (*STEPS, *([SAMPLE_PLAYTESTS] if sample_playtests else [])):
        yield name
        if command == COLLECT and are_collected():
            continue
        try:
            call_command(command, verbosity=0, stdout=io.StringIO(), **options)
        except (CommandError, DatabaseError) as error:
            raise StartupError(f"The {name} could not be prepared: {error}".rstrip()) from error
        if command == COLLECT:
            note_collected()
    refresh_statistics()
    # The servers that start now make connections of their own.
    connections.close_all()
    for each in connections.all():
        # Only PostgreSQL has a pool, and threads that fill it.
        if each.vendor == "postgresql":
            each.close_pool()  # type: ignore[attr-defined]


def refresh_statistics() -> None:
    """Let SQLite look at samples of its tables, so that it chooses the right index.

    Without that it reads all games that everybody may watch to find those of one player.
    PostgreSQL does so by itself.
    """
    if connection.vendor == "sqlite":
        with suppress(OperationalError), connection.cursor() as cursor:
            cursor.execute("PRAGMA analysis_limit=1000")
            cursor.execute("ANALYZE")
