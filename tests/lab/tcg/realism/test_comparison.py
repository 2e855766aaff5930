"""What two tallies of win rates have in common."""

import pytest

from lab.tcg.realism.comparison import by_copies, ceiling, compare, split_halves
from lab.tcg.realism.measures import Measure, counted, measure, residuals
from lab.tcg.realism.results import DRAW_DECK, CardResult
from lab.tcg.realism.tallies import Tally, of_people, often
from rules.tcg.facts.reader import card

pytestmark = pytest.mark.nightly

DWARVES = ("1_13", "1_14", "1_15", "1_7")
GOBLINS = ("1_174", "1_178", "1_179", "1_181")
CARDS = (*DWARVES, *GOBLINS)


def tally(*wins: int, games: int = 100) -> Tally:
    """Return a tally of `CARDS`, each with as many games."""
    return Tally(dict(zip(CARDS, wins, strict=True)), dict.fromkeys(CARDS, games), games)


PEOPLE = tally(40, 41, 42, 43, 60, 61, 62, 63)


def test_the_same_rates_correlate_fully() -> None:
    for which in (Measure.ALL, Measure.FREE_PEOPLES, Measure.SHADOW, Measure.WITHIN):
        assert measure(which, CARDS, PEOPLE, PEOPLE) == 1


def test_within_cultures_only_differences_between_their_cards_count() -> None:
    # Dwarves now are the better culture, but each culture's cards are ordered as before.
    turned = tally(60, 61, 62, 63, 40, 41, 42, 43)
    overall = measure(Measure.ALL, CARDS, PEOPLE, turned)
    assert overall is not None
    assert overall < 0
    assert measure(Measure.WITHIN, CARDS, PEOPLE, turned) == 1
    assert sum(residuals(CARDS, PEOPLE)) == pytest.approx(0)


def test_a_side_has_its_own_cards() -> None:
    assert counted(Measure.FREE_PEOPLES, CARDS) == len(DWARVES)
    assert counted(Measure.SHADOW, CARDS) == len(GOBLINS)
    assert counted(Measure.AMONG, CARDS) == len({card(i).culture for i in CARDS}) == 2
    mixed = tally(40, 41, 42, 43, 63, 62, 61, 60)
    assert measure(Measure.FREE_PEOPLES, CARDS, PEOPLE, mixed) == 1
    assert measure(Measure.SHADOW, CARDS, PEOPLE, mixed) == -1


def test_a_card_played_too_seldom_is_left_out() -> None:
    seldom = tally(1, 1, 1, 1, 1, 1, 1, 1, games=3)
    assert often(PEOPLE, seldom, 3) == CARDS
    assert often(PEOPLE, seldom, 4) == ()


def test_batches_that_agree_have_narrow_intervals_and_full_reliability() -> None:
    found = compare(PEOPLE, [PEOPLE] * 8, "quick", "themes", fewest=100, seed=1)
    figure = found.figures[Measure.ALL]
    assert (figure.value, figure.by_games, figure.of) == (1, 0, len(CARDS))
    assert found.games == 800
    assert found.reliability.all == pytest.approx(1)


def test_batches_that_contradict_each_other_have_no_reliability() -> None:
    turned = tally(60, 61, 62, 63, 40, 41, 42, 43)
    found = split_halves(CARDS, [PEOPLE, turned], seed=1)
    assert found.all == 0


def test_one_batch_has_no_interval_of_games() -> None:
    found = compare(PEOPLE, [PEOPLE], "quick", "themes", fewest=1, seed=1)
    assert found.figures[Measure.ALL].by_games is None
    assert found.reliability.all is None


def test_two_noisy_tallies_cannot_agree_fully() -> None:
    assert ceiling(0.81, 1.0) == pytest.approx(0.9)
    assert ceiling(0.5, 0.5) == pytest.approx(0.5)
    assert ceiling(None, 0.5) is None


def test_a_card_in_other_numbers_of_copies_may_fare_otherwise() -> None:
    results = [
        CardResult(card_id, DRAW_DECK, 100, 100, ((1, 40 + place, 60), (2, 60 - place, 40)))
        for place, card_id in enumerate(CARDS)
    ]
    assert by_copies(results, fewest=50).all.value == -1
    assert by_copies(results, fewest=1_000).all.value is None
    assert of_people(results).rate("1_13") == 0.5
