"""Commands end quietly when the reader of their output has enough, as in `… --missing | head`."""

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

# What a shell reports for a program that SIGPIPE ended: 128 + 13.
STATUS = 141


@contextmanager
def exit_on_broken_pipe() -> Iterator[None]:
    """Turn a closed standard output into the exit status of other Unix commands.

    The signal itself stays ignored, as Python has it: a lost connection to a database or broker
    is an error to report.
    """
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        if not _stdout_is_closed():
            raise
        # The interpreter flushes once more when it exits; that must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(STATUS)


def _stdout_is_closed() -> bool:
    """Return whether standard output has no reader any more (`poll` shows it as an error)."""
    poll = select.poll()
    poll.register(sys.stdout.fileno(), 0)
    return any(events & select.POLLERR for _, events in poll.poll(0))
