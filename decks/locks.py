"""Locks on something that is no row, such as a person's right to make one more deck."""

import zlib

from django.db import connection


def lock_until_commit(name: str) -> None:
    """Let only one transaction at a time pass for this name; the lock ends with the transaction.

    SQLite needs none: its transactions begin with the one lock on writing (`IMMEDIATE`).
    """
    assert connection.in_atomic_block, "the lock lasts as long as a transaction"
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [zlib.crc32(name.encode())])
