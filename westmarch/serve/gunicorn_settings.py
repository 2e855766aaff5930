"""Settings of gunicorn that are code; the others are arguments of its command."""

from typing import Any

from westmarch.serve.process_tree import end_with_parent


def post_fork(server: Any, worker: Any) -> None:
    """End a worker with the process that started it, even if a request hangs."""
    end_with_parent(worker.ppid)
