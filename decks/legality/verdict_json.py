"""A verdict as JSON: everything the validator says, with the words beside it."""

from functools import lru_cache
from typing import Any

from cards.legality.citations import source_words
from decks.contents.card_labels import card_label
from decks.legality.wording import fix_sentence, sentence
from rules.construction import Fix, Problem, Verdict
from rules.construction.problem import Source


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict as plain values."""
    return {
        "format": verdict.format,
        "on": verdict.on.isoformat(),
        "legal": verdict.legal,
        "snapshot": str(verdict.snapshot) if verdict.snapshot else None,
        "source": _source_json(verdict.source),
        "only_by_errata": verdict.only_by_errata,
        "problems": [_problem_json(problem) for problem in verdict.problems],
        "advice": [_problem_json(problem) for problem in verdict.advice],
        "doubts": [doubt.value for doubt in verdict.doubts],
    }


def _problem_json(problem: Problem) -> dict[str, Any]:
    finding = problem.finding
    return {
        "code": finding.code,
        "rule": problem.rule,
        "message": sentence(problem),
        "cards": list(finding.cards),
        "card_names": [card_label(card_id) for card_id in finding.cards],
        "have": finding.have,
        "limit": finding.limit,
        "subject": finding.subject,
        "numbers": list(finding.numbers),
        "source": _source_json(problem.source),
        "since": str(problem.since) if problem.since else None,
        "known_by": str(problem.known_by) if problem.known_by else None,
        "fix": _fix_json(finding.fix),
    }


# Formats share their sources and fixes: of fifty verdicts, each is put into words once.
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
        "message": fix_sentence(fix),
    }
