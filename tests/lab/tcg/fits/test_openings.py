"""Finding how to open a game from games that were opened at random."""

from dataclasses import replace
from random import Random

import pytest

from lab.tcg.fits.openings import (
    Opened,
    OpenedGame,
    fit_openings,
    halves_of_starters,
    open_games,
)
from rules.tcg.facts.reader import card
from rules.tcg.facts.sets import SetBlock
from rules.tcg.players.learned.opening_outlook import DECK, HAND
from rules.tcg.vocabulary import Side

pytestmark = pytest.mark.nightly

ALIKE = Opened(
    deck=(0.5,) * len(DECK),
    bid=0,
    hand=(1.0,) * len(HAND),
    redrew=False,
)


def played(one: Opened, other: Opened, second: int, won: int, games: int) -> list[OpenedGame]:
    """Return games of which the first player won so many, with both at either place."""
    return [
        found
        for number in range(games)
        for found in (
            OpenedGame((one, other), second, int(number >= won)),
            OpenedGame((other, one), 1 - second, int(number < won)),
        )
    ]


def test_the_seat_that_wins_more_often_gets_weight() -> None:
    found = fit_openings(played(ALIKE, ALIKE, second=0, won=800, games=1000))
    assert sum(found.second) > 0
    assert found.burden == 0


def test_burdens_cost_what_those_who_bid_lose() -> None:
    found = fit_openings(played(replace(ALIKE, bid=1), ALIKE, second=0, won=300, games=1000))
    assert found.burden > 0


def test_a_second_hand_gets_weight_where_it_wins() -> None:
    found = fit_openings(played(replace(ALIKE, redrew=True), ALIKE, 0, won=700, games=1000))
    assert sum(found.redraw) > 0


def test_games_are_opened_in_many_ways_and_the_same_seed_opens_the_same() -> None:
    once, again = (list(open_games(range(12), seed=3)) for _ in range(2))
    assert once == again
    opened = [one for game in once for one in game.opened]
    assert len({one.bid for one in opened}) > 1
    assert {game.second for game in once} == {0, 1}
    assert {one.redrew for one in opened if any(one.hand)} == {True, False}


def test_halves_of_starters_have_both_sides() -> None:
    deck = halves_of_starters(SetBlock.KING, Random(1))
    assert {card(card_id).side for card_id, _ in deck.draw_deck} == {Side.FREE_PEOPLES, Side.SHADOW}
    assert len(deck.sites) == 9
