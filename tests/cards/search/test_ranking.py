"""The best match comes first, and a misspelled name is put right."""

import pytest
from django.test import Client

from cards.search.card_search import find_cards
from cards.search.suggestions import suggest
from tests.pages import text_of

pytestmark = pytest.mark.django_db


class TestBestMatchFirst:
    @pytest.mark.parametrize(
        ("query", "first"),
        [
            ("city gates", "City Gates"),
            ("ingold", "Ingold"),
            ("aragorn driven", "Aragorn, Driven by Need"),
            ("c:gondor aragorn", "Aragorn"),
        ],
    )
    def test_the_name_that_was_meant_is_first(self, query: str, first: str) -> None:
        assert find_cards(query)[0].name.startswith(first)

    def test_what_is_found_stays_the_same(self) -> None:
        assert set(find_cards("city")) == set(find_cards("city", order="set"))

    def test_without_words_cards_are_listed_by_set(self) -> None:
        assert find_cards("c:gondor t:ally") == find_cards("c:gondor t:ally", order="set")


class TestDidYouMean:
    @pytest.mark.parametrize(
        ("query", "meant"),
        [
            ("aragon", "aragorn"),
            ("legolass t:companion", "legolas t:companion"),
            ("gandlaf", "gandalf"),
        ],
    )
    def test_a_misspelled_name_is_put_right(self, query: str, meant: str) -> None:
        assert suggest(query) == meant
        assert find_cards(meant)

    @pytest.mark.parametrize("query", ["gandalf", "t:companion", "", "xqzwv", "ara"])
    def test_nothing_is_suggested_for_what_is_right_or_like_nothing(self, query: str) -> None:
        assert suggest(query) == ""

    def test_the_page_shows_the_cards_of_the_likely_name(self, client: Client) -> None:
        page = text_of(client.get("/cards/", {"q": "aragon", "type": "companion"}))

        assert "No card matches “aragon”" in page
        assert 'href="?q=aragorn&amp;type=companion"' in page
        assert "Ranger of the North" in page
