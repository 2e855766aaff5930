"""Ten quick games while other people's tables think as hard as they may: how long a guest waits.

    python -m tests.play.queue.load --tables 4 --orders 5

It starts the site as `bin/serve` does, in a folder of its own. Another guest sits at `--tables`
tables of four seats, three of them with the strongest computer player, and chooses at once when
asked. Meanwhile a guest orders ten games of the quick player and looks as often as the page
does, until the result is there, `--orders` times in a row. With `--tables 0` nobody plays.
"""

import argparse
import json
import os
import sqlite3
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from rules.players.strengths import QUICK, STRONG
from tests.westmarch.guests import Guest, processor_time, site_for_guests

GAMES = 10
# As the page of a new playtest looks (play/playtests/views.py).
JUST_ORDERED, LOOK_SOON, LOOK_EVERY = 3.0, 0.3, 1.0
IS_OPEN = 'every 1s"'
PATIENCE = 120.0
# Until the tables have something to think about.
WARMING_UP = 8.0
DECKS = ("rotk-aragorn-starter", "rotk-eomer-starter")


@dataclass(frozen=True, slots=True)
class Waits:
    """What a run measured, in seconds: how long the guest waited for the result of an order.

    `shown` has each wait; `until_begun`, `until_played` and `until_shown` are the medians of its
    parts. `processor` is what the whole site took for an order, `choices` how many the other guest
    made meanwhile.
    """

    tables: int
    shown: list[float]
    median: float
    until_begun: float
    until_played: float
    until_shown: float
    processor: float
    choices: int
    machine: float


class Crowd(threading.Thread):
    """The guest whose tables think; `choices` counts what they chose."""

    def __init__(self, guest: Guest, tables: int) -> None:
        super().__init__(daemon=True)
        self._guest = guest
        others = ("opponent", "opponent_2", "opponent_3")
        seats = dict(zip(others, DECKS[1:] + DECKS, strict=True))
        seats |= {f"{seat}_player": STRONG for seat in others}
        self._tables = [
            guest.fill_in("tables/new/?game=tcg", deck=DECKS[0], **seats) for _ in range(tables)
        ]
        self.choices = 0
        self.stop = threading.Event()

    def run(self) -> None:
        """Choose at every table that asks, until told to stop."""
        while not self.stop.wait(0.3):
            self.choices += sum(self._guest.choose(table) for table in self._tables)


def wait_for_games(guest: Guest, seed: int, games: int = GAMES, player: str = QUICK) -> float:
    """Order games; return how long it takes until the page shows the result."""
    decks = {"deck": DECKS[0], "opponent": DECKS[1]}
    players = {"deck_player": player, "opponent_player": player}
    form = {**decks, **players, "games": str(games), "seed": str(seed)}
    begun = time.monotonic()
    page = guest.fill_in("playtests/new/?game=tcg", **form)
    while IS_OPEN in guest.read(page):
        waited = time.monotonic() - begun
        assert waited < PATIENCE, "the games are never played"
        time.sleep(LOOK_SOON if waited < JUST_ORDERED else LOOK_EVERY)
    return time.monotonic() - begun


def parts(database: Path) -> Iterator[tuple[float, float]]:
    """Return of each playtest how long it waited to begin, and then until it was played."""
    with closing(sqlite3.connect(database, timeout=20)) as connection:
        asked = "SELECT created, started, finished FROM play_playtest ORDER BY created"
        for row in connection.execute(asked).fetchall():
            created, started, finished = map(datetime.fromisoformat, row)
            yield (started - created).total_seconds(), (finished - started).total_seconds()


def measure(
    folder: Path, tables: int, orders: int, games: int = GAMES, player: str = QUICK
) -> Waits:
    """Start the site in a folder, have it think at some tables, and order games in turn."""
    with site_for_guests(folder) as site:
        crowd = Crowd(Guest(site.address, "10.1.0.1"), tables)
        crowd.start()
        time.sleep(WARMING_UP if tables else 1.0)
        guest = Guest(site.address, "10.2.0.1")
        wait_for_games(guest, 0)
        before = processor_time(site.process.pid)
        waits = [wait_for_games(guest, seed, games, player) for seed in range(1, orders + 1)]
        spent = processor_time(site.process.pid) - before
        crowd.stop.set()
        crowd.join()
    begun, played = zip(*list(parts(folder / "westmarch.db"))[-orders:], strict=True)
    rest = [wait - sum(known) for wait, *known in zip(waits, begun, played, strict=True)]
    return Waits(
        tables=tables,
        shown=[round(wait, 2) for wait in waits],
        median=_median(waits),
        until_begun=_median(begun),
        until_played=_median(played),
        until_shown=_median(rest),
        processor=round(spent / orders, 2),
        choices=crowd.choices,
        machine=round(os.getloadavg()[0], 1),
    )


def _median(seconds: Sequence[float]) -> float:
    return round(statistics.median(seconds), 2)


def main() -> None:
    """Read the command line, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--orders", type=int, default=5)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--player", default=QUICK)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), asked.tables, asked.orders, asked.games, asked.player)
    print(json.dumps(asdict(found), indent=2))


if __name__ == "__main__":
    main()
