"""Faults in the middle of comparisons and swaps change no number that they find.

Which games are played depends on the games before: a sequential test ends a comparison, and a
round of a swap opens the next. So these numbers are compared with those of a run in one process,
to the last digit, on the embedded queue and on servers. These take minutes; the ordinary run kills
everything in a playtest (`test_restart.py`) and loses a trial's messages in one process.
"""

import json
import os
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest

from rules.playtest.trials.sprt import Answer
from tests.preparing import copy_prepared
from tests.processes import celery_worker, environment, eventually, python, running
from tests.servers import (
    free_port,
    postgresql_folder,
    postgresql_serving,
    rabbitmq_running,
    redis_running,
)

ON_THE_SIDE = "tests.play.queue.trials_beside_the_queue"
SHORT = ("comparison", "short swap")
LONG = ("comparison", "swap", "lcg comparison")
SECONDS_WITHOUT_DATABASE = 10
# A sweep sends what was lost after a minute of silence, and again after each further one.
PATIENCE = 300

UNFINISHED = "SELECT count(*) FROM play_playtest WHERE finished IS NULL"
# A swap is in its second round, the others have stored games.
UNDER_WAY = """
    SELECT (SELECT count(*) FROM play_trial WHERE settled > 1) > 0
        AND (SELECT count(DISTINCT playtest_id) FROM play_chunk)
            = (SELECT count(*) FROM play_playtest)
"""


class Installation:
    """A Westmarch whose parts a test can take away: on files alone."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.folder = folder
        self.env = environment(WESTMARCH_VAR=str(folder), **variables)

    def ask(self, question: str) -> int:
        """Ask the database for a number, without the delay of another process."""
        address = f"file:{self.folder / 'westmarch.db'}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as database:
            return int(database.execute(question).fetchone()[0])

    @contextmanager
    def worker(self) -> Iterator[Popen[bytes]]:
        output = self.folder / "worker.log"
        with running(*celery_worker("westmarch"), env=self.env, output=output) as worker:
            yield worker

    def restart_broker(self) -> None:
        """Delete the queue with every message in it."""
        shutil.rmtree(self.folder / "queue")

    def take_database_away(self) -> None:
        """Lock the database for ten seconds, so that nobody else can write."""
        address = self.folder / "westmarch.db"
        with closing(sqlite3.connect(address, isolation_level=None)) as database:
            database.execute("BEGIN EXCLUSIVE")
            time.sleep(SECONDS_WITHOUT_DATABASE)
            database.execute("ROLLBACK")

    def beside(self, command: str, *words: str) -> Any:
        printed = python("-m", ON_THE_SIDE, command, *words, env=self.env, seconds=PATIENCE)
        return json.loads(printed)


class OnServers(Installation):
    """The same on PostgreSQL and a broker, each on a port of its own, so it can come back."""

    def __init__(
        self,
        folder: Path,
        cluster: Path,
        serve_broker: Callable[[Path, int], AbstractContextManager[str]],
    ) -> None:
        self._cluster, self._database_port = cluster, free_port()
        self._serve_broker, self._broker_port = serve_broker, free_port()
        self._database, self._broker = ExitStack(), ExitStack()
        self._start_database()
        address = self._start_broker()
        super().__init__(
            folder,
            WESTMARCH_DATABASE_URL=self._server.new_database("faults"),
            WESTMARCH_BROKER_URL=address,
            WESTMARCH_QUEUE=f"faults-{self._broker_port}",
        )

    def _start_database(self) -> None:
        serving = postgresql_serving(self._cluster, self._database_port)
        self._server = self._database.enter_context(serving)

    def _start_broker(self) -> str:
        folder = self._cluster.with_name(f"{self._cluster.name}-broker")
        folder.mkdir(exist_ok=True)
        return self._broker.enter_context(self._serve_broker(folder, self._broker_port))

    def ask(self, question: str) -> int:
        with psycopg.connect(self._server.url("faults")) as connection:
            row = connection.execute(question).fetchone()
        assert row
        return int(row[0])

    def restart_broker(self) -> None:
        self._broker.close()
        self._start_broker()

    def take_database_away(self) -> None:
        self._database.close()
        time.sleep(SECONDS_WITHOUT_DATABASE)
        self._start_database()

    def stop(self) -> None:
        self._broker.close()
        self._database.close()


pytestmark = pytest.mark.nightly


@pytest.fixture
def on_files(tmp_path: Path, prepared: Path) -> Installation:
    return Installation(copy_prepared(prepared, tmp_path))


@pytest.fixture(params=["files", "PostgreSQL and Redis", "PostgreSQL and RabbitMQ"])
def installation(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Installation]:
    """Return each kind of installation, ready for trials."""
    if request.param == "files":
        yield request.getfixturevalue("on_files")
        return
    serve_broker = redis_running if "Redis" in request.param else rabbitmq_running
    with postgresql_folder() as cluster, ExitStack() as afterwards:
        servers = OnServers(tmp_path, cluster, serve_broker)
        afterwards.callback(servers.stop)
        python("manage.py", "migrate", "--verbosity=0", env=servers.env)
        yield servers


@cache
def undisturbed(names: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """Return what trials find in one process, without a queue or a database."""
    with TemporaryDirectory() as folder:
        return dict(Installation(Path(folder)).beside("undisturbed", *names))


def order_trials(installation: Installation, names: tuple[str, ...]) -> dict[str, str]:
    return dict(installation.beside("order", *names))


def wait_until_under_way(installation: Installation) -> None:
    assert eventually(lambda: installation.ask(UNDER_WAY), seconds=PATIENCE), worker_log(
        installation
    )
    assert installation.ask(UNFINISHED) > 0


def wait_for_the_end(installation: Installation, trials: dict[str, str]) -> None:
    """Let the trials come to their end, and compare what they found."""
    assert eventually(lambda: installation.ask(UNFINISHED) == 0, seconds=PATIENCE), worker_log(
        installation
    )
    looks = installation.beside("look", *trials.values())
    expected = undisturbed(tuple(trials))
    (decided, *_) = trials
    assert expected[decided]["sprt"]["answer"] != Answer.OPEN, "it ends before all are played"
    for name, look in zip(trials, looks, strict=True):
        assert look["stage"] == "finished"
        assert {key: look["found"][key] for key in expected[name]} == expected[name]
        assert len(look["chunks"]) == len(set(look["chunks"]))


def worker_log(installation: Installation) -> str:
    return (installation.folder / "worker.log").read_text()


def kill_worker(installation: Installation, trials: dict[str, str]) -> list[dict[str, Any]]:
    """Play trials until they are under way, kill the worker, and look at them."""
    with installation.worker() as worker:
        wait_until_under_way(installation)
        os.killpg(worker.pid, signal.SIGKILL)
    return list(installation.beside("look", *trials.values()))


def test_a_killed_worker_and_chunks_that_come_twice_change_nothing(on_files: Installation) -> None:
    trials = order_trials(on_files, SHORT)
    comparison, swap = kill_worker(on_files, trials)
    assert (comparison["stage"], swap["stage"]) == ("playing", "playing")
    assert len(swap["found"]["rounds"]) == 1
    assert swap["found"]["best"] is None
    sent = on_files.beside("deliver", *trials.values())
    assert set(sent) > {*comparison["chunks"], *swap["chunks"]}

    with on_files.worker():
        wait_for_the_end(on_files, trials)


def test_a_killed_worker_changes_nothing(installation: Installation) -> None:
    trials = order_trials(installation, LONG)
    before = kill_worker(installation, trials)
    with installation.worker():
        wait_for_the_end(installation, trials)
    after = installation.beside("look", *trials.values())
    for early, late in zip(before, after, strict=True):
        assert set(early["chunks"]) <= set(late["chunks"])


def test_chunks_that_come_twice_change_nothing(installation: Installation) -> None:
    trials = order_trials(installation, LONG)
    with installation.worker():
        wait_until_under_way(installation)
        for _ in range(2):
            assert installation.beside("deliver", *trials.values())
        wait_for_the_end(installation, trials)


def test_a_broker_that_restarts_under_a_living_worker_changes_nothing(
    installation: Installation,
) -> None:
    trials = order_trials(installation, LONG)
    with installation.worker() as worker:
        wait_until_under_way(installation)
        installation.restart_broker()
        wait_for_the_end(installation, trials)
        assert worker.poll() is None, "the worker lived on"


def test_a_database_that_is_gone_for_ten_seconds_changes_nothing(
    installation: Installation,
) -> None:
    trials = order_trials(installation, LONG)
    with installation.worker() as worker:
        wait_until_under_way(installation)
        installation.take_database_away()
        wait_for_the_end(installation, trials)
        assert worker.poll() is None, "the worker lived on"
