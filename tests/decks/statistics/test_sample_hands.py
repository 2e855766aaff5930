"""Sample hands: the same for the same seed, with each game's own mulligan."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.statistics.card_groups import cards_to_draw
from decks.statistics.drawing_rules import LCG, TCG
from decks.statistics.sample_hands import deal, hand_words, next_seed, shown_cards
from tests.decks.statistics.builds import KING, LORE, ODD_LCG

CARDS = cards_to_draw(KING)
SEEDS = st.integers(0, 10**12)


def test_a_tcg_hand_is_eight_cards_of_the_draw_deck() -> None:
    hand = deal(CARDS, TCG, 5)

    assert (len(hand.hand), hand.later, hand.left) == (8, (), 54)
    assert KING.ring_bearer not in hand.hand


def test_a_tcg_mulligan_draws_six() -> None:
    """Comprehensive Rules 4.2, "mulligan"."""
    hand = deal(CARDS, TCG, 5, redraw=True)

    assert (len(hand.hand), hand.left) == (6, 56)


def test_an_lcg_hand_is_six_cards_before_and_after_a_mulligan() -> None:
    """Core rules, "Draw Setup Hand"."""
    cards = cards_to_draw(LORE)

    assert [len(deal(cards, LCG, 5, redraw=redraw).hand) for redraw in (False, True)] == [6, 6]


@given(SEEDS)
def test_a_seed_always_deals_the_same_hand(seed: int) -> None:
    assert deal(CARDS, TCG, seed) == deal(CARDS, TCG, seed)


@given(SEEDS, st.booleans(), st.integers(0, 70))
def test_no_card_is_drawn_oftener_than_the_deck_holds_it(
    seed: int, redraw: bool, more: int
) -> None:
    dealt = deal(CARDS, TCG, seed, redraw=redraw, more=more)

    drawn = Counter(dealt.hand + dealt.later)
    assert drawn <= Counter(dict(CARDS))
    assert drawn.total() + dealt.left == 62


@given(SEEDS, st.booleans(), st.integers(0, 20))
def test_drawing_one_more_keeps_what_was_drawn(seed: int, redraw: bool, more: int) -> None:
    before = deal(CARDS, TCG, seed, redraw=redraw, more=more)
    after = deal(CARDS, TCG, seed, redraw=redraw, more=more + 1)

    assert after.hand == before.hand
    assert after.later[:-1] == before.later


def test_every_card_comes_up_about_as_often_as_another() -> None:
    dealt = Counter(card for seed in range(2000) for card in deal(CARDS, TCG, seed).hand)

    # 2,000 hands of eight from 62 cards: a card of which there is one is in 258 of them.
    for card_id, copies in CARDS:
        assert dealt[card_id] / copies == pytest.approx(2000 * 8 / 62, rel=0.25)


def test_other_seeds_follow_one_another_without_a_short_round() -> None:
    seed, seen = 1, set()
    for _ in range(100):
        seen.add(seed)
        seed = next_seed(seed)

    assert len(seen) == 100


def test_a_deck_smaller_than_a_hand_is_dealt_whole() -> None:
    hand = deal((("7_108", 3),), TCG, 1, redraw=True, more=4)

    assert (hand.hand, hand.later, hand.left) == (("7_108",) * 3, (), 0)


def test_a_hand_says_what_it_is_good_for() -> None:
    assert hand_words(KING, ("7_108", "7_317")) == "2 Free Peoples and 0 Shadow among 2."
    # Gandalf costs five and three heroes have three; the card of no hero's sphere is not paid for.
    assert hand_words(LORE, ("01073", "01023")).startswith("0 of 2 can be paid for")


def test_cards_that_nobody_knows_are_shown_by_their_ids() -> None:
    unknown, hero, other_game = shown_cards(code for code, _ in ODD_LCG.player_deck)

    assert (unknown.name, unknown.address) == ("99999", "")
    assert (hero.is_tcg, hero.address) == (False, "/cards/lcg/01001/")
    assert (other_game.is_tcg, other_game.address) == (True, "/cards/tcg/7_364/")
