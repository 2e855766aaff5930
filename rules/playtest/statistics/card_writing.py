"""Statistics of cards as JSON, small and reversible."""

from typing import Any

from rules.playtest.statistics.card_statistics import NO_GAMES, CardStatistics, CardTally, Moment


def write_cards(statistics: CardStatistics) -> dict[str, Any]:
    """Write the statistics of a deck's cards; nothing where no game was counted."""
    if statistics == CardStatistics():
        return {}
    return {
        "played": list(statistics.played),
        "cards": {
            card: [
                {moment.value: list(bands) for moment, bands in tally.moments.items()},
                list(tally.decisive),
            ]
            for card, tally in statistics.cards.items()
        },
    }


def read_cards(written: dict[str, Any]) -> CardStatistics:
    """Read the statistics of a deck's cards; KeyError, TypeError, ValueError for others."""
    return CardStatistics(
        tuple(written.get("played", NO_GAMES)),
        {
            card: CardTally(
                {Moment(moment): tuple(bands) for moment, bands in moments.items()},
                tuple(decisive),
            )
            for card, (moments, decisive) in written.get("cards", {}).items()
        },
    )
