"""Which tests name a card: `python -m tests.rules.tcg.study.naming_tests 1_15 4_11`.

Prints the rows of docs/exercised.md for cards that games do not reach in full. A test names a card
by its constant, its id or its collector's number ("1 U 327").
"""

import re
import sys
from functools import cache
from pathlib import Path

from rules.tcg.facts.reader import card
from tests.rules.tcg import cards

TESTS = Path(__file__).parents[1]
WORD = re.compile(r"\b(?:[A-Z][A-Z0-9_]+|\d+_\d+|\d+ [CURSP]\+? \d+)\b")
MOST_NAMED = 2


@cache
def files_by_card() -> dict[str, tuple[str, ...]]:
    """Return the test files that name each card; a test of its set's cards comes first."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        # The tests of English name many cards without playing them.
        if "study" in file.parts or "narration" in file.parts or "english" in file.name:
            continue
        in_library = "library" in file.parts
        name = name_of_file(file)
        words = WORD.findall(file.read_text(encoding="utf-8"))
        for card_id in {_card_id(word) for word in words}:
            if card_id:
                found.setdefault(card_id, []).insert(0 if in_library else len(found), name)
    return {card_id: tuple(names) for card_id, names in found.items()}


def name_of_file(file: Path) -> str:
    """Return how the page calls a test file: that of a set's cards with its folder."""
    return f"{file.parent.name}/{file.name}" if "library" in file.parts else file.name


def _card_id(word: str) -> str:
    """Return the id of the card that a word names; empty for other words."""
    if word[0].isalpha():
        named = getattr(cards, word, "")
        return named if isinstance(named, str) else ""
    return re.sub(r" [A-Z+]+ ", "_", word)


def row(card_id: str) -> str:
    """Return a card's row of the table; its last cell is empty where no test names the card."""
    tests = ", ".join(f"`{name}`" for name in files_by_card().get(card_id, ())[:MOST_NAMED])
    return f"| {card_id} | {card(card_id).name} | {tests} |"


if __name__ == "__main__":
    for word in sys.argv[1:]:
        print(row(word))
