"""manage.py legality DECK --format king-block [--on DATE] [--json]."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import date
from typing import Any

from django.core.management.base import CommandError
from django.utils.timezone import localdate

from cards.database import ensure_tables
from cards.legality.citations import source_words
from cards.management.unchecked_command import UncheckedCommand
from decks.contents.card_labels import MAX_CARDS_NAMED, printing_label
from decks.files.reading import BadDeckFile
from decks.legality.fix_wording import fix_sentence
from decks.legality.verdict_json import SourceTable, verdict_json
from decks.legality.verdicts import judge
from decks.legality.wording import doubt_messages, sentence, since_words, verdict_words
from decks.lookup import DeckNotFound, FoundDeck, find_deck
from rules.construction import (
    Format,
    Problem,
    UnknownFormat,
    Verdict,
    WrongGame,
    format_slugs,
    load_format,
)
from rules.construction.dates import parse_day

ILLEGAL = 1


class Command(UncheckedCommand):
    """Return whether a deck is legal in a format on a day, and every reason why not."""

    help = (
        "Says whether a deck is legal in a format on a day, with every problem, its rule and its "
        "source. The exit status is 0 for a legal deck and 1 for one that is not."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the deck, the format and the day."""
        parser.add_argument("deck", help="a sample's name, a deck's number or name, or a file")
        parser.add_argument("--format", required=True, help=f"one of {', '.join(format_slugs())}")
        parser.add_argument("--on", default="", help="the day, as 2004-04-05; today without it")
        parser.add_argument("--json", action="store_true", help="print the verdict as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the verdict; CommandError in plain English for what cannot be understood."""
        ensure_tables()
        day = _day(options["on"])
        format = _format(options["format"])
        found = _deck(options["deck"])
        for remark in found.remarks:
            self.stderr.write(remark)
        try:
            verdict = judge(found.cards, format, day)
        except WrongGame as error:
            raise CommandError(f"{found.name} can’t be checked: {error}.") from error
        if options["json"]:
            sources = SourceTable()
            named = {"deck": found.name, **verdict_json(verdict, sources)}
            named["sources"] = sources.as_json()
            self.stdout.write(json.dumps(named, ensure_ascii=False, indent=2))
        else:
            self.stdout.write("\n".join(_report(found, format, verdict)))
        if not verdict.legal:
            sys.exit(ILLEGAL)


def _report(found: FoundDeck, format: Format, verdict: Verdict) -> Iterator[str]:
    yield found.name
    yield verdict_words(verdict, format.name)
    yield f"Rules: {source_words(verdict.source)}."
    for number, problem in enumerate(verdict.problems, start=1):
        yield ""
        yield f"{number}. {sentence(problem)}"
        yield from _reasons(problem)
    for problem in verdict.advice:
        yield ""
        yield f"Advice: {sentence(problem)}"
    for doubt in doubt_messages(verdict):
        yield ""
        yield f"Note: {doubt}"


def _reasons(problem: Problem) -> Iterator[str]:
    cards = problem.finding.cards
    if len(cards) > MAX_CARDS_NAMED:
        yield f"   Cards: {', '.join(map(printing_label, cards))}"
    since = since_words(problem)
    yield f"   Rule: {problem.rule}"
    yield f"   Source: {source_words(problem.source)}" + (f" ({since})" if since else "")
    fix = fix_sentence(problem.finding.fix)
    if fix:
        yield f"   Fix: {fix}"


def _day(written: str) -> date:
    if not written:
        return localdate()
    try:
        return parse_day(written)
    except ValueError as error:
        raise CommandError(str(error)) from error


def _format(slug: str) -> Format:
    try:
        return load_format(slug)
    except UnknownFormat as error:
        raise CommandError(
            f"{error}{error.suggestion}\nList all formats with: manage.py legality --help"
        ) from error


def _deck(text: str) -> FoundDeck:
    try:
        return find_deck(text)
    except (DeckNotFound, BadDeckFile) as error:
        raise CommandError(str(error)) from error
