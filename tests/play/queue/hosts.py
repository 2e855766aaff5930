"""Workers on four hosts, and what happens when one of them, its link or a server fails.

    python -m tests.play.queue.hosts --games 2000 --player quick --broker redis

`--together` has all faults happen in one playtest, one after another; `--decks` names other starter
decks, and `--format` where they may play.

Each host is a network namespace with one worker (`tests/network.py`), so this needs Linux and
root. PostgreSQL and the broker run on a fifth. Two workers read all queues, two leave slow games
alone, as docs/several-hosts.md has it. First 1 to 4 workers play a playtest undisturbed. Then
each fault happens in the middle of the same playtest, which must end with the same digest and
each game once. `--fault` names some of the faults, and none with "speed".
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import psycopg

from tests.network import Host, Network, apart, missing_for_networks
from tests.processes import (
    descendants,
    environment,
    eventually,
    kill_group,
    processor_seconds,
    python,
    running,
)
from tests.servers import (
    PostgreSQL,
    free_port,
    postgresql_folder,
    postgresql_serving,
    rabbitmq_running,
    redis_running,
)
from westmarch.serve.process_tree import end_with_parent

ON_THE_SIDE = "tests.play.queue.beside_the_queue"
WORKER = ("-m", "celery", "--app", "westmarch", "worker", "--without-gossip", "--without-mingle")
QUEUE = "hosts"
QUICK_QUEUES = ("--queues", f"{QUEUE},{QUEUE}-tables")
# Games that nobody waits for are played as slow ones, whoever plays them.
SLOW_KEY = "background hosts"
DATABASE, BROKER_PROGRAMS = "postgres", ("redis-server", "beam.smp")
BROKERS = {"redis": redis_running, "rabbitmq": rabbitmq_running}
# The first hosts read all queues; the others leave slow games alone.
HOSTS, READERS_OF_ALL = 4, 2
PATIENCE = 600.0
# A connection to PostgreSQL costs it some milliseconds.
SECONDS_BETWEEN_LOOKS = 0.5
SECONDS_AWAY = 15.0
# Longer than a connection may be silent.
SECONDS_CUT = 100.0

PROGRESS = "SELECT coalesce(sum(games), 0) FROM play_chunk WHERE playtest_id = %s"
ENDED = "SELECT count(*) FROM play_playtest WHERE id = %s AND finished IS NOT NULL"
# Seconds from start to end, all longer pauses in which nothing was stored, chunks and games kept.
FIGURES = """
    SELECT extract(epoch FROM finished - started)::int,
        (SELECT array_agg(extract(epoch FROM pause)::int) FROM (
            SELECT stored - lag(stored) OVER (ORDER BY stored) AS pause
            FROM play_chunk WHERE playtest_id = play_playtest.id) pauses
            WHERE pause > interval '10 seconds'),
        (SELECT count(*) FROM play_chunk WHERE playtest_id = play_playtest.id),
        (SELECT count(DISTINCT number) FROM play_playedgame WHERE playtest_id = play_playtest.id),
        (SELECT count(*) FROM play_playedgame WHERE playtest_id = play_playtest.id)
    FROM play_playtest WHERE id = %s
"""


@dataclass(frozen=True, slots=True)
class Found:
    """A playtest that ended: how long it took, the pauses in that, and what is stored of it.

    `database` and `broker` are the processor seconds of the servers.
    """

    event: str
    workers: int
    games: int
    seconds: int
    pauses: list[int]
    chunks: int
    database: float
    broker: float
    digest: str
    once: bool

    @property
    def games_a_second(self) -> float:
        return round(self.games / max(1, self.seconds), 1)


class Worker:
    """The worker of a host."""

    def __init__(self, host: Host, reads_all: bool, folder: Path) -> None:
        self.host = host
        self.output = folder / f"{host.name}.log"
        self._queues = () if reads_all else QUICK_QUEUES
        self._running = ExitStack()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, env: dict[str, str]) -> None:
        """Start it, unless it runs."""
        if self._process is None:
            command = self.host.command(sys.executable, *WORKER, *self._queues)
            self._process = self._running.enter_context(
                running(*command, env=env, output=self.output)
            )

    def check(self) -> None:
        """Raise AssertionError if it ended by itself."""
        assert self._process is None or self._process.poll() is None, f"{self.host.name} ended"

    def kill(self) -> None:
        """End it and all its processes at once, if it runs."""
        if self._process is not None:
            kill_group(self._process)
            self._process = None
            self._running.pop_all()


class Site:
    """PostgreSQL, a broker and four hosts; a server may be taken away and come again."""

    def __init__(self, folder: Path, cluster: Path, broker: str) -> None:
        self.network = Network()
        hosts = [self.network.add(number) for number in range(2, 2 + HOSTS)]
        self.workers = [Worker(host, i < READERS_OF_ALL, folder) for i, host in enumerate(hosts)]
        self.folder, self._cluster, self._broker = folder, cluster, BROKERS[broker]
        self._ports = free_port(), free_port()
        self.database_running, self.broker_running = ExitStack(), ExitStack()
        server = self.start_database()
        self._url = server.new_database("hosts")
        self.env = environment(
            WESTMARCH_VAR=str(folder),
            WESTMARCH_DATABASE_URL=self._url,
            WESTMARCH_BROKER_URL=self.start_broker(),
            WESTMARCH_QUEUE=QUEUE,
            WESTMARCH_WORKERS="1",
            WESTMARCH_LOG_LEVEL="INFO",
        )
        python("manage.py", "migrate", "--verbosity=0", env=self.env, seconds=PATIENCE)

    def start_database(self) -> PostgreSQL:
        serving = postgresql_serving(self._cluster, self._ports[0], self.network.address)
        return self.database_running.enter_context(serving)

    def start_broker(self) -> str:
        serving = self._broker(self.folder, self._ports[1], self.network.address)
        return self.broker_running.enter_context(serving)

    def start_workers(self, workers: int = HOSTS) -> None:
        """Have as many hosts play, all reachable."""
        for worker in self.workers[workers:]:
            worker.kill()
        for worker in self.workers[:workers]:
            worker.host.mend()
            worker.start(self.env)

    def stop(self) -> None:
        for worker in self.workers:
            worker.kill()
        self.broker_running.close()
        self.database_running.close()

    def wait_for(self, question: str, playtest: str, least: int) -> bool:
        """Return whether a number grows so far; False once no game is stored for too long."""
        played, deadline = -1, 0.0
        while self.ask(question, playtest)[0] < least:
            if (stored := self.ask(PROGRESS, playtest)[0]) > played:
                played, deadline = stored, time.monotonic() + PATIENCE
            elif time.monotonic() > deadline:
                return False
            time.sleep(SECONDS_BETWEEN_LOOKS)
        return True

    def ask(self, question: str, playtest: str) -> Sequence[Any]:
        with psycopg.connect(self._url, connect_timeout=3) as connection:
            row = connection.execute(question, (playtest,)).fetchone()
        assert row is not None
        return row


def server_time(*programs: str) -> float:
    """Return the processor seconds of the servers that run, by the names of their programs."""
    return sum(
        processor_seconds(process)
        for process in descendants(os.getpid())
        if program_of(process) in programs
    )


def program_of(process: int) -> str:
    """Return the name of a process's program; nothing if it has ended."""
    try:
        return Path(f"/proc/{process}/comm").read_text().strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def kill_a_worker(site: Site, playtest: str) -> None:
    site.workers[0].kill()


def kill_readers_of_slow_games(site: Site, playtest: str) -> None:
    """Kill all that read the queue; others start later."""
    for worker in site.workers[:READERS_OF_ALL]:
        worker.kill()
    time.sleep(SECONDS_AWAY)
    site.start_workers()


def restart_broker(site: Site, playtest: str) -> None:
    site.broker_running.close()
    time.sleep(SECONDS_AWAY)
    site.start_broker()


def restart_database(site: Site, playtest: str) -> None:
    site.database_running.close()
    time.sleep(SECONDS_AWAY)
    site.start_database()


def cut_a_host(site: Site, playtest: str) -> None:
    """Cut a host for good: neither side hears that the other is gone."""
    site.workers[0].host.cut()


def cut_readers_of_slow_games(site: Site, playtest: str) -> None:
    """Cut all that read the queue, and mend their links later: they must go on by themselves."""
    for worker in site.workers[:READERS_OF_ALL]:
        worker.host.cut()
    time.sleep(SECONDS_CUT)
    for worker in site.workers[:READERS_OF_ALL]:
        worker.host.mend()


def change_readers_of_slow_games(site: Site, playtest: str) -> None:
    """Cut all that read the queue for good; others start on hosts that are reachable."""
    for worker in site.workers[:READERS_OF_ALL]:
        worker.host.cut()
        # The host is gone with its processes: nobody hears of that either.
        worker.kill()
    time.sleep(SECONDS_AWAY)
    site.start_workers()


def vanish_in_a_transaction(site: Site, playtest: str) -> None:
    """A host is gone with a chunk stored and not committed: others wait for the lock on it."""
    for worker in site.workers:
        worker.kill()
    host = site.workers[0].host
    output = site.folder / "held"
    output.write_text("")
    command = host.command(sys.executable, "-m", ON_THE_SIDE, "hold", playtest)
    with running(*command, env=site.env, output=output):
        held = eventually(lambda: "held" in output.read_text(), seconds=PATIENCE)
        assert held, output.read_text()
        host.cut()
    for worker in site.workers[1:]:
        worker.start(site.env)


def restart_servers_behind_a_cut(site: Site, playtest: str) -> None:
    """Both servers restart while a host is cut off: its connections are answered by nobody."""
    host = site.workers[0].host
    host.cut()
    restart_database(site, playtest)
    restart_broker(site, playtest)
    host.mend()


@dataclass(frozen=True, slots=True)
class Fault:
    """What happens in the middle of a playtest, and whether its games are slow ones."""

    happens: Callable[[Site, str], None]
    slow: bool = False


@dataclass(frozen=True, slots=True)
class Order:
    """A playtest: how many games, by which player, with which decks in which format."""

    games: int
    player: str
    format: str = "king-block"
    decks: tuple[str, ...] = ()

    def words(self, slow: bool) -> tuple[str, ...]:
        """Return it as the command in `beside_the_queue` reads it."""
        return str(self.games), self.player, SLOW_KEY if slow else "", self.format, *self.decks


FAULTS = {
    "a worker is killed": Fault(kill_a_worker),
    "all readers of slow games are killed": Fault(kill_readers_of_slow_games, slow=True),
    "the broker restarts": Fault(restart_broker),
    "the broker restarts, slow games": Fault(restart_broker, slow=True),
    "the database restarts": Fault(restart_database),
    "a host is cut off": Fault(cut_a_host),
    "a host vanishes in a transaction": Fault(vanish_in_a_transaction),
    "the servers restart while a host is cut off": Fault(restart_servers_behind_a_cut),
    "all readers of slow games are cut off for a while": Fault(
        cut_readers_of_slow_games, slow=True
    ),
    "all readers of slow games are cut off and killed": Fault(
        change_readers_of_slow_games, slow=True
    ),
}


def play(site: Site, event: str, order: Order, *faults: Fault, workers: int = HOSTS) -> Found:
    """Play a playtest with faults in it, one after each tenth of its games.

    Raise AssertionError if it has no end.
    """
    site.start_workers(workers)
    words = order.words(slow=any(fault.slow for fault in faults))
    playtest = python("-m", ON_THE_SIDE, "order", *words, env=site.env, seconds=PATIENCE).strip()
    database, broker = server_time(DATABASE), server_time(*BROKER_PROGRAMS)
    for number, fault in enumerate(faults, start=1):
        begun = site.wait_for(PROGRESS, playtest, number * order.games // 10)
        assert begun, f"{event}: {site.ask(PROGRESS, playtest)[0]} games are played"
        fault.happens(site, playtest)
    ended = site.wait_for(ENDED, playtest, 1)
    assert ended, f"{event}: {site.ask(PROGRESS, playtest)[0]} of {order.games} games are stored"
    for worker in site.workers:
        worker.check()
    seconds, pauses, chunks, different, kept = site.ask(FIGURES, playtest)
    look = ("-m", ON_THE_SIDE, "look", playtest)
    seen = json.loads(python(*look, env=site.env, seconds=PATIENCE))
    return Found(
        event=event,
        workers=workers,
        games=seen["games"],
        seconds=seconds,
        pauses=pauses or [],
        chunks=chunks,
        database=round(server_time(DATABASE) - database, 2),
        broker=round(server_time(*BROKER_PROGRAMS) - broker, 2),
        digest=seen["digest"],
        once=different == kept == seen["games"] == order.games,
    )


@contextmanager
def site_on_hosts(broker: str) -> Iterator[Site]:
    """A site whose servers and workers are gone when the block ends."""
    with tempfile.TemporaryDirectory() as folder, postgresql_folder() as cluster:
        site = Site(Path(folder), cluster, broker)
        try:
            yield site
        finally:
            site.stop()


def main() -> None:
    """Read the command line, and play; print what was found, one line of JSON each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--player", default="quick")
    parser.add_argument("--broker", choices=BROKERS, default="redis")
    parser.add_argument("--fault", nargs="*", choices=[*FAULTS, "speed"])
    parser.add_argument("--together", action="store_true", help="all faults in one playtest")
    parser.add_argument("--format", default="king-block")
    parser.add_argument("--decks", nargs=2, default=(), help="starter decks")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if not asked.inside:
        if missing := missing_for_networks():
            parser.exit(1, f"{missing}\n")
        command = apart(sys.executable, "-m", "tests.play.queue.hosts", *sys.argv[1:], "--inside")
        ending = partial(end_with_parent, os.getpid())
        parser.exit(subprocess.run(command, check=False, preexec_fn=ending).returncode)
    with site_on_hosts(asked.broker) as site:
        chosen = asked.fault if asked.fault is not None else ["speed", *FAULTS]
        events = [event for event in chosen if event in FAULTS]
        order = Order(asked.games, asked.player, asked.format, tuple(asked.decks))
        try:
            for workers in range(1, 1 + HOSTS) if "speed" in chosen else ():
                show(play(site, "undisturbed", order, workers=workers))
            for together in [events] if asked.together else [[event] for event in events]:
                faults = [FAULTS[event] for event in together]
                show(play(site, ", then ".join(together), order, *faults))
        except AssertionError as problem:
            for worker in site.workers:
                print(worker.output.name, worker.output.read_text()[-3000:])
            sys.exit(str(problem))


def show(found: Found) -> None:
    print(json.dumps({**asdict(found), "games_a_second": found.games_a_second}), flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    main()
