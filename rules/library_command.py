"""The author's command, which both games have: `python -m rules.tcg.library CARD...`.

It shows cards and what is wrong with them, the English of all written cards, or the cards that are
not written yet. What a card is and how it is shown is the game's.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.rows import UnknownCard

Card = TypeVar("Card")
Group = TypeVar("Group", int, str)

WARNING = "  warning:"


@dataclass(frozen=True)
class LibraryCommand(Generic[Card, Group]):
    """The command of one game.

    `groups` are what `--set` can name, and `list_missing` is called with the named one or None.
    `find_cards` raises UnknownCard for a word that names no card.
    """

    module: str
    card_help: str
    groups: Sequence[Group]
    group_help: str
    find_cards: Callable[[str], Sequence[Card]]
    describe: Callable[[Card], Iterator[str]]
    written_english: Callable[[], Mapping[str, Sequence[str]]]
    list_missing: Callable[[Group | None], Iterator[str]]

    def run(self, words: Sequence[str]) -> int:
        """Run the command; return 1 where a card has faults or does not exist."""
        asked = self._arguments(words)
        if asked.json:
            print(json.dumps(self.written_english(), ensure_ascii=False, indent=1))
            return 0
        if asked.missing:
            for line in self.list_missing(asked.set):
                print(line)
            return 0
        # All are shown, whatever is wrong with the first.
        return max([self._show(word) for word in asked.cards])

    def _show(self, word: str) -> int:
        """Print the cards that a word names; return 1 where there is none or one has faults."""
        try:
            found = self.find_cards(word)
        except UnknownCard as unknown:
            print(unknown, file=sys.stderr)
            return 1
        status = 0
        for known in found:
            for line in self.describe(known):
                print(line)
                status = 1 if line.startswith(WARNING) else status
        return status

    def _arguments(self, words: Sequence[str]) -> argparse.Namespace:
        parser = argparse.ArgumentParser(
            prog=f"python -m {self.module}",
            description="Show what cards do, as it is written in the library.",
        )
        parser.add_argument("cards", nargs="*", metavar="CARD", help=self.card_help)
        parser.add_argument("--json", action="store_true", help="the English of all written cards")
        parser.add_argument("--missing", action="store_true", help="list the cards not written yet")
        parser.add_argument(
            "--set",
            type=type(self.groups[0]),
            choices=self.groups,
            help=f"with --missing: only this {self.group_help}",
        )
        found = parser.parse_args(words)
        if not (found.cards or found.json or found.missing):
            parser.error("name a card, or use --json or --missing")
        return found
