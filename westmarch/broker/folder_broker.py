"""The embedded broker: messages as files in a folder, none of them ever lost or half read.

Kombu's filesystem transport deletes a message as it reads it, so a killed worker loses what it
held, and a reader may meet a message that is still being written. Here a message is written
beside the queue and renamed into it; a reader takes it into a holding of its own
(`westmarch.broker.claims`) until the work is acknowledged.
"""

import fcntl
import logging
import os
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty
from typing import Any

from kombu.transport import filesystem
from kombu.utils.json import dumps, loads

from westmarch.broker.claims import Claims, recover

RECOVERY_INTERVAL = 2.0
DELIVERIES_AT_ONCE = 100

logger = logging.getLogger(__name__)

Bindings = list[list[str]]


class Channel(filesystem.Channel):
    """A connection's view of the folder."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._root = Path(self.transport_options["folder"])
        self._waiting = self._root / "waiting"
        self._holdings = self._root / "holdings"
        self._drafts = self._root / "drafts"
        self._unreadable = self._root / "unreadable"
        for folder in (
            self._waiting,
            self._holdings,
            self._drafts,
            self._unreadable,
            self.control_folder,
        ):
            folder.mkdir(parents=True, exist_ok=True)
        self._holding: Claims | None = None
        self._taken: dict[str, Path] = {}
        self._queues_without_acknowledgement: set[str] = set()
        self._recover_after = 0.0

    @property
    def control_folder(self) -> Path:
        """The folder of exchange tables."""
        return self._root / "tables"

    # --- writing ---

    def _put(self, queue: str, payload: dict[str, Any], **options: Any) -> None:
        """Write a message beside the queue, then let it appear there whole."""
        name = f"{time.time_ns():020d}-{uuid.uuid4()}.{queue}.msg"
        draft = self._drafts / name
        draft.write_text(dumps(payload), encoding="utf-8")
        draft.rename(self._waiting / name)

    # --- reading ---

    def _get(self, queue: str) -> dict[str, Any]:
        """Take the oldest message of a queue; `Empty` when there is none."""
        self._recover_now_and_then()
        for name in self._names(queue):
            payload = self._take(name, queue)
            if payload is not None:
                return payload
        raise Empty

    def _names(self, queue: str) -> list[str]:
        """The waiting messages of a queue, oldest first."""
        ending = f"{queue}.msg"
        names = os.listdir(self._waiting)
        # A queue's own name may hold dots; what stands before it holds none.
        return sorted(name for name in names if name.partition(".")[2] == ending)

    def _take(self, name: str, queue: str) -> dict[str, Any] | None:
        if self._holding is None:
            self._holding = Claims(self._waiting, self._holdings)
        taken = self._holding.take(name)
        if taken is None:
            return None
        try:
            payload: dict[str, Any] = loads(taken.read_text(encoding="utf-8"))
            delivery_tag = payload["properties"]["delivery_tag"]
        except (ValueError, TypeError, KeyError):
            # After a power cut a file may be there without what was written to it.
            taken.rename(self._unreadable / name)
            logger.error("Message %s cannot be read; it was put aside.", name)
            return None
        if queue in self._queues_without_acknowledgement:
            taken.unlink()
        else:
            self._taken[delivery_tag] = taken
        return payload

    def _recover_now_and_then(self) -> None:
        now = time.monotonic()
        if now >= self._recover_after:
            self._recover_after = now + RECOVERY_INTERVAL
            recover(self._waiting, self._holdings)

    def basic_consume(self, queue: str, no_ack: bool, *arguments: Any, **options: Any) -> Any:
        """Remember which queues are read without acknowledging."""
        if no_ack:
            self._queues_without_acknowledgement.add(queue)
        return super().basic_consume(queue, no_ack, *arguments, **options)

    def basic_get(self, queue: str, no_ack: bool = False, **options: Any) -> Any:
        """Read one message, acknowledging it at once where no one else will."""
        message = super().basic_get(queue, no_ack=no_ack, **options)
        if message is not None and no_ack:
            self._finish(message.delivery_tag)
        return message

    # --- done with a message, or not ---

    def basic_ack(self, delivery_tag: str, multiple: bool = False) -> None:
        """Delete a message that was worked off."""
        super().basic_ack(delivery_tag, multiple)
        self._finish(delivery_tag)

    def basic_reject(self, delivery_tag: str, requeue: bool = False) -> None:
        """Delete a message that was refused; one to be tried again is back in the queue."""
        super().basic_reject(delivery_tag, requeue)
        self._finish(delivery_tag)

    def _finish(self, delivery_tag: str) -> None:
        taken = self._taken.pop(delivery_tag, None)
        if taken is not None:
            taken.unlink(missing_ok=True)

    def _restore(self, message: Any) -> None:
        """Put a message back for another reader."""
        taken = self._taken.pop(message.delivery_tag, None)
        if taken is None or self._holding is None:
            super()._restore(message)
        else:
            self._holding.give_back(taken)

    def close(self) -> None:
        """Return what was not worked off, and leave no folder behind."""
        super().close()
        if self._holding is not None:
            self._holding.close()
            self._holding = None

    # --- counting and clearing ---

    def _size(self, queue: str) -> int:
        return len(self._names(queue))

    def _purge(self, queue: str) -> int:
        cleared = 0
        for name in self._names(queue):
            with suppress(FileNotFoundError):
                (self._waiting / name).unlink()
                cleared += 1
        return cleared

    # --- tables of exchanges: replaced whole, so that no one reads half of one ---

    def _queue_bind(self, exchange: str, routing_key: str, pattern: str, queue: str) -> None:
        binding = [routing_key or "", pattern or "", queue or ""]

        def bound(table: Bindings) -> Bindings:
            return table if binding in table else [binding, *table]

        self._change_table(exchange, bound)

    def _delete(self, queue: str, exchange: str, *arguments: Any, **options: Any) -> None:
        self._purge(queue)

        def unbound(table: Bindings) -> Bindings:
            return [binding for binding in table if binding[2] != queue]

        self._change_table(exchange, unbound)

    def _change_table(self, exchange: str, change: Callable[[Bindings], Bindings]) -> None:
        with self._tables_locked():
            before = [list(binding) for binding in self.get_table(exchange)]
            after = change(before)
            if after != before:
                draft = self._drafts / f"{uuid.uuid4()}.table"
                draft.write_text(dumps(after), encoding="utf-8")
                draft.replace(self._exchange_file(exchange))

    @contextmanager
    def _tables_locked(self) -> Iterator[None]:
        with (self.control_folder / ".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


class Transport(filesystem.Transport):
    """Registered as `folder://`; the folder is the transport option of that name."""

    Channel = Channel
    driver_type = "folder"
    driver_name = "folder"
    # Celery gives each process of a worker a pipe of its own only with an event loop. Without
    # one they share a queue, whose lock a killed process may take with it.
    implements = filesystem.Transport.implements.extend(asynchronous=True)

    def register_with_event_loop(self, connection: Any, loop: Any) -> None:
        """Look for messages every now and then, as there is nothing that calls us."""
        loop.call_repeatedly(self.polling_interval, self._deliver_what_waits)

    def _deliver_what_waits(self) -> None:
        with suppress(Empty):
            for _ in range(DELIVERIES_AT_ONCE):
                self.cycle.get(self._deliver)
