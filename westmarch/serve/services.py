"""What `bin/serve` runs: the web server, and the workers of the queue."""

import gc
import signal
import socket
import warnings
from importlib import import_module

from django.conf import settings

from westmarch.serve.service import Service

# Threads of each web process: they wait for slow clients and the database, not for each other.
# With eight at work, the same requests took a fifth more processor time and 11 MB more memory.
WEB_THREADS = 4
# A name, as gunicorn imports it in the web server alone.
WEB_PROCESS = "westmarch.serve.web_process.WebProcess"
# Celery advises against root; in a container there is often no one else.
ADVICE = "You're running the worker"


def load_what_services_share() -> None:
    """Import what the forked services would each import again."""
    from westmarch.celery import app

    warnings.filterwarnings("ignore", ADVICE)
    app.loader.import_default_modules()
    import_module("celery.bin.worker")
    # Unused objects of the start are no one's to look for in every process.
    gc.collect()
    gc.freeze()


def web_server(listening: socket.socket) -> Service:
    """Return the web server, on a socket that listens already."""
    arguments = ["-m", "gunicorn", "westmarch.wsgi", "--preload"]
    arguments += ["--bind", f"fd://{listening.fileno()}", "--no-control-socket"]
    arguments += ["--worker-class", WEB_PROCESS, "--threads", str(WEB_THREADS)]
    arguments += ["--workers", str(settings.WEB_PROCESSES)]
    arguments += ["--config", "python:westmarch.serve.gunicorn_settings"]
    arguments += ["--graceful-timeout", "3", "--log-level", "warning"]
    return Service("web server", arguments, forked=True, kept_open=(listening.fileno(),))


def workers() -> list[Service]:
    """Return the workers: one process reads quick games alone, so that these never wait."""
    quick, slow = settings.CELERY_TASK_DEFAULT_QUEUE, settings.SLOW_QUEUE
    tables, slow_tables = settings.TABLE_QUEUE, settings.SLOW_TABLE_QUEUE
    others = max(1, settings.CELERY_WORKER_CONCURRENCY - 1)
    return [
        _worker("worker of the queue", f"{quick},{slow},{tables},{slow_tables}", others),
        _worker("worker of quick games", f"{quick},{tables}", 1),
    ]


def _worker(name: str, queues: str, processes: int) -> Service:
    arguments = [
        "-W",
        f"ignore:{ADVICE}",
        "-m",
        "celery",
        "--app",
        "westmarch",
        "--quiet",
        "worker",
    ]
    arguments += ["--without-gossip", "--without-mingle", "--without-heartbeat"]
    arguments += ["--hostname", f"{queues.replace(',', '+')}@%h", "--queues", queues]
    arguments += ["--concurrency", str(processes)]
    arguments += ["--loglevel", settings.LOG_LEVEL]
    # On quitting it puts its tasks back on the queue at once.
    return Service(
        name,
        arguments,
        forked=True,
        stop_signal=signal.SIGQUIT,
        niceness=settings.WORKER_NICENESS,
        quiet=True,
    )
