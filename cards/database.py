"""Commands work on a machine where nothing was started yet: they make the tables they need."""

from django.core.management import call_command
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder


def ensure_tables() -> None:
    """Make the tables of a database that has none; leave any other as it is."""
    if not MigrationRecorder(connection).has_table():
        call_command("migrate", verbosity=0, interactive=False)
