"""Starts Westmarch: `bin/serve [--port PORT]`."""

import argparse
import os
import shutil
import socket
import sys
from pathlib import Path

import django
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from westmarch.serve.address import HOST, listen, wait_until_answering
from westmarch.serve.errors import StartupError
from westmarch.serve.kernel_switch import KernelSwitch, compiler_of_the_kernel, describe_kernel
from westmarch.serve.lockfile import hold_lockfile
from westmarch.serve.preparation import prepare
from westmarch.serve.process_tree import share_memory_between_threads
from westmarch.serve.service import stop_all
from westmarch.serve.services import load_what_services_share, web_server, workers
from westmarch.serve.supervisor import StopRequest, Supervisor

SECONDS_TO_ANSWER = 60.0
SECONDS_TO_STOP = 8.0
# prometheus_client's own variable (`westmarch.operations.metrics`).
SEVERAL_PROCESSES = "PROMETHEUS_MULTIPROC_DIR"


def main() -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "westmarch.settings")
    share_memory_between_threads()
    stop = StopRequest()
    try:
        port, sample_playtests = _options()
        address = f"http://{HOST}:{port}/"
        with hold_lockfile(Path(settings.VAR_DIR) / "serving", address), listen(port) as listening:
            _serve(listening, address, stop, sample_playtests=sample_playtests)
    except (StartupError, ImproperlyConfigured) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


def _options() -> tuple[int, bool]:
    """Return the port to listen on, and whether to play the sample playtests."""
    parser = argparse.ArgumentParser(prog="bin/serve", description="Starts Westmarch.")
    parser.add_argument("--port", type=int, help=f"where to listen (now {settings.PORT})")
    parser.add_argument(
        "--sample-playtests",
        action="store_true",
        help="play the playtests of sample decks that the start page shows (bin/serve does)",
    )
    asked = parser.parse_args()
    port = int(settings.PORT) if asked.port is None else int(asked.port)
    if not 1 <= port <= 65_535:
        parser.error(f"there is no port {port}; it must be 1 to 65535")
    return port, bool(asked.sample_playtests)


def _serve(
    listening: socket.socket, address: str, stop: StopRequest, *, sample_playtests: bool
) -> None:
    django.setup()
    for step in prepare(sample_playtests=sample_playtests):
        _say(f"Preparing the {step} …")
        if stop:
            return
    _share_metrics()
    load_what_services_share()
    compiler = compiler_of_the_kernel()
    web, *others = services = [web_server(listening), *workers()]
    try:
        web.start()
        for worker in others:
            worker.start()
        watch = Supervisor(*services)
        if wait_until_answering(
            address,
            seconds=SECONDS_TO_ANSWER,
            going_on=lambda: not stop and web.exit_status() is None,
        ):
            _say(f"Rules kernel: {describe_kernel(compiler)}.")
            _say(f"Westmarch is ready: {address}   (Ctrl-C stops it)")
        elif not stop:
            raise StartupError(f"The web server does not answer at {address}.")
        if compiler is None:
            watch.until(stop)
        else:
            switch = KernelSwitch(compiler, watch, workers=others, others=[web])
            switch.start()
            watch.until(stop, switch.glance)
        _say("Stopping …")
    finally:
        if compiler is not None:
            compiler.kill_group()
        stop_all(services, seconds=SECONDS_TO_STOP)
    _say("Stopped; everything is kept.")


def _share_metrics() -> None:
    """Collect the figures of all web processes in a folder that is empty at the start."""
    if settings.METRICS_TOKEN and SEVERAL_PROCESSES not in os.environ:
        folder = Path(settings.VAR_DIR) / "metrics"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(mode=0o700)
        os.environ[SEVERAL_PROCESSES] = str(folder)


def _say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
