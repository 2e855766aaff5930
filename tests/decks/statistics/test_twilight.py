"""Twilight against sums added up by hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from decks.statistics.twilight import cheapest_fellowship, region_adds, site_path, twilight_table
from rules.construction.tcg.build import resolve_deck
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import card
from tests.decks.statistics.builds import KING, NO_TCG_CARD, SHADOWS
from tests.expected import present

KNIGHT_SPEAR = "7_108"


def total(deck: TcgDeck, side: str) -> int:
    return sum(card(one).twilight * n for one, n in deck.draw_deck if card(one).side == side)


class TestPath:
    def test_numbered_sites_stand_in_their_order(self) -> None:
        shuffled = replace(KING, sites=tuple(reversed(KING.sites)))

        path = site_path(resolve_deck(shuffled))

        assert [site.place for site in path] == list(range(1, 10))
        assert [site.shadow_number for site in path] == [0, 3, 0, 2, 6, 3, 6, 8, 9]

    def test_numbered_sites_add_nothing_for_their_region(self) -> None:
        assert {site.region_adds for site in site_path(resolve_deck(KING))} == {0}

    def test_sites_without_numbers_stand_by_shadow_number(self) -> None:
        path = site_path(resolve_deck(SHADOWS))

        assert [site.place for site in path] == list(range(1, 10))
        assert [site.shadow_number for site in path] == [0, 0, 0, 1, 2, 2, 3, 3, 3]

    def test_regions_add_three_and_six(self) -> None:
        assert [region_adds(place) for place in range(1, 10)] == [0, 0, 0, 3, 3, 3, 6, 6, 6]

    def test_a_card_that_is_not_a_site_is_not_on_the_path(self) -> None:
        assert site_path(resolve_deck(replace(KING, sites=(KNIGHT_SPEAR,)))) == ()


class TestFellowship:
    def test_the_cheapest_companions_fit_into_four_twilight(self) -> None:
        names = [companion.name for companion in cheapest_fellowship(resolve_deck(KING))]

        assert names == ["Pippin, Sworn to Service", "Madril, Faramir's Aide"]

    def test_the_ring_bearer_does_not_start_twice(self) -> None:
        frodo = replace(KING, ring_bearer="7_317", draw_deck=(("7_317", 4),))

        assert cheapest_fellowship(resolve_deck(frodo)) == ()


class TestTwilightNeeded:
    def test_a_move_adds_shadow_number_companions_and_its_share_of_plays(self) -> None:
        twilight = twilight_table(resolve_deck(KING))
        free_peoples = total(KING, "free_peoples")

        (move,) = [move for move in twilight.moves if move.site.place == 5]

        assert twilight.companions == 3
        assert move.plays == Fraction(free_peoples - 3, 8)
        assert move.adds == 6 + 3 + Fraction(free_peoples - 3, 8)

    def test_minions_cost_two_more_where_they_roam(self) -> None:
        twilight = twilight_table(resolve_deck(KING))
        shadow = total(KING, "shadow")
        minions = [(card(one), n) for one, n in KING.draw_deck if card(one).type == "minion"]
        roaming = sum(n for minion, n in minions if present(minion.site_number) > 3)

        assert twilight.moves[1].costs == Fraction(shadow + 2 * roaming, 8)
        assert twilight.moves[-1].costs == Fraction(shadow, 8)

    def test_the_region_counts_on_a_path_of_sites_without_numbers(self) -> None:
        twilight = twilight_table(resolve_deck(SHADOWS), companions=4)
        (move,) = [move for move in twilight.moves if move.site.place == 5]

        # A site 5 of Shadow number 2 and four companions: 9, as 4.2 calculates in its example.
        assert move.adds - move.plays == 9

    def test_companions_may_be_said(self) -> None:
        few, many = (twilight_table(resolve_deck(KING), companions=n) for n in (1, 9))

        assert many.adds - few.adds == 8
        assert "more twilight than these Shadow cards cost" in many.words
        assert "cost more twilight than a fellowship" in few.words

    def test_left_over_is_what_is_added_less_what_is_cost(self) -> None:
        for move in twilight_table(resolve_deck(KING)).moves:
            assert move.left == move.adds - move.costs

    @pytest.mark.parametrize("deck", [NO_TCG_CARD, replace(KING, sites=KING.sites[:1])])
    def test_without_a_way_there_is_nothing_to_add_up(self, deck: TcgDeck) -> None:
        twilight = twilight_table(resolve_deck(deck))

        assert twilight.moves == ()
        assert (twilight.adds, twilight.costs) == (Fraction(0), Fraction(0))
        assert twilight.words == "Add sites to calculate twilight."
