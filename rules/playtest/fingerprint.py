"""Which rules, card texts and computer players a playtest is played by, as two strings.

A replay is a list of choices. It is the game that was played only by the same code and the same
texts; a different fingerprint of the rules shows that either has changed. Which choices are made
also depends on the players: games may only be added up if both fingerprints are the same.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

RULES_FOLDER = Path(__file__).parents[1]
# What players learned is data beside their code.
_COUNTED = frozenset({".py", ".json"})
_LENGTH = 16
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")
_WRITTEN: dict[tuple[int, int], tuple[object, object, bytes]] = {}


def fingerprint(code: tuple[str, ...], cards: Iterable[tuple[object, object]]) -> str:
    """Return the fingerprint of some files and folders of the rules, and of cards.

    Each card is its facts and its definition, neither of which ever changes. English is no part of
    it: it only describes what the code does.
    """
    found = sha256(hash_code(code))
    for facts, definition in cards:
        found.update(_written(facts, definition))
    return found.hexdigest()[:_LENGTH]


def _written(facts: object, definition: object) -> bytes:
    """Return a card as it counts. It is kept with the card, whose place in memory stays its own."""
    place = id(facts), id(definition)
    if place not in _WRITTEN:
        # A function of ours in a definition is part of the code; where it lies in memory is not.
        text = _ADDRESS.sub("", f"{facts!r}{definition!r}")
        _WRITTEN[place] = facts, definition, text.encode()
    return _WRITTEN[place][2]


def fingerprint_players(
    names: Iterable[str], code: tuple[str, ...], own_code: Mapping[str, tuple[str, ...]]
) -> str:
    """Return the fingerprint of computer players: their names, code and weights.

    `own_code` has the files of players that don't need all of `code`. How often a name occurs and
    in which order doesn't count. A name that no player has today is no error.
    """
    found = sha256()
    for name in sorted(set(names)):
        found.update(f"{name}:".encode())
        found.update(hash_code(own_code.get(name, code)))
    return found.hexdigest()[:_LENGTH]


@cache
def hash_code(code: tuple[str, ...]) -> bytes:
    """Return the hash of some files and folders of the rules: sources and weights."""
    found = sha256()
    for name in code:
        path = RULES_FOLDER / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix in _COUNTED and "english" not in file.parts:
                found.update(file.relative_to(RULES_FOLDER).as_posix().encode())
                found.update(file.read_bytes())
    return found.digest()
