"""Locks on something that is no row, such as a person's right to make one more deck."""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction

# Milliseconds.
PATIENCE = 200


def lock_until_commit(name: str) -> None:
    """Hold a lock of this name until the transaction ends, so that only one passes at a time.

    SQLite needs none: its transactions begin with the one lock on writing (`IMMEDIATE`).
    """
    assert connection.in_atomic_block, "the lock lasts as long as a transaction"
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [zlib.crc32(name.encode())])


@contextmanager
def brief_transaction() -> Iterator[None]:
    """Run a block that writes, and give up soon: OperationalError if the database stays locked.

    For what is written by the way, so that a page that only reads does not wait for it.
    """
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            usual = cursor.execute("PRAGMA busy_timeout").fetchone()[0]
            cursor.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            try:
                with transaction.atomic():
                    yield
            finally:
                cursor.execute(f"PRAGMA busy_timeout = {usual}")
        return
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute(f"SET LOCAL lock_timeout = {PATIENCE}")
        yield
