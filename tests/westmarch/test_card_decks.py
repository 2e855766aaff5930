"""From a card to decks: the visitor's own, opened in the builder with the card found."""

import re

import pytest
from django.test import Client

from decks.building.drafts import draft_snapshot
from decks.contents.differences import deck_copies
from rules.construction.starters import starter
from tests.visitors import deck_of, player

pytestmark = pytest.mark.django_db


def test_an_own_deck_opens_in_the_builder_with_the_card_found(client: Client) -> None:
    frodo = player("frodo")
    deck = deck_of(frodo, "Knights", starter("rotk-aragorn-starter").deck)
    client.force_login(frodo)

    page = client.get("/cards/tcg/7_364/decks/").content.decode()

    address = f"/decks/{deck.slug}/build/?q=%22Aragorn%2C+Driven+by+Need%22"
    assert f'href="{address}"' in page
    builder = client.get(address).content.decode()
    assert "Driven by Need" in builder
    assert 'value="&quot;Aragorn, Driven by Need&quot;"' in builder


def test_a_copy_is_added_to_the_deck_that_was_open_last(client: Client) -> None:
    frodo = player("frodo")
    deck_of(frodo, "Another", starter("rotk-aragorn-starter").deck)
    deck = deck_of(frodo, "Knights", starter("rotk-eomer-starter").deck)
    client.force_login(frodo)
    assert "Add a copy" not in client.get("/cards/tcg/7_364/decks/").content.decode()
    client.get(f"/decks/{deck.slug}/build/")

    page = client.get("/cards/tcg/7_364/decks/").content.decode()
    form = dict(re.findall(r'name="(card|zone|by|revision)" value="([^"]*)"', page))
    answer = client.post(f"/decks/{deck.slug}/build/edit/", form)

    assert answer.status_code == 302
    assert deck_copies(draft_snapshot(deck).cards)["7_364"] == 1
    assert "Add a copy" not in client.get("/cards/lcg/01001/decks/").content.decode()


def test_decks_of_the_other_game_and_of_others_are_not_offered(client: Client) -> None:
    frodo = player("frodo")
    deck_of(frodo, "Knights", starter("rotk-aragorn-starter").deck)
    deck_of(player("gollum"), "Fishes", starter("rotk-aragorn-starter").deck)
    client.force_login(frodo)

    assert "Knights" not in client.get("/cards/lcg/01001/decks/").content.decode()
    assert "Fishes" not in client.get("/cards/tcg/7_364/decks/").content.decode()


def test_without_a_deck_it_leads_to_a_new_one_and_to_public_decks(client: Client) -> None:
    page = client.get("/cards/tcg/7_364/decks/").content.decode()

    assert "You have no deck of this game yet." in page
    assert 'href="/decks/build/#tcg"' in page
    assert client.get("/decks/public/?q=Aragorn").status_code == 200
    assert 'href="/decks/public/?q=Aragorn"' in page


def test_a_card_with_quotation_marks_in_its_name_is_found_too(client: Client) -> None:
    frodo = player("frodo")
    deck_of(frodo, "Knights", starter("rotk-aragorn-starter").deck)
    client.force_login(frodo)

    page = client.get("/cards/tcg/2_26/decks/").content.decode()

    assert "?q=%22Speak+Friend+and+Enter%22" in page


def test_an_unknown_card_has_none(client: Client) -> None:
    assert client.get("/cards/tcg/7_999/decks/").status_code == 404
