"""Programs ask for suggestions too."""

import pytest
from django.test import Client

from decks.suggestions.company import company_in
from tests.decks.building.pages import ARAGORN
from tests.samples import store_samples
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db


def test_suggestions_of_a_deck_have_names_and_reasons(client: Client) -> None:
    store_samples()
    company_in.cache_clear()
    found = client.get("/api/v1/decks/rotk-aragorn-starter/suggestions/").json()["suggestions"]
    assert len(found) == 40
    assert all(suggestion["reasons"] and suggestion["name"] for suggestion in found)
    held = {card for card, _ in ARAGORN.draw_deck}
    assert not held & {suggestion["card"] for suggestion in found}


def test_a_private_deck_of_somebody_else_is_not_found(client: Client) -> None:
    deck = kept_deck("Mine", ARAGORN)
    assert client.get(f"/api/v1/decks/{deck.slug}/suggestions/").status_code == 200
    assert Client().get(f"/api/v1/decks/{deck.slug}/suggestions/").status_code == 404
