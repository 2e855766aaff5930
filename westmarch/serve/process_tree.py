"""What Linux does for a process that starts others: none outlives it, and some stand back.

Elsewhere most of these functions do nothing: a stop still ends a whole process group, but nothing
ends it if the process that started it is killed.
"""

import ctypes
import os
import signal
import sys
import time
from pathlib import Path

# <linux/prctl.h>
PR_SET_PDEATHSIG = 1
PR_SET_NAME = 15
PR_SET_CHILD_SUBREAPER = 36
# <malloc.h> of glibc; other C libraries don't have it.
M_ARENA_MAX = -8
ARENAS = 2
# The niceness of this process's session; absent where the kernel doesn't share by sessions.
SESSION_NICENESS = Path("/proc/self/autogroup")
SESSION_TRIES = 20

_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def end_with_parent(parent: int | None = None) -> None:
    """Make the kernel kill this process as soon as its parent ends.

    A parent that ended between the fork and this call can't be seen dying, so name `parent`
    where it is known: the process ends at once if that one is gone.
    """
    if _libc is None:
        return
    _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if parent is not None and os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)


def adopt_orphans() -> None:
    """Make this process the parent of all that its children leave behind, so it can wait for it."""
    if _libc is not None:
        _libc.prctl(PR_SET_CHILD_SUBREAPER, 1)


def share_memory_between_threads() -> None:
    """Let the threads of this process and of its children take memory from two places only.

    Otherwise each thread has its own, which Linux never gets back whole: after some thousand
    requests a web process had 254 MB in place of 213.
    """
    if _libc is not None and hasattr(_libc, "mallopt"):
        _libc.mallopt(M_ARENA_MAX, ARENAS)


def stand_back(niceness: int) -> None:
    """Let other processes go first: this one, which leads a session, and all that it starts.

    Most kernels share processors between sessions, and niceness counts only within each. So the
    session is given it too.
    """
    os.nice(niceness)
    # Linux takes one such wish of ordinary users every tenth of a second.
    for _ in range(SESSION_TRIES):
        try:
            SESSION_NICENESS.write_text(str(niceness))
        except BlockingIOError:
            time.sleep(0.1)
        except OSError:
            return
        else:
            return


def name_process(name: str) -> None:
    """Show a name for this process in lists of processes; it has 15 characters at most."""
    if _libc is not None:
        _libc.prctl(PR_SET_NAME, name.encode()[:15])


def wait_for_group(group: int) -> None:
    """Return when all children of this process in a process group have ended.

    A process that is killed takes a while to end, longer on a busy machine or if it holds much
    memory.
    """
    try:
        while True:
            os.waitpid(-group, 0)
    except ChildProcessError:
        return
