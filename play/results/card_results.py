"""What playtests say of single cards, for a page and as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from uuid import UUID

from django.urls import reverse
from django.utils.http import urlencode

from decks.contents.card_labels import card_game, card_label
from rules.playtest.statistics.card_lift import CardLift, Caution, card_lift
from rules.playtest.statistics.card_statistics import CardStatistics, Moment

MOMENTS: dict[Moment, str] = {
    Moment.OPENING_HAND: "In the opening hand",
    Moment.DRAWN: "Drawn later",
    Moment.PLAYED: "Played",
    Moment.NEVER_DRAWN: "Never drawn",
    Moment.STUCK: "In hand at the end",
}
CAUTIONS: dict[Caution, str] = {
    Caution.FEW_GAMES: "few games",
    Caution.LENGTH: "long games",
}


@dataclass(frozen=True, slots=True)
class MomentCell:
    """One card at one moment, in percent and points; `trend` is "up", "down" or empty."""

    words: str
    games: int = 0
    rate: float = 0.0
    low: float = 0.0
    high: float = 0.0
    lift: float = 0.0
    within: float = 0.0
    caution: str = ""
    trend: str = ""
    games_address: str = ""

    @property
    def signed(self) -> str:
        """The lift within games of the same length, with its sign."""
        return f"{self.within:+.1f} points".replace("-", "−")


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card of a deck with its moments, and links to the games with it.

    `decisive` are games that it decided; each cell has the address of its games.
    """

    label: str
    address: str
    card_id: str
    cells: tuple[MomentCell, ...]
    decisive: tuple[tuple[int, str], ...]


def card_rows(
    playtest: UUID, statistics: CardStatistics, place: int = 0, *, is_found: bool = True
) -> tuple[CardRow, ...]:
    """Return a row for each card of the deck at a place of the playtest.

    Its games are linked where they can be found (`is_found`). Cards that matter most when they
    are played come first.
    """
    found = reverse("play:games", args=[playtest])
    rows = [
        CardRow(
            label=card_label(card_id),
            address=_card_address(card_id),
            card_id=card_id,
            cells=tuple(
                _cell(
                    statistics,
                    card_id,
                    moment,
                    f"{found}?{_card_query(place, card_id, moment)}" if is_found else "",
                )
                for moment in MOMENTS
            ),
            decisive=tuple(
                (game + 1, reverse("play:replay", args=[playtest, game])) for game in tally.decisive
            ),
        )
        for card_id, tally in statistics.cards.items()
    ]
    return tuple(sorted(rows, key=_weight))


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


def _card_query(place: int, card_id: str, moment: Moment) -> str:
    """Return the filter that finds the decided games in which a card met a moment."""
    return urlencode({"card": f"{place}:{card_id}", "moment": moment.value, "winner": "decided"})


def _cell(
    statistics: CardStatistics, card_id: str, moment: Moment, games_address: str
) -> MomentCell:
    lift = card_lift(statistics, card_id, moment)
    if lift is None:
        return MomentCell(MOMENTS[moment])
    trend = ""
    if lift.is_clear:
        trend = "up" if lift.within_length > 0 else "down"
    return MomentCell(
        words=MOMENTS[moment],
        games=lift.games,
        rate=100 * lift.rate,
        low=100 * lift.interval.low,
        high=100 * lift.interval.high,
        lift=100 * lift.lift,
        within=100 * lift.within_length,
        caution=CAUTIONS[lift.caution] if lift.caution is not None else "",
        trend=trend,
        games_address=games_address,
    )


def _weight(row: CardRow) -> tuple[bool, float, str]:
    """Return what rows are sorted by: clear lifts of played cards first, the largest first."""
    played = row.cells[list(MOMENTS).index(Moment.PLAYED)]
    return not played.trend, -abs(played.within), row.label


@lru_cache(maxsize=8192)
def _card_address(card_id: str) -> str:
    return reverse("cards:card", args=[card_game(card_id).value, card_id])
