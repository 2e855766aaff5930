"""What runs reached, written down and read again, so that the counts of several can be added.

A run is a number of games, or the tests, whose scenes name the cards they lay out. Each run is a
JSON file: by card and day of text, how often the card was played, and its sentences.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any

from rules.tcg.study.exercised.tallies import ProgramTally, SentenceTally, Tallies


class Piece(IntEnum):
    """How far one piece of a sentence came: a cost, an effect, one side of a choice."""

    NEVER_DONE = 0
    NEVER_CHANGED_ANYTHING = 1
    DONE = 2

    @property
    def words(self) -> str:
        """The gap in words."""
        return self.name.lower().replace("_", " ")


@dataclass(slots=True)
class ReachedSentence:
    """What runs reached of a sentence, and the tests that did; `pieces` are words and how far."""

    words: str
    offered: int = 0
    used: int = 0
    resolved: int = 0
    pieces: list[tuple[str, Piece]] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def gaps(self) -> tuple[str, ...]:
        """What no run reached: of the sentence, or else of its pieces."""
        if not self.offered:
            return ("never offered",)
        if not self.used:
            return ("never used",)
        if not self.resolved:
            return ("never changed anything",)
        return tuple(
            f"{words}: {piece.words}" for words, piece in self.pieces if piece is not Piece.DONE
        )

    def add(self, other: ReachedSentence) -> None:
        """Add what another run reached."""
        self.offered += other.offered
        self.used += other.used
        self.resolved += other.resolved
        # The texts may have changed between two runs: then the pieces of the later one count.
        if [words for words, _ in self.pieces] == [words for words, _ in other.pieces]:
            self.pieces = [
                (words, max(mine, theirs))
                for (words, mine), (_, theirs) in zip(self.pieces, other.pieces, strict=True)
            ]
        else:
            self.pieces = other.pieces
        self.tests = list(dict.fromkeys([*self.tests, *other.tests]))


@dataclass(slots=True)
class ReachedCard:
    """What runs reached of one text of a card."""

    played: int = 0
    sentences: list[ReachedSentence] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Whether the card was played and nothing of its text is missing."""
        return bool(self.played) and not any(found.gaps for found in self.sentences)

    def add(self, other: ReachedCard) -> None:
        """Add what another run reached of the sentences that are still these."""
        self.played += other.played
        known = {found.words: found for found in self.sentences}
        for found in other.sentences:
            if found.words in known:
                known[found.words].add(found)


# By card and the day from which its text holds.
Reached = dict[tuple[str, str], ReachedCard]


def reached(tallies: Tallies) -> Reached:
    """Return what the games of these tallies reached."""
    return {
        key: ReachedCard(tally.played, [reached_sentence(found) for found in tally.sentences])
        for key, tally in tallies.items()
    }


def reached_sentence(found: SentenceTally) -> ReachedSentence:
    """Return what a tally says of its sentence."""
    pieces = [(program.words, _piece(program)) for program in found.programs]
    return ReachedSentence(found.words, found.offered, found.used, found.resolved, pieces)


def _piece(program: ProgramTally) -> Piece:
    if not all(step.done for step in program.steps):
        return Piece.NEVER_DONE
    if program.changes and not any(step.changed for step in program.steps):
        return Piece.NEVER_CHANGED_ANYTHING
    return Piece.DONE


@dataclass(slots=True)
class Run:
    """What was reached in some games, or by tests (no games and no seeds)."""

    reached: Reached
    games: int = 0
    seeds: tuple[int, ...] = ()

    def add(self, other: Run) -> None:
        """Add another run; the texts that are known first are the ones that count."""
        self.games += other.games
        self.seeds += other.seeds
        for key, card in other.reached.items():
            if key in self.reached:
                self.reached[key].add(card)
            else:
                self.reached[key] = card

    def as_json(self) -> dict[str, Any]:
        """Return the run as values for JSON: its texts by "card" or "card from day"."""
        texts = {
            " from ".join(filter(None, key)): asdict(card)
            for key, card in sorted(self.reached.items())
        }
        return {"games": self.games, "seeds": self.seeds, "texts": texts}


def from_json(values: dict[str, Any]) -> Run:
    """Return the run that `Run.as_json` wrote down."""
    found: Reached = {}
    for name, card in values["texts"].items():
        card_id, _, since = name.partition(" from ")
        found[card_id, since] = ReachedCard(card["played"], list(map(_sentence, card["sentences"])))
    return Run(found, values["games"], tuple(values["seeds"]))


def _sentence(values: dict[str, Any]) -> ReachedSentence:
    pieces = [(words, Piece(far)) for words, far in values["pieces"]]
    return ReachedSentence(**{**values, "pieces": pieces})


def read_runs(files: Iterable[Path]) -> Run:
    """Return what the runs in some files reached together."""
    total = Run({})
    for file in files:
        total.add(from_json(json.loads(file.read_text(encoding="utf-8"))))
    return total
