"""A verdict as JSON: everything the validator says, with the words beside it.

Fifty verdicts share a handful of sources, so an answer has each source once, in a table, and
refers to it by a key.
"""

from functools import lru_cache
from typing import Any

from cards.legality.citations import source_words
from decks.contents.card_labels import printing_label
from decks.legality.fix_wording import fix_sentence
from decks.legality.wording import sentence
from rules.construction import Finding, Fix, Problem, Verdict
from rules.construction.problem import OtherReading, Source


class SourceTable:
    """The sources that an answer refers to, each under a key that is valid in that answer."""

    def __init__(self) -> None:
        self._keys: dict[Source, str] = {}

    def key(self, source: Source) -> str:
        """Return the key of a source; a new one is added to the table."""
        return self._keys.setdefault(source, f"s{len(self._keys) + 1}")

    def as_json(self) -> dict[str, dict[str, str]]:
        """Return every source by its key."""
        return {key: _source_json(source) for source, key in self._keys.items()}


def verdict_json(verdict: Verdict, sources: SourceTable) -> dict[str, Any]:
    """Return a verdict as plain values; its sources are added to the table."""
    return {
        "format": verdict.format,
        "on": verdict.on.isoformat(),
        "legal": verdict.legal,
        "standing": verdict.standing.value,
        "snapshot": str(verdict.snapshot) if verdict.snapshot else None,
        "source": sources.key(verdict.source),
        "only_by_errata": verdict.only_by_errata,
        "problems": [problem_json(problem, sources) for problem in verdict.problems],
        "advice": [problem_json(problem, sources) for problem in verdict.advice],
        "doubts": [doubt.value for doubt in verdict.doubts],
        "other": _other_json(verdict.other, sources),
    }


def _other_json(other: OtherReading | None, sources: SourceTable) -> dict[str, Any] | None:
    if other is None:
        return None
    return {
        "source": sources.key(other.source),
        "problems": [problem_json(problem, sources) for problem in other.problems],
    }


def problem_json(problem: Problem, sources: SourceTable) -> dict[str, Any]:
    """Return a problem as plain values; its source is added to the table."""
    finding = problem.finding
    return {
        "code": finding.code,
        "rule": problem.rule,
        "message": sentence(problem),
        "cards": list(finding.cards),
        "card_names": [printing_label(card_id) for card_id in finding.cards],
        "have": finding.have,
        "limit": finding.limit,
        "subject": finding.subject,
        "numbers": list(finding.numbers),
        "parts": [_part_json(part) for part in finding.parts],
        "source": sources.key(problem.source),
        "since": str(problem.since) if problem.since else None,
        "known_by": str(problem.known_by) if problem.known_by else None,
        "fix": _fix_json(finding.fix),
    }


def _part_json(part: Finding) -> dict[str, Any]:
    return {
        "cards": list(part.cards),
        "have": part.have,
        "limit": part.limit,
        "subject": part.subject,
        "numbers": list(part.numbers),
    }


# Formats share fixes too: of fifty verdicts, each is put into words once.
@lru_cache(maxsize=1024)
def _source_json(source: Source) -> dict[str, str]:
    return {
        "document": source.document,
        "section": source.section,
        "citation": source_words(source),
    }


@lru_cache(maxsize=1024)
def _fix_json(fix: Fix | None) -> dict[str, Any] | None:
    if fix is None:
        return None
    return {
        "kind": fix.kind.value,
        "count": fix.count,
        "cards": list(fix.cards),
        "what": fix.what,
        "by": list(fix.by),
        "each": [{"cards": list(cards), "count": count} for cards, count in fix.each],
        "message": fix_sentence(fix),
    }
