"""Sixty people use the site at once beside a playtest: how long pages take, and how much they hold.

    python -m tests.westmarch.load --people 60 --seconds 120

It starts the site as `bin/serve` does, in a folder of its own. Everybody has an address of their
own and a game at a table against the usual computer player. After each pause (half a second to one
and a half) they choose at their table, ask for a hint, search for cards, look at a deck, at where
it is legal, at its statistics or at a replay. Meanwhile 400 games are played between two decks.
"""

import argparse
import json
import os
import random
import statistics
import tempfile
import threading
import time
import urllib.parse
from collections import defaultdict
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.error import HTTPError

from rules.construction.starters import starter_slugs
from tests.play.queue.load import DECKS
from tests.processes import descendants
from tests.westmarch.guests import Guest, processor_time, site_for_guests

SEARCHES = (
    "t:companion c:gondor",
    "strength 8 or more",
    "does:exert",
    "orc archer",
    "legal:standard elf",
    "cheap rohan companions",
    "sphere:lore t:ally",
    "0 P 13",
)
REFUSALS = (400, 409)


@dataclass(frozen=True, slots=True)
class Use:
    """What a run measured: times in milliseconds, `processor` that of web processes for a use.

    `kinds` has the median and the 95th percentile of each kind of use, and how many of the slowest
    twentieth of all are of it. `memory` has of each process of the site what it holds, with what it
    shares, and its share alone (RSS and PSS), in megabytes, the largest first.
    """

    people: int
    seconds: float
    requests: int
    median: float
    p95: float
    kinds: dict[str, tuple[int, int, int]]
    processor: float
    memory: list[tuple[str, int, int]]
    machine: float
    errors: list[str] = field(default_factory=list)


class Person(threading.Thread):
    """Somebody who uses the site until `end`."""

    def __init__(self, site: str, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(site, f"10.3.{number // 250}.{number % 250}")
        self._dice = random.Random(number)
        self._game = ("tcg", "lcg")[number % 2]
        self._table = ""
        self.end = 0.0
        self.times: list[tuple[str, float]] = []
        self.errors: list[str] = []

    def sit_down(self) -> None:
        """Start a game as the form offers it."""
        self._table = self.guest.fill_in(f"tables/new/?game={self._game}")

    def run(self) -> None:
        """Do one thing after another."""
        while time.monotonic() < self.end:
            time.sleep(self._dice.uniform(0.5, 1.5))
            kind = self._dice.choice(KINDS)
            begun = time.monotonic()
            try:
                self._do(kind)
            except HTTPError as refusal:
                # A choice may come too late, and a hint where nobody is asked.
                if refusal.code not in REFUSALS:
                    self.errors.append(f"{kind}: {refusal}")
            except OSError as error:
                self.errors.append(f"{kind}: {error!r}")
            self.times.append((kind, time.monotonic() - begun))

    def _do(self, kind: str) -> None:
        deck = f"{self.guest.site}decks/{self._dice.choice(starter_slugs())}/"
        match kind:
            case "choice":
                self.guest.choose(self._table)
            case "hint":
                position = json.loads(self.guest.read(f"{self._table}position/"))
                asked = {"seat": position["seat"], "revision": position["revision"]}
                self.guest.send(f"{self._table}hint/", asked)
            case "search":
                asked = {"q": self._dice.choice(SEARCHES)}
                self.guest.read(f"{self.guest.site}cards/?{urllib.parse.urlencode(asked)}")
            case "replay":
                self.guest.read(f"{self._table}replay/")
            case "table":
                self.sit_down()
            case "deck":
                self.guest.read(deck)
            case page:
                self.guest.read(f"{deck}{page}/")


# As often as people do each.
KINDS = (
    *("choice",) * 10,
    *("search",) * 4,
    *("deck",) * 4,
    *("where", "statistics", "hint", "hint", "replay", "table"),
)


def memory_of(process: int) -> tuple[str, int, int]:
    """Return a process's name, what it holds and its share of that, in megabytes (Linux)."""
    found = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]
    kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in found}
    name = Path(f"/proc/{process}/comm").read_text().strip()
    return name, kilobytes["Rss"] // 1000, kilobytes["Pss"] // 1000


def measure(folder: Path, people: int, seconds: float) -> Use:
    """Start the site in a folder, use it for so long, and return times and memory."""
    with site_for_guests(folder) as site:
        crowd = [Person(site.address, number) for number in range(people)]
        for person in crowd:
            person.sit_down()
        decks = {"deck": DECKS[0], "opponent": DECKS[1], "games": "400"}
        crowd[0].guest.fill_in("playtests/new/?game=tcg", **decks)
        (web,) = (
            child
            for child in descendants(site.process.pid)
            if memory_of(child)[0] == "gunicorn" and descendants(child)
        )
        before, begun = processor_time(web), time.monotonic()
        for person in crowd:
            person.end = begun + seconds
            person.start()
        for person in crowd:
            person.join(timeout=seconds + 120)
        lasted = time.monotonic() - begun
        spent = processor_time(web) - before
        memory = []
        for each in {site.process.pid, *descendants(site.process.pid)}:
            # A compiler may have ended since it was listed.
            with suppress(FileNotFoundError, ProcessLookupError):
                memory.append(memory_of(each))
    by_kind = defaultdict(list)
    for person in crowd:
        for kind, found in person.times:
            by_kind[kind].append(1000 * found)
    times = [found for kind in by_kind.values() for found in kind]
    slowest = sorted(times)[-len(times) // 20]
    kinds = {
        kind: (
            round(statistics.median(found)),
            round(sorted(found)[len(found) * 95 // 100]),
            sum(time >= slowest for time in found),
        )
        for kind, found in by_kind.items()
    }
    return Use(
        people=people,
        seconds=round(lasted, 1),
        requests=len(times),
        median=round(statistics.median(times)),
        p95=round(statistics.quantiles(times, n=20)[-1]),
        kinds=kinds,
        processor=round(1000 * spent / len(times), 1),
        memory=sorted(memory, key=lambda found: -found[1]),
        machine=round(os.getloadavg()[0], 1),
        errors=[error for person in crowd for error in person.errors],
    )


def main() -> None:
    """Read the command line, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=120)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), asked.people, asked.seconds)
    print(json.dumps(asdict(found), indent=1))


if __name__ == "__main__":
    main()
