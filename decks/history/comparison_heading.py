"""How a comparison is headed by each of its versions."""

from dataclasses import dataclass
from datetime import date

from decks.history.changes import size_words
from decks.legality.deck_legality import DeckLegality, judge_deck
from decks.models import DeckVersion
from decks.statistics.column_chart import ColumnChart
from decks.statistics.deck_statistics import deck_statistics
from rules.construction import Amendments


@dataclass(frozen=True, slots=True)
class ComparisonHeading:
    """A version as a comparison is headed by it: its size, its legality, its cost curve."""

    version: DeckVersion
    size: str
    legality: DeckLegality
    curve: ColumnChart | None


def comparison_heading(version: DeckVersion, day: date, entered: Amendments) -> ComparisonHeading:
    """Head a comparison by a version, judged on a day."""
    cards = version.cards()
    legality = judge_deck(version.deck, cards, day, entered)
    return ComparisonHeading(version, size_words(cards), legality, deck_statistics(cards).curve)
