"""An installation that is ready to use: made once for all processes of the tests, then copied."""

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.processes import environment, python

PREPARE = """
import django
django.setup()
from westmarch.serve.preparation import prepare
print(*prepare())
"""


def prepare(env: dict[str, str]) -> None:
    """Prepare database, cards, samples and static files by the steps of `bin/serve`."""
    python("-c", PREPARE, env=env)


def prepared_folder(temporary: pytest.TempPathFactory) -> Path:
    """Return a prepared folder that holds its database in a file."""
    return made_once(
        temporary, "prepared", lambda folder: prepare(environment(WESTMARCH_VAR=str(folder)))
    )


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
    """Make a folder a copy of the prepared one, and return it."""
    return shutil.copytree(prepared, folder, dirs_exist_ok=True)
