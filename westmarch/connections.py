"""Connections whose other end vanishes: a host that dies or a link that is cut closes none."""

from collections.abc import Mapping
from typing import Any

# How often a silent end is asked before it counts as gone.
QUESTIONS = 3


def lost_connections(silence: int, answer: int) -> Mapping[str, Any]:
    """Return the options by which PostgreSQL and its client notice that the other is gone.

    Each asks after the other when nothing came for `silence` seconds, and gives up `answer`
    seconds later. What it sent must be received within both together.
    """
    asking = {
        "keepalives_idle": silence,
        "keepalives_interval": answer // QUESTIONS,
        "keepalives_count": QUESTIONS,
    }
    received = {"tcp_user_timeout": 1000 * (silence + answer)}
    server = {f"tcp_{name}": value for name, value in asking.items()} | received
    return {
        **asking,
        **received,
        "options": " ".join(f"-c {name}={value}" for name, value in server.items()),
    }
