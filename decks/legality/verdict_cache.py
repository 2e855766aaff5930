"""The verdicts of the decks that were looked at last, bounded in bytes.

The page of a deck that many people look at, and an edit that is undone, ask for the same verdicts
again. Strangers can have any deck judged, and the verdict on a bad one is large: so it is memory
that is bounded, not the number of decks. Each process has a cache of its own.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from datetime import date
from threading import Lock

from decks.contents.encoding import AnyDeck
from rules.construction import Amendments, Finding, Format, Problem, Verdict

MAX_BYTES = 12_000_000
# Measured by tests/decks/legality/test_verdict_cache.py, rounded up.
DECK_BYTES, VERDICT_BYTES, PROBLEM_BYTES, REFERENCE_BYTES = 20_000, 600, 1_400, 100

Judge = Callable[[AnyDeck, Format, date, Amendments], Verdict]
_Key = tuple[AnyDeck, date, Amendments]
_Judged = dict[str, tuple[Format, Verdict]]


class VerdictCache:
    """Verdicts by deck, day and what staff entered, the least recently used deck forgotten first.

    Nothing goes stale: all that a verdict depends on is compared.
    """

    def __init__(self, judge: Judge, max_bytes: int = MAX_BYTES) -> None:
        self._judge = judge
        self._max_bytes = max_bytes
        self._decks: OrderedDict[_Key, tuple[_Judged, int]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def verdicts(
        self, cards: AnyDeck, formats: Iterable[Format], day: date, entered: Amendments
    ) -> list[Verdict]:
        """Return a deck's verdicts in some formats, in their order.

        The deck is looked up once: finding it in a table takes longer than a format's verdict.
        """
        key, wanted = (cards, day, entered), tuple(formats)
        with self._lock:
            known = dict(self._decks[key][0]) if key in self._decks else {}
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

    def _keep(self, key: _Key, judged: _Judged) -> None:
        with self._lock:
            held = self._decks.pop(key, None)
            if held is not None and len(held[0]) == len(judged):
                self._decks[key] = held
                return
            size = DECK_BYTES + sum(verdict_bytes(verdict) for _, verdict in judged.values())
            self.bytes += size - (held[1] if held is not None else 0)
            self._decks[key] = (judged, size)
            while self.bytes > self._max_bytes and self._decks:
                _, (_, freed) = self._decks.popitem(last=False)
                self.bytes -= freed


def verdict_bytes(verdict: Verdict) -> int:
    """Return about how much memory a verdict takes, rather too much than too little."""
    problems: list[Problem] = [*verdict.problems, *verdict.advice, *verdict.as_printed]
    return VERDICT_BYTES + sum(_finding_bytes(problem.finding) for problem in problems)


def _finding_bytes(finding: Finding) -> int:
    """Return the bytes of a problem: each card it names is a reference, in it and in its fix."""
    named = len(finding.cards) + len(finding.numbers) + len(finding.wanted)
    named += 2 * (len(finding.surplus) + len(finding.missing))
    if finding.fix is not None:
        named += len(finding.fix.cards) + len(finding.fix.by) + 2 * len(finding.fix.sides)
        named += sum(3 + len(cards) for cards, _ in finding.fix.each)
    parts = sum(map(_finding_bytes, finding.parts))
    return PROBLEM_BYTES + REFERENCE_BYTES * named + parts
