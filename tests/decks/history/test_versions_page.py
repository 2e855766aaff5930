"""The page of a deck's versions: what each changed; naming one, bringing one back."""

from dataclasses import replace

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks.domain import save_version
from decks.history.versions import VERSIONS_ON_A_PAGE
from decks.models import Deck, Visibility
from rules.tcg.deck import TcgDeck
from tests.decks.history.pages import ARAGORN, LORE
from tests.expected import tcg_deck
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, in_browser, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db


def of_two_versions() -> Deck:
    deck = kept_deck("Knights", ARAGORN)
    save_version(deck, replace(ARAGORN, ring="7_2"), name="Another ring")
    return deck


def page_of(deck: Deck) -> str:
    return f"/decks/{deck.slug}/versions/"


def many_versions(deck: Deck, count: int) -> None:
    for number in range(2, count + 1):
        save_version(deck, TcgDeck(None, None, (), (("7_364", number),)))


class TestThePage:
    def test_each_version_says_what_it_changed(self, client: Client) -> None:
        page = text_of(client.get(page_of(of_two_versions())))

        assert page.index("Version 2</a>") < page.index("Version 1</a>")
        assert "Another ring" in page
        assert '<span class="change__count">+1</span> The One Ring, Such a Weight to Carry' in page
        assert '<span class="change__count">−1</span> The One Ring, The Ruling Ring' in page
        assert "The first version." in page
        assert page.count("62 cards, 9 sites") == 2

    def test_each_version_says_whether_it_is_legal_today(self, client: Client) -> None:
        deck = of_two_versions()
        save_version(deck, replace(ARAGORN, ring=None))

        page = text_of(client.get(page_of(deck)))

        assert "in King block." in page
        assert page.count('data-level="legal"') == 2
        assert page.count('data-level="illegal"') == 1

    def test_the_format_a_deck_is_built_for_goes_before_the_likeliest(self, client: Client) -> None:
        deck = of_two_versions()
        Deck.objects.update(format="fellowship-block")

        page = text_of(client.get(page_of(deck)))

        assert "in Fellowship block." in page
        assert page.count('data-level="illegal"') == 2

    @pytest.mark.parametrize("gone", ["no-such-format", "lcg-core-3"])
    def test_a_format_that_is_none_of_the_games_is_passed_over(
        self, client: Client, gone: str
    ) -> None:
        deck = of_two_versions()
        Deck.objects.update(format=gone)

        assert "in King block." in text_of(client.get(page_of(deck)))

    def test_an_lcg_deck_has_versions_too(self, client: Client) -> None:
        deck = kept_deck("Lore", LORE)
        save_version(deck, replace(LORE, side_board=(("01073", 1),)))

        page = text_of(client.get(page_of(deck)))

        assert "Gandalf in the sideboard" in page
        assert "30 cards, 1 in the sideboard" in page

    def test_any_two_may_be_chosen_and_the_last_two_are(self, client: Client) -> None:
        deck = of_two_versions()

        page = text_of(client.get(page_of(deck)))

        assert f'name="a" value="{deck.slug}@1" checked' in page
        assert f'name="b" value="{deck.slug}@2" checked' in page

    def test_a_single_version_is_not_to_be_compared_with_itself(self, client: Client) -> None:
        page = text_of(client.get(page_of(kept_deck("Knights", ARAGORN))))

        assert "Choose two versions" not in page
        assert 'form="compare"' not in page
        assert "Bring back" not in page

    def test_a_long_history_has_pages_and_tells_what_the_last_of_a_page_changed(
        self, client: Client
    ) -> None:
        deck = kept_deck("Knights", TcgDeck(None, None, (), (("7_364", 1),)))
        many_versions(deck, VERSIONS_ON_A_PAGE + 2)

        first = text_of(client.get(page_of(deck)))
        second = text_of(client.get(page_of(deck) + "?page=2"))

        assert f"1–{VERSIONS_ON_A_PAGE} of {VERSIONS_ON_A_PAGE + 2} versions" in first
        assert first.count('<span class="change__count">+1</span>') == VERSIONS_ON_A_PAGE
        assert second.count('<span class="change__count">+1</span>') == 1
        assert "The first version." in second
        assert 'aria-label="Restore version 1"' in second
        assert ">Latest<" not in second

    @pytest.mark.parametrize("number", ["0", "-3", "999", "x", ""])
    def test_an_odd_page_number_gives_a_page(self, client: Client, number: str) -> None:
        deck = of_two_versions()

        assert client.get(page_of(deck), {"page": number}).status_code == 200

    def test_a_long_history_asks_the_database_no_more_often(
        self, client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
    ) -> None:
        deck = kept_deck("Knights", TcgDeck(None, None, (), (("7_364", 1),)))
        many_versions(deck, 15)

        # The session, the deck, list entries and errata, how many versions, they, the latest.
        with django_assert_max_num_queries(7):
            client.get(page_of(deck))

    def test_names_are_escaped(self, client: Client) -> None:
        deck = kept_deck("<script>alert(1)</script>", ARAGORN)
        deck.versions.update(name="<script>alert(2)</script>")

        assert "<script>alert" not in text_of(client.get(page_of(deck)))

    def test_the_deck_page_leads_here(self, client: Client) -> None:
        deck = of_two_versions()
        page = text_of(client.get(deck.get_absolute_url()))

        assert f'href="{page_of(deck)}"' in page
        assert "All 2 versions" in page
        assert f'href="/decks/compare/?a={deck.slug}@2"' in page


class TestNamingAVersion:
    def test_its_owner_names_it_and_takes_the_name_away(self, client: Client) -> None:
        deck = of_two_versions()
        address = f"{page_of(deck)}1/name/"

        page = text_of(client.post(address, {"name": "  As played at Bree "}, follow=True))
        assert "Version 1 is now named “As played at Bree”." in page
        assert deck.versions.get(number=1).name == "As played at Bree"

        assert 'value="As played at Bree"' in text_of(client.get(address))
        page = text_of(client.post(address, {"name": ""}, follow=True))
        assert "Version 1 has no name now." in page

    def test_too_long_a_name_is_refused_in_plain_words(self, client: Client) -> None:
        deck = of_two_versions()

        response = client.post(f"{page_of(deck)}2/name/", {"name": "x" * 81})

        assert "at most 80 characters" in text_of(response)
        assert deck.versions.get(number=2).name == "Another ring"

    @pytest.mark.parametrize("number", ["0", "3", "99999999999999999999"])
    @pytest.mark.parametrize("verb", ["name", "restore"])
    def test_a_version_that_is_not_there(self, client: Client, number: str, verb: str) -> None:
        assert client.post(f"{page_of(of_two_versions())}{number}/{verb}/").status_code == 404


class TestBringingAVersionBack:
    def test_it_is_saved_as_the_next_one_and_nothing_is_rewritten(self, client: Client) -> None:
        deck = of_two_versions()

        page = text_of(client.post(f"{page_of(deck)}1/restore/", follow=True))

        assert "Version 1 restored as version 3." in page
        assert "Version 1 restored" in page
        rings = [
            (version.number, tcg_deck(version.cards()).ring) for version in deck.versions.all()
        ]
        assert rings == [(3, "7_1"), (2, "7_2"), (1, "7_1")]

    def test_the_same_cards_are_not_saved_again(self, client: Client) -> None:
        deck = of_two_versions()

        page = text_of(client.post(f"{page_of(deck)}2/restore/", follow=True))

        assert "Version 2 already has these cards. Nothing was saved." in page
        assert deck.versions.count() == 2

    def test_it_is_not_done_by_a_link(self, client: Client) -> None:
        assert client.get(f"{page_of(of_two_versions())}1/restore/").status_code == 405


class TestStrangers:
    def test_a_private_decks_versions_are_not_there(self) -> None:
        deck = of_two_versions()
        sam = signed_in(player("sam"))

        for who in (Client(), in_browser(Client(), "another"), sam):
            assert who.get(page_of(deck)).status_code == 404
            assert who.post(f"{page_of(deck)}1/restore/").status_code == 404
            assert who.post(f"{page_of(deck)}1/name/", {"name": "Mine"}).status_code == 404
        assert deck.versions.count() == 2

    def test_of_a_public_deck_they_may_be_read_and_copied_and_not_changed(self) -> None:
        deck = deck_of(player("frodo"), "Knights", ARAGORN, Visibility.PUBLIC)
        save_version(deck, LORE_FREE)
        stranger = Client()

        page = text_of(stranger.get(page_of(deck)))

        assert "Copy version 1" in page
        assert "Bring back" not in page
        assert "/name/" not in page
        assert stranger.post(f"{page_of(deck)}1/restore/").status_code == 403
        assert stranger.post(f"{page_of(deck)}1/name/", {"name": "Mine"}).status_code == 403
        assert stranger.get(f"{page_of(deck)}1/name/").status_code == 403

    def test_a_samples_versions_are_nobodys_to_change(self, client: Client) -> None:
        store_samples()
        address = "/decks/rotk-aragorn-starter/versions/"

        assert "Copy version 1" in text_of(client.get(address))
        assert client.post(address + "1/name/", {"name": "Mine"}).status_code == 403


LORE_FREE = TcgDeck(None, "7_1", (), ())
