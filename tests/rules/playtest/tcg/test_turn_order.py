"""Whether going first matters, each deck compared with itself."""

import pytest

from rules.playtest.tcg.statistics import summarise
from rules.playtest.tcg.turn_order import first_share, usual_seat
from tests.expected import present
from tests.rules.playtest.tcg.games import seated_games


def test_each_deck_counts_alike_however_often_it_went_first() -> None:
    summary = summarise(seated_games(first=(190, 95), second=(10, 2)))
    share = present(first_share(summary))
    # Deck 0 won half of its games going first, deck 1 eight in ten.
    assert share.rate == pytest.approx((0.5 + 0.8) / 2)
    assert share.interval.low < 0.5 < share.interval.high


def test_a_deck_with_few_games_going_first_leaves_it_open() -> None:
    assert first_share(summarise(seated_games(first=(191, 95), second=(9, 2)))) is None


def test_no_game_shows_nothing() -> None:
    assert first_share(summarise([])) is None
    assert usual_seat(summarise([])) is None


def test_the_deck_that_bid_the_most_is_named_with_its_bids() -> None:
    seat = present(usual_seat(summarise(seated_games(first=(30, 10), bids=(1, 4)))))
    assert (seat.deck, seat.went_first, seat.decided, seat.bids) == (1, 0, 30, {4: 30})
