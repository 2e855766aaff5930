"""The same application on PostgreSQL, and on Redis or RabbitMQ, by variables alone."""

import json
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.preparing import copy_prepared
from tests.processes import celery_worker, environment, eventually, python, running
from tests.servers import PostgreSQL, free_port
from tests.westmarch.broker.test_folder_broker import TASKS
from tests.westmarch.serving import Visitor, serving

DECKS = ("rotk-aragorn-starter", "rotk-eomer-starter")
SECONDS_OF_GRACE = 10
DIGEST = re.compile(r"\b[0-9a-f]{64}\b")


@pytest.fixture
def on_postgresql(postgresql: PostgreSQL, tmp_path: Path) -> dict[str, str]:
    """An environment that knows a prepared PostgreSQL database, and has nothing of its own yet."""
    return environment(
        WESTMARCH_VAR=str(tmp_path / "var"),
        WESTMARCH_DATABASE_URL=postgresql.prepared_database(tmp_path.name),
    )


@pytest.fixture(params=["redis", "rabbitmq"])
def broker(request: pytest.FixtureRequest) -> str:
    """The address of each broker in turn."""
    return str(request.getfixturevalue(request.param))


def test_no_task_is_lost_when_a_worker_is_told_to_stop(broker: str, tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    marks.mkdir()
    env = environment(
        WESTMARCH_VAR=str(tmp_path),
        WESTMARCH_BROKER_URL=broker,
        WESTMARCH_QUEUE=f"errands-{free_port()}",
    )
    send = (
        "import sys\n"
        "from tests.westmarch.queue_tasks import mark\n"
        "for number in range(20):\n"
        "    mark.delay(sys.argv[1], number, 0.1)\n"
    )
    python("-c", send, str(marks), env=env)

    def done() -> int:
        return len(list(marks.glob("*.done")))

    output = tmp_path / "worker-output"
    with running(*celery_worker(TASKS), env=env, output=output) as first:
        assert eventually(lambda: done() >= 5), output.read_text()
        first.terminate()
        # Now and then Celery's pool waits for ever for a child that is ending (billiard's join);
        # anyone who supervises a worker kills it then, and so does the end of this block.
        with suppress(subprocess.TimeoutExpired):
            first.wait(timeout=SECONDS_OF_GRACE)
    assert done() < 20

    with running(*celery_worker(TASKS), env=env, output=output):
        assert eventually(lambda: done() == 20), output.read_text()


@pytest.fixture(scope="module")
def digest_on_files(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> str:
    """The digest of a playtest that the command line plays on SQLite, without a queue."""
    folder = copy_prepared(prepared, tmp_path_factory.mktemp("files"))
    on_files = environment(WESTMARCH_VAR=str(folder))
    options: tuple[str, ...] = ("--games", "30", "--seed", "7", "--format", "king-block")
    options += ("--players", "random,random", "--json")
    result = json.loads(python("manage.py", "playtest", *DECKS, *options, env=on_files))
    return str(result["digest"])


# Both brokers are tried above, so one start of everything does in the ordinary run.
@pytest.mark.parametrize(
    ("broker", "pooled"),
    [
        pytest.param("redis", "true", id="redis-a pool"),
        pytest.param("redis", "false", id="redis-kept connections", marks=pytest.mark.nightly),
        pytest.param("rabbitmq", "true", id="rabbitmq-a pool", marks=pytest.mark.nightly),
        pytest.param(
            "rabbitmq", "false", id="rabbitmq-kept connections", marks=pytest.mark.nightly
        ),
    ],
    indirect=["broker"],
)
def test_a_playtest_on_servers_ends_as_it_does_on_files(
    on_postgresql: dict[str, str], broker: str, tmp_path: Path, pooled: str, digest_on_files: str
) -> None:
    env = {
        **on_postgresql,
        "WESTMARCH_BROKER_URL": broker,
        "WESTMARCH_QUEUE": f"playtests-{free_port()}",
        "WESTMARCH_DATABASE_POOL": pooled,
    }
    start = (sys.executable, "-m", "westmarch.serve", "--port", str(free_port()))

    with serving(*start, env=env, output=tmp_path / "output") as westmarch:
        visitor = Visitor(westmarch.address)
        assert visitor.status("healthz") == 200
        page = visitor.send(
            f"playtests/new/?deck={DECKS[0]}",
            deck=DECKS[0],
            deck_player="random",
            opponent=DECKS[1],
            opponent_player="random",
            games="30",
            format="king-block",
            seed="7",
        )
        assert eventually(lambda: DIGEST.search(visitor.read(page)), seconds=60), westmarch.said()
        on_servers = DIGEST.search(visitor.read(page))

    assert on_servers
    assert on_servers[0] == digest_on_files
    assert not (tmp_path / "var" / "queue").exists(), "nothing went through the broker of files"
