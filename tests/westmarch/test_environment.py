"""The two commands make their own environment, and only when they must."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.processes import ROOT

WHICH_PYTHON = ("-c", "import sys; print(sys.prefix)")
INSTALLING = "Installing what nothing.lock names …"
NOTHING = "# nothing\n"


class Checkout:
    """A folder with the project's commands and a lock that asks for no package.

    Nothing is fetched: pip is shown that there is no index, so that uv cannot be had either.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = folder / "nothing.lock"
        self.lock.write_text(NOTHING)
        (folder / "bin").mkdir()
        for name in ("with-environment", "environment.py", "uv.lock"):
            shutil.copy(ROOT / "bin" / name, folder / "bin")

    def start(self, *arguments: str, **variables: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [self.folder / "bin" / "with-environment", self.lock.name, *arguments],
            env={**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *arguments: str, **variables: str) -> tuple[int, list[str]]:
        """The exit status, and the lines that were said."""
        process = self.start(*arguments, **variables)
        said, _ = process.communicate(timeout=120)
        return process.returncode, said.splitlines()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Checkout, list[list[str]]]:
    """A checkout in which two commands were started at once, and what they said.

    To make an environment takes seconds.
    """
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    both = [checkout.start(*WHICH_PYTHON) for _ in range(2)]
    return checkout, [command.communicate(timeout=120)[0].splitlines() for command in both]


@pytest.fixture
def made(first: tuple[Checkout, list[list[str]]]) -> Checkout:
    """A checkout that has its environment."""
    return first[0]


def test_two_commands_at_once_make_it_once(first: tuple[Checkout, list[list[str]]]) -> None:
    checkout, said = first

    inside = str(checkout.folder / ".venv")
    assert sorted(said, key=len) == [[inside], [INSTALLING, inside]]


def test_the_environment_is_made_again_when_the_lock_changes_and_only_then(made: Checkout) -> None:
    inside = str(made.folder / ".venv")

    made.lock.write_text("# still nothing\n")
    assert made.run(*WHICH_PYTHON) == (0, [INSTALLING, inside])
    assert made.run(*WHICH_PYTHON) == (0, [inside])
    # The exit status is the program's own.
    assert made.run("-c", "raise SystemExit(7)") == (7, [])


def test_the_compiler_has_the_versions_that_developers_have() -> None:
    def versions(lock: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (ROOT / lock).read_text(), flags=re.MULTILINE))

    compiler = versions("requirements-compile.lock")
    assert {package.partition("==")[0] for package in compiler} >= {"mypy", "setuptools"}
    assert compiler <= versions("requirements-dev.lock")


# Two environments more, of some seconds each.
@pytest.mark.nightly
def test_what_cannot_be_installed_is_shown_and_tried_again_next_time(made: Checkout) -> None:
    made.lock.write_text(f"no-such-package==1.0 --hash=sha256:{'0' * 64}\n")

    for _ in range(2):
        status, said = made.run(*WHICH_PYTHON)
        assert status == 1
        assert said[:2] == [INSTALLING, "The packages could not be installed:"]
        assert not any("Traceback" in line for line in said)


def test_without_a_python_that_is_new_enough_it_says_so(checkout: Checkout) -> None:
    old = checkout.folder / "old"
    old.mkdir()
    for name in ("python", "python3", *(f"python3.{minor}" for minor in range(11, 15))):
        (old / name).write_text("#!/bin/sh\nexit 1\n")
        (old / name).chmod(0o755)

    status, said = checkout.run(*WHICH_PYTHON, PATH=f"{old}:/usr/bin:/bin")

    assert (status, said) == (1, ["Westmarch needs Python 3.11 or newer, and found none."])
