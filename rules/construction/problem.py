"""What the validator answers: a verdict and its problems, as data. Words live with the pages."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from rules.construction.dates import HistoricDay


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule is written: a document of `documents.toml` and its section."""

    document: str
    section: str


class FixKind(StrEnum):
    """What would put a problem right."""

    ADD = "add"
    REMOVE = "remove"
    REPLACE = "replace"
    SWAP = "swap"
    CHOOSE = "choose"


@dataclass(frozen=True, slots=True)
class Fix:
    """A suggestion: do `kind` to `count` of `cards`, or of `what` where no card is named.

    A swap takes out `cards` and puts in `by`. Cards to add may be split by `sides`. `each` says how
    many of which cards, where that is not all copies of all of them.

    `what` is a word of the game ("shadow", "free_peoples", "site", "ring", "ring-bearer").
    """

    kind: FixKind
    count: int = 1
    cards: tuple[str, ...] = ()
    what: str = ""
    by: tuple[str, ...] = ()
    sides: tuple[tuple[str, int], ...] = ()
    each: tuple[tuple[tuple[str, ...], int], ...] = ()

    def takes(self) -> tuple[tuple[tuple[str, ...], int], ...]:
        """Return how many copies of which cards leave the deck, none where cards are added."""
        if self.kind in (FixKind.ADD, FixKind.CHOOSE):
            return ()
        return self.each or ((self.cards, self.count),)


@dataclass(frozen=True, slots=True)
class Finding:
    """What a rule finds wrong, before it is known which format and document asked for it.

    `code` names the kind of problem, `cards` the card ids it concerns, `have` and `limit` the
    numbers (most or least, as `code` says), `subject` a word it turns on (a title, a side, a
    block), `numbers` the site numbers or Shadow numbers it is about. `wanted` are words for what
    the rule asks for instead (blocks). A deck compared with a listed one has cards that are
    `surplus` or `missing`, each with its copies. One that was gathered from several alike has
    those, each with its own numbers, as its `parts` (`gathering.py`).
    """

    code: str
    cards: tuple[str, ...] = ()
    have: int | None = None
    limit: int | None = None
    subject: str = ""
    numbers: tuple[int, ...] = ()
    wanted: tuple[str, ...] = ()
    surplus: tuple[tuple[str, int], ...] = ()
    missing: tuple[tuple[str, int], ...] = ()
    fix: Fix | None = None
    parts: tuple["Finding", ...] = ()

    def with_fix(self, fix: Fix | None) -> "Finding":
        """Return the same finding with another fix; `dataclasses.replace` takes six times as long.

        A verdict does it for each finding.
        """
        return Finding(
            self.code,
            self.cards,
            self.have,
            self.limit,
            self.subject,
            self.numbers,
            self.wanted,
            self.surplus,
            self.missing,
            fix,
            self.parts,
        )


@dataclass(frozen=True, slots=True)
class Problem:
    """A finding with the rule that gave it, its source, and since when that rule holds.

    `since` is the first day the rule holds in this format. Where no document gives it, `since`
    is None and `known_by` is the date of the oldest document at hand that shows the rule, or
    None where that document bears no date. `facts` is how many findings of the rule it tells.
    """

    rule: str
    finding: Finding
    source: Source
    since: HistoricDay | None = None
    known_by: HistoricDay | None = None
    facts: int = 1

    @property
    def code(self) -> str:
        """The kind of problem."""
        return self.finding.code

    def with_finding(self, finding: Finding, facts: int | None = None) -> "Problem":
        """Return the same problem with another finding, which tells as many facts or `facts`."""
        count = self.facts if facts is None else facts
        return Problem(self.rule, finding, self.source, self.since, self.known_by, count)


class Standing(StrEnum):
    """A verdict in one word. It depends where documents or days leave open which one is right."""

    LEGAL = "legal"
    DEPENDS = "depends"
    ILLEGAL = "illegal"


class Doubt(StrEnum):
    """Why a verdict is less sure than it looks: it might be the other way round."""

    FORMAT_WITHOUT_DATE = "format-without-date"
    CHANGED_ABOUT_THEN = "changed-about-then"
    BETWEEN_DOCUMENTS = "between-documents"
    DOCUMENTS_DIFFER = "documents-differ"
    RELEASED_ABOUT_THEN = "released-about-then"
    RELEASE_NOT_KNOWN = "release-not-known"
    SETS_NOT_HELD = "sets-not-held"
    MAP_NOT_CHECKED = "map-not-checked"
    REPRINTS = "reprints"


# With these the other verdict is as likely: the documents at hand support both.
TURNING = frozenset(
    {
        Doubt.CHANGED_ABOUT_THEN,
        Doubt.BETWEEN_DOCUMENTS,
        Doubt.DOCUMENTS_DIFFER,
        Doubt.RELEASED_ABOUT_THEN,
        Doubt.RELEASE_NOT_KNOWN,
    }
)


def standing_of(doubts: Iterable[Doubt], *, is_legal: bool) -> Standing:
    """Return a verdict in one word, given its doubts and whether it finds no problem."""
    if not TURNING.isdisjoint(doubts):
        return Standing.DEPENDS
    return Standing.LEGAL if is_legal else Standing.ILLEGAL


@dataclass(frozen=True, slots=True)
class OtherReading:
    """What another document says of a deck: its source and the problems by it."""

    source: Source
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a deck may be played in a format on a day, and all the reasons why not.

    `snapshot` is the first day of the snapshot that was asked, or else the day by which a document
    shows it (None: the format had not begun). `advice` holds findings that are no rule: they never
    make a deck illegal.
    `problems` are those with errata applied; `as_printed` those without. Where documents differ
    about the deck, `other` is what the other one says.
    """

    format: str
    on: date
    snapshot: HistoricDay | None
    source: Source
    problems: tuple[Problem, ...]
    advice: tuple[Problem, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    as_printed: tuple[Problem, ...] = ()
    other: OtherReading | None = None

    @property
    def only_by_errata(self) -> bool:
        """Whether the deck is legal with errata applied and would not be as printed."""
        return self.legal and bool(self.as_printed)

    @property
    def legal(self) -> bool:
        """Whether the deck has no problem by the rules it is judged by, whatever the doubts."""
        return not self.problems

    @property
    def standing(self) -> Standing:
        """The verdict in one word."""
        return standing_of(self.doubts, is_legal=self.legal)
