"""Whether a deck is legal, in the format it is built for or, where that is open, its likeliest."""

from dataclasses import dataclass
from datetime import date

from decks.contents.encoding import AnyDeck
from decks.history.changes import size_words
from decks.legality.report import Report, build_report
from decks.legality.verdicts import likeliest, official_formats, verdicts_on
from decks.models import Deck, DeckVersion
from decks.statistics.column_chart import ColumnChart
from decks.statistics.deck_statistics import deck_statistics
from rules.construction import (
    Amendments,
    Format,
    Game,
    UnknownFormat,
    load_format,
    validate,
)


@dataclass(frozen=True, slots=True)
class DeckLegality:
    """A deck's verdict in its own format, and the other official formats it is legal in."""

    format: Format
    report: Report
    others: tuple[Format, ...]


@dataclass(frozen=True, slots=True)
class ComparisonHeading:
    """A version as a comparison is headed by it: its size, its standing, its cost curve."""

    version: DeckVersion
    size: str
    standing: DeckLegality | None
    curve: ColumnChart | None


def comparison_heading(version: DeckVersion, day: date, entered: Amendments) -> ComparisonHeading:
    """Head a comparison by a version, judged on a day."""
    cards = version.cards()
    standing = deck_legality(version.deck, cards, day, entered)
    return ComparisonHeading(version, size_words(cards), standing, deck_statistics(cards).curve)


def format_for(deck: Deck, cards: AnyDeck, day: date, entered: Amendments) -> Format | None:
    """Return the format to judge a deck in: the one it is built for, or its likeliest."""
    if deck.format:
        try:
            built_for = load_format(deck.format)
        except UnknownFormat:
            built_for = None
        if built_for is not None and built_for.game is Game(deck.game):
            return built_for
    best = likeliest(verdicts_on(cards, day, entered))
    return best.format if best is not None else None


def deck_legality(
    deck: Deck, cards: AnyDeck, day: date, entered: Amendments
) -> DeckLegality | None:
    """Judge a deck on a day; raise None if its game has no official format."""
    format = format_for(deck, cards, day, entered)
    if format is None:
        return None
    verdict = validate(cards, format, on=day, amendments=entered)
    others = tuple(one for one in official_formats(cards, day, entered) if one.slug != format.slug)
    return DeckLegality(format, build_report(verdict, format), others)
