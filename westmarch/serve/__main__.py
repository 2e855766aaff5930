"""Starts Westmarch: `bin/serve [--port PORT]`."""

import argparse
import os
import signal
import socket
import sys
from pathlib import Path

import django
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from rules.kernel import kernel_in_use
from westmarch.serve.address import HOST, listen, wait_until_answering
from westmarch.serve.errors import StartupError
from westmarch.serve.lockfile import hold_lockfile
from westmarch.serve.preparation import prepare
from westmarch.serve.service import Service, stop_all
from westmarch.serve.supervisor import StopRequest, Supervisor

SECONDS_TO_ANSWER = 60.0
SECONDS_TO_STOP = 8.0
WEB_THREADS = 8


def main() -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "westmarch.settings")
    stop = StopRequest()
    try:
        port = _port_asked_for()
        address = f"http://{HOST}:{port}/"
        with hold_lockfile(Path(settings.VAR_DIR) / "serving", address), listen(port) as listening:
            _serve(listening, address, stop)
    except (StartupError, ImproperlyConfigured) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


def _port_asked_for() -> int:
    parser = argparse.ArgumentParser(prog="bin/serve", description="Starts Westmarch.")
    parser.add_argument("--port", type=int, help=f"where to listen (now {settings.PORT})")
    port = parser.parse_args().port
    if port is None:
        return int(settings.PORT)
    if not 1 <= port <= 65_535:
        parser.error(f"there is no port {port}; it must be 1 to 65535")
    return int(port)


def _serve(listening: socket.socket, address: str, stop: StopRequest) -> None:
    django.setup()
    for step in prepare():
        _say(f"Preparing the {step} …")
        if stop:
            return
    web, worker = _web_server(listening), _worker()
    try:
        web.start()
        worker.start()
        watch = Supervisor(web, worker)
        if wait_until_answering(
            address,
            seconds=SECONDS_TO_ANSWER,
            going_on=lambda: not stop and web.exit_status() is None,
        ):
            _say(f"Rules kernel: {kernel_in_use()}.")
            _say(f"Westmarch is ready: {address}   (Ctrl-C stops it)")
        elif not stop:
            raise StartupError(f"The web server does not answer at {address}.")
        watch.until(stop)
        _say("Stopping …")
    finally:
        stop_all([web, worker], seconds=SECONDS_TO_STOP)
    _say("Stopped; everything is kept.")


def _web_server(listening: socket.socket) -> Service:
    command = [sys.executable, "-m", "gunicorn", "westmarch.wsgi", "--preload"]
    command += ["--bind", f"fd://{listening.fileno()}", "--no-control-socket"]
    command += ["--worker-class", "gthread", "--threads", str(WEB_THREADS)]
    command += ["--config", "python:westmarch.serve.gunicorn_settings"]
    command += ["--graceful-timeout", "3", "--log-level", "warning"]
    return Service("web server", command, kept_open=(listening.fileno(),))


def _worker() -> Service:
    # Celery advises against root; in a container there is often no one else.
    python = [sys.executable, "-W", "ignore:You're running the worker"]
    command = [*python, "-m", "celery", "--app", "westmarch", "--quiet", "worker"]
    command += ["--without-gossip", "--without-mingle", "--without-heartbeat"]
    command += ["--hostname", f"{settings.CELERY_TASK_DEFAULT_QUEUE}@%h"]
    command += ["--loglevel", settings.LOG_LEVEL]
    # On quitting it puts its tasks back on the queue at once; pages come before playtests.
    return Service(
        "worker of the queue", command, stop_signal=signal.SIGQUIT, niceness=5, quiet=True
    )


def _say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
