"""The page that tells where a deck may be played: any day, any format, and what changed it."""

from dataclasses import replace
from datetime import date

import pytest
from django.test import Client
from django.utils.html import escape
from pytest_django import DjangoAssertNumQueries

from cards.models import Card, Erratum, ListEntry
from decks.domain import save_version
from decks.legality.where import where_legal
from rules.construction import Game, formats_of
from rules.construction.lcg.starter import introductory_decks
from rules.tcg.deck import TcgDeck
from tests.pages import text_of
from tests.rules.construction.builds import KING, copies
from tests.samples import store_samples
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db

PAGE = "/decks/rotk-aragorn-starter/where/"
LISTED_ON = date(2004, 6, 1)
GIMLI = "7_6"


@pytest.fixture
def samples() -> None:
    store_samples()


def ban(card: str = "7_83", slug: str = "king-block", since: date = LISTED_ON) -> ListEntry:
    """Put a card on a format's X-list."""
    return ListEntry.objects.create(
        card=Card.objects.get(game="tcg", printed_id=card),
        format=slug,
        kind="banned",
        since=since,
        document="A ruling of the judges",
    )


class TestPage:
    def test_it_shows_every_format_of_the_game_once(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE, {"on": "2026-12-01"}))

        for format in formats_of(Game.TCG):
            assert page.count(f'<span class="where__name">{escape(format.name)}</span>') == 1
        assert "Core set" not in page

    def test_formats_of_today_are_not_asked_about_a_day_before_them(
        self, client: Client, samples: None
    ) -> None:
        page = text_of(client.get(PAGE, {"on": "2004-04-05"}))
        begun = [
            format for format in formats_of(Game.TCG) if format.on(date(2004, 4, 5)) is not None
        ]
        others = len(formats_of(Game.TCG)) - len(begun)

        assert f"legal in 4 of {len(begun)} formats" in page
        assert f"{others} other formats: no document shows them on this day." in page
        assert "Movie block" not in page

    def test_before_the_first_cards_no_format_is_asked(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE, {"on": "1990-01-01"}))

        assert "No document shows a format of this game on 1 January 1990." in page
        assert "0 of 0" not in page
        assert "Each format below" not in page

    def test_formats_the_deck_is_legal_in_come_first_in_their_family(
        self, client: Client, samples: None
    ) -> None:
        answer = where_legal(KING, date(2026, 12, 1), date(2026, 12, 1))

        for family in answer.families:
            legal = [row.legal for row in family.rows]
            assert legal == sorted(legal, reverse=True)
        assert answer.families[0].rows[0].format.slug == "king-block"

    def test_a_verdict_in_doubt_is_marked(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE, {"on": "2003-11-10"}))
        row = page[page.index('<span class="where__name">King block') :]

        assert "Legal, with a doubt" in row[: row.index("</summary>")]
        sure = text_of(client.get(PAGE, {"on": "2010-01-01"}))
        row = sure[sure.index('<span class="where__name">King block') :]
        assert "doubt" not in row[: row.index("</summary>")]

    def test_where_documents_differ_it_depends_and_both_are_named(
        self, client: Client, samples: None
    ) -> None:
        address = "/decks/sh-aragorn-starter/where/"
        page = text_of(client.get(address, {"on": "2006-01-01"}))
        row = page[page.index('<span class="where__name">Standard') :]
        row = row[: row.index("</details>")]

        assert "Depends" in row[: row.index("</summary>")]
        assert "formats. In 1 it depends." in page
        assert "It depends whether this deck is legal in Standard on 1 January 2006." in row
        assert "By Comprehensive Rules 4.1, Building Your Deck: Formats: not legal." in row

    def test_a_deck_is_not_legal_before_its_cards_came_out(
        self, client: Client, samples: None
    ) -> None:
        page = text_of(client.get("/decks/md-frodo-starter/where/", {"on": "2003-12-01"}))

        assert "this deck is legal in 0 of" in page
        assert "are of set 10 (Mount Doom), which came out on 14 July 2004, after this day" in page
        assert "Release dates of the sets, Mount Doom" in page

    def test_a_deck_of_another_block_is_not_in_doubt_and_has_one_problem_a_rule(
        self, client: Client, samples: None
    ) -> None:
        page = text_of(client.get(PAGE, {"on": "2010-01-01"}))
        row = page[page.index('<span class="where__name">Fellowship block') :]
        row = row[: row.index("</details>")]

        assert "in doubt" not in row
        assert "cards are of set 7 (The Return of the King), a set this format" in row
        assert row.count("this format does not allow") == 1

    def test_the_deck_page_leads_here(self, client: Client, samples: None) -> None:
        assert f'href="{PAGE}?on=' in text_of(client.get("/decks/rotk-aragorn-starter/"))

    def test_a_chosen_day_is_judged(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE, {"on": "2004-04-05"}))

        assert "On 5 April 2004 this deck is legal in" in page
        assert "Legal in King block on 5 April 2004." in page
        assert "cards are of set 7 (The Return of the King), a set this format" in page

    @pytest.mark.parametrize("day", ["2004-02-30", "yesterday", "0"])
    def test_a_wrong_day_is_named_and_nothing_is_judged(
        self, client: Client, samples: None, day: str
    ) -> None:
        response = client.get(PAGE, {"on": day})

        assert response.status_code == 200
        page = text_of(response)
        assert page.count("Enter a date as YYYY-MM-DD, such as 2004-04-05.") == 1
        assert "this deck is legal in" not in page

    def test_htmx_is_told_of_a_wrong_day_too(self, client: Client, samples: None) -> None:
        response = client.get(PAGE, {"on": "x"}, headers={"HX-Request": "true"})

        page = text_of(response)
        assert page.startswith('<div id="where"')
        assert "Enter a date as YYYY-MM-DD" in page

    @pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
    def test_the_first_and_the_last_day_there_are(
        self, client: Client, samples: None, day: str
    ) -> None:
        assert client.get(PAGE, {"on": day}).status_code == 200

    def test_an_unknown_deck_and_an_unknown_version_are_not_found(
        self, client: Client, samples: None
    ) -> None:
        assert client.get("/decks/no-such-deck/where/").status_code == 404
        assert client.get(PAGE, {"version": "9"}).status_code == 404

    def test_it_rejects_post(self, client: Client, samples: None) -> None:
        assert client.post(PAGE).status_code == 405

    def test_an_older_version_is_judged_by_its_own_cards(self, client: Client) -> None:
        deck = kept_deck("Knights", copies(KING, c7_83=9))
        save_version(deck, KING)

        page = text_of(client.get(f"/decks/{deck.slug}/where/?version=1&on=2004-04-05"))

        assert "Not legal in King block on 5 April 2004" in page
        assert 'name="version" value="1"' in page

    def test_a_deck_without_a_card_has_an_answer(self, client: Client) -> None:
        deck = kept_deck("Empty", TcgDeck(None, None, (), ()))

        page = text_of(client.get(f"/decks/{deck.slug}/where/"))

        assert f"this deck is legal in 0 of {len(formats_of(Game.TCG))} formats" in page
        assert "No changes" in page

    def test_a_deck_of_the_lcg_is_judged_in_formats_of_the_lcg(self, client: Client) -> None:
        deck = kept_deck("Lore", introductory_decks()["lore"].deck)

        page = text_of(client.get(f"/decks/{deck.slug}/where/"))

        assert "Core set" in page
        assert "King block" not in page

    def test_it_asks_the_database_as_often_with_many_entries(
        self,
        client: Client,
        samples: None,
        catalogue: None,
        django_assert_num_queries: DjangoAssertNumQueries,
    ) -> None:
        for card in ("7_83", "7_120", "7_1"):
            ban(card)
        client.get(PAGE)  # the first page of a process reads what others find in its caches

        with django_assert_num_queries(7):
            client.get(PAGE)


class TestTimeLine:
    def test_a_deck_became_illegal_on_the_day_its_card_was_listed(
        self, client: Client, samples: None, catalogue: None
    ) -> None:
        ban()

        page = text_of(client.get(PAGE, {"on": "2004-05-31"}))
        line = page[page.index('id="line-king-block"') :]

        assert "Legal in King block on 31 May 2004." in page
        assert "since 1 June 2004" in line
        assert "City of Men (7 C 83) is on the X-list: no copy may be played." in line
        assert "A ruling of the judges" in line
        after = text_of(client.get(PAGE, {"on": "2004-06-01"}))
        assert "Not legal in King block on 1 June 2004: 1 problem." in after

    def test_a_format_in_which_nothing_turned_is_left_out_of_it(
        self, client: Client, samples: None
    ) -> None:
        assert 'id="line-king-block"' not in text_of(client.get(PAGE))

    def test_the_bars_of_a_strip_follow_each_other_to_its_end(self, catalogue: None) -> None:
        ban()

        answer = where_legal(KING, date(2004, 6, 1), date(2026, 1, 1))

        (row,) = [verdict for verdict in answer.turned if verdict.format.slug == "king-block"]
        first, second = row.bars
        begin, length = (float(part.rstrip("%")) for part in (first.start, first.length))
        assert begin + length == pytest.approx(float(second.start.rstrip("%")), abs=0.02)
        assert float(second.start[:-1]) + float(second.length[:-1]) == pytest.approx(100, abs=0.02)
        assert (first.level, second.level) == ("legal", "illegal")


class TestErrata:
    def test_the_page_says_when_only_an_erratum_makes_the_deck_legal(
        self, client: Client, catalogue: None
    ) -> None:
        deck = kept_deck("Gimli’s burden", replace(KING, ring_bearer=GIMLI))
        address = f"/decks/{deck.slug}/where/?on=2010-01-01"
        before = text_of(client.get(address))
        Erratum.objects.create(
            card=Card.objects.get(game="tcg", printed_id=GIMLI),
            kind="bears-ring",
            since=date(2009, 1, 1),
            document="A ruling of the judges",
        )

        after = text_of(client.get(address))

        assert "Not legal in King block on 1 January 2010: 1 problem." in before
        assert "Legal in King block on 1 January 2010." in after
        assert "Legal with errata applied. As the cards are printed it would not be:" in after
        assert "Gimli, Faithful Companion (7 C 6) may not start as the Ring-bearer:" in after

    def test_a_deck_legal_as_printed_says_nothing_of_errata(
        self, client: Client, samples: None
    ) -> None:
        assert "Legal with errata applied" not in text_of(client.get(PAGE))
