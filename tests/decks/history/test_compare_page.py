"""Comparing two decks or versions that one may read."""

from dataclasses import replace

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks.domain import save_version
from decks.history.deck_choices import MAX_SEEN, SEEN_COOKIE
from decks.models import Deck, Visibility
from tests.decks.history.pages import ARAGORN, EOMER, LORE
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, in_browser, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db

PAGE = "/decks/compare/"


@pytest.fixture
def samples() -> None:
    store_samples()


@pytest.fixture
def knights() -> Deck:
    """A deck with two versions: three of a card taken out, and another ring."""
    deck = kept_deck("Knights", ARAGORN)
    fewer = tuple((card, 1 if card == "7_364" else count) for card, count in ARAGORN.draw_deck)
    save_version(deck, replace(ARAGORN, ring="7_2", draw_deck=fewer))
    return deck


class TestTwoVersions:
    def test_every_card_stands_once_with_its_copies_in_both(
        self, client: Client, knights: Deck
    ) -> None:
        page = text_of(client.get(PAGE, {"a": f"{knights.slug}@1", "b": f"{knights.slug}@2"}))

        assert "From A to B: 1 in, 4 out" in page
        assert '<tr data-kind="fewer">' in page
        assert '<span class="change__count">only A</span>' in page
        assert '<span class="change__count">only B</span>' in page
        assert page.count('href="/cards/tcg/7_364/"') == 1
        assert "A 31, B 28 cards" in page

    def test_without_a_number_it_is_the_latest_version(self, client: Client, knights: Deck) -> None:
        page = text_of(client.get(PAGE, {"a": f"{knights.slug}@2", "b": knights.slug}))

        assert "The same cards" in page
        assert "A and B hold the same cards, printing by printing." in page

    def test_what_both_share_may_be_left_out(self, client: Client, knights: Deck) -> None:
        asked = {"a": f"{knights.slug}@1", "b": f"{knights.slug}@2"}
        shared = f'href="/cards/tcg/{ARAGORN.sites[0]}/"'

        assert shared in text_of(client.get(PAGE, asked))
        assert shared not in text_of(client.get(PAGE, {**asked, "only": "on"}))

    def test_both_are_judged_on_a_day(self, client: Client, knights: Deck) -> None:
        save_version(knights, replace(ARAGORN, ring=None))
        asked = {"a": f"{knights.slug}@1", "b": knights.slug, "on": "2004-04-05"}

        page = text_of(client.get(PAGE, asked))

        assert "Legal in King block on 5 April 2004." in page
        assert "Not legal in King block on 5 April 2004: 1 problem." in page
        assert "The deck has no One Ring." in page

    def test_both_cost_curves_are_drawn(self, client: Client, knights: Deck) -> None:
        page = text_of(client.get(PAGE, {"a": f"{knights.slug}@1", "b": knights.slug}))

        assert page.count('<svg class="statistics-curve" role="img"') == 2

    def test_htmx_gets_the_comparison_alone(self, client: Client, knights: Deck) -> None:
        asked = {"a": f"{knights.slug}@1", "b": knights.slug}

        response = client.get(PAGE, asked, headers={"HX-Request": "true"})

        assert text_of(response).startswith('<div id="comparison"')
        assert "HX-Request" in response["Vary"]

    def test_sides_are_swapped_by_a_link(self, client: Client, knights: Deck) -> None:
        page = text_of(
            client.get(PAGE, {"a": f"{knights.slug}@1", "b": knights.slug, "on": "2004-04-05"})
        )

        swapped = f"{PAGE}?a={knights.slug}@2&amp;b={knights.slug}@1&amp;on=2004-04-05"
        assert f'href="{swapped}"' in page


class TestTwoDecks:
    def test_two_samples(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE, {"a": "rotk-aragorn-starter", "b": "rotk-eomer-starter"}))

        assert "Free Peoples" in page
        assert '<caption class="both__title">Companions</caption>' in page

    def test_two_decks_of_the_lcg(self, client: Client) -> None:
        one, other = kept_deck("Lore", LORE), kept_deck("Two", replace(LORE, heroes=()))

        page = text_of(client.get(PAGE, {"a": one.slug, "b": other.slug}))

        assert "From A to B: 3 out" in page
        assert '<caption class="visually-hidden">Heroes</caption>' in page

    def test_decks_of_two_games_are_refused_in_plain_words(
        self, client: Client, samples: None
    ) -> None:
        lore = kept_deck("Lore", LORE)

        response = client.get(PAGE, {"a": lore.slug, "b": "rotk-aragorn-starter"})

        assert response.status_code == 200
        assert "These decks belong to different games." in text_of(response)
        assert "From A to B" not in text_of(response)

    def test_the_database_is_asked_no_more_for_larger_decks(
        self, client: Client, samples: None, django_assert_max_num_queries: DjangoAssertNumQueries
    ) -> None:
        asked = {"a": "rotk-aragorn-starter", "b": "rotk-eomer-starter"}

        # The session; twice a deck and its version; own decks, samples; list entries, errata.
        with django_assert_max_num_queries(9):
            client.get(PAGE, asked)


class TestChoosing:
    def test_nothing_to_choose_from_shows_the_way_on(self) -> None:
        page = text_of(Client().get(PAGE))

        assert "No decks to compare yet" in page
        assert 'href="/decks/new/"' in page

    def test_own_decks_and_samples_are_offered(
        self, client: Client, samples: None, knights: Deck
    ) -> None:
        page = text_of(client.get(PAGE))

        assert "Choose two decks" in page
        assert '<optgroup label="Your decks">' in page
        assert '<optgroup label="Sample decks">' in page
        assert f'<option value="{knights.slug}">Knights (TCG)</option>' in page

    def test_one_deck_asks_for_the_other_and_stays_chosen(
        self, client: Client, knights: Deck
    ) -> None:
        page = text_of(client.get(PAGE, {"a": f"{knights.slug}@1"}))

        assert "Choose a second deck" in page
        assert f'<option value="{knights.slug}@1" selected>Knights (TCG), version 1<' in page

    def test_decks_looked_at_lately_are_offered(self) -> None:
        shared = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.UNLISTED)
        reader = Client()
        reader.get(shared.get_absolute_url())

        page = text_of(reader.get(PAGE))

        assert '<optgroup label="Recently viewed">' in page
        assert f'<option value="{shared.slug}">Gardens (TCG)</option>' in page

    def test_a_deck_that_is_private_again_is_offered_no_longer(self) -> None:
        shared = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.PUBLIC)
        reader = Client()
        reader.get(shared.get_absolute_url())
        shared.visibility = Visibility.PRIVATE
        shared.save()

        assert "Gardens" not in text_of(reader.get(PAGE))

    def test_only_the_last_few_are_remembered_the_latest_first(self, client: Client) -> None:
        decks = [kept_deck(f"Deck {number}", ARAGORN) for number in range(MAX_SEEN + 2)]
        for deck in decks:
            client.get(deck.get_absolute_url())

        kept = client.cookies[SEEN_COOKIE].value.split(".")

        assert kept == [deck.slug for deck in decks[: -MAX_SEEN - 1 : -1]]
        assert client.cookies[SEEN_COOKIE]["httponly"]

    @pytest.mark.parametrize("kept", ["", ".", "x" * 5000, "a b.c\\d", "é.<script>"])
    def test_an_odd_cookie_does_no_harm(self, client: Client, samples: None, kept: str) -> None:
        client.cookies[SEEN_COOKIE] = kept

        page = text_of(client.get(PAGE))

        assert "Choose two decks" in page
        assert "Recently viewed" not in page


class TestWrongInput:
    @pytest.mark.parametrize(
        "named",
        [
            "nobody",
            "rotk-aragorn-starter@2",
            "rotk-aragorn-starter@0",
            "rotk-aragorn-starter@x",
            "rotk-aragorn-starter@99999999999999999999",
            "rotk aragorn",
            "x\0",
            "x" * 300,
            "@1",
        ],
    )
    def test_what_is_not_there(self, client: Client, samples: None, named: str) -> None:
        assert client.get(PAGE, {"a": named}).status_code == 404
        assert client.get(PAGE, {"b": named}).status_code == 404

    @pytest.mark.parametrize("day", ["5 April", "2004-02-30", "x"])
    def test_an_invalid_day(self, client: Client, knights: Deck, day: str) -> None:
        asked = {"a": f"{knights.slug}@1", "b": knights.slug, "on": day}

        whole = client.get(PAGE, asked)
        part = client.get(PAGE, asked, headers={"HX-Request": "true"})

        assert "Enter a date as YYYY-MM-DD, such as 2004-04-05." in text_of(whole)
        assert "Enter a date as YYYY-MM-DD, such as 2004-04-05." in text_of(part)

    def test_it_rejects_post(self, client: Client) -> None:
        assert client.post(PAGE).status_code == 405


class TestStrangers:
    def test_a_private_deck_cannot_be_compared_by_others(self, samples: None) -> None:
        deck = deck_of(player("frodo"), "Secret", ARAGORN)

        for who in (Client(), in_browser(Client(), "another"), signed_in(player("sam"))):
            for asked in (
                {"a": deck.slug, "b": "rotk-eomer-starter"},
                {"a": "rotk-eomer-starter", "b": f"{deck.slug}@1"},
            ):
                assert who.get(PAGE, asked).status_code == 404

    def test_a_shared_deck_can(self, samples: None) -> None:
        for visibility in (Visibility.PUBLIC, Visibility.UNLISTED):
            owner = player(f"frodo-{visibility}")
            deck = deck_of(owner, "Gardens", EOMER, visibility)

            page = text_of(Client().get(PAGE, {"a": deck.slug, "b": "rotk-eomer-starter"}))

            assert "The same cards" in page
