"""Whether going first matters, each deck compared with itself.

A deck that goes first in nearly all games would show its own strength and not that of the seat. So
every deck counts alike: the share of a place in the order of turns is the mean of what each deck
won of its own games at that place. Without an effect of the seat that is an equal share.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from rules.playtest.statistics.distribution import Distribution, mean
from rules.playtest.statistics.interval import (
    CONFIDENCE,
    Interval,
    shared_confidence,
    wilson,
)
from rules.playtest.tcg.statistics import TWO_DECKS, GamesWon, Summary

# With fewer games at a place, a deck says nothing about it.
ENOUGH_AT_A_PLACE = 10


@dataclass(frozen=True, slots=True)
class PlaceShare:
    """The share of games won at a place in the order of turns, with its 95 % interval."""

    rate: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class UsualSeat:
    """The deck that bid the most, how often it went first, and its bids."""

    deck: int
    went_first: int
    decided: int
    bids: Distribution


def place_shares(summary: Summary) -> tuple[PlaceShare | None, ...]:
    """Return the share won going first, second and so on.

    None for a place at which some deck had fewer than `ENOUGH_AT_A_PLACE` decided games. The
    intervals of more than two decks hold together.
    """
    by_deck = [deck.games_by_turn(summary.decided) for deck in summary.decks]
    count = len(by_deck)
    confidence = shared_confidence(count) if count > TWO_DECKS else CONFIDENCE
    # Without decided games, no place was counted.
    places = max(map(len, by_deck))
    return tuple(
        _mean_share(
            [turns[place] if place < len(turns) else (0, 0) for turns in by_deck], confidence
        )
        for place in range(places)
    )


def first_share(summary: Summary) -> PlaceShare | None:
    """Return the share won going first; None where the games can't show it."""
    return next(iter(place_shares(summary)), None)


def is_compared(turns: Sequence[GamesWon]) -> bool:
    """Return whether a deck had enough games at every place to compare them."""
    return len(turns) > 1 and all(games >= ENOUGH_AT_A_PLACE for games, _ in turns)


def usual_seat(summary: Summary) -> UsualSeat | None:
    """Return the seat of the deck that bid the most; None before any game is decided.

    Where all bid alike, or no bids were counted, it is the deck that went first most often.
    """
    if not summary.decided:
        return None
    place = max(
        range(len(summary.decks)),
        key=lambda place: (
            mean(summary.decks[place].journey.bids),
            summary.decks[place].went_first,
        ),
    )
    deck = summary.decks[place]
    return UsualSeat(place, deck.went_first, summary.decided, deck.journey.bids)


def _mean_share(decks: Sequence[GamesWon], confidence: float) -> PlaceShare | None:
    """Return the mean of the decks' shares.

    Its interval is put together from Wilson's intervals of the decks, whose games at one place are
    different games (Zou and Donner 2008).
    """
    if any(games < ENOUGH_AT_A_PLACE for games, _ in decks):
        return None
    rate = sum(won / games for games, won in decks) / len(decks)
    below = above = 0.0
    for games, won in decks:
        bounds = wilson(won, games, confidence)
        below += (won / games - bounds.low) ** 2
        above += (bounds.high - won / games) ** 2
    return PlaceShare(
        rate,
        Interval(
            max(0.0, rate - sqrt(below) / len(decks)), min(1.0, rate + sqrt(above) / len(decks))
        ),
    )
