"""A fingerprint of games, so that two runs of a playtest can be compared at a glance.

Each game has the SHA-256 of its index and choices; games taken together have the sum of these
numbers. A sum does not mind the order, so chunks merge as they come; a game that is missing,
counted twice or played differently changes it.
"""

from collections.abc import Iterable
from hashlib import sha256

from rules.playtest.kind import Record

_BITS = 256
_MODULUS = 1 << _BITS


def game_digest(record: Record) -> int:
    """Return the fingerprint of one game: its index and every choice of it."""
    written = f"{record.index}:{','.join(map(str, record.choices))}"
    return int.from_bytes(sha256(written.encode()).digest(), "big")


def add_digests(digests: Iterable[int]) -> int:
    """Return the fingerprint of games taken together."""
    return sum(digests) % _MODULUS


def digest_text(digest: int) -> str:
    """Write a fingerprint as 64 hexadecimal digits."""
    return f"{digest:0{_BITS // 4}x}"
