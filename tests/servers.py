"""A real PostgreSQL and a real Redis for tests, each in a folder and on a port of its own.

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
from redis import Redis
from redis.exceptions import ConnectionError as RedisDown

from tests.processes import eventually, running

SECONDS_TO_START = 30


class PostgreSQL:
    """A server of our own; anyone on this machine may be its superuser while it lives."""

    def __init__(self, port: int) -> None:
        self.port = port

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """Make an empty database and give its address."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=1).close()
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def postgresql_running() -> Iterator[PostgreSQL]:
    """A new, empty PostgreSQL; skips where none is installed."""
    programs = _postgresql_programs()
    # Not pytest's own folder: the server's account may not look into that.
    folder = Path(tempfile.mkdtemp(prefix="westmarch-postgresql-"))
    account = "postgres" if os.getuid() == 0 else None
    if account:
        shutil.chown(folder, account)
    server = PostgreSQL(free_port())
    try:
        initdb = [programs / "initdb", "--auth", "trust", "--no-sync", "--username", "postgres"]
        subprocess.run(
            [*initdb, "--encoding", "UTF8", "--locale", "C", folder / "data"],
            check=True,
            capture_output=True,
            user=account,
            cwd=folder,
        )
        command = [programs / "postgres", "-D", folder / "data", "-p", str(server.port)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-k", folder]
        output = folder / "output"
        with running(
            *map(str, command),
            env=_plain_environment(),
            output=output,
            user=account,
            stop_signal=signal.SIGINT,
        ):
            assert eventually(server.answers, seconds=SECONDS_TO_START), output.read_text()
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
def redis_running(folder: Path) -> Iterator[str]:
    """A new, empty Redis; gives its address, and skips where none is installed."""
    program = shutil.which("redis-server")
    if program is None:
        _not_installed("Redis")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder)]
    command += ["--save", "", "--appendonly", "no"]
    output = folder / "redis-output"

    def answers() -> bool:
        with Redis(port=port) as client:
            try:
                return bool(client.ping())
            except RedisDown:
                return False

    with running(*command, env=_plain_environment(), output=output):
        assert eventually(answers, seconds=SECONDS_TO_START), output.read_text()
        yield f"redis://127.0.0.1:{port}/0"


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
