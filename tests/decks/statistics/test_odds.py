"""Draw odds by turn, on the play of each game."""

from fractions import Fraction
from math import comb

import pytest

from cards.search.query import BadQuery
from decks.statistics.card_groups import (
    CardGroup,
    card_groups,
    cards_to_draw,
    group_by_key,
    group_by_query,
)
from decks.statistics.drawing_rules import LCG, TCG
from decks.statistics.formatting import percent
from decks.statistics.odds import OddsQuestion, draw_odds
from tests.decks.statistics.builds import KING, LORE, ODD_TCG

PIPPIN = "7_323"
FOUR = CardGroup("card:7_108", "Knight's Spear", 4)


class TestTcg:
    def test_an_opening_hand_is_eight_cards(self) -> None:
        odds = draw_odds(OddsQuestion(FOUR, 60, 1, 6), TCG)

        opening = odds.rows[0]
        assert (opening.label, opening.seen) == ("Opening hand", 8)
        assert opening.kept == 1 - Fraction(comb(56, 8), comb(60, 8))

    def test_a_mulligan_draws_six(self) -> None:
        opening = draw_odds(OddsQuestion(FOUR, 60, 1, 6), TCG).rows[0]

        missed = Fraction(comb(56, 8), comb(60, 8))
        assert opening.redrawn == 1 - missed * Fraction(comb(56, 6), comb(60, 6))

    def test_every_turn_after_the_first_brings_what_was_said(self) -> None:
        rows = draw_odds(OddsQuestion(FOUR, 60, 1, 5), TCG).rows

        assert [(row.label, row.seen) for row in rows[:3]] == [
            ("Opening hand", 8),
            ("Turn 2", 13),
            ("Turn 3", 18),
        ]

    def test_the_turns_end_with_the_deck(self) -> None:
        rows = draw_odds(OddsQuestion(FOUR, 20, 1, 8), TCG).rows

        assert [row.seen for row in rows] == [8, 16, 20]
        assert rows[-1].kept == 1

    def test_drawing_nothing_leaves_the_opening_hand(self) -> None:
        rows = draw_odds(OddsQuestion(FOUR, 60, 1, 0), TCG).rows

        assert {row.seen for row in rows} == {8}


class TestLcg:
    def test_the_first_round_already_brings_a_card(self) -> None:
        rows = draw_odds(OddsQuestion(FOUR, 50, 1, 1), LCG).rows

        assert [(row.label, row.seen) for row in rows[:2]] == [("Setup hand", 6), ("Round 1", 7)]

    def test_a_mulligan_draws_six_again(self) -> None:
        first = draw_odds(OddsQuestion(FOUR, 50, 1, 1), LCG).rows[1]

        missed = Fraction(comb(46, 6), comb(50, 6))
        assert first.redrawn == 1 - missed * Fraction(comb(46, 7), comb(50, 7))


class TestAsked:
    def test_a_number_of_cards_seen_may_be_asked_for(self) -> None:
        odds = draw_odds(OddsQuestion(FOUR, 60, 2, 6, seen=25), TCG)

        assert odds.asked is not None
        assert odds.asked.seen == 25
        none_or_one = comb(56, 25) + 4 * comb(56, 24)
        assert odds.asked.kept == 1 - Fraction(none_or_one, comb(60, 25))

    def test_exactly_so_many_adds_up_to_one(self) -> None:
        exactly = draw_odds(OddsQuestion(FOUR, 60, 1, 6, seen=25), TCG).exactly

        assert [copies for copies, _ in exactly] == [0, 1, 2, 3, 4]
        assert sum(chance for _, chance in exactly) == 1

    def test_a_deck_smaller_than_a_hand_is_all_in_hand(self) -> None:
        odds = draw_odds(OddsQuestion(FOUR, 5, 4, 6), TCG)

        assert [(row.seen, row.kept) for row in odds.rows] == [(5, Fraction(1))]


class TestGroups:
    def test_cards_and_groups_stand_under_headings(self) -> None:
        headings = [heading for heading, _ in card_groups(cards_to_draw(KING))]

        assert headings == ["Cards", "Sides", "Types", "Cultures", "Races", "Keywords"]

    def test_a_group_counts_its_copies(self) -> None:
        cards = cards_to_draw(KING)

        assert group_by_key(cards, "culture:raider") == CardGroup("culture:raider", "Raider", 31)
        assert group_by_key(cards, "side:shadow") == CardGroup("side:shadow", "Shadow", 31)
        assert group_by_key(cards, "culture:elven") is None

    def test_the_lcg_has_spheres_and_traits(self) -> None:
        cards = cards_to_draw(LORE)

        assert group_by_key(cards, "sphere:lore") == CardGroup("sphere:lore", "Lore", 29)
        assert group_by_key(cards, "trait:Dwarf") == CardGroup("trait:Dwarf", "Dwarf", 4)

    def test_a_starting_companion_is_out_of_the_draw_deck(self) -> None:
        before, after = dict(cards_to_draw(KING)), dict(cards_to_draw(KING, [PIPPIN]))

        assert before[PIPPIN] - after.get(PIPPIN, 0) == 1
        assert sum(before.values()) - sum(after.values()) == 1

    def test_a_card_that_nobody_knows_may_be_hoped_for(self) -> None:
        assert group_by_key(cards_to_draw(ODD_TCG), "card:99_1") == CardGroup(
            "card:99_1", "99_1", 3
        )

    @pytest.mark.django_db
    def test_a_query_finds_its_cards_in_the_deck(self) -> None:
        cards = cards_to_draw(KING)

        assert group_by_query(KING, cards, "t:minion").copies == 23
        assert group_by_query(KING, cards, "t:minion cost<=3").copies == 10
        assert group_by_query(KING, cards, "t:ally").copies == 0
        with pytest.raises(BadQuery):
            group_by_query(KING, cards, "cultre:gondor")


class TestWords:
    @pytest.mark.parametrize(
        ("chance", "words"),
        [
            (Fraction(0), "0 %"),
            (Fraction(1), "100 %"),
            (Fraction(1, 3), "33.3 %"),
            (Fraction(1, 10**6), "under 0.1 %"),
            (1 - Fraction(1, 10**6), "over 99.9 %"),
        ],
    )
    def test_only_what_is_sure_is_written_as_sure(self, chance: Fraction, words: str) -> None:
        assert percent(chance) == words
