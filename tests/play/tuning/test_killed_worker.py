"""A worker that is killed in the middle of tuning: it goes on, to the same weights."""

import json
import os
import signal
import sqlite3
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest

from play.tuning.runs import CHUNK_PAIRS
from rules.tcg.players.reading.weights import RULES, START
from rules.tcg.study.pairings import Pairing
from rules.tcg.study.tuning import TuningPlan, play_pair, tune
from tests.processes import celery_worker, environment, eventually, python, running

STEPS, PAIRS, SEED = 4, CHUNK_PAIRS, 5
DECKS = ("rotk-aragorn-starter", "rotk-eomer-starter")
ON_THE_SIDE = "tests.play.tuning.beside_the_queue"


def ask(folder: Path, question: str) -> int:
    """Ask the database for a number, without the delay of another process."""
    with closing(sqlite3.connect(f"file:{folder / 'westmarch.db'}?mode=ro", uri=True)) as database:
        return int(database.execute(question).fetchone()[0])


# The ordinary run tries the same steps without a queue of processes (`test_runs.py`).
@pytest.mark.nightly
def test_a_killed_worker_changes_no_weight(tmp_path: Path) -> None:
    env = environment(WESTMARCH_VAR=str(tmp_path))
    python("manage.py", "migrate", "--verbosity=0", env=env)
    run = python(
        "-m", ON_THE_SIDE, "order", str(STEPS), str(PAIRS), str(SEED), *DECKS, env=env
    ).strip()
    worker = celery_worker("westmarch")
    with running(*worker, env=env, output=tmp_path / "first.log") as first:
        assert eventually(lambda: ask(tmp_path, "SELECT count(*) FROM play_tuningchunk"))
        os.killpg(first.pid, signal.SIGKILL)
    assert ask(tmp_path, "SELECT batch FROM play_tuningrun") < STEPS
    tuned = f"SELECT batch >= {STEPS} FROM play_tuningrun"
    with running(*worker, env=env, output=tmp_path / "second.log"):
        assert eventually(lambda: ask(tmp_path, tuned), seconds=180)
    found = json.loads(python("-m", ON_THE_SIDE, "look", run, env=env))
    listed = (Pairing(DECKS),)
    plan = TuningPlan(START, RULES, listed, STEPS, PAIRS, SEED)
    play = partial(play_pair, seed=SEED)
    *_, last = tune(plan, lambda drawn: [play(match) for match in drawn])
    assert found["state"] == json.loads(json.dumps(asdict(last)))
