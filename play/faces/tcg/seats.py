"""What games show of going first, in words: each deck compared with itself, or who bid what."""

from collections.abc import Sequence

from play.results.shares import interval_words, percent_words
from rules.english import count_of
from rules.playtest.statistics.distribution import Distribution, mean
from rules.playtest.tcg.statistics import TWO_DECKS, Summary
from rules.playtest.tcg.turn_order import first_share, usual_seat

# Who went first or second in so large a share of the games always does.
NEARLY_ALWAYS = 0.9


def going_first_words(names: Sequence[str], summary: Summary) -> str:
    """Return what the games show of going first; empty where they show nothing."""
    share = first_share(summary)
    if share is None:
        return seat_words(names, summary)
    equally = "either deck" if len(names) == TWO_DECKS else "each deck"
    return (
        f"Going first won {percent_words(share.rate)}, counted as if {equally} went first equally "
        f"often (95% interval {interval_words(share.interval)})."
    )


def seat_words(names: Sequence[str], summary: Summary) -> str:
    """Return who bid how many burdens and nearly always went first or not; else empty."""
    seat = usual_seat(summary)
    if seat is None:
        return ""
    later = seat.decided - seat.went_first
    games = max(seat.went_first, later)
    if games < NEARLY_ALWAYS * seat.decided:
        return ""
    place = "first" if seat.went_first == games else _not_first(len(names))
    how_many = (
        f"all {count_of(games, 'game')}"
        if games == seat.decided
        else f"{games:,} of {count_of(seat.decided, 'game')}"
    )
    return (
        f"{names[seat.deck]} {_bid_words(seat.bids)}went {place} in {how_many}, "
        "so they don’t show whether going first helps."
    )


def _not_first(decks: int) -> str:
    return "second" if decks == TWO_DECKS else "later"


def _bid_words(bids: Distribution) -> str:
    """Return what was bid as the start of a sentence; empty for journeys without bids."""
    if not bids:
        return ""
    if len(bids) == 1:
        return f"bid {count_of(next(iter(bids)), 'burden')} and "
    return f"bid {mean(bids):.1f} burdens on average and "
