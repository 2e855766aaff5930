"""Sitting down: the form is filled so that one click plays, and says what can't be played."""

import pytest
from django.test import Client

from decks.models import Deck
from play.models import Table, TableStatus
from play.requests.fields import save_field
from tests.samples import store_samples
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def samples(catalogue: None) -> None:
    """Load the sample decks."""
    store_samples()


def start_as_filled(client: Client, query: str = "", **changed: str) -> Table:
    """Send the form as it is shown, but for what is changed, and return the table."""
    form = client.get(f"/tables/new/?{query}").context["form"]
    filled = {name: form[name].value() or "" for name in form.fields}
    sent = {name: value for name, value in filled.items() if value is not False}
    response = client.post("/tables/new/", {"game": form.game.value, **sent, **changed})
    assert response.status_code == 302, response.context["form"].errors
    return Table.objects.get()


@pytest.mark.parametrize("query", ["", "game=lcg", "deck=core-lore", "deck=sog-merry-starter"])
def test_the_form_can_be_sent_as_it_is(client: Client, query: str) -> None:
    table = start_as_filled(client, query)

    assert table.status == TableStatus.PLAYING
    page = client.get(table.get_absolute_url()).content.decode()
    assert 'name="key"' in page


def test_the_list_says_whose_turn_it_is(client: Client) -> None:
    start_as_filled(client, "game=lcg")
    assert "Your turn" in client.get("/tables/").content.decode()


def test_a_friend_brings_a_deck(client: Client) -> None:
    table = start_as_filled(client, opponent_player="friend")

    assert table.status == TableStatus.OPEN
    assert table.seats.get(place=1).contents is None
    assert (
        table.seats.get(place=1).invitation in client.get(table.get_absolute_url()).content.decode()
    )


def test_four_seats_of_the_tcg(client: Client) -> None:
    table = start_as_filled(client, opponent_2="surprise", opponent_3="surprise")
    assert [seat.player for seat in table.seats.all()] == [
        "",
        "good",
        "good",
        "good",
    ]


def test_a_deck_of_a_field_is_met(client: Client) -> None:
    field = save_field(KEEPER, "Rivals", Deck.objects.filter(slug="rotk-eomer-starter"))

    table = start_as_filled(client, opponent=f"field:{field.pk}")

    assert table.seats.get(place=1).deck_name == Deck.objects.get(slug="rotk-eomer-starter").name


def test_two_decks_with_the_same_hero_are_refused(client: Client) -> None:
    deck = Deck.objects.get(slug="core-lore")
    response = client.post(
        "/tables/new/",
        {
            "game": "lcg",
            "deck": deck.slug,
            "deck_2": deck.slug,
            "scenario": "passage-through-mirkwood",
            "difficulty": "standard",
            "format": "lcg-tournament",
        },
    )
    assert "Each hero is unique" in response.content.decode()
    assert not Table.objects.exists()
