"""Which rules and card texts a playtest is played by, as one string.

A replay is a list of choices. It is the game that was played only by the same code and the same
texts; a different fingerprint shows that either has changed.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

from rules.playtest.description import PlaytestDescription
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import card
from rules.tcg.library import definition

_RULES = Path(__file__).parents[1]
# What decides how a game goes on after a choice. Players are not part of it: they only choose.
_CODE = ("rng.py", "tcg/deck.py", "tcg/game.py", "tcg/engine", "tcg/notation")
_LENGTH = 16


def rules_fingerprint(description: PlaytestDescription) -> str:
    """Return the fingerprint of the rules, and of the texts of a playtest's cards on its day.

    Cards of other decks do not count. Raise UnknownCard for an id that is no card.
    """
    found = sha256(_code())
    for card_id in sorted({card_id for deck in description.decks for card_id in _cards(deck)}):
        found.update(repr(card(card_id)).encode())
        found.update(repr(definition(card_id, description.day)).encode())
    return found.hexdigest()[:_LENGTH]


def _cards(deck: TcgDeck) -> tuple[str, ...]:
    alone = (deck.ring_bearer, deck.ring)
    return (*(card_id for card_id in alone if card_id), *deck.sites, *deck.copies())


@cache
def _code() -> bytes:
    found = sha256()
    for name in _CODE:
        path = _RULES / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if "english" not in file.parts:
                found.update(file.relative_to(_RULES).as_posix().encode())
                found.update(file.read_bytes())
    return found.digest()
