"""The embedded broker: messages as files in a folder, never lost or half read.

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
# A draft is renamed within moments; an old one was left by a process that died while it wrote.
SECONDS_OF_A_DRAFT = 3600.0
DELIVERIES_AT_ONCE = 100

logger = logging.getLogger(__name__)

Bindings = list[list[str]]

# What this process has bound, by folder and exchange: a deleted folder takes its tables along, and
# kombu declares a queue only once.
_bound_here: dict[tuple[Path, str], Bindings] = {}


class Channel(filesystem.Channel):
    """A connection's view of the folder."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._root = Path(self.transport_options["folder"])
        self._waiting = self._root / "waiting"
        self._holdings = self._root / "holdings"
        self._drafts = self._root / "drafts"
        self._unreadable = self._root / "unreadable"
        self._make_folders()
        self._holding: Claims | None = None
        self._taken: dict[str, Path] = {}
        self._queues_without_acknowledgement: set[str] = set()
        self._recover_after = 0.0

    def _make_folders(self) -> None:
        for folder in (
            self._waiting,
            self._holdings,
            self._drafts,
            self._unreadable,
            self.control_folder,
        ):
            folder.mkdir(parents=True, exist_ok=True)

    @property
    def control_folder(self) -> Path:
        """The folder of exchange tables."""
        return self._root / "tables"

    # --- writing ---

    def _put(self, queue: str, payload: dict[str, Any], **options: Any) -> None:
        """Write a message beside the queue, then let it appear there whole."""
        name = f"{time.time_ns():020d}-{uuid.uuid4()}.{queue}.msg"
        draft = self._drafts / name
        self._make_folders()
        try:
            draft.write_text(dumps(payload), encoding="utf-8")
            draft.rename(self._waiting / name)
        except OSError:
            # A full disk: half a message must not stay behind.
            draft.unlink(missing_ok=True)
            raise

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
        try:
            names = os.listdir(self._waiting)
        except FileNotFoundError:
            return []  # deleted; the next recovery makes it again
        # A queue's own name may hold dots; what stands before it holds none.
        return sorted(name for name in names if name.partition(".")[2] == ending)

    def _take(self, name: str, queue: str) -> dict[str, Any] | None:
        if self._holding is None:
            self._holding = Claims(self._waiting, self._holdings)
        taken = self._holding.take(name)
        if taken is None:
            return None
        try:
            payload = _checked(loads(taken.read_text(encoding="utf-8")))
            delivery_tag = payload["properties"]["delivery_tag"]
            if delivery_tag in self._taken:
                raise ValueError(f"another message has the delivery tag {delivery_tag}")
        except (ValueError, TypeError, KeyError, OSError, RecursionError):
            # After a power cut a file may be there without what was written to it.
            self._put_aside(taken)
            return None
        if queue in self._queues_without_acknowledgement:
            taken.unlink()
        else:
            self._taken[delivery_tag] = taken
        return payload

    def _recover_now_and_then(self) -> None:
        now = time.monotonic()
        if now < self._recover_after:
            return
        self._recover_after = now + RECOVERY_INTERVAL
        self._make_folders()
        if self._holding is not None and not self._holding.is_intact():
            logger.error("The folder %s was deleted; a new one takes its place.", self._root)
            self._holding.forget()
            self._holding = None
        recover(self._waiting, self._holdings)
        _delete_old_drafts(self._drafts)

    def _put_aside(self, taken: Path) -> None:
        """Keep what is no message out of the queue, for the operator to look at."""
        with suppress(FileNotFoundError):
            taken.rename(self._unreadable / f"{uuid.uuid4()}-{taken.name}")
        logger.error("Message %s cannot be read; it was put aside.", taken.name)

    def put_delivery_aside(self, delivery_tag: str) -> bool:
        """Put a message aside that the worker failed on; return whether it was this channel's.

        It must not stay among those the worker has in hand: a few of them and it takes no more.
        """
        taken = self._taken.pop(delivery_tag, None)
        if taken is None:
            return False
        self._put_aside(taken)
        super().basic_reject(delivery_tag, requeue=False)
        return True

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

        known = _bound_here.setdefault((self._root, exchange), [])
        known[:] = bound(known)
        self._change_table(exchange, bound)

    def get_table(self, exchange: str) -> Bindings:
        """Return the bindings of an exchange; those of this process where the file is gone."""
        if not self._exchange_file(exchange).exists():
            return _bound_here.get((self._root, exchange), [])
        table: Bindings = super().get_table(exchange)
        return table

    def _delete(self, queue: str, exchange: str, *arguments: Any, **options: Any) -> None:
        self._purge(queue)

        def unbound(table: Bindings) -> Bindings:
            return [binding for binding in table if binding[2] != queue]

        self._change_table(exchange, unbound)

    def _change_table(self, exchange: str, change: Callable[[Bindings], Bindings]) -> None:
        with self._tables_locked():
            before = [list(binding) for binding in super().get_table(exchange)]
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
                self.cycle.get(self._deliver_or_put_aside)

    def _deliver_or_put_aside(self, message: dict[str, Any], queue: str) -> None:
        """Hand a message to the worker; one that it fails on stops nothing after it."""
        try:
            self._deliver(message, queue)
        except Exception:
            delivery_tag = message["properties"]["delivery_tag"]
            if not any(channel.put_delivery_aside(delivery_tag) for channel in self.channels):
                raise
            logger.exception("The worker failed on a message of the queue %s.", queue)


def _checked(payload: Any) -> dict[str, Any]:
    """Return what was read if it has the parts of a message, or raise an error."""
    properties = payload["properties"]
    parts = (
        (payload["body"], str),
        (payload["headers"], dict),
        (payload["content-type"], str),
        (payload["content-encoding"], str),
        (properties["delivery_tag"], str),
        (properties["delivery_info"], dict),
    )
    for part, kind in parts:
        if not isinstance(part, kind):
            raise TypeError(f"{part!r} is not a {kind.__name__}")
    checked: dict[str, Any] = payload
    return checked


def _delete_old_drafts(drafts: Path) -> None:
    oldest = time.time() - SECONDS_OF_A_DRAFT
    for draft in drafts.iterdir():
        with suppress(FileNotFoundError):
            if draft.stat().st_mtime < oldest:
                draft.unlink()
