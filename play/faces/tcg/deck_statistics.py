"""What the games of a TCG playtest say of each deck: its cards, its way, its skirmishes."""

from dataclasses import dataclass

from play.faces.tcg.journey import JourneyResult, journey_result
from play.models import Playtest
from play.results.card_tables import CardOrder, CardTable, card_table
from play.results.titles import SERIES, short_deck_names
from rules.playtest.tcg.statistics import Summary


@dataclass(frozen=True, slots=True)
class DeckStatistics:
    """One deck: the table of its cards, and its fellowship's way."""

    name: str
    series: str
    cards: CardTable
    journey: JourneyResult


def deck_statistics(
    playtest: Playtest, summary: Summary, order: CardOrder | None = None
) -> tuple[DeckStatistics, ...]:
    """Return the statistics of each deck; none for games from before cards were counted."""
    if not any(deck.cards.cards for deck in summary.decks):
        return ()
    names = short_deck_names(playtest)
    return tuple(
        DeckStatistics(
            name=names[place],
            series=SERIES[place],
            cards=card_table(
                playtest.pk,
                deck.cards,
                place,
                id=SERIES[place],
                name=names[place],
                series=SERIES[place],
                order=order,
            ),
            journey=journey_result(deck, summary.decided, playtest, place),
        )
        for place, deck in enumerate(summary.decks)
    )
