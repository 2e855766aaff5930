"""A real PostgreSQL, Redis and RabbitMQ for tests, each in a folder and on a port of its own.

They run as children of the tests, without systemd, and are gone when the tests end.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import psycopg
import pytest
from amqp.exceptions import AMQPError
from kombu import Connection
from redis import Redis
from redis.exceptions import ConnectionError as RedisDown

from tests.preparing import made_once, prepare
from tests.processes import environment, eventually, python, running

SECONDS_TO_START = 30
LOCAL = "127.0.0.1"
MIGRATED, PREPARED = "migrated", "prepared"


class PostgreSQL:
    """A server of our own; anyone who reaches it may be its superuser while it lives."""

    def __init__(self, port: int, folder: Path, address: str = LOCAL) -> None:
        self.port = port
        self._folder = str(folder)
        self._address = address

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@{self._address}:{self.port}/{database}"

    def new_database(self, name: str, template: str = "template1") -> str:
        """Make an empty database, or a copy of another, and give its address."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def migrated_database(self, name: str) -> str:
        """Make a database with all tables and no rows, where `make_templates` was called."""
        return self.new_database(name, template=MIGRATED)

    def prepared_database(self, name: str) -> str:
        """Make a database as `bin/serve` prepares it, where `make_templates` was called."""
        return self.new_database(name, template=PREPARED)

    def make_templates(self) -> None:
        """Make the databases that `migrated_database` and `prepared_database` copy."""
        env = self._environment(self.new_database(MIGRATED))
        python("manage.py", "migrate", "--verbosity", "0", env=env)
        prepare(self._environment(self.new_database(PREPARED, template=MIGRATED)))

    def _environment(self, url: str) -> dict[str, str]:
        return environment(WESTMARCH_DATABASE_URL=url, WESTMARCH_VAR=self._folder)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=1).close()
        except psycopg.OperationalError:
            return False
        return True


def postgresql_cluster(temporary: pytest.TempPathFactory) -> Path:
    """Return a database cluster with the templates; skips where no PostgreSQL is installed.

    Like `prepared_folder` it is made once for all processes of the tests. Start none on it: give
    it to `postgresql_running`, which copies it.
    """
    _postgresql_programs()

    def make(cluster: Path) -> None:
        with postgresql_folder() as folder:
            with postgresql_serving(folder, free_port()) as server:
                server.make_templates()
            shutil.copytree(folder / "data", cluster)

    return made_once(temporary, "postgresql", make)


@contextmanager
def postgresql_running(cluster: Path) -> Iterator[PostgreSQL]:
    """A PostgreSQL on a copy of a cluster."""
    with (
        postgresql_folder(cluster) as folder,
        postgresql_serving(folder, free_port()) as server,
    ):
        yield server


@contextmanager
def postgresql_folder(cluster: Path | None = None) -> Iterator[Path]:
    """A folder with a new, empty database cluster, or a copy of another; no server runs yet."""
    programs = _postgresql_programs()
    # Not pytest's own folder: the server's account may not look into that.
    folder = Path(tempfile.mkdtemp(prefix="westmarch-postgresql-"))
    account = _postgresql_account()
    try:
        if cluster:
            shutil.copytree(cluster, folder / "data")
        if account:
            for path in (folder, *folder.rglob("*")):
                shutil.chown(path, account)
        if not cluster:
            initdb: list[str | Path] = [programs / "initdb", "--auth", "trust", "--no-sync"]
            initdb += ["--username", "postgres", "--encoding", "UTF8", "--locale", "C"]
            subprocess.run(
                [*initdb, folder / "data"],
                check=True,
                capture_output=True,
                user=account,
                cwd=folder,
            )
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql_serving(folder: Path, port: int, address: str = LOCAL) -> Iterator[PostgreSQL]:
    """A server on a cluster, until the block ends; another may go on with it then."""
    server = PostgreSQL(port, folder / "var", address)
    (folder / "data" / "pg_hba.conf").write_text("host all all samenet trust\n")
    command = [_postgresql_programs() / "postgres", "-D", folder / "data", "-p", str(port)]
    command += ["-c", f"listen_addresses={address}", "-c", "fsync=off", "-k", folder]
    output = folder / "output"
    with running(
        *map(str, command),
        env=_plain_environment(),
        output=output,
        user=_postgresql_account(),
        stop_signal=signal.SIGINT,
    ):
        assert eventually(server.answers, seconds=SECONDS_TO_START), output.read_text()
        yield server


def _postgresql_account() -> str | None:
    """The account that runs the server: it refuses to run as root."""
    return "postgres" if os.getuid() == 0 else None


def _postgresql_programs() -> Path:
    """Where `initdb` is: Debian does not put it on the path."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if on_path:
        installed.append(Path(on_path).resolve())
    if not installed:
        _not_installed("PostgreSQL")
    return installed[-1].parent


@contextmanager
def redis_running(folder: Path, port: int | None = None, address: str = LOCAL) -> Iterator[str]:
    """A new, empty Redis; gives its address, and skips where none is installed."""
    program = shutil.which("redis-server")
    if program is None:
        _not_installed("Redis")
    port = port or free_port()
    command = [program, "--port", str(port), "--bind", address, "--dir", str(folder)]
    command += ["--save", "", "--appendonly", "no", "--protected-mode", "no"]
    output = folder / "redis-output"

    def answers() -> bool:
        with Redis(address, port) as client:
            try:
                return bool(client.ping())
            except RedisDown:
                return False

    with running(*command, env=_plain_environment(), output=output):
        assert eventually(answers, seconds=SECONDS_TO_START), output.read_text()
        yield f"redis://{address}:{port}/0"


@contextmanager
def rabbitmq_running(folder: Path, port: int | None = None, address: str = LOCAL) -> Iterator[str]:
    """A RabbitMQ; gives its address, and skips where none is installed.

    It is new and empty, unless one ran in this folder on this port before: then it goes on.
    """
    programs = Path("/usr/lib/rabbitmq/bin")
    names = shutil.which("epmd")
    if names is None or not programs.is_dir():
        _not_installed("RabbitMQ")
    # Erlang starts its daemon of names by itself and leaves it behind; this one ends with us.
    names_port, port = free_port(), port or free_port()
    env = {
        **_plain_environment(),
        "HOME": str(folder),
        "ERL_EPMD_ADDRESS": "127.0.0.1",
        "ERL_EPMD_PORT": str(names_port),
        "RABBITMQ_NODENAME": f"westmarch-{port}@localhost",
        "RABBITMQ_NODE_IP_ADDRESS": address,
        "RABBITMQ_NODE_PORT": str(port),
        "RABBITMQ_DIST_PORT": str(free_port()),
        "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": (
            "-kernel inet_dist_use_interface {127,0,0,1} -rabbit loopback_users []"
        ),
        "RABBITMQ_MNESIA_BASE": str(folder / "data"),
        "RABBITMQ_LOG_BASE": str(folder / "log"),
        "RABBITMQ_ENABLED_PLUGINS_FILE": str(folder / "plugins"),
        "RABBITMQ_CONF_ENV_FILE": str(folder / "no-settings"),
    }
    url = f"amqp://guest:guest@{address}:{port}//"
    output = folder / "rabbitmq-output"

    def answers() -> bool:
        with Connection(url) as connection:
            try:
                connection.connect()
            except (OSError, AMQPError):
                return False
        return True

    with (
        running(names, "-address", "127.0.0.1", "-port", str(names_port), env=env, output=output),
        running(str(programs / "rabbitmq-server"), env=env, output=output),
    ):
        assert eventually(answers, seconds=2 * SECONDS_TO_START), output.read_text()
        yield url


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _plain_environment() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "LC_ALL": "C"}


def _not_installed(server: str) -> NoReturn:
    """Skip; but where `bin/test` installs servers, one that is not there is a failure."""
    installs_servers = os.getuid() == 0 and shutil.which("apt-get") is not None
    if os.environ.get("CI") == "true" and installs_servers:
        pytest.fail(f"bin/test should have installed {server}")
    pytest.skip(f"no {server} is installed on this machine")
