"""Which kinds of sentences no test plays: `python -m tests.rules.tcg.library.kinds_of_sentences 4`.

Two sentences are of one kind if they differ only in the cards they speak of, in numbers, phases,
cultures and keywords: "Skirmish: Exert a Dwarf to make a minion strength -2." and "Maneuver: Exert
an Elf to make a companion strength +1." A kind counts as played if a test names a card that has
such a sentence. The command prints the cards of the sets named that no test names and that have a
sentence of any other kind.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from rules.tcg.facts.reader import card
from rules.tcg.library.definitions import texts, written
from rules.tcg.notation.filters import Filter
from rules.tcg.vocabulary import Culture, Keyword, Phase
from tests.rules.tcg import cards

TESTS = Path(__file__).parents[1]
# A test names a card by its constant, its id or its collector's number ("1 U 327").
NAME = re.compile(r"\b(?:[A-Z][A-Z0-9_]+|\d+_\d+|\d+ [CURSP]\+? \d+)\b")

# What kinds do not tell apart, by the one word they print instead.
ALIKE: tuple[tuple[type, str], ...] = (
    (Filter, "cards"),
    (Phase, "phase"),
    (Culture, "culture"),
    (Keyword, "keyword"),
    (int, "number"),
)


def kind(value: object) -> str:
    """Return what a sentence, or a part of one, has in common with others of its kind."""
    if value is None or isinstance(value, bool):
        return str(value)
    for alike, word in ALIKE:
        if isinstance(value, alike):
            return word
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, tuple):
        inner = [kind(part) for part in value]
        # Any number of filters, and any number of phases, are one.
        return inner[0] if set(inner) in ({"cards"}, {"phase"}) else f"({', '.join(inner)})"
    if is_dataclass(value):
        inner = [kind(getattr(value, field.name)) for field in fields(value)]
        return f"{type(value).__name__}({', '.join(inner)})"
    return "words"


@cache
def named_cards() -> frozenset[str]:
    """Return the ids of the cards that a test names."""
    words: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        # The tests of English name many cards without playing them.
        if "narration" not in file.parts and "english" not in file.name:
            words.update(NAME.findall(file.read_text(encoding="utf-8")))
    return frozenset(filter(None, map(_card_id, words)))


def _card_id(word: str) -> str:
    """Return the id of the card that a word names; empty for other words."""
    if word[0].isalpha():
        named = getattr(cards, word, "")
        return named if isinstance(named, str) else ""
    return re.sub(r" [A-Z+]+ ", "_", word)


@cache
def kinds_of(card_id: str) -> frozenset[str]:
    """Return the kinds of all sentences of a card, errata included."""
    return frozenset(kind(sentence) for text in texts(card_id) for sentence in text.sentences)


@cache
def played_kinds() -> frozenset[str]:
    """Return the kinds of the sentences of cards that a test names."""
    named = named_cards() & set(written())
    return frozenset(played for card_id in named for played in kinds_of(card_id))


def unplayed() -> Iterator[tuple[str, frozenset[str]]]:
    """Yield each card that no test names and its kinds of sentences that no test plays."""
    for card_id in written():
        if card_id not in named_cards() and (left := kinds_of(card_id) - played_kinds()):
            yield card_id, left


if __name__ == "__main__":
    sets = {int(word) for word in sys.argv[1:]}
    by_set: dict[int, list[str]] = defaultdict(list)
    for card_id, left in unplayed():
        row = "".join(f"\n    {words}" for words in sorted(left))
        by_set[card(card_id).set].append(f"{card_id} {card(card_id).name}{row}")
    for number in sorted(by_set):
        if not sets or number in sets:
            print(f"set {number}: {len(by_set[number])}", *by_set[number], sep="\n  ")
