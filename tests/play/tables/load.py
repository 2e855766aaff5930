"""Many tables in play at once, through the site's pages: how long a choice takes to be answered.

    python -m tests.play.tables.load --tables 50 --seconds 60 --think 2

It starts the site as `bin/serve` does, in a folder of its own, and seats one person at each table:
half of the TCG against the usual computer player, half of the LCG. Each chooses at random after a
pause (exponential, `--think` seconds on average) and looks once a second while others choose, as
the page's script does. Then it prints the times of the answers, and the processor time that the
site took for a choice, with all that goes with it.
"""

import argparse
import json
import os
import random
import statistics
import tempfile
import threading
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.westmarch.guests import Guest, processor_time, site_for_guests

POLL_TIME = 1.0


@dataclass(frozen=True)
class Load:
    """What a run measured; times in seconds, `processor` in those of the site's processes."""

    tables: int
    seconds: float
    think: float
    choices: int
    median: float
    p95: float
    p99: float
    slowest: float
    kilobytes: float
    processor_a_choice: float
    busy: float
    errors: list[str] = field(default_factory=list)


class Person(threading.Thread):
    """Somebody at a table, who starts another game when one is over."""

    def __init__(self, site: str, number: int, think: float, end: float) -> None:
        super().__init__(daemon=True)
        self._game = ("tcg", "lcg")[number % 2]
        self._think = think
        self.end = end
        self._dice = random.Random(number)
        self._guest = Guest(site, f"10.0.{number // 250}.{number % 250}")
        self.table = ""
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.errors: list[str] = []

    def sit_down(self) -> None:
        """Start a game as the form offers it."""
        self.table = self._guest.fill_in(f"tables/new/?game={self._game}")

    def run(self) -> None:
        """Play until the time is over."""
        try:
            while time.monotonic() < self.end:
                self._play()
        except Exception as error:
            self.errors.append(repr(error))

    def _play(self) -> None:
        position = json.loads(self._guest.read(f"{self.table}position/"))
        while time.monotonic() < self.end and position["status"] == "playing":
            if position["options"]:
                time.sleep(self._dice.expovariate(1 / self._think))
                if time.monotonic() < self.end:
                    position = self._choose(position)
            else:
                time.sleep(POLL_TIME)
                seen = f"{self.table}position/?seen={position['revision']}"
                found = json.loads(self._guest.read(seen))
                position = position if found.get("unchanged") else found
        if position["status"] != "playing":
            self.sit_down()

    def _choose(self, position: dict[str, Any]) -> dict[str, Any]:
        key = self._dice.choice(position["options"][:4])["key"]
        fields = {"revision": position["revision"], "key": key, "seat": position["seat"]}
        begun = time.monotonic()
        answer = self._guest.send(f"{self.table}choose/", fields)
        self.times.append(time.monotonic() - begun)
        self.sizes.append(len(answer.encode()))
        found: dict[str, Any] = json.loads(answer)
        return found


def measure(folder: Path, tables: int, seconds: float, think: float) -> Load:
    """Start the site in a folder, play at its tables for a while, and return the times."""
    with site_for_guests(folder) as site:
        end = time.monotonic() + 10 * seconds
        people = [Person(site.address, number, think, end) for number in range(tables)]
        for person in people:
            person.sit_down()
        before, begun = processor_time(site.process.pid), time.monotonic()
        for person in people:
            person.end = begun + seconds
            person.start()
        for person in people:
            person.join(timeout=seconds + 120)
        lasted = time.monotonic() - begun
        spent = processor_time(site.process.pid) - before
    times = sorted(found for person in people for found in person.times)
    cuts = statistics.quantiles(times, n=100)
    return Load(
        tables=tables,
        seconds=round(lasted, 1),
        think=think,
        choices=len(times),
        median=round(statistics.median(times), 3),
        p95=round(cuts[94], 3),
        p99=round(cuts[98], 3),
        slowest=round(times[-1], 3),
        kilobytes=round(statistics.mean(size for p in people for size in p.sizes) / 1000, 1),
        processor_a_choice=round(spent / len(times), 4),
        busy=round(os.getloadavg()[0], 1),
        errors=[error for person in people for error in person.errors],
    )


def main() -> None:
    """Read the command line, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), asked.tables, asked.seconds, asked.think)
    print(json.dumps(asdict(found), indent=2))


if __name__ == "__main__":
    main()
