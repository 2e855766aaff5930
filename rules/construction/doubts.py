"""Which doubts about a format on a day can change the verdict on a deck."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from rules.construction.format import BoundRule, Format, Snapshot
from rules.construction.problem import Doubt, Problem

# What is wrong with a deck, and the snapshot's rule that finds it. None stands for what is wrong in
# every snapshot: strange numbers, cards that are not out yet, later list entries.
Found = tuple[BoundRule | None, Problem]
# The problems of the deck at hand by some rules, found one by one.
JudgeBy = Callable[[Iterable[BoundRule]], Iterator[Problem]]

# Findings about single cards. Two documents agree on one of these if they name the same card.
_OF_ONE_CARD = frozenset({"banned", "restricted", "set-not-in-format"})


@dataclass(frozen=True, slots=True)
class Doubts:
    """The doubts that matter to a deck, and the snapshot that judges it the other way round."""

    doubts: tuple[Doubt, ...]
    other: Snapshot | None = None


@dataclass(frozen=True, slots=True)
class DoubtsAbout:
    """A deck as doubts see it.

    `found` is what is wrong with it, and `released` the doubts about the release of its cards.
    `strangers` are ids in the deck that no card has, and `by_reprints` says that a card is in the
    format by another print alone.
    """

    found: Sequence[Found]
    released: tuple[Doubt, ...]
    strangers: Iterable[str]
    by_reprints: bool
    judge_by: JudgeBy

    def on(self, format: Format, day: date) -> Doubts:
        """Return the doubts that may turn the verdict round; any other would only make noise.

        A Map, a print of another set or a first day that is not known can only speak against a
        deck that is legal otherwise.
        """
        snapshot = format.on(day)
        assert snapshot is not None, "a format that had not begun has no doubts"
        other = format.other(day)
        turns = other is None or self._turns(snapshot, other)
        reprints = (Doubt.REPRINTS,) if self.by_reprints else ()
        doubts = tuple(
            doubt
            for doubt in (*format.doubts(day), *self.released, *reprints)
            if self._matters(doubt, snapshot, turns=turns)
        )
        return Doubts(doubts, other if turns else None)

    def _matters(self, doubt: Doubt, snapshot: Snapshot, *, turns: bool) -> bool:
        match doubt:
            case Doubt.CHANGED_ABOUT_THEN | Doubt.BETWEEN_DOCUMENTS | Doubt.DOCUMENTS_DIFFER:
                return turns
            case Doubt.SETS_NOT_HELD:
                return any(number in snapshot.sets_not_held for number in _sets(self.strangers))
            case _:
                return not self.found

    def _turns(self, own: Snapshot, other: Snapshot) -> bool:
        """Return whether the deck may have been legal by one of two snapshots and not by the other.

        It is illegal for certain if it breaks a rule that both have, or is wrong in the same way
        by both. One that breaks one rule of each may have been legal in between.
        """
        apart = _compare(own, other)
        if any(rule is None or id(rule) in apart.shared for rule, _ in self.found):
            return False
        ours = {_what(problem) for _, problem in self.found}
        theirs = {_what(problem) for problem in self.judge_by(apart.others)}
        return bool(ours or theirs) and ours.isdisjoint(theirs)


@dataclass(frozen=True, slots=True)
class _Comparison:
    """The rules of a snapshot that another one shares, by identity, and those of that one alone."""

    shared: frozenset[int]
    others: tuple[BoundRule, ...]


@lru_cache(maxsize=256)
def _compare(own: Snapshot, other: Snapshot) -> _Comparison:
    binding = [rule for rule in other.rules if not rule.advice]
    shared = frozenset(
        id(rule) for rule in own.rules if any(rule.asks_like(theirs) for theirs in binding)
    )
    alone = (rule for rule in binding if not any(rule.asks_like(ours) for ours in own.rules))
    return _Comparison(shared, tuple(alone))


def _what(problem: Problem) -> object:
    """Return what two problems share that tell of the same fault."""
    one_card = problem.code in _OF_ONE_CARD
    return (problem.code, problem.finding.cards) if one_card else problem.code


def _sets(strangers: Iterable[str]) -> Iterator[int]:
    for card_id in strangers:
        number, bar, _ = card_id.partition("_")
        if bar and number.isdecimal():
            yield int(number)
