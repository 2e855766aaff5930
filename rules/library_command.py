"""The author's command, which both games have: `python -m rules.tcg.library CARD...`.

It shows cards and what is wrong with them, the English of all written cards, the cards that are
not written yet, the words of the language, or the head of a new definition. What a card is and
how it is shown is the game's. A mistake in a definition is one line, and hides no other card.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.library_words import Dictionary
from rules.notation.definition_files import Mistake
from rules.rows import UnknownCard

Card = TypeVar("Card")
Group = TypeVar("Group", int, str)

WARNING = "  warning:"


@dataclass(frozen=True)
class LibraryCommand(Generic[Card, Group]):
    """The command of one game.

    `groups` are what `--set` can name, and `list_missing` is called with the named one or None.
    `find_cards` raises UnknownCard for a word that names no card. `mistakes` are those of the
    definitions that have been read so far.
    """

    module: str
    card_help: str
    groups: Sequence[Group]
    group_help: str
    find_cards: Callable[[str], Sequence[Card]]
    describe: Callable[[Card], Iterator[str]]
    readable_english: Callable[[], tuple[Mapping[str, Sequence[str]], Sequence[Mistake]]]
    list_missing: Callable[[Group | None], Iterator[str]]
    head: Callable[[Card], Iterator[str]]
    dictionary: Callable[[], Dictionary]
    mistakes: Callable[[], Iterable[Mistake]]

    def run(self, words: Sequence[str]) -> int:
        """Run the command; return 1 where a definition has faults or a card does not exist."""
        asked = self._arguments(words)
        status = self._run(asked)
        found = [str(mistake) for mistake in self.mistakes()]
        for mistake in found:
            print(mistake, file=sys.stderr)
        return 1 if found else status

    def _run(self, asked: argparse.Namespace) -> int:
        if asked.words is not None:
            return self._show_words(asked.words)
        if asked.json:
            return self._print_english()
        if asked.missing:
            for line in self.list_missing(asked.set):
                print(line)
            return 0
        show = self.head if asked.new else self.describe
        # All are shown, whatever is wrong with the first.
        return max([self._show(word, show) for word in (asked.new or asked.cards)])

    def _print_english(self) -> int:
        english, mistakes = self.readable_english()
        print(json.dumps(english, ensure_ascii=False, indent=1))
        for mistake in mistakes:
            print(mistake, file=sys.stderr)
        return 1 if mistakes else 0

    def _show_words(self, wanted: Sequence[str]) -> int:
        """Print all words, or the wanted ones; return 1 where one is unknown.

        What is no word of the language may be a phrase that words say in print.
        """
        dictionary = self.dictionary()
        if not wanted:
            for line in dictionary.all_words():
                print(line)
            return 0
        status = 0
        for word in wanted:
            lines = list(
                dictionary.word(word) if dictionary.knows(word) else dictionary.saying(word)
            )
            for line in lines:
                print(line)
            if not lines:
                print(dictionary.unknown(word), file=sys.stderr)
                status = 1
        return status

    def _show(self, word: str, show: Callable[[Card], Iterator[str]]) -> int:
        """Print the cards that a word names; return 1 where there is none or one has faults."""
        try:
            found = self.find_cards(word)
        except UnknownCard as unknown:
            print(unknown, file=sys.stderr)
            return 1
        status = 0
        for known in found:
            for line in show(known):
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
        parser.add_argument(
            "--words",
            nargs="*",
            metavar="WORD",
            help="the words of the language, or those that say a phrase",
        )
        parser.add_argument(
            "--new", nargs="+", metavar="CARD", help="print the heads of a definition and its test"
        )
        found = parser.parse_args(words)
        if not (found.cards or found.json or found.missing or found.new) and found.words is None:
            parser.error("name a card, or use --json, --missing, --words or --new")
        return found
