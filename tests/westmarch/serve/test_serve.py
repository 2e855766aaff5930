"""One command starts everything, and stops all of it."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.preparing import copy_prepared
from tests.processes import (
    ROOT,
    alive,
    descendants,
    environment,
    eventually,
    processor_seconds,
    resident_megabytes,
)
from tests.servers import free_port
from tests.westmarch.serving import Serving, Visitor, serving, stops
from westmarch.serve.services import workers

# Of processor time; on an idle machine 2 are enough.
SECONDS_TO_BE_READY = 4
MEGABYTES_OF_A_WORKER = 150
# Of the application that several tests share; not the number of cores of a usual machine.
WEB_PROCESSES = 3
# Little, so that the workers start soon beside other tests.
NICENESS = 1

linux_only = pytest.mark.skipif(
    sys.platform != "linux", reason="reads /proc, and the kernel's word on a parent's death"
)


class House:
    """A folder in which the application is started several times."""

    def __init__(self, folder: Path) -> None:
        self.env = environment(WESTMARCH_VAR=str(folder / "var"))
        self._output = folder / "output"

    def serving(self, *command: str, **variables: str) -> AbstractContextManager[Serving]:
        """Start it, by `bin/serve` or, without its sample playtests, by what that calls."""
        self._output.write_text("")
        command = command or (sys.executable, "-m", "westmarch.serve")
        env = {**self.env, **variables}
        return serving(*command, "--port", str(free_port()), env=env, output=self._output)

    def refusal(self, *arguments: str, **variables: str) -> str:
        """What a start that fails says; it must be plain words."""
        start = subprocess.run(
            [ROOT / "bin" / "serve", *arguments],
            check=False,
            env={**self.env, **variables},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert start.returncode == 1, start.stdout + start.stderr
        assert "Traceback" not in start.stderr
        return start.stderr


@pytest.fixture
def house(tmp_path: Path, prepared: Path) -> House:
    """A house that somebody has moved into: tables, cards and samples are there."""
    copy_prepared(prepared, tmp_path / "var")
    return House(tmp_path)


@pytest.fixture
def empty_house(tmp_path: Path) -> House:
    """A house where nothing was ever started."""
    return House(tmp_path)


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> House:
    folder = tmp_path_factory.mktemp("house")
    copy_prepared(prepared, folder / "var")
    return House(folder)


class Begun(NamedTuple):
    """An application that has just begun, and what that took."""

    serving: Serving
    seconds_until_ready: float
    megabytes_of_a_worker: float


@pytest.fixture(scope="module")
def begun(shared_house: House) -> Iterator[Begun]:
    """An application that goes on through several tests: each start takes many processes."""
    chosen = {
        "WESTMARCH_WEB_PROCESSES": str(WEB_PROCESSES),
        "WESTMARCH_WORKER_NICENESS": str(NICENESS),
    }
    with shared_house.serving(**chosen) as started:
        yield Begun(started, seconds_until_ready(started), megabytes_of_a_worker(started))
        stops(started, signal.SIGINT)


@pytest.fixture
def westmarch(begun: Begun) -> Serving:
    return begun.serving


def seconds_until_ready(started: Serving) -> float:
    """Return the processor time of a start that is just over."""
    web = child(started, "gunicorn")
    assert web
    # The workers and the other web processes start beside the first one, on other cores.
    first_page = min(descendants(web))
    return sum(map(processor_seconds, (started.process.pid, web, first_page)))


def megabytes_of_a_worker(started: Serving) -> float:
    """Return how much memory the largest process of a worker holds."""
    worker = child(started, "celery")
    assert worker
    assert eventually(lambda: descendants(worker))
    return max(map(resident_megabytes, {worker, *descendants(worker)}))


def child(started: Serving, program: str) -> int | None:
    """The process that runs the web server or the worker, and starts the others of its kind."""
    return next(iter(children(started, program)), None)


def children(started: Serving, program: str) -> list[int]:
    """The processes of a program that the start itself has started, the oldest first."""
    parent = started.process.pid
    below = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(each) for each in below if name(int(each)) == program]


def name(process: int) -> str:
    """The name of a process in lists, "" if it has ended."""
    try:
        return Path(f"/proc/{process}/comm").read_text().strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""


@linux_only
def test_there_are_as_many_web_processes_as_asked_for_and_two_workers(westmarch: Serving) -> None:
    def web_processes() -> int:
        # The first of them starts the others.
        return sum(name(each) == "gunicorn" for each in descendants(westmarch.process.pid))

    # Another test may just have killed some of them.
    assert eventually(lambda: web_processes() == 1 + WEB_PROCESSES)
    assert eventually(lambda: len(children(westmarch, "celery")) == 2)


def test_a_worker_of_one_process_reads_only_quick_games_and_tables() -> None:
    every, quick = (service.arguments for service in workers())

    assert "westmarch,westmarch-slow,westmarch-tables,westmarch-slow-tables" in every
    assert quick[quick.index("--queues") + 1] == "westmarch,westmarch-tables"
    assert quick[quick.index("--concurrency") + 1] == "1"


def session_niceness(process: int) -> int | None:
    """Return how far the session of a process stands back, None where Linux doesn't count it.

    Kernels that share processors by process have no such file, and in the session the machine
    began with it is empty.
    """
    try:
        shown = Path(f"/proc/{process}/autogroup").read_text().split()
    except OSError:
        return None
    return int(shown[-1]) if shown else None


@linux_only
def test_games_stand_back_behind_pages(westmarch: Serving) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    # Where the session of the tests isn't counted, those of the servers need not be.
    uncounted = {None} & {session_niceness(os.getpid())}

    def stand_back(program: str, niceness: int, of_session: int) -> bool:
        begun = children(westmarch, program)
        processes = {*begun, *(below for each in begun for below in descendants(each))}
        return bool(processes) and all(
            os.getpriority(os.PRIO_PROCESS, each) == niceness
            and session_niceness(each) in {of_session, *uncounted}
            for each in processes
        )

    # Another test may just have killed some of them.
    assert eventually(lambda: stand_back("gunicorn", own, 0))
    assert eventually(lambda: stand_back("celery", min(own + NICENESS, 19), NICENESS))


@linux_only
def test_a_start_is_quick_and_a_worker_is_small(begun: Begun) -> None:
    """`pytest -s` prints the figures of docs/benchmarks.md."""
    _, until_ready, megabytes = begun

    print(f"ready after {until_ready:.1f} s of processor time; a worker holds {megabytes:.0f} MB")
    assert until_ready < SECONDS_TO_BE_READY
    assert megabytes < MEGABYTES_OF_A_WORKER


@linux_only
def test_what_was_made_is_there_after_the_next_start_and_a_kill_leaves_no_process(
    tmp_path: Path,
) -> None:
    house = House(tmp_path)
    with house.serving(str(ROOT / "bin" / "serve")) as first:
        assert "Preparing the cards" in first.said()
        assert Visitor(first.address).status("cards/tcg/7_364/") == 200
        stops(first, signal.SIGHUP)
    database = tmp_path / "var" / "westmarch.db"
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        connection.execute("INSERT INTO decks_tag (name) VALUES ('rosie')")

    with house.serving() as second:
        assert Visitor(second.address).status("healthz") == 200
        below = descendants(second.process.pid)
        second.process.kill()
        assert eventually(lambda: not alive(below)), alive(below)

    with closing(sqlite3.connect(database, timeout=20)) as connection:
        assert connection.execute("SELECT count(*) FROM decks_tag").fetchone() == (1,)


def test_pages_and_their_files_are_served_without_debug(westmarch: Serving) -> None:
    visitor = Visitor(westmarch.address)
    home = visitor.read("")

    files = re.findall(r'(?:href|src)="/(static/[^"#]+)', home)

    assert files
    assert {file: visitor.status(file) for file in files} == dict.fromkeys(files, 200)
    assert visitor.status("decks/") == 200
    assert visitor.status("cards/") == 200
    assert visitor.status("playtests/") == 200
    assert visitor.status("no-such-page/") == 404


def test_a_second_start_in_the_same_folder_is_refused_with_the_address(
    westmarch: Serving, shared_house: House
) -> None:
    said = shared_house.refusal("--port", str(free_port()))

    assert f"already running: {westmarch.address}" in said
    assert "WESTMARCH_VAR" in said


def test_a_taken_port_is_refused_with_the_next_free_one(empty_house: House) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]

        said = empty_house.refusal("--port", str(taken))

    offered = re.search(r"bin/serve --port (\d+)", said)
    assert f"Port {taken} is taken" in said
    assert offered
    assert int(offered[1]) > taken


def test_the_port_may_come_from_the_environment(empty_house: House) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]

        assert f"Port {taken}" in empty_house.refusal(WESTMARCH_PORT=str(taken))


def test_an_odd_variable_is_refused_in_plain_words(empty_house: House) -> None:
    assert empty_house.refusal(WESTMARCH_PORT="eighty") == (
        "WESTMARCH_PORT is 'eighty'; it must be a whole number.\n"
    )


def test_a_database_that_does_not_answer_is_refused_in_plain_words(empty_house: House) -> None:
    nowhere = f"postgresql://127.0.0.1:{free_port()}/nowhere"

    said = empty_house.refusal("--port", str(free_port()), WESTMARCH_DATABASE_URL=nowhere)

    assert said.startswith("The database could not be prepared: ")


def another_worker(started: Serving, killed: set[int]) -> bool:
    """Whether both workers run and neither is one that was killed."""
    running = children(started, "celery")
    return len(running) == 2 and killed.isdisjoint(running)


@linux_only
def test_a_worker_that_is_killed_is_started_again(westmarch: Serving) -> None:
    # Another test may just have killed it too.
    assert eventually(lambda: another_worker(westmarch, set()))
    first = children(westmarch, "celery")[0]

    os.kill(first, signal.SIGKILL)

    assert eventually(lambda: another_worker(westmarch, {first})), westmarch.said()
    assert re.search(r"The worker of \w+ \w+ stopped \(killed by SIGKILL\)", westmarch.said())
    assert Visitor(westmarch.address).status("healthz") == 200


@linux_only
def test_a_web_server_that_is_killed_is_started_again(westmarch: Serving) -> None:
    first = child(westmarch, "gunicorn")
    assert first
    started_by_it = descendants(first)

    os.kill(first, signal.SIGKILL)

    assert eventually(lambda: child(westmarch, "gunicorn") not in (None, first)), westmarch.said()
    assert eventually(lambda: Visitor(westmarch.address).status("healthz") == 200)
    assert "The web server stopped (killed by SIGKILL); it starts again now." in westmarch.said()
    assert alive(started_by_it) == set()


# The pauses are tested with a clock in `test_supervisor.py`; each death here starts two processes.
@pytest.mark.nightly
@linux_only
def test_the_pages_stay_while_the_worker_keeps_dying(westmarch: Serving) -> None:
    killed: set[int] = set()
    for _ in range(3):
        assert eventually(lambda: another_worker(westmarch, killed)), westmarch.said()
        # The newest is the one that was just started again.
        worker = children(westmarch, "celery")[-1]
        os.kill(worker, signal.SIGKILL)
        killed.add(worker)
        assert Visitor(westmarch.address).status("healthz") == 200

    assert eventually(lambda: "it starts again in 2 s" in westmarch.said()), westmarch.said()
    assert eventually(lambda: another_worker(westmarch, killed)), westmarch.said()
