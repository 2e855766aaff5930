"""Only one start in one folder: two would share a port and do everything twice."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from westmarch.serve.errors import StartupError


@contextmanager
def hold_lockfile(file: Path, address: str) -> Iterator[None]:
    """Keep the file locked, with our address in it, for as long as we run.

    The lock dies with the process, so a file left behind by one that was killed stops no one.

    Raises:
        StartupError: another process holds it; the words name its address.
    """
    with file.open("a+") as note:
        try:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            note.seek(0)
            raise StartupError(
                f"Westmarch is already running: {note.read().strip()}\n"
                "Stop that one first, or give this one a folder of its own with WESTMARCH_VAR."
            ) from None
        note.truncate(0)
        note.write(f"{address} (process {os.getpid()})\n")
        note.flush()
        yield
