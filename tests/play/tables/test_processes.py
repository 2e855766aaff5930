"""Several at once, a killed web process, a killed worker: nothing is lost, nothing doubled."""

import json
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.preparing import copy_prepared
from tests.processes import celery_worker, environment, eventually, python, running
from tests.servers import PostgreSQL

BESIDE = "tests.play.tables.beside_the_table"
CLAIMED = "SELECT id FROM play_table WHERE thinking_until IS NOT NULL"
THINKING = "SELECT id FROM play_table WHERE thinking"


# Each test starts many processes, so each database is tried by one of them in the ordinary run.
ON_SQLITE = pytest.param("sqlite", marks=pytest.mark.nightly)
ON_POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.nightly)


@pytest.fixture
def env(request: pytest.FixtureRequest, tmp_path: Path, prepared: Path) -> Iterator[dict[str, str]]:
    """The environment of a site of its own, with either database."""
    folder = str(copy_prepared(prepared, tmp_path))
    if request.param == "sqlite":
        yield environment(WESTMARCH_VAR=folder)
        return
    server: PostgreSQL = request.getfixturevalue("postgresql")
    url = server.prepared_database(tmp_path.name)
    yield environment(WESTMARCH_VAR=folder, WESTMARCH_DATABASE_URL=url)


def run(env: dict[str, str], *acts: str) -> list[str]:
    """Do this in one process, one act after another, and return the lines that it prints."""
    words = " then ".join(acts).split()
    return python("-m", BESIDE, *words, env=env).splitlines()


def look(env: dict[str, str], table: str) -> dict[str, Any]:
    return read(run(env, f"look {table}")[-1])


def read(line: str) -> dict[str, Any]:
    """Return what a look at a table found."""
    found: dict[str, Any] = json.loads(line)
    return found


@pytest.mark.parametrize("env", [ON_SQLITE, "postgresql"], indirect=True)
def test_of_choices_sent_at_once_one_is_taken(env: dict[str, str]) -> None:
    *_, answered, found = run(env, "make", "at-once made", "look made")

    answers = json.loads(answered)
    by_revision: dict[int, list[int]] = {}
    for revision, status in answers:
        by_revision.setdefault(revision, []).append(status)
    assert len(by_revision) >= 5
    for statuses in by_revision.values():
        assert sorted(statuses) == [200, 409, 409, 409]
    stored = read(found)
    assert stored["same"]
    assert stored["steps"] == stored["choices"]
    assert stored["people"] == len(by_revision)


@pytest.mark.parametrize("env", ["sqlite", ON_POSTGRESQL], indirect=True)
def test_a_web_process_that_is_killed_loses_nothing(env: dict[str, str], tmp_path: Path) -> None:
    log = tmp_path / "first.log"
    command = (sys.executable, "-m", BESIDE, "make", "then", "play", "made", "1", "100000")
    with running(*command, env=env, output=log) as first:
        assert eventually(lambda: len(log.read_text().splitlines()) >= 5)
        os.killpg(first.pid, signal.SIGKILL)
    table, *lines = log.read_text().splitlines()
    said = [int(line) for line in lines if line.isdecimal()]

    stored = look(env, table)

    assert stored["same"]
    assert stored["steps"] == stored["choices"]
    # All that was answered is there; of what was not answered all or nothing.
    assert stored["revision"] in (said[-1], said[-1] + 1)
    after = read(run(env, f"play {table} 2 5", f"look {table}")[-1])
    assert after["same"]
    assert after["firsts"][: len(stored["firsts"])] == stored["firsts"]


def test_a_worker_that_is_killed_delays_a_move_and_loses_none(
    tmp_path: Path, prepared: Path
) -> None:
    env = environment(WESTMARCH_VAR=str(copy_prepared(prepared, tmp_path)))
    worker = celery_worker("westmarch", "--concurrency", "1")
    table, *_, found = run(env, "make strong", "play made 1 until-thinking", "look made")
    waiting = read(found)
    with running(*worker, env=env, output=tmp_path / "worker.log") as killed:
        assert eventually(lambda: query(tmp_path, CLAIMED))
        os.killpg(killed.pid, signal.SIGKILL)
    halfway = look(env, table)
    assert halfway["same"]
    assert halfway["steps"] >= waiting["steps"]
    # The dead worker's claim runs out.
    query(tmp_path, "UPDATE play_table SET thinking_until = '2020-01-01 00:00:00'")

    with running(*worker, env=env, output=tmp_path / "second.log"):
        assert eventually(lambda: not query(tmp_path, THINKING), seconds=100)

    after = look(env, table)
    assert after["same"]
    assert after["firsts"][: len(halfway["firsts"])] == halfway["firsts"]


def query(folder: Path, statement: str) -> list[Any]:
    """Ask the database, or change it, without the delay of another process."""
    with closing(sqlite3.connect(folder / "westmarch.db", timeout=20)) as database, database:
        return database.execute(statement).fetchall()
