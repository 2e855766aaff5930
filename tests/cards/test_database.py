"""Commands on a machine where nothing was started yet."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def manage(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command of `manage.py` with a folder of its own."""
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        check=False,
        cwd=ROOT,
        env={
            **os.environ,
            "WESTMARCH_VAR": str(folder),
            "WESTMARCH_ENV_FILE": os.devnull,
            "DJANGO_SETTINGS_MODULE": "westmarch.settings",
        },
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_playtest_needs_nothing_prepared(tmp_path: Path) -> None:
    decks = ("rotk-aragorn-starter", "rotk-eomer-starter")
    done = manage(
        tmp_path,
        "playtest",
        *decks,
        "--games",
        "3",
        "--seed",
        "1",
        "--format",
        "king-block",
        "--players",
        "easy,easy",
        "--json",
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 3


# One command is enough for the ordinary run: each starts an application, or makes all tables.
@pytest.mark.nightly
def test_a_verdict_needs_nothing_prepared(tmp_path: Path) -> None:
    done = manage(tmp_path, "legality", "rotk-aragorn-starter", "--format", "king-block")
    assert done.returncode == 0, done.stderr
    assert "Legal in King block" in done.stdout


@pytest.mark.nightly
def test_a_search_in_an_empty_catalogue_says_how_to_fill_it(tmp_path: Path) -> None:
    done = manage(tmp_path, "cards", "theoden")
    assert done.returncode == 1
    assert "load_catalogue" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.nightly
def test_a_deck_by_number_that_is_not_there_is_shown_in_plain_words(tmp_path: Path) -> None:
    done = manage(tmp_path, "legality", "3", "--format", "king-block")
    assert done.returncode == 1
    assert "There is no deck with the number 3." in done.stderr
