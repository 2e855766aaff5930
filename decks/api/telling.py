"""What the API tells about a deck: verdicts, time lines, and the lines of its text."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from cards.rulings.reading import amendments
from cards.sources import DOUBTS
from decks.card_words import card_words
from decks.contents import AnyDeck
from decks.formats.reading import DeckReading
from decks.verdict_json import verdict_json
from decks.verdicts import verdict_on
from decks.wording import errata_words, sentence, verdict_words
from rules.construction import Format, Spell, Verdict, history


def verdicts_of(cards: AnyDeck, formats: Iterable[Format], day: date) -> list[dict[str, Any]]:
    """Judge a deck in some formats on a day, with all that staff have entered."""
    entered = amendments()
    return [verdict_of(verdict_on(cards, format, day, entered), format) for format in formats]


def verdict_of(verdict: Verdict, format: Format) -> dict[str, Any]:
    """Give a verdict as plain values, with the words for each part of it."""
    return {
        **verdict_json(verdict),
        "on": verdict.on,
        "name": format.name,
        "words": verdict_words(verdict, format.name),
        "errata": errata_words(verdict),
        "doubt_words": [DOUBTS[doubt] for doubt in verdict.doubts],
    }


def histories_of(cards: AnyDeck, formats: Iterable[Format]) -> list[dict[str, Any]]:
    """Tell when a deck became legal or illegal in some formats, and what changed it."""
    entered = amendments()
    return [
        {
            "format": format.slug,
            "name": format.name,
            "spells": [_spell(one) for one in history(cards, format, entered).spells],
        }
        for format in formats
    ]


def _spell(spell: Spell) -> dict[str, Any]:
    return {
        "since": str(spell.since) if spell.since else None,
        "day": spell.day if spell.day > date.min else None,
        "legal": spell.legal,
        "problems": verdict_json(spell.verdict)["problems"],
        "went": [
            {"code": one.code, "rule": one.rule, "message": sentence(one)} for one in spell.went
        ],
        "sources": spell.sources,
    }


def lines_of(reading: DeckReading | None) -> list[dict[str, Any]] | None:
    """Account for every line of a text; None where no text was sent."""
    if reading is None:
        return None
    return [
        {
            "number": line.number,
            "text": line.text,
            "status": line.status.value,
            "group": line.group.value if line.group is not None else None,
            "count": line.count,
            "card": _card(line.card) if line.card is not None else None,
            "choices": [_card(card_id) for card_id in line.choices],
            "why": line.why,
            "remark": line.remark,
        }
        for line in reading.lines
    ]


def _card(card_id: str) -> dict[str, str]:
    return {"id": card_id, "name": card_words(card_id)}
