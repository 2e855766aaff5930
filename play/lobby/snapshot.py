"""What everybody sees of the lobby, kept for a moment in each process.

Hundreds of pages ask for it every few seconds. They get the same rows, and a `token` that changes
with them: whoever has seen it is answered without a look at the database.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2s
from threading import Lock

from play.lobby.open_tables import TableInLobby, describe, running_games, waiting_tables
from play.watching.running import RunningGame

# Seconds for which the tables that wait are kept, and the games that are played, which cost more.
KEPT_FOR, RUNNING_FOR = 2.0, 10.0


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The tables that wait and the games that can be watched, and the token of them."""

    waiting: Sequence[TableInLobby]
    running: Sequence[RunningGame]
    token: str


class _Kept:
    """The last snapshot of this process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._made = self._watched = 0.0
        self._snapshot: Snapshot | None = None
        self._running: list[RunningGame] = []

    def get(self) -> Snapshot:
        """Return the snapshot, a new one where the last is too old."""
        kept = self._snapshot
        if kept is not None and time.monotonic() - self._made < KEPT_FOR:
            return kept
        with self._lock:
            if self._snapshot is None or time.monotonic() - self._made >= KEPT_FOR:
                self._snapshot = self._look(time.monotonic())
            return self._snapshot

    def forget(self) -> None:
        """Forget the snapshot: something in it changed here."""
        self._made = self._watched = 0.0

    def _look(self, now: float) -> Snapshot:
        if not self._watched or now - self._watched >= RUNNING_FOR:
            self._running = running_games()
            self._watched = now
        waiting = [describe(table) for table in waiting_tables()]
        token = blake2s(repr((waiting, self._running)).encode(), digest_size=8).hexdigest()
        self._made = now
        return Snapshot(waiting, self._running, token)


_kept = _Kept()


def lobby_now() -> Snapshot:
    """Return what everybody sees of the lobby, at most two seconds old."""
    return _kept.get()


def forget() -> None:
    """Let this process look again, for somebody who has just changed something."""
    _kept.forget()
