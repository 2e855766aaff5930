"""What a deck is made of, counted against decks counted by hand."""

import time
from dataclasses import replace
from fractions import Fraction

import pytest

from decks.contents.encoding import AnyDeck
from decks.statistics.charts import ChartTable
from decks.statistics.deck_statistics import DeckStatistics, deck_size, deck_statistics
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.decks.statistics.builds import ARAGORN, EOWYN, GANDALF, KING, LORE, ODD, ODD_LCG, ODD_TCG

LIMIT_MS = 5


def figure(statistics: DeckStatistics, key: str) -> ChartTable:
    return next(shown for shown in statistics.figures if shown.key == key)


def counts(statistics: DeckStatistics, key: str) -> dict[str, list[int]]:
    """Return a figure's counts by its rows."""
    return {row.label: [cell.count for cell in row.cells] for row in figure(statistics, key).rows}


class TestTcg:
    def test_the_cost_curve_has_no_gap_and_keeps_the_sides_apart(self) -> None:
        assert counts(deck_statistics(KING), "cost") == {
            "0": [1, 0],
            "1": [19, 6],
            "2": [5, 0],
            "3": [2, 10],
            "4": [4, 10],
            "5": [0, 2],
            "6": [0, 3],
        }

    def test_cultures_are_counted_the_most_frequent_first(self) -> None:
        statistics = deck_statistics(KING)

        assert list(counts(statistics, "cultures").items()) == [
            ("Raider", [31]),
            ("Gondor", [27]),
            ("Shire", [4]),
        ]
        assert [row.tint.word for row in figure(statistics, "cultures").rows if row.tint] == [
            "raider",
            "gondor",
            "shire",
        ]

    def test_types_races_and_keywords(self) -> None:
        statistics = deck_statistics(KING)

        assert counts(statistics, "types")["Event"] == [7, 8]
        assert counts(statistics, "races") == {"Man": [11, 23], "Hobbit": [2, 0]}
        assert counts(statistics, "keywords")["Southron"] == [0, 17]

    def test_strength_is_that_of_characters_alone(self) -> None:
        # A Knight's Spear lends strength and has none.
        spears = deck_statistics(replace(KING, draw_deck=(("7_108", 4),)))

        assert [shown.key for shown in spears.figures] == [
            "cost",
            "types",
            "cultures",
        ]

    def test_each_side_has_its_average_cost(self) -> None:
        free_peoples, shadow = deck_statistics(KING).sides

        assert (free_peoples.cards, free_peoples.cost) == (31, Fraction(19 + 10 + 6 + 16, 31))
        assert (shadow.cards, shadow.cost) == (31, Fraction(6 + 30 + 40 + 10 + 18, 31))

    def test_the_ring_bearer_is_not_counted_among_the_cards_to_draw(self) -> None:
        assert deck_statistics(KING).size == 62


class TestLcg:
    def test_costs_are_shown_by_sphere_and_x_stands_last(self) -> None:
        statistics = deck_statistics(LORE)

        assert [series.name for series in figure(statistics, "cost").series] == ["Lore", "Neutral"]
        assert list(counts(statistics, "cost").items())[-2:] == [("5", [1, 1]), ("X", [2, 0])]

    def test_starting_threat_is_the_sum_of_threat_costs(self) -> None:
        company = deck_statistics(LORE).company

        assert company is not None
        assert company.threat == 8 + 10 + 12
        assert (company.willpower, company.hit_points) == (6, 12)

    def test_numbers_of_heroes_and_allies_stand_side_by_side(self) -> None:
        assert counts(deck_statistics(LORE), "willpower") == {
            "0": [0, 2],
            "1": [1, 8],
            "2": [1, 0],
            "3": [1, 0],
            "4": [0, 1],
        }

    def test_cards_of_a_sphere_that_no_hero_has_are_unmatched(self) -> None:
        statistics = deck_statistics(replace(LORE, heroes=((ARAGORN, 1), (EOWYN, 1))))

        assert statistics.unmatched == 29
        assert [(sphere.sphere, sphere.matched) for sphere in statistics.spheres] == [
            ("leadership", True),
            ("spirit", True),
            ("lore", False),
            ("neutral", True),
        ]

    def test_without_a_hero_not_even_neutral_cards_are_matched(self) -> None:
        assert deck_statistics(LcgDeck((), ((GANDALF, 3),))).unmatched == 3


class TestAnyDeck:
    @pytest.mark.parametrize("deck", ODD, ids=["no tcg card", "no lcg card", "odd tcg", "odd lcg"])
    def test_nothing_stops_a_portrait(self, deck: AnyDeck) -> None:
        assert deck_statistics(deck).size == deck_size(deck)

    def test_cards_that_nobody_knows_are_counted_as_such(self) -> None:
        assert deck_statistics(ODD_TCG).unknown == 5
        assert deck_statistics(ODD_LCG).unknown == 4

    def test_an_empty_deck_is_empty(self) -> None:
        assert deck_statistics(TcgDeck(None, None, (), ())).is_empty
        assert deck_statistics(LcgDeck((), ())).is_empty
        assert not deck_statistics(KING).is_empty

    @pytest.mark.parametrize("deck", [KING, LORE], ids=["tcg", "lcg"])
    def test_it_is_quick_enough_to_follow_every_edit(self, deck: AnyDeck) -> None:
        deck_statistics(deck)
        best = 1.0
        for _ in range(20):
            begun = time.perf_counter()
            deck_statistics(deck)
            best = min(best, time.perf_counter() - begun)

        assert best * 1000 < LIMIT_MS


class TestCurve:
    def test_the_highest_column_fills_the_chart_and_all_stand_on_its_floor(self) -> None:
        curve = deck_statistics(KING).curve

        assert curve is not None
        highest = max(curve.columns, key=lambda one: one.height)
        assert highest.count == 19
        assert {round(column.y + column.height, 6) for column in curve.columns} == {curve.floor}
        assert all(column.x >= 0 and column.x + column.width <= 100 for column in curve.columns)

    def test_it_can_be_read_aloud(self) -> None:
        curve = deck_statistics(KING).curve

        assert curve is not None
        assert "1: 19 Free Peoples, 6 Shadow; 2: 5 Free Peoples;" in curve.words
