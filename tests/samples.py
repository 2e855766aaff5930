"""The sample decks in the database of a test, as `load_samples` stores them."""

from typing import Any

from django.db import connection
from django.db.models import Model
from django.utils import timezone

from decks.models import Deck, DeckCard, DeckVersion
from decks.samples import load_samples

# Each before those that point to it.
STORED: tuple[type[Model], ...] = (Deck, DeckVersion, DeckCard)
# What the first test of this process stored, by the names of the tables.
_rows: dict[str, list[tuple[Any, ...]]] = {}


def store_samples() -> None:
    """Store the sample decks. Only the first test loads them; others get copies of its rows."""
    if Deck.objects.exists():
        load_samples()
    elif _rows:
        _copy()
    else:
        load_samples()
        _rows.update({model._meta.db_table: _rows_of(model) for model in STORED})


def _rows_of(model: type[Model]) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {model._meta.db_table}")  # noqa: S608 - a table of our own
        return list(cursor.fetchall())


def _copy() -> None:
    with connection.cursor() as cursor:
        for table, rows in _rows.items():
            values = ", ".join(["%s"] * len(rows[0]))
            cursor.executemany(f"INSERT INTO {table} VALUES ({values})", rows)  # noqa: S608
    now = timezone.now()
    Deck.objects.update(created=now, updated=now)
    DeckVersion.objects.update(created=now)
