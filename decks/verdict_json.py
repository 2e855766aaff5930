"""A verdict as JSON: everything the validator says, with the words beside it."""

from functools import lru_cache
from typing import Any

from cards.sources import source_words
from decks.card_words import card_words
from decks.wording import mend_sentence, sentence
from rules.construction import Mend, Problem, Verdict
from rules.construction.problem import Source


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    """Give a verdict as plain values."""
    return {
        "format": verdict.format,
        "on": verdict.on.isoformat(),
        "legal": verdict.legal,
        "snapshot": str(verdict.snapshot) if verdict.snapshot else None,
        "source": _source(verdict.source),
        "only_by_errata": verdict.only_by_errata,
        "problems": [_problem(problem) for problem in verdict.problems],
        "advice": [_problem(problem) for problem in verdict.advice],
        "doubts": [doubt.value for doubt in verdict.doubts],
    }


def _problem(problem: Problem) -> dict[str, Any]:
    finding = problem.finding
    return {
        "code": finding.code,
        "rule": problem.rule,
        "message": sentence(problem),
        "cards": list(finding.cards),
        "card_names": [card_words(card_id) for card_id in finding.cards],
        "have": finding.have,
        "limit": finding.limit,
        "subject": finding.subject,
        "numbers": list(finding.numbers),
        "source": _source(problem.source),
        "since": str(problem.since) if problem.since else None,
        "known_by": str(problem.known_by) if problem.known_by else None,
        "mend": _mend(finding.mend),
    }


# Formats share their sources and remedies: of fifty verdicts, each is put into words once.
@lru_cache(maxsize=1024)
def _source(source: Source) -> dict[str, str]:
    return {
        "document": source.document,
        "section": source.section,
        "words": source_words(source),
    }


@lru_cache(maxsize=1024)
def _mend(mend: Mend | None) -> dict[str, Any] | None:
    if mend is None:
        return None
    return {
        "kind": mend.kind.value,
        "count": mend.count,
        "cards": list(mend.cards),
        "what": mend.what,
        "message": mend_sentence(mend),
    }
