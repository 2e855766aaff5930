"""Which rules and card texts a playtest is played by, as one string.

A replay is a list of choices. It is the game that was played only by the same code and the same
texts; a different fingerprint shows that either has changed.
"""

import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

RULES_FOLDER = Path(__file__).parents[1]
_LENGTH = 16
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def fingerprint(code: tuple[str, ...], texts: Iterable[str]) -> str:
    """Return the fingerprint of some files and folders of the rules, and of texts of cards.

    English is no part of it: it only describes what the code does.
    """
    found = sha256(hash_code(code))
    for text in texts:
        # A function of ours in a definition is part of the code; where it lies in memory is not.
        found.update(_ADDRESS.sub("", text).encode())
    return found.hexdigest()[:_LENGTH]


@cache
def hash_code(code: tuple[str, ...]) -> bytes:
    """Return the hash of the source of some files and folders of the rules."""
    found = sha256()
    for name in code:
        path = RULES_FOLDER / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if "english" not in file.parts:
                found.update(file.relative_to(RULES_FOLDER).as_posix().encode())
                found.update(file.read_bytes())
    return found.digest()
