"""Servers that fail in the middle of a playtest cost time, and change no game."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import summarise
from tests.expected import tcg_description
from tests.play.small_playtests import playtest_request
from tests.processes import celery_worker, environment, eventually, python, running
from tests.servers import (
    free_port,
    postgresql_folder,
    postgresql_serving,
    redis_running,
)

pytestmark = pytest.mark.nightly

GAMES = 3000
ON_THE_SIDE = "tests.play.queue.beside_the_queue"
SECONDS_WITHOUT_DATABASE = 10


@pytest.fixture
def cluster() -> Iterator[Path]:
    """Return an empty PostgreSQL cluster on which a test starts and stops the server."""
    with postgresql_folder() as folder:
        yield folder


def order(env: dict[str, str]) -> str:
    return python("-m", ON_THE_SIDE, "order", str(GAMES), env=env).strip()


def look(playtest: str, env: dict[str, str]) -> dict[str, Any]:
    return dict(json.loads(python("-m", ON_THE_SIDE, "look", playtest, env=env)))


def is_finished(playtest: str, env: dict[str, str]) -> bool:
    return bool(look(playtest, env)["stage"] == "finished")


def digest_of_one_run() -> str:
    return summarise(
        play_range(
            play_game, tcg_description(playtest_request(GAMES, seed=2004).description()), 0, GAMES
        )
    ).digest


def test_a_database_that_is_gone_for_ten_seconds_changes_no_game(
    cluster: Path, tmp_path: Path
) -> None:
    port = free_port()
    with postgresql_serving(cluster, port) as server:
        env = environment(
            WESTMARCH_VAR=str(tmp_path), WESTMARCH_DATABASE_URL=server.new_database("faults")
        )
        python("manage.py", "migrate", "--verbosity=0", env=env)
        playtest = order(env)
    output = tmp_path / "worker.log"
    with running(*celery_worker("westmarch"), env=env, output=output):
        with postgresql_serving(cluster, port):
            assert eventually(lambda: look(playtest, env)["games"], seconds=60), output.read_text()
            before = look(playtest, env)
        time.sleep(SECONDS_WITHOUT_DATABASE)
        with postgresql_serving(cluster, port):
            assert eventually(lambda: is_finished(playtest, env), seconds=240), output.read_text()
            after = look(playtest, env)
    assert before["stage"] == "playing"
    assert set(before["chunks"]) <= set(after["chunks"])
    assert (after["games"], after["digest"]) == (GAMES, digest_of_one_run())


def test_a_broker_that_forgets_everything_changes_no_game(tmp_path: Path) -> None:
    """Redis keeps nothing over a restart here; the sweeper sends what is missing after a minute."""
    port = free_port()
    env = environment(
        WESTMARCH_VAR=str(tmp_path),
        WESTMARCH_BROKER_URL=f"redis://127.0.0.1:{port}/0",
        WESTMARCH_QUEUE=f"faults-{port}",
    )
    python("manage.py", "migrate", "--verbosity=0", env=env)
    output = tmp_path / "worker.log"
    with redis_running(tmp_path, port):
        playtest = order(env)
        with running(*celery_worker("westmarch"), env=env, output=output) as worker:
            assert eventually(lambda: look(playtest, env)["games"], seconds=60), output.read_text()
            before = look(playtest, env)
            worker.kill()
    with (
        redis_running(tmp_path, port),
        running(*celery_worker("westmarch"), env=env, output=output),
    ):
        assert eventually(lambda: is_finished(playtest, env), seconds=240), output.read_text()
    after = look(playtest, env)
    assert before["stage"] == "playing"
    assert (after["games"], after["digest"]) == (GAMES, digest_of_one_run())


def test_a_broker_that_restarts_under_a_living_worker_changes_no_game(tmp_path: Path) -> None:
    port = free_port()
    env = environment(
        WESTMARCH_VAR=str(tmp_path),
        WESTMARCH_BROKER_URL=f"redis://127.0.0.1:{port}/0",
        WESTMARCH_QUEUE=f"faults-{port}",
    )
    python("manage.py", "migrate", "--verbosity=0", env=env)
    output = tmp_path / "worker.log"
    with ExitStack() as lasting, ExitStack() as first:
        first.enter_context(redis_running(tmp_path, port))
        playtest = order(env)
        command = celery_worker("westmarch")
        worker = lasting.enter_context(running(*command, env=env, output=output))
        assert eventually(lambda: look(playtest, env)["games"], seconds=60), output.read_text()
        first.close()
        with redis_running(tmp_path, port):
            assert eventually(lambda: is_finished(playtest, env), seconds=300), output.read_text()
        assert worker.poll() is None, "the worker lived on"
    after = look(playtest, env)
    assert (after["games"], after["digest"]) == (GAMES, digest_of_one_run())
