"""A first start makes the tables at once that earlier versions made one by one."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.processes import environment, python

ONE_BY_ONE = """
import django
django.setup()
from django.core.management import call_command
from django.db.migrations import executor

class Earlier(executor.MigrationLoader):
    def load_disk(self):
        super().load_disk()
        del self.disk_migrations["play", "0001_to_0050_together"]

executor.MigrationLoader = Earlier
call_command("migrate", verbosity=0)
"""


def described(database: Path) -> dict[str, list[list[str]]]:
    """Return the columns, keys, indexes and constraints of each table, in an order of their own."""
    with closing(sqlite3.connect(database)) as connection:
        made = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))

        def rows(question: str, table: str) -> list[str]:
            asked = connection.execute(question.replace("?", f"'{table}'"))
            return sorted(str(row) for row in asked)

        return {
            table: [
                rows(
                    'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)', table
                ),
                rows('SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)', table),
                rows(
                    "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?",
                    table,
                ),
                sorted(re.findall(r'CONSTRAINT "(\w+)" (?:CHECK|UNIQUE)', sql)),
                sorted(re.findall(r'"(\w+)" [^,]*UNIQUE', sql)),
            ]
            for table, sql in made.items()
        }


# The fifty changes take ten seconds.
@pytest.mark.nightly
def test_the_tables_are_those_of_an_installation_that_began_earlier(tmp_path: Path) -> None:
    earlier, today = (environment(WESTMARCH_VAR=str(tmp_path / name)) for name in ("old", "new"))

    python("-c", ONE_BY_ONE, env=earlier)
    python("manage.py", "migrate", env=today)

    tables = described(tmp_path / "new" / "westmarch.db")
    assert "play_table" in tables
    assert tables == described(tmp_path / "old" / "westmarch.db")
    assert "No migrations to apply" in python("manage.py", "migrate", env=earlier)
