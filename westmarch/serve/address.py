"""Where the application listens, and whether it answers there."""

import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable

from westmarch.serve.errors import StartupError

HOST = "127.0.0.1"
WAITING_CONNECTIONS = 128
PORTS_LOOKED_AT = 100


def listen(port: int) -> socket.socket:
    """A socket that listens on the port; the web server inherits it.

    Raises:
        StartupError: the port is taken; the words name the next free one.
    """
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
    except OSError as error:
        listening.close()
        raise StartupError(_what_to_do_instead_of(port, error)) from None
    listening.listen(WAITING_CONNECTIONS)
    return listening


def _what_to_do_instead_of(port: int, error: OSError) -> str:
    if isinstance(error, PermissionError):
        return f"Port {port} may not be used by this account; choose one above 1023."
    free = next((other for other in _ports_after(port) if _is_free(other)), None)
    advice = f"Start on a free one with:  bin/serve --port {free}" if free else ""
    return f"Port {port} is taken by another program. {advice}".strip()


def _ports_after(port: int) -> range:
    return range(port + 1, min(port + 1 + PORTS_LOOKED_AT, 65_536))


def _is_free(port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind((HOST, port))
        except OSError:
            return False
        return True


def wait_until_answering(address: str, *, seconds: float, going_on: Callable[[], bool]) -> bool:
    """Whether the application answers within that time; `going_on` ends the wait earlier."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and going_on():
        if _answers(address):
            return True
        time.sleep(0.05)
    return False


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=1) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, TimeoutError, ConnectionError):
        return False
