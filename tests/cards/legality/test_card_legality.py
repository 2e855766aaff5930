"""How a card stands in a format on a day: the same answers as a deck gets."""

from datetime import date
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoAssertNumQueries

from cards.legality.card_legality import (
    CardLegality,
    NoCardLegality,
    card_legalities,
    card_legality,
)
from cards.models import Card, ListEntry
from cards.search.card_search import find_cards
from rules.construction import Game, formats_of, load_format, validate
from rules.construction.format import Format
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import CardType

pytestmark = pytest.mark.django_db

TODAY = date(2026, 12, 1)
CITY_OF_MEN = "7_83"
LISTED_ON = date(2004, 6, 1)
DAY_BEFORE = date(2004, 5, 31)


def test_a_card_of_another_set_is_outside() -> None:
    assert card_legality("1_89", load_format("king-block"), TODAY) is CardLegality.OUTSIDE
    assert card_legality("7_81", load_format("king-block"), TODAY) is CardLegality.LEGAL


def test_a_site_of_another_path_is_outside() -> None:
    assert card_legality("11_230", load_format("king-block"), TODAY) is CardLegality.OUTSIDE
    assert card_legality("7_330", load_format("king-block"), TODAY) is CardLegality.LEGAL


def test_an_encounter_card_is_outside() -> None:
    core = load_format("lcg-core-1")

    assert card_legality("01074", core, TODAY) is CardLegality.OUTSIDE
    assert (
        card_legality("01001", core, TODAY)
        is card_legality("01073", core, TODAY)
        is CardLegality.LEGAL
    )


@pytest.mark.parametrize("slug", ["starter-decks", "lcg-introductory"])
def test_a_format_of_whole_decks_has_no_answer_for_a_card(slug: str) -> None:
    with pytest.raises(NoCardLegality, match="whole decks"):
        card_legalities(load_format(slug), TODAY)


def test_a_format_that_had_not_begun_has_no_answer() -> None:
    with pytest.raises(NoCardLegality, match="had not begun on 1 January 1999"):
        card_legalities(load_format("king-block"), date(1999, 1, 1))


def test_a_format_of_today_has_no_answer_for_a_day_before_it_was_read() -> None:
    with pytest.raises(NoCardLegality, match="no document shows it on 1 January 2010"):
        card_legalities(load_format("movie-block"), date(2010, 1, 1))


def test_every_print_of_a_card_that_staff_ban_is_banned() -> None:
    enter("banned", "1_299", "open")
    on_open = card_legalities(load_format("open"), LISTED_ON)

    for card_id in ("1_299", "4_306", "7_319", "11_166", "15_145"):
        assert on_open[card_id] is CardLegality.BANNED


def card_codes(verdict: Any, card_id: str) -> set[str]:
    """Return the codes of a verdict's problems that are about this card alone."""
    alone = {"banned", "set-not-in-format", "site-of-another-block", "restricted", "too-rare"}
    return {
        problem.finding.code
        for problem in verdict.problems
        if card_id in problem.finding.cards and problem.finding.code in alone
    }


@pytest.mark.parametrize(
    "format",
    [each for each in formats_of(Game.TCG) if each.slug != "starter-decks"],
    ids=lambda one: one.slug,
)
def test_a_deck_with_two_copies_gets_the_same_answer(format: Format) -> None:
    apart = card_legalities(format, TODAY)
    some = [*list(apart)[:3], *list(apart)[-3:], "7_364", "1_89", "15_55"]
    for card_id in some:
        is_site = card(card_id).type is CardType.SITE
        sites, others = ((card_id, card_id), ()) if is_site else ((), ((card_id, 2),))
        deck = TcgDeck(None, None, sites, others)
        codes = card_codes(validate(deck, format, on=TODAY), card_id)
        assert bool(codes) is (apart.get(card_id, CardLegality.LEGAL) is not CardLegality.LEGAL), (
            card_id
        )


def enter(kind: str, card_id: str = CITY_OF_MEN, format: str = "king-block") -> ListEntry:
    """Have staff put a card on a list, or take it off, on 1 June 2004."""
    return ListEntry.objects.create(
        card=Card.objects.get(game="tcg", printed_id=card_id),
        format=format,
        kind=kind,
        since=LISTED_ON,
        document="A ruling of the judges",
    )


class TestWhatStaffEntered:
    @pytest.mark.parametrize(
        ("kind", "stands"),
        [("banned", CardLegality.BANNED), ("restricted", CardLegality.RESTRICTED)],
    )
    def test_a_card_is_listed_from_its_day_on(self, kind: str, stands: CardLegality) -> None:
        enter(kind)
        king = load_format("king-block")

        assert card_legality(CITY_OF_MEN, king, DAY_BEFORE) is CardLegality.LEGAL
        assert card_legality(CITY_OF_MEN, king, LISTED_ON) is stands

    def test_it_counts_in_its_format_alone(self) -> None:
        enter("banned")

        assert card_legality(CITY_OF_MEN, load_format("open"), LISTED_ON) is CardLegality.LEGAL

    def test_a_card_of_the_files_list_is_free_from_its_day_on(self) -> None:
        enter("free", "3_108", "standard")
        standard = load_format("standard")

        assert card_legality("3_108", standard, DAY_BEFORE) is CardLegality.BANNED
        assert card_legality("3_108", standard, LISTED_ON) is CardLegality.LEGAL

    def test_what_is_outside_the_format_stays_outside(self) -> None:
        enter("restricted", "1_89")

        assert card_legality("1_89", load_format("king-block"), LISTED_ON) is CardLegality.OUTSIDE

    def test_search_knows_it_at_once(self) -> None:
        def banned(day: date) -> set[str]:
            return {entry.id for entry in find_cards(f"banned:king-block@{day}")}

        assert CITY_OF_MEN not in banned(LISTED_ON)
        entry = enter("banned")
        assert CITY_OF_MEN in banned(LISTED_ON)
        assert CITY_OF_MEN not in banned(DAY_BEFORE)
        assert not find_cards(f'"city of men" legal:king-block@{LISTED_ON}')
        entry.delete()
        assert CITY_OF_MEN not in banned(LISTED_ON)

    def test_the_cards_page_knows_it_at_once(self, client: Client) -> None:
        address = reverse("cards:card", args=["tcg", CITY_OF_MEN])
        enter("restricted")

        before = client.get(address, {"on": str(DAY_BEFORE)}).content.decode()
        after = client.get(address, {"on": str(LISTED_ON)}).content.decode()

        assert "One copy (R-list)" not in before
        assert after.count("One copy (R-list)") == 1

    def test_a_page_of_all_formats_reads_what_staff_entered_once(
        self, client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
    ) -> None:
        address = reverse("cards:card", args=["tcg", CITY_OF_MEN])
        client.get(address)

        with django_assert_max_num_queries(14):
            client.get(address)


class TestBeforeACardCameOut:
    def test_a_card_is_not_released_before_its_set(self) -> None:
        open_format = load_format("open")

        assert card_legality("19_28", open_format, date(2002, 12, 1)) is CardLegality.NOT_RELEASED
        assert card_legality("19_28", open_format, TODAY) is CardLegality.LEGAL

    def test_in_the_month_of_its_set_it_depends(self) -> None:
        """Set 14 came out in February 2006."""
        open_format = load_format("open")

        assert card_legality("14_4", open_format, date(2006, 2, 10)) is CardLegality.DEPENDS
        assert card_legality("14_4", open_format, date(2006, 2, 28)) is CardLegality.LEGAL

    def test_search_finds_nothing_that_was_not_printed(self) -> None:
        found = find_cards("legal:open@2002-12-01")

        assert {int(entry.set_code) for entry in found} <= {0, 1, 2, 3, 4}
        assert len(found) > 900

    def test_what_is_outside_the_format_stays_outside(self) -> None:
        fellowship = load_format("fellowship-block")

        assert card_legality("9_4", fellowship, date(2003, 1, 1)) is CardLegality.OUTSIDE


class TestBetweenTwoDocuments:
    def test_it_depends_where_they_differ(self) -> None:
        """4.1 has no longer sets 4 to 6 in Standard, the rotation of 2005 has."""
        standard = load_format("standard")

        assert card_legality("4_74", standard, date(2006, 1, 1)) is CardLegality.DEPENDS
        assert card_legality("11_114", standard, date(2006, 1, 1)) is CardLegality.DEPENDS
        assert card_legality("11_33", standard, date(2006, 1, 1)) is CardLegality.LEGAL
        assert card_legality("1_89", standard, date(2006, 1, 1)) is CardLegality.OUTSIDE

    def test_one_copy_is_legal_by_both(self) -> None:
        """The R-list of Open is that of 2007."""
        assert (
            card_legality("11_132", load_format("open"), date(2005, 6, 1))
            is CardLegality.RESTRICTED
        )

    def test_king_block_of_2005_has_set_10_and_not_set_9(self) -> None:
        for set_number, found in ((9, False), (10, True)):
            query = f"legal:king-block@2005-01-01 set:{set_number}"
            assert bool(find_cards(query)) is found
