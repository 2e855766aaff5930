"""Pages and answers before the catalogue is loaded: they say so, and none breaks."""

import pytest
from django.test import Client

from cards.models import Card, CatalogueChange

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def nothing_loaded() -> None:
    """A catalogue without a card, whatever other tests have loaded."""
    Card.objects.all().delete()
    CatalogueChange.objects.create()


def test_the_lists_of_a_format_say_that_nothing_is_loaded(client: Client) -> None:
    response = client.get("/cards/lists/?format=standard&on=2004-05-01")

    assert response.status_code == 200
    assert "The catalogue is empty" in response.content.decode()


def test_the_api_says_the_same_in_a_problem_document(client: Client) -> None:
    response = client.get("/api/v1/formats/standard/lists/?on=2004-05-01")

    assert response.status_code == 404
    assert "The catalogue is empty" in response.json()["detail"]


@pytest.mark.parametrize("address", ["/", "/cards/", "/cards/help/", "/decks/", "/decks/build/"])
def test_other_pages_stand_too(client: Client, address: str) -> None:
    assert client.get(address).status_code == 200
