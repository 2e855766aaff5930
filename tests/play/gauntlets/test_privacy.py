"""Gauntlets and fields of others: read if all decks can be read, changed by their owner alone."""

from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from decks.domain import create_deck
from decks.models import Deck, Visibility
from play.models import Playtest
from play.queue.gauntlets import order_gauntlet
from play.requests.fields import save_field
from play.requests.gauntlet import deck_meetings
from play.requests.playtest import enter
from rules.construction import load_format
from tests.judged import (
    API_FIELD_PAGES,
    API_GAUNTLET_CHANGES,
    GAUNTLET_CHANGES,
    GAUNTLET_PAGES,
    address,
)
from tests.play.small_playtests import ARAGORN, DAY, cards_of
from tests.programs import Program
from tests.visitors import KEEPER, in_browser, player, signed_in

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]


@pytest.fixture
def secret() -> Deck:
    return create_deck("Secret deck", cards_of(ARAGORN), maker=KEEPER)


@pytest.fixture
def gauntlet(secret: Deck) -> str:
    """A gauntlet of a private deck against itself, as its id."""
    deck = enter(secret.name, cards_of(ARAGORN), "random", secret.versions.first())
    format = load_format("king-block")
    meetings = deck_meetings(deck, [deck, deck], games=1, seed=3, format=format, day=DAY)
    return str(order_gauntlet(meetings, maker=KEEPER, queue_key="k")[0].gauntlet)


@pytest.fixture
def strangers() -> list[Client]:
    sam = player("sam")
    browser = in_browser(Client(), "the browser of somebody else")
    return [Client(), browser, signed_in(sam), Program(), Program(sam)]


def stored() -> list[dict[str, Any]]:
    """Return all playtests; a look at one may put it on the queue again."""
    return [{**row, "published": None} for row in Playtest.objects.order_by("pk").values()]


@pytest.mark.parametrize("route", GAUNTLET_PAGES)
def test_a_gauntlet_is_as_private_as_its_decks(
    gauntlet: str, secret: Deck, strangers: list[Client], route: str
) -> None:
    where = address(route, gauntlet=gauntlet)
    assert in_browser(Client()).get(where).status_code == 200
    assert {stranger.get(where).status_code for stranger in strangers} == {404}
    Deck.objects.filter(pk=secret.pk).update(visibility=Visibility.UNLISTED)
    assert {stranger.get(where).status_code for stranger in strangers} == {200}
    for stranger in strangers:
        assert "Pause</button>" not in stranger.get(where).content.decode()


@pytest.mark.parametrize("route", GAUNTLET_CHANGES)
def test_a_gauntlet_is_changed_by_its_owner_alone(
    gauntlet: str, secret: Deck, strangers: list[Client], route: str
) -> None:
    where, before = address(route, gauntlet=gauntlet), stored()
    assert {stranger.post(where).status_code for stranger in strangers} == {404}
    Deck.objects.filter(pk=secret.pk).update(visibility=Visibility.UNLISTED)
    assert {stranger.post(where).status_code for stranger in strangers} == {403}
    assert {stranger.get(where).status_code for stranger in strangers} == {405}
    assert stored() == before


@pytest.mark.parametrize("route", [*API_GAUNTLET_CHANGES, GAUNTLET_PAGES[-1]])
def test_the_api_changes_a_gauntlet_for_its_owner_alone(
    gauntlet: str, secret: Deck, strangers: list[Client], route: str
) -> None:
    where, before = address(route, gauntlet=gauntlet), stored()
    method = "DELETE" if route in GAUNTLET_PAGES else "POST"
    for visibility, refused in ((Visibility.PRIVATE, {401, 404}), (Visibility.PUBLIC, {401, 403})):
        Deck.objects.filter(pk=secret.pk).update(visibility=visibility)
        assert {stranger.generic(method, where).status_code for stranger in strangers} == refused
    assert stored() == before


def test_one_hidden_deck_hides_the_whole_gauntlet(
    gauntlet: str, secret: Deck, strangers: list[Client]
) -> None:
    Deck.objects.filter(pk=secret.pk).update(visibility=Visibility.PUBLIC)
    playtest = Playtest.objects.filter(gauntlet=gauntlet)[0]
    playtest.decks.update(version=None)
    for route in GAUNTLET_PAGES:
        where = address(route, gauntlet=gauntlet)
        assert {stranger.get(where).status_code for stranger in strangers} == {404}


@pytest.mark.parametrize("route", [*GAUNTLET_PAGES, *GAUNTLET_CHANGES, *API_GAUNTLET_CHANGES])
def test_a_gauntlet_that_is_not_there_is_not_found(route: str) -> None:
    where = address(route, gauntlet=uuid4())
    owner = Program(player("frodo"))
    method = "GET" if route in GAUNTLET_PAGES else "POST"
    assert owner.generic(method, where).status_code == 404


def test_a_field_is_its_owners_alone_in_the_api(secret: Deck, strangers: list[Client]) -> None:
    field = save_field(KEEPER, "My metagame", [secret])
    (route,) = API_FIELD_PAGES
    where = address(route, field_id=field.pk)
    assert in_browser(Client()).get(where).status_code == 200
    for stranger in strangers:
        assert stranger.get(where).status_code == 404
        for method, sent in (("PATCH", b'{"name": "Mine now"}'), ("DELETE", b"")):
            status = stranger.generic(method, where, sent, "application/json").status_code
            assert status in (401, 404)
        assert stranger.get("/api/v1/fields/").json()["results"] == []
    field.refresh_from_db()
    assert field.name == "My metagame"


def test_the_api_plays_no_gauntlet_with_a_deck_of_others(secret: Deck) -> None:
    program = Program(player("pippin"))
    asked = {"deck": secret.slug, "decks": [secret.slug], "games": 1}
    answer = program.send("/api/v1/gauntlets/", asked)
    assert answer.status_code == 400
    assert "can’t read it" in answer.content.decode()
    assert Program().send("/api/v1/gauntlets/", asked).status_code == 401
    field = save_field(KEEPER, "My metagame", [secret])
    asked = {"field": field.pk, "games": 1, "format": "king-block"}
    assert "isn’t yours" in program.send("/api/v1/gauntlets/", asked).content.decode()
    assert "can’t read it" in (
        program.send("/api/v1/fields/", {"name": "x", "decks": [secret.slug]}).content.decode()
    )


def test_a_reader_of_a_pairing_is_not_led_to_its_gauntlet(
    gauntlet: str, secret: Deck, strangers: list[Client]
) -> None:
    Deck.objects.filter(pk=secret.pk).update(visibility=Visibility.PUBLIC)
    where = Playtest.objects.filter(gauntlet=gauntlet)[0].get_absolute_url()
    assert gauntlet in in_browser(Client()).get(where).content.decode()
    for stranger in strangers:
        assert gauntlet not in stranger.get(where).content.decode()
