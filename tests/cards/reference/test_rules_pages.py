"""The rules reference as visitors and clients of the API read it."""

import pytest
from django.test import Client

from cards.reference.named import named_terms
from cards.search.card_search import search_cards
from rules.reference import entries
from tests.pages import text_of

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


def shown(client: Client, address: str, **query: str) -> str:
    response = client.get(address, query)
    assert response.status_code == 200
    return text_of(response)


def test_the_list_links_to_every_term_of_both_games(client: Client) -> None:
    page = shown(client, "/rules/")

    for entry in entries():
        assert f'href="/rules/{entry.game}/{entry.slug}/"' in page


def test_a_filter_leaves_the_terms_that_have_its_words(client: Client) -> None:
    page = shown(client, "/rules/", q="overwhelm")

    assert 'href="/rules/tcg/overwhelmed/"' in page
    assert 'href="/rules/tcg/toil/"' not in page
    assert "with “overwhelm”" in page


def test_a_filter_without_terms_says_so(client: Client) -> None:
    assert "No rule has these words" in shown(client, "/rules/lcg/", q="zeppelin")


def test_htmx_gets_the_terms_only(client: Client) -> None:
    response = client.get("/rules/", {"q": "fierce"}, headers=HTMX)

    assert text_of(response).startswith('<div id="terms"')


def test_a_term_has_its_text_source_relations_and_cards(client: Client) -> None:
    page = shown(client, "/rules/tcg/fierce/")

    assert "fights twice in a turn" in page
    assert "Comprehensive Rules 4.2: “fierce”" in page
    assert 'href="/rules/tcg/assignment-phase/"' in page
    assert page.count('<li class="catalogue-card">') == 4
    assert 'href="/cards/?q=keyword%3Afierce&amp;game=tcg"' in page


def test_a_term_leads_to_the_lessons_that_show_it_in_play(client: Client) -> None:
    page = client.get("/rules/tcg/archery-phase/").content.decode()

    assert "Lesson 7: You are the Shadow" in page
    assert 'action="/learn/tcg/start/"' in page
    assert "Play it" not in client.get("/rules/tcg/void/").content.decode()


def test_a_term_says_how_editions_differ(client: Client) -> None:
    page = shown(client, "/rules/lcg/surge/")

    assert "<dt>Core rules</dt><dd>By the core rules it works in the staging step" in page
    assert "<dt>FAQ</dt><dd>By the FAQ" in page


@pytest.mark.parametrize("address", ["/rules/chess/", "/rules/tcg/zeppelin/", "/rules/lcg/fierce/"])
def test_an_unknown_game_or_term_is_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_the_cards_of_each_term_are_found() -> None:
    without = [
        (entry.slug, entry.query)
        for entry in entries()
        if entry.query and not search_cards(entry.query, {"game": entry.game}).entries
    ]

    assert without == []


def test_a_card_page_links_keywords_and_numbers_to_their_rules(client: Client) -> None:
    minion = shown(client, "/cards/tcg/1_178/")
    hero = shown(client, "/cards/lcg/01001/")

    assert 'href="/rules/tcg/strength/"' in minion
    assert 'href="/rules/tcg/minion/"' in minion
    assert 'href="/rules/lcg/willpower/"' in hero
    assert 'href="/rules/lcg/sentinel/"' in hero


def test_a_card_search_for_a_term_shows_what_it_means(client: Client) -> None:
    page = shown(client, "/cards/", q="fierce")

    assert "<strong>Fierce</strong>: A minion with fierce fights twice in a turn." in page
    assert 'href="/rules/tcg/fierce/"' in page
    assert "rule-hint" not in shown(client, "/cards/", q="gandalf")


@pytest.mark.parametrize(
    ("query", "game", "slugs"),
    [
        ("Fierce", "", ["fierce"]),
        ("keyword:ranged", "", ["ranged"]),
        ("ally", "", ["ally", "ally"]),
        ("ally", "lcg", ["ally"]),
        ("fierce minion", "", []),
        (" ", "", []),
    ],
)
def test_a_whole_query_names_a_term_of_each_game(query: str, game: str, slugs: list[str]) -> None:
    assert [entry.slug for entry in named_terms(query, game)] == slugs


def test_every_page_leads_to_the_rules(client: Client) -> None:
    assert '<a href="/rules/">Rules</a>' in shown(client, "/rules/tcg/fierce/")


class TestApi:
    def test_terms_are_listed_by_game_and_words(self, client: Client) -> None:
        listed = client.get("/api/v1/rules/", {"game": "lcg", "q": "sentinel"}).json()

        assert listed["results"][0] == {
            "game": "lcg",
            "slug": "sentinel",
            "name": "Sentinel",
            "summary": "A sentinel may defend against an enemy that attacks another player, once "
            "that player has declared no defender.",
            "address": "/rules/lcg/sentinel/",
        }

    def test_a_term_is_read_whole(self, client: Client) -> None:
        term = client.get("/api/v1/rules/lcg/surge/").json()

        assert term["sources"] == ["Core rules: “Surge”", "FAQ 1.9: “1.01”"]
        assert [each["edition"] for each in term["editions"]] == ["Core rules", "FAQ"]
        assert term["query"] == "keyword:surge"

    def test_an_unknown_term_is_not_found(self, client: Client) -> None:
        assert client.get("/api/v1/rules/tcg/zeppelin/").status_code == 404
        assert client.get("/api/v1/rules/", {"game": "chess"}).status_code == 400
