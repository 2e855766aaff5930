"""How much more often a deck wins when a card was seen, and how far that can be trusted."""

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import NormalDist

from rules.playtest.statistics.card_statistics import (
    BANDS,
    NO_GAMES,
    Bands,
    CardStatistics,
    Moment,
    total_games,
    total_wins,
)
from rules.playtest.statistics.interval import CONFIDENCE, Interval, wilson

FEW_GAMES = 50


class Caution(StrEnum):
    """Why a card's lift may mislead."""

    FEW_GAMES = "few games"
    LENGTH = "length"


@dataclass(frozen=True, slots=True)
class CardLift:
    """The games of one card at one moment, against those of its deck.

    `lift` is the share won less the deck's share. `within_length` is the lift against games of
    about the same length, with its interval.
    """

    games: int
    wins: int
    rate: float
    interval: Interval
    lift: float
    within_length: float
    within_length_interval: Interval
    caution: Caution | None

    @property
    def is_clear(self) -> bool:
        """Whether there are enough games, and they differ from the deck's at any length."""
        low, high = self.within_length_interval
        return self.caution is None and not low <= 0 <= high


def card_lift(statistics: CardStatistics, card: str, moment: Moment) -> CardLift | None:
    """Return the lift of a card at a moment; None where that moment never came."""
    tally = statistics.cards.get(card)
    bands = tally.moments.get(moment, NO_GAMES) if tally is not None else NO_GAMES
    games, wins = total_games(bands), total_wins(bands)
    if not games:
        return None
    rate = wins / games
    lift = rate - total_wins(statistics.played) / total_games(statistics.played)
    interval = wilson(wins, games)
    within, within_interval = _within_length(bands, statistics.played)
    return CardLift(
        games=games,
        wins=wins,
        rate=rate,
        interval=interval,
        lift=lift,
        within_length=within,
        within_length_interval=within_interval,
        caution=_caution(games, interval, rate - lift, within_interval),
    )


def _within_length(bands: Bands, played: Bands) -> tuple[float, Interval]:
    """Return the average over bands of the card's share less the deck's, and its interval.

    Each band weighs as much as the card's games in it.
    """
    games = total_games(bands)
    lift = variance = 0.0
    for band in range(BANDS):
        seen, won = bands[2 * band], bands[2 * band + 1]
        if seen:
            weight = seen / games
            lift += weight * (won / seen - played[2 * band + 1] / played[2 * band])
            share = (won + 1) / (seen + 2)
            variance += weight * weight * share * (1 - share) / seen
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * sqrt(variance)
    return lift, Interval(lift - reach, lift + reach)


def _caution(games: int, interval: Interval, deck_rate: float, within: Interval) -> Caution | None:
    if games < FEW_GAMES:
        return Caution.FEW_GAMES
    differs = not interval.low <= deck_rate <= interval.high
    if differs and within.low <= 0 <= within.high:
        return Caution.LENGTH
    return None
