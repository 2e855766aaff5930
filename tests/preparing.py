"""An installation that is ready to use: made once for all processes of the tests, then copied."""

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from django.apps import apps
from django.conf import settings
from django.core.management import call_command

from tests.processes import environment, python

# Makes a database in a file: all tables, and the catalogue.
FILL = """
import django
django.setup()
from cards.loading import load_catalogue
from tests.preparing import make_tables
make_tables()
load_catalogue()
"""
PREPARE = """
import django
django.setup()
from play.models import Puzzle
from play.puzzles.keeping import row_of, shipped
from westmarch.serve.preparation import prepare
print(*prepare())
Puzzle.objects.bulk_create(map(row_of, shipped()))
"""


def make_tables() -> None:
    """Make all tables as the models describe them, and note the migrations as done.

    The migrations make the same tables and take twice as long. The tests of backups and those on
    PostgreSQL begin with migrations.
    """
    settings.MIGRATION_MODULES = dict.fromkeys(app.label for app in apps.get_app_configs())
    call_command("migrate", run_syncdb=True, verbosity=0)
    settings.MIGRATION_MODULES = {}
    note_migrations()


def note_migrations() -> None:
    """Note all migrations as done in a database that has its tables."""
    call_command("migrate", fake=True, verbosity=0)


def prepare(env: dict[str, str]) -> None:
    """Prepare database, cards, samples and static files by the steps of `bin/serve`.

    The puzzles that the site ships are there as well: the first worker of each test would play all
    of them before it stores them.
    """
    python("-c", PREPARE, env=env)


def catalogue_folder(temporary: pytest.TempPathFactory) -> Path:
    """Return a folder with a database in a file that has the tables and the catalogue alone."""
    return made_once(
        temporary,
        "catalogue",
        lambda folder: python("-c", FILL, env=environment(WESTMARCH_VAR=str(folder))),
    )


def prepared_folder(temporary: pytest.TempPathFactory) -> Path:
    """Return a prepared folder that holds its database in a file."""

    def make(folder: Path) -> None:
        # Most of the work is done; the steps of `bin/serve` find it so and do the rest.
        copy_prepared(catalogue_folder(temporary), folder)
        prepare(environment(WESTMARCH_VAR=str(folder)))

    return made_once(temporary, "prepared", make)


def is_one_of_several_processes() -> bool:
    """Return whether pytest-xdist started this process."""
    return "PYTEST_XDIST_WORKER" in os.environ


def made_once(temporary: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return a folder that is made once for all processes of the tests.

    The processes of pytest-xdist have folders of their own in one of the run's; there the first to
    ask makes it, while the others wait.
    """
    own = temporary.getbasetemp()
    shared = own.parent if is_one_of_several_processes() else own
    folder = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            unfinished = shared / f"{name}-being-made"
            make(unfinished)
            unfinished.rename(folder)
    return folder


def copy_prepared(prepared: Path, folder: Path) -> Path:
    """Make a folder a copy of the prepared one, and return it.

    Nobody writes there any more. SQLite's side files come and go with who reads, hold nothing
    then, and may vanish while they are copied.
    """
    side_files = shutil.ignore_patterns("*-wal", "*-shm")
    return shutil.copytree(prepared, folder, dirs_exist_ok=True, ignore=side_files)
