"""The search's half of the page, and what the verdict's half leads to."""

import re
from urllib.parse import quote

import pytest
from django.test import Client

from decks.models import Deck
from rules.lcg.deck import LcgDeck
from tests.decks.building.pages import ARAGORN, HX, KNIGHT, SITE, page_of, post, put, words_of
from tests.pages import text_of
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db


def found(client: Client, deck: Deck, **asked: str) -> list[str]:
    """The cards that a search of the builder lists."""
    return re.findall(r'id="found-([0-9_A-Z]+)"', text_of(client.get(page_of(deck), asked)))


class TestLegality:
    def test_every_problem_is_shown_with_its_fix_and_goes_when_it_is_fixed(
        self, client: Client
    ) -> None:
        deck = kept_deck("Aragorn", ARAGORN)
        Deck.objects.update(format="king-block")

        illegal = words_of(put(client, deck, KNIGHT, 5))
        legal = words_of(put(client, deck, KNIGHT, 0))

        assert "problems in King block" in illegal
        assert "5 times; at most 4 copies of a title are allowed" in illegal
        assert "Take out 1 copy of Ingold" in illegal
        assert "Add 4 Shadow cards." in illegal
        assert "Legal in King block" in legal
        assert "not legal in any other official format" in legal

    def test_what_is_missing_leads_to_a_search_for_it(self, client: Client, deck: Deck) -> None:
        Deck.objects.update(format="king-block")

        page = text_of(client.get(page_of(deck)))

        assert "Choose a Ring-bearer" in page
        assert f"?q={quote('is:bearer')}&amp;fills=ring-bearer" in page
        assert f"?q={quote('type:site site:3')}" in page

    def test_a_missing_site_is_listed_in_its_place_among_the_others(
        self, client: Client, deck: Deck
    ) -> None:
        Deck.objects.update(format="king-block")
        put(client, deck, SITE, 1, "adventure-deck")
        page = words_of(put(client, deck, "7_338", 1, "adventure-deck"))

        path = ("Edoras Hall", "Choose site 2", "Beacon of Minas Tirith", "Choose site 4")
        start = page.index("Ring-bearer and ring")
        places = [page.index(words, start) for words in path]
        assert places == sorted(places)

    def test_an_lcg_deck_lacks_a_hero_first_and_may_have_three(self, client: Client) -> None:
        deck = kept_deck("Lore", LcgDeck((), (), ()))

        pages = [
            words_of(client.get(page_of(deck))),
            *(
                words_of(put(client, deck, hero, 1, "heroes"))
                for hero in ("01001", "01002", "01003")
            ),
        ]

        assert "Choose a hero" in pages[0]
        assert "in Tournament" in pages[0]
        assert "Choose a second hero (optional)" in pages[1]
        assert "Choose a third hero (optional)" in pages[2]
        assert "Choose a" not in pages[3]

    def test_the_format_and_the_day_are_chosen(self, client: Client, deck: Deck) -> None:
        response = post(
            client,
            deck,
            "settings",
            {"name": "Riders", "format": "fellowship-block", "on": "2002-01-05"},
        )

        page = words_of(response)
        assert "in Fellowship block" in page
        assert "On 5 January 2002" in page
        deck.refresh_from_db()
        assert (deck.name, deck.format) == ("Riders", "fellowship-block")

    def test_a_change_of_format_and_day_searches_again(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        said = {"name": "Riders", "format": "king-block", "on": "2004-05-01", "q": "sam"}

        page = text_of(post(client, deck, "settings", said))

        assert re.search(r'id="found"[^>]*hx-swap-oob', page)
        assert "Include cards not legal in King block" in page
        assert '<input type="hidden" name="on" value="2004-05-01" form="search">' in page

    @pytest.mark.parametrize(
        ("said", "why"),
        [
            ({"name": "", "format": ""}, "A deck needs a name."),
            ({"name": "X", "format": "lcg-core-1"}, "There is no format “lcg-core-1”"),
        ],
    )
    def test_odd_settings_are_refused(
        self, client: Client, deck: Deck, said: dict[str, str], why: str
    ) -> None:
        response = post(client, deck, "settings", said)

        assert response.status_code == 422
        assert why in words_of(response)

    @pytest.mark.parametrize("day", ["yesterday", "2004-13-01", "0", "9" * 40])
    def test_an_odd_day_is_today(self, client: Client, deck: Deck, day: str) -> None:
        assert client.get(page_of(deck), {"on": day}).status_code == 200


class TestSearch:
    def test_the_search_finds_cards_of_the_format_whatever_the_query(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        Deck.objects.update(format="king-block")

        in_format = found(client, deck, q="t:companion aragorn")
        in_any = found(client, deck, q="t:companion aragorn", any_format="1")

        assert "7_364" in in_format
        assert "1_89" not in in_format
        assert {*in_format, "1_89"} <= set(in_any)
        assert 'value=""' in text_of(client.get(page_of(deck))), "the query stays the player's"

    def test_a_query_that_asks_for_a_format_itself_is_not_limited(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        Deck.objects.update(format="king-block")

        assert "1_89" in found(client, deck, q="aragorn t:companion legal:fellowship-block")

    def test_on_another_day_cards_of_that_day_are_found(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        Deck.objects.update(format="king-block")

        assert not found(client, deck, q="set:10", on="2004-05-01")
        assert found(client, deck, q="set:10")

    def test_a_format_of_whole_decks_asks_for_no_card_alone(
        self, client: Client, catalogue: None
    ) -> None:
        deck = kept_deck("Lore", LcgDeck((), (), ()))
        Deck.objects.update(format="lcg-introductory")

        page = text_of(client.get(page_of(deck)))

        assert "not understood" not in page
        assert "Include cards not legal" not in page

    def test_htmx_gets_what_was_found_and_the_chips(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        put(client, deck, KNIGHT, 2)
        response = client.get(page_of(deck), {"q": "ingold"}, headers=HX | {"HX-Trigger": "search"})

        page = text_of(response)
        assert "<html" not in page
        assert 'id="found"' in page
        assert re.search(r'id="chips"[^>]*hx-swap-oob', page)
        assert 'id="q"' not in page, "the field belongs to the person who types in it"
        assert f'data-held="{KNIGHT}" aria-live="off" aria-label="2 in the deck">2<' in page
        assert response.headers["HX-Replace-Url"] == f"{page_of(deck)}?q=ingold"

    def test_a_pressed_chip_brings_the_query_with_it(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        page = text_of(client.get(page_of(deck), {"q": "type:site"}, headers=HX))

        assert re.search(r'id="q" name="q" value="type:site"[^>]*hx-swap-oob', page)

    def test_only_cards_that_players_put_into_a_deck_are_found(
        self, client: Client, catalogue: None
    ) -> None:
        deck = kept_deck("Lore", LcgDeck((), (), ()))

        assert "Gandalf" in words_of(client.get(page_of(deck), {"q": "gandalf"}))
        page = words_of(client.get(page_of(deck), {"q": "forest spider"}))
        assert "No cards match" in page
        assert "Isildur's Bane" not in words_of(client.get(page_of(deck), {"q": "ring"}))

    def test_without_results_the_restriction_that_excludes_everything_is_named(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        deck.format = "fellowship-block"
        deck.save(update_fields=["format"])
        page = text_of(client.get(page_of(deck), {"q": "targon"}))
        assert "With cards not legal in Fellowship block there is" in page
        assert 'any_format=1&amp;q=targon">1 card</a>' in page

        page = text_of(client.get(page_of(deck), {"q": "targon t:minion", "any_format": "1"}))
        assert "Without “t:minion” there is" in page
        assert 'q=targon">1 card</a>' in page

    def test_more_cards_come_when_they_are_asked_for(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        first = text_of(client.get(page_of(deck), {"q": "type:minion"}))
        asked: dict[str, str | int] = {"q": "type:minion", "page": 2, "more": 1}
        more = text_of(client.get(page_of(deck), asked, headers=HX))

        assert "page=2&amp;more=1" in first
        assert more.startswith("{#") is False
        assert more.count("build-row--found") == 40
        assert "page=3&amp;more=1" in more

    def test_a_mistake_is_underlined_with_the_way_out(
        self, client: Client, deck: Deck, catalogue: None
    ) -> None:
        page = text_of(client.get(page_of(deck), {"q": "cultre:gondor"}))

        assert '<mark class="query__mistake">cultre</mark>' in page
        assert "Did you mean" in page

    @pytest.mark.parametrize("number", ["0", "-1", "x", "99999", "²"])
    def test_an_odd_page_is_one_of_the_pages(
        self, client: Client, deck: Deck, catalogue: None, number: str
    ) -> None:
        assert client.get(page_of(deck), {"q": "sam", "page": number}).status_code == 200

    def test_a_face_is_drawn_alone(self, client: Client, catalogue: None) -> None:
        response = client.get(f"/cards/tcg/{KNIGHT}/face/")

        assert "game-card" in text_of(response)
        assert "max-age=3600" in response.headers["Cache-Control"]
        assert client.get("/cards/tcg/7_9999/face/").status_code == 404
        assert client.get("/cards/chess/7_1/face/").status_code == 404
