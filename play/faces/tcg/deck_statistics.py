"""What the games of a TCG playtest say of each deck: its cards, its way, its skirmishes."""

from dataclasses import dataclass

from play.faces.tcg.journey import JourneyResult, journey_result
from play.models import Playtest
from play.results.card_results import MOMENTS, CardRow, card_rows
from play.results.titles import SERIES, short_deck_names
from rules.playtest.tcg.statistics import Summary


@dataclass(frozen=True, slots=True)
class DeckStatistics:
    """One deck: rows of its cards, the headings of their moments, and its fellowship's way."""

    name: str
    series: str
    moments: tuple[str, ...]
    cards: tuple[CardRow, ...]
    journey: JourneyResult


def deck_statistics(playtest: Playtest, summary: Summary) -> tuple[DeckStatistics, ...]:
    """Return the statistics of each deck; none for games from before cards were counted."""
    if not any(deck.cards.cards for deck in summary.decks):
        return ()
    names = short_deck_names(playtest)
    return tuple(
        DeckStatistics(
            name=names[place],
            series=SERIES[place],
            moments=tuple(MOMENTS.values()),
            cards=card_rows(playtest.pk, deck.cards, place),
            journey=journey_result(deck, summary.decided, playtest, place),
        )
        for place, deck in enumerate(summary.decks)
    )
