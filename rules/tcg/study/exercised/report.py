"""What games reached, as Markdown for people and as values for JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.tcg.study.exercised.tallies import CardTally, SentenceTally, Tallies, shortfalls


def page(tallies: Tallies, games: int, command: str) -> str:
    """Return the totals and a table of what was not reached."""
    sentences = [found for tally in tallies.values() for found in tally.sentences]
    missing = list(rows(tallies))
    lines = [
        f"`{command}`",
        "",
        f"{games:,} games, {len(tallies)} texts of cards, {len(sentences)} sentences: "
        f"{sum(found.is_exercised for found in sentences)} were offered, used and changed "
        f"something. {len(missing) or 'No'} gaps.",
        "",
    ]
    if missing:
        lines += ["| card | sentence | gap |", "|---|---|---|"]
        lines += [f"| {card} | {words} | {gap} |" for card, words, gap in missing]
    return "\n".join(lines) + "\n"


def rows(tallies: Tallies) -> Iterator[tuple[str, str, str]]:
    """Yield what was not reached: the card, the sentence, and what is missing."""
    for tally, found in shortfalls(tallies):
        if found is None:
            yield _name(tally), "", "never played"
        elif found.shortfall:
            yield _name(tally), found.words, found.shortfall
        else:
            for gap in found.unreached:
                yield _name(tally), found.words, gap


def _name(tally: CardTally) -> str:
    since = f" from {tally.since}" if tally.since else ""
    return f"{tally.card.id} {tally.card.name}{since}"


def counts(tallies: Tallies) -> dict[str, Any]:
    """Return every count, by card: played, and each sentence's offered, used and resolved."""
    return {
        " from ".join(filter(None, key)): {
            "played": tally.played,
            "sentences": [_sentence_counts(found) for found in tally.sentences],
        }
        for key, tally in sorted(tallies.items())
    }


def _sentence_counts(found: SentenceTally) -> dict[str, Any]:
    return {
        "sentence": found.words,
        "offered": found.offered,
        "used": found.used,
        "resolved": found.resolved,
        "unreached": list(found.unreached),
    }
