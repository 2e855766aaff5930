"""Watching a computer player think: its claim is renewed, and a thought that takes too long ends.

A worker process thinks in its main thread, which a timer interrupts now and then.
"""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

# Processor seconds that one choice may take. Those of the strongest player take some tenths.
CHOICE_SECONDS = 20.0
# How often a thought is interrupted, in seconds.
INTERRUPTED_EVERY = 2.0


class ThoughtTooLong(Exception):
    """A choice that took more than its processor time."""


class ThoughtUnwanted(Exception):
    """A choice that nobody waits for any more: the game has ended or moved on."""


@contextmanager
def watched(
    renew: Callable[[], bool],
    *,
    seconds: float = CHOICE_SECONDS,
    every: float = INTERRUPTED_EVERY,
) -> Iterator[None]:
    """Watch the thought in a block.

    `renew` renews the claim and returns whether the choice is still wanted. Raise ThoughtUnwanted
    out of the block where it isn't, and ThoughtTooLong after `seconds` of processor time. Outside a
    process's main thread nothing is watched.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    begun = time.process_time()

    def look(number: int, frame: FrameType | None) -> None:
        if time.process_time() - begun > seconds:
            raise ThoughtTooLong
        if not renew():
            raise ThoughtUnwanted
        # Only now: a database that answers late must not be asked again meanwhile.
        signal.setitimer(signal.ITIMER_REAL, every)

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, every)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
