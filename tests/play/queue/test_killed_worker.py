"""A worker that is killed in the middle of a playtest: nothing is lost, nothing counted twice."""

import json
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import summarise
from tests.expected import tcg_description
from tests.play.small_playtests import playtest_request
from tests.preparing import copy_prepared
from tests.processes import celery_worker, environment, eventually, python, running

GAMES = 2000
CHUNKS = "SELECT count(*) FROM play_chunk"
FINISHED = "SELECT count(*) FROM play_playtest WHERE finished IS NOT NULL"
ON_THE_SIDE = "tests.play.queue.beside_the_queue"


@pytest.fixture
def env(tmp_path: Path, prepared: Path) -> dict[str, str]:
    """Return the environment of a Westmarch of its own."""
    return environment(WESTMARCH_VAR=str(copy_prepared(prepared, tmp_path)))


def ask(folder: Path, question: str) -> int:
    """Ask the database for a number, without the delay of another process."""
    with closing(sqlite3.connect(f"file:{folder / 'westmarch.db'}?mode=ro", uri=True)) as database:
        return int(database.execute(question).fetchone()[0])


# The ordinary run kills everything at once (`test_restart.py`) and a trial's worker.
@pytest.mark.nightly
def test_the_digest_is_that_of_a_run_without_the_kill(env: dict[str, str], tmp_path: Path) -> None:
    playtest = python("-m", ON_THE_SIDE, "order", str(GAMES), env=env).strip()

    def look() -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(python("-m", ON_THE_SIDE, "look", playtest, env=env))
        return answer

    worker = celery_worker("westmarch")
    with running(*worker, env=env, output=tmp_path / "first.log") as first:
        assert eventually(lambda: ask(tmp_path, CHUNKS))
        os.killpg(first.pid, signal.SIGKILL)
    after_the_kill = look()
    assert after_the_kill["stage"] == "playing"
    assert 0 < after_the_kill["games"] < GAMES

    with running(*worker, env=env, output=tmp_path / "second.log"):
        assert eventually(lambda: ask(tmp_path, FINISHED), seconds=60)
    finished = look()
    assert (finished["stage"], finished["games"]) == ("finished", GAMES)
    assert set(after_the_kill["chunks"]) <= set(finished["chunks"])
    uncut = summarise(
        play_range(
            play_game, tcg_description(playtest_request(GAMES, seed=2004).description()), 0, GAMES
        )
    )
    assert finished["digest"] == uncut.digest
