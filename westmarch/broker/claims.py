"""What a reader of the folder broker has taken and not yet finished.

A reader renames a message from the waiting room into a folder of its own and keeps a lock on that
folder. The kernel lets go of the lock when the process dies, however it dies. So a folder whose
lock is free belonged to a reader that is gone, and what lies in it waits again.
"""

import fcntl
import os
import uuid
import weakref
from contextlib import suppress
from pathlib import Path

_OPEN_CLAIMS: "weakref.WeakSet[Claims]" = weakref.WeakSet()


class Claims:
    """The messages of one reader, in a folder that is locked as long as the reader lives."""

    def __init__(self, waiting: Path, holdings: Path) -> None:
        self._waiting = waiting
        name = f"{os.getpid()}-{uuid.uuid4()}"
        # The folder gets its real name only once it is locked: no other process finds it free.
        draft = holdings / f".{name}"
        draft.mkdir()
        self._lock: int | None = os.open(draft, os.O_RDONLY)
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        self.folder = draft.rename(holdings / name)
        _OPEN_CLAIMS.add(self)

    def is_intact(self) -> bool:
        """Return whether the locked folder is still where its messages go.

        Without this, a folder that somebody deleted looks like a reader who is always too late.
        """
        if self._lock is None:
            return False
        try:
            return os.path.samestat(os.stat(self.folder), os.fstat(self._lock))
        except FileNotFoundError:
            return False

    def take(self, name: str) -> Path | None:
        """The message of that name, now ours; None when another reader was quicker."""
        taken = self.folder / name
        try:
            (self._waiting / name).rename(taken)
        except FileNotFoundError:
            return None
        return taken

    def give_back(self, taken: Path) -> None:
        """Put the message back."""
        with suppress(FileNotFoundError):
            taken.rename(self._waiting / taken.name)

    def close(self) -> None:
        """Put everything back and remove the folder."""
        if self._lock is not None:
            _empty(self.folder, self._waiting)
            self.forget()

    def forget(self) -> None:
        """Release the lock; in a child process, the child's share in it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def recover(waiting: Path, holdings: Path) -> None:
    """Put back the messages of all readers that are gone."""
    for folder in holdings.iterdir():
        if not folder.name.startswith("."):
            _recover_from(folder, waiting)


def _recover_from(folder: Path, waiting: Path) -> None:
    try:
        lock = os.open(folder, os.O_RDONLY)
    except FileNotFoundError:
        return  # its reader, or another who recovers, has just taken it away
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _empty(folder, waiting)
    except BlockingIOError:
        return  # its reader lives
    finally:
        os.close(lock)


def _empty(folder: Path, waiting: Path) -> None:
    with suppress(FileNotFoundError):
        for taken in folder.iterdir():
            taken.rename(waiting / taken.name)
        folder.rmdir()


def _forget_all() -> None:
    """In a child: the lock must die with the reader itself, not with the last of its children."""
    for holding in list(_OPEN_CLAIMS):
        holding.forget()


os.register_at_fork(after_in_child=_forget_all)
