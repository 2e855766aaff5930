"""The builder lists cards that fit beside the search, each with its reason."""

import re

import pytest
from django.test import Client

from decks.suggestions.company import company_in
from rules.lcg.deck import LcgDeck
from tests.decks.building.pages import ARAGORN, HX, page_of, words_of
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def samples(db: None) -> None:
    store_samples()
    company_in.cache_clear()


def test_cards_that_fit_are_rows_to_add_from_with_a_reason(client: Client) -> None:
    deck = kept_deck("Aragorn", ARAGORN)
    page = client.get(page_of(deck), {"fits": "1"}, headers=HX)
    rows = re.findall(r'id="found-(7_\d+)"', text_of(page))
    assert len(rows) > 20
    assert text_of(page).count('class="build-row__why"') >= len(rows)
    assert "Cards that fit your deck" in words_of(page)
    assert 'id="chip-fits"' in text_of(page)


def test_a_search_takes_the_place_of_the_suggestions(client: Client) -> None:
    deck = kept_deck("Aragorn", ARAGORN)
    page = client.get(page_of(deck), {"fits": "1", "q": "ingold"}, headers=HX)
    assert "Cards that fit your deck" not in words_of(page)
    assert "Ingold" in words_of(page)


def test_an_empty_deck_is_told_to_add_cards_first(client: Client) -> None:
    deck = kept_deck("New", LcgDeck((), (), ()))
    assert "Add a few cards first" in words_of(client.get(page_of(deck), {"fits": "1"}))
