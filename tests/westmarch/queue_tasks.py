"""Tasks for the tests of the queue: a worker is given `--app tests.westmarch.queue_tasks`."""

import time
from pathlib import Path
from typing import Any

from celery import Celery
from celery.worker.request import Request

# The settings of the application, without its own tasks and their database.
app = Celery("errands", fixups=set(), set_as_current=False)
app.config_from_object("django.conf:settings", namespace="CELERY")


class MarkedRequest(Request):
    """Leaves a mark once the worker knows that one of its processes does the task."""

    def on_accepted(self, *arguments: Any) -> None:
        super().on_accepted(*arguments)
        folder, number, _ = self.args
        (Path(folder) / f"{number}.accepted").touch()


@app.task(name="tests.mark", Request=MarkedRequest)
def mark(folder: str, number: int, seconds: float) -> None:
    """Work so long, then leave a mark; a task that ran twice leaves two."""
    (Path(folder) / f"{number}.begun").touch()
    time.sleep(seconds)
    with (Path(folder) / f"{number}.done").open("a") as done:
        done.write("x")
