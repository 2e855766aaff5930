"""The verdicts of the decks that were looked at last, bounded in bytes.

The page of a deck that many people look at, and an edit that is undone, ask for the same verdicts
again. Strangers can have any deck judged, and the verdict on a bad one is large: so it is memory
that is bounded, not the number of decks. Each process has caches of its own.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from threading import Lock
from typing import Generic, TypeVar

from decks.contents.encoding import AnyDeck
from rules.construction import Amendments, Finding, Fix, Format, Problem, Verdict
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

T = TypeVar("T")

# How large objects are in memory, with what Python keeps beside each of them.
# tests/decks/legality/test_verdict_cache.py compares the sums with what is really allocated.
_ENTRY, _FORMAT = 900, 200
_VERDICT, _PROBLEM, _FINDING, _FIX = 120, 90, 130, 100
_TUPLE, _REFERENCE, _CARD_ID = 56, 8, 54
BRIEF_BYTES = 90


@dataclass(frozen=True, slots=True)
class _Kept(Generic[T]):
    """What is remembered of a deck, and how large it is."""

    judged: dict[str, tuple[Format, T]]
    size: int


_Key = tuple[AnyDeck, date, Amendments]


class VerdictCache(Generic[T]):
    """Verdicts by deck, day and what staff entered, the least recently used deck forgotten first.

    `judge` finds what is not known, and `size_of` says how large all that is known of a deck is.
    Nothing goes stale: all that a verdict depends on is compared.
    """

    def __init__(
        self,
        judge: Callable[[AnyDeck, Format, date, Amendments], T],
        size_of: Callable[[Sequence[T]], int],
        max_bytes: int,
    ) -> None:
        self._judge = judge
        self._size_of = size_of
        self._max_bytes = max_bytes
        self._decks: OrderedDict[_Key, _Kept[T]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def verdicts(
        self, cards: AnyDeck, formats: Iterable[Format], day: date, entered: Amendments
    ) -> list[T]:
        """Return a deck's verdicts in some formats, in their order.

        The deck is looked up once: finding it in a table takes longer than a format's verdict.
        """
        key, wanted = (cards, day, entered), tuple(formats)
        with self._lock:
            known = dict(self._decks[key].judged) if key in self._decks else {}
        missing = [format for format in wanted if known.get(format.slug, (None,))[0] is not format]
        for format in missing:
            known[format.slug] = (format, self._judge(cards, format, day, entered))
        self._keep(key, known)
        return [known[format.slug][1] for format in wanted]

    def __len__(self) -> int:
        """Return how many decks are remembered."""
        return len(self._decks)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._decks.clear()
            self.bytes = 0

    def _keep(self, key: _Key, judged: dict[str, tuple[Format, T]]) -> None:
        with self._lock:
            held = self._decks.pop(key, None)
            if held is not None and len(held.judged) == len(judged):
                self._decks[key] = held
                return
            size = _ENTRY + deck_bytes(key[0]) + _FORMAT * len(judged)
            size += self._size_of([verdict for _, verdict in judged.values()])
            self.bytes += size - (held.size if held is not None else 0)
            self._decks[key] = _Kept(judged, size)
            while self.bytes > self._max_bytes and self._decks:
                _, forgotten = self._decks.popitem(last=False)
                self.bytes -= forgotten.size


def deck_bytes(cards: AnyDeck) -> int:
    """Return about how much memory a deck takes."""
    lists = _lists(cards)
    lines = sum(map(len, lists))
    return _TUPLE * len(lists) + lines * (_TUPLE + 3 * _REFERENCE + _CARD_ID)


def _lists(cards: TcgDeck | LcgDeck) -> tuple[tuple[object, ...], ...]:
    if isinstance(cards, TcgDeck):
        return (cards.sites, cards.draw_deck)
    return (cards.heroes, cards.player_deck, cards.side_board)


def briefs_bytes(briefs: Sequence[object]) -> int:
    """Return about how much memory counted verdicts take."""
    return BRIEF_BYTES * len(briefs)


def verdicts_bytes(verdicts: Sequence[Verdict]) -> int:
    """Return about how much memory the verdicts on a deck take.

    What they share counts once: without errata the problems as printed are the problems, and
    formats share what their common rules found.
    """
    tuples: dict[int, tuple[Problem, ...]] = {}
    for verdict in verdicts:
        other = verdict.other.problems if verdict.other is not None else ()
        for problems in (verdict.problems, verdict.advice, verdict.as_printed, other):
            tuples[id(problems)] = problems
    findings = {
        id(problem.finding): problem.finding for problems in tuples.values() for problem in problems
    }
    size = _VERDICT * len(verdicts)
    size += sum(_list_bytes(problems) + _PROBLEM * len(problems) for problems in tuples.values())
    return size + sum(map(_finding_bytes, findings.values()))


def _finding_bytes(finding: Finding) -> int:
    lists = (finding.cards, finding.numbers, finding.wanted, finding.surplus, finding.missing)
    size = _FINDING + sum(map(_list_bytes, lists))
    size += sum(_TUPLE + 2 * _REFERENCE for _ in (*finding.surplus, *finding.missing))
    size += _list_bytes(finding.parts) + sum(map(_finding_bytes, finding.parts))
    return size + (_fix_bytes(finding.fix) if finding.fix is not None else 0)


def _fix_bytes(fix: Fix) -> int:
    size = _FIX + sum(map(_list_bytes, (fix.cards, fix.by, fix.sides, fix.each)))
    size += sum(_TUPLE + 2 * _REFERENCE for _ in fix.sides)
    return size + sum(_TUPLE + 2 * _REFERENCE + _list_bytes(cards) for cards, _ in fix.each)


def _list_bytes(held: Sequence[object]) -> int:
    """Return the bytes of a tuple; there is only one that is empty."""
    return _TUPLE + _REFERENCE * len(held) if held else 0
