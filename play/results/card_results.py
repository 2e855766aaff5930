"""What playtests say of single cards: the moments in words, and the figures as JSON."""

from collections.abc import Sequence
from typing import Any

from decks.contents.card_labels import card_label
from rules.playtest.statistics.card_lift import CardLift, card_lift
from rules.playtest.statistics.card_statistics import CardStatistics, Moment

MOMENTS: dict[Moment, str] = {
    Moment.OPENING_HAND: "In the opening hand",
    Moment.DRAWN: "Drawn later",
    Moment.PLAYED: "Played",
    Moment.NEVER_DRAWN: "Never drawn",
    Moment.STUCK: "In hand at the end",
}


def cards_json(statistics: CardStatistics) -> list[dict[str, Any]]:
    """Return games and wins of each card by moment, with lifts and intervals, as plain values."""
    return [
        {
            "id": card_id,
            "name": card_label(card_id),
            **{
                moment.value: _lift_json(card_lift(statistics, card_id, moment))
                for moment in Moment
            },
            "decisive_games": list(tally.decisive),
        }
        for card_id, tally in statistics.cards.items()
    ]


def _lift_json(lift: CardLift | None) -> dict[str, Any]:
    if lift is None:
        return {"games": 0, "wins": 0}
    return {
        "games": lift.games,
        "wins": lift.wins,
        "rate": round(lift.rate, 6),
        "interval": _rounded(lift.interval),
        "lift": round(lift.lift, 6),
        "lift_within_length": round(lift.within_length, 6),
        "lift_within_length_interval": _rounded(lift.within_length_interval),
        "caution": lift.caution.value if lift.caution is not None else None,
    }


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 6) for number in numbers]
