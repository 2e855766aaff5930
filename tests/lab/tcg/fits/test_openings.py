"""Finding how to open a game from games that were opened at random."""

from random import Random

import pytest

from lab.tcg.fits.openings import FIT, Opened, halves_of_starters, openings_by_lot, samples
from rules.tcg.facts.reader import card
from rules.tcg.facts.sets import SetBlock
from rules.tcg.players.learned.opening_outlook import DECK, HAND
from rules.tcg.vocabulary import Side

pytestmark = pytest.mark.nightly

ALIKE = Opened(deck=(0.5,) * len(DECK), bid=0, hand=(1.0,) * len(HAND), redrew=False)


def weights(kind: str, one: Opened, other: Opened, second: int, won: int) -> dict[str, float]:
    """Fit 1,000 games of which the first player won `won`, with both at either place."""
    found = [
        sample
        for number in range(1_000)
        for opened, goes_second, winner in (
            ((one, other), second, int(number >= won)),
            ((other, one), 1 - second, int(number < won)),
        )
        for sample in samples(number, opened, goes_second, winner)
        if sample.kind == kind
    ]
    return FIT.regressions[kind].fit(found).weights


def test_the_seat_that_wins_more_often_gets_weight() -> None:
    found = weights("seat", ALIKE, ALIKE, second=0, won=800)
    assert found.pop("burden") == 0
    assert sum(found.values()) > 0


def test_burdens_cost_what_bidders_lose() -> None:
    assert weights("seat", ALIKE._replace(bid=1), ALIKE, second=0, won=300)["burden"] > 0


def test_a_second_hand_gets_weight_where_it_wins() -> None:
    found = weights("hand", ALIKE._replace(redrew=True), ALIKE, second=0, won=700)
    assert sum(found.values()) > 0


def test_games_are_opened_in_many_ways_and_the_same_seed_opens_the_same() -> None:
    once, again = (
        [sample for number in range(12) for sample in openings_by_lot(number, seed=3)]
        for _ in range(2)
    )
    assert once == again
    seats = [sample for sample in once if sample.kind == "seat"]
    assert len({sample.row[0] for sample in seats}) > 1
    assert {sample.row[1] for sample in seats} == {0.5, -0.5}


def test_halves_of_starters_have_both_sides() -> None:
    deck = halves_of_starters(SetBlock.KING, Random(1))
    assert {card(card_id).side for card_id, _ in deck.draw_deck} == {Side.FREE_PEOPLES, Side.SHADOW}
    assert len(deck.sites) == 9
