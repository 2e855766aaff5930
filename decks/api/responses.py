"""What the API tells about a deck: verdicts, time lines, and the lines of its text."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from cards.legality.amendments import amendments
from decks.contents.card_labels import card_label
from decks.contents.encoding import AnyDeck
from decks.files.reading import DeckReading
from decks.legality.verdict_json import SourceTable, problem_json, verdict_json
from decks.legality.verdicts import format_verdicts
from decks.legality.wording import doubt_messages, errata_words, sentence, verdict_words
from rules.construction import Format, LegalityPeriod, Verdict, history


def verdicts_json(cards: AnyDeck, formats: Iterable[Format], day: date) -> dict[str, Any]:
    """Judge a deck in some formats on a day, with all that staff have entered."""
    entered, sources = amendments(), SourceTable()
    verdicts = [
        named_verdict_json(verdict.verdict, verdict.format, sources)
        for verdict in format_verdicts(cards, formats, day, entered)
    ]
    return {"verdicts": verdicts, "sources": sources.as_json()}


def named_verdict_json(verdict: Verdict, format: Format, sources: SourceTable) -> dict[str, Any]:
    """Return a verdict as plain values, with the words for each part of it."""
    return {
        **verdict_json(verdict, sources),
        "on": verdict.on,
        "name": format.name,
        "summary": verdict_words(verdict, format.name),
        "errata": errata_words(verdict),
        "doubt_messages": list(doubt_messages(verdict)),
    }


def histories_json(cards: AnyDeck, formats: Iterable[Format]) -> dict[str, Any]:
    """Return when a deck became legal or illegal in some formats, and what changed it."""
    entered, sources = amendments(), SourceTable()
    histories = [
        {
            "format": format.slug,
            "name": format.name,
            "periods": [
                _period_json(period, sources) for period in history(cards, format, entered).periods
            ],
        }
        for format in formats
    ]
    return {"histories": histories, "sources": sources.as_json()}


def _period_json(period: LegalityPeriod, sources: SourceTable) -> dict[str, Any]:
    return {
        "since": str(period.since) if period.since else None,
        "known_by": str(period.known_by) if period.known_by else None,
        "day": period.day if period.day > date.min else None,
        "legal": period.legal,
        "standing": period.standing.value,
        "problems": [problem_json(problem, sources) for problem in period.verdict.problems],
        "ended_problems": [
            {"code": problem.code, "rule": problem.rule, "message": sentence(problem)}
            for problem in period.went
        ],
        "sources": [sources.key(source) for source in period.sources],
    }


def lines_json(reading: DeckReading | None) -> list[dict[str, Any]] | None:
    """Account for every line of a text; raise None if no text was sent."""
    if reading is None:
        return None
    return [
        {
            "number": line.number,
            "text": line.text,
            "status": line.status.value,
            "zone": line.zone.value if line.zone is not None else None,
            "count": line.count,
            "card": _card_json(line.card) if line.card is not None else None,
            "choices": [_card_json(card_id) for card_id in line.choices],
            "reason": line.why,
            "remark": line.remark,
        }
        for line in reading.lines
    ]


def _card_json(card_id: str) -> dict[str, str]:
    return {"id": card_id, "name": card_label(card_id)}
