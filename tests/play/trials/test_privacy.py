"""Trials and saved fields of others: as private as the decks in them, changed by their owner."""

from typing import Any

import pytest
from django.test import Client

from decks.domain import create_deck
from decks.models import Deck, Visibility
from play.models import Playtest, SavedField
from play.requests.fields import chosen_decks, opponent_choices, save_field
from play.requests.playtest import enter
from rules.construction import Game
from tests.judged import (
    API_PLAYTEST_CHANGES,
    API_TRIALS,
    FIELD_CHANGES,
    FIELD_PAGES,
    PLAYTEST_CHANGES,
    PLAYTEST_PAGES,
    TRIAL_CHANGES,
    TRIAL_PAGES,
    address,
)
from tests.play.small_playtests import ARAGORN, EOMER, MERRY, cards_of
from tests.play.small_trials import comparison, played_trial
from tests.programs import Program
from tests.visitors import KEEPER, in_browser, player, signed_in

pytestmark = pytest.mark.django_db


@pytest.fixture
def secret() -> Deck:
    return create_deck("Secret deck", cards_of(ARAGORN), maker=KEEPER)


@pytest.fixture
def strangers() -> list[Client]:
    return [
        Client(),
        in_browser(Client(), "the browser of somebody else"),
        signed_in(player("sam")),
    ]


def entrant_of(deck: Deck, slug: str) -> Any:
    version = deck.versions.first()
    return enter(deck.name, cards_of(slug), "random", version)


@pytest.fixture
def trial(secret: Deck) -> Playtest:
    versions = (entrant_of(secret, ARAGORN), entrant_of(secret, EOMER))
    return played_trial(comparison(2, versions=versions, others=(entrant_of(secret, MERRY),)))


@pytest.mark.parametrize("route", [*PLAYTEST_PAGES, *TRIAL_PAGES])
def test_a_trial_is_as_private_as_its_decks(
    trial: Playtest, secret: Deck, strangers: list[Client], route: str
) -> None:
    where = address(route, playtest_id=trial.pk, pk=trial.pk, index=0, name="pairs.csv")
    if "find" in route:
        where = address(TRIAL_PAGES[0], playtest_id=trial.pk)
    own = in_browser(Client())
    if not route.startswith("api"):
        assert own.get(where).status_code == 200
    for stranger in strangers:
        assert stranger.get(where).status_code == 404
    Deck.objects.filter(pk=secret.pk).update(visibility=Visibility.UNLISTED)
    for stranger in strangers:
        assert stranger.get(where).status_code == 200


@pytest.mark.parametrize("route", [*PLAYTEST_CHANGES, *TRIAL_CHANGES])
def test_a_trial_is_changed_by_its_owner_alone(
    trial: Playtest, secret: Deck, strangers: list[Client], route: str
) -> None:
    where = address(route, playtest_id=trial.pk)
    assert {stranger.post(where, {"card": "7_1"}).status_code for stranger in strangers} == {404}
    Deck.objects.filter(pk=secret.pk).update(visibility=Visibility.UNLISTED)
    expected = {404} if route in TRIAL_CHANGES else {403}
    assert {stranger.post(where, {"card": "7_1"}).status_code for stranger in strangers} == expected
    assert Playtest.objects.filter(pk=trial.pk).exists()


@pytest.mark.parametrize("route", API_PLAYTEST_CHANGES)
def test_the_api_changes_a_trial_for_its_owner_alone(
    trial: Playtest, strangers: list[Client], route: str
) -> None:
    where = address(route, playtest_id=trial.pk)
    assert {stranger.post(where).status_code for stranger in strangers} <= {401, 403, 404}


@pytest.mark.parametrize(
    "page", ["/playtests/compare/new/?a={}&b={}", "/playtests/swap/new/?deck={}"]
)
def test_a_private_deck_is_compared_by_its_owner_alone(
    secret: Deck, strangers: list[Client], page: str
) -> None:
    where = page.format(secret.slug, secret.slug)
    assert in_browser(Client()).get(where).status_code == 200
    for stranger in strangers:
        answer = stranger.get(where)
        assert answer.status_code == 404
        assert "Secret deck" not in answer.content.decode()


@pytest.mark.parametrize("where", API_TRIALS)
def test_the_api_compares_no_deck_of_others(secret: Deck, where: str) -> None:
    program = Program(player("pippin"))
    asked = {
        "deck": secret.slug, "card_out": "7_1", "cards": ["7_2"], "games": 1,
        "opponents": [secret.slug],
    }  # fmt: skip
    if "improvements" in where:
        asked = {"deck": secret.slug, "opponents": [secret.slug], "minutes": 5}
    if "comparisons" in where:
        asked = {
            "old": secret.slug, "new": secret.slug, "opponents": [secret.slug], "games": 1
        }  # fmt: skip
    answer = program.send(f"/{where}", asked)
    assert answer.status_code == 400
    assert "can’t read it" in answer.content.decode()
    assert Program().send(f"/{where}", asked).status_code == 401


class TestFields:
    @pytest.fixture
    def field(self, secret: Deck) -> SavedField:
        return save_field(KEEPER, "My metagame", Deck.objects.filter(pk=secret.pk))

    def test_a_field_is_its_owners_alone(self, field: SavedField, strangers: list[Client]) -> None:
        for route in (*FIELD_PAGES, *FIELD_CHANGES):
            where = address(route, pk=field.pk)
            for stranger in strangers:
                assert stranger.get(where).status_code in (404, 405)
                assert stranger.post(where, {"name": "Mine now"}).status_code == 404
        field.refresh_from_db()
        assert field.name == "My metagame"

    def test_a_field_is_offered_to_its_owner_alone(self, field: SavedField) -> None:
        assert f"field:{field.pk}" in str(opponent_choices(KEEPER, Game.TCG))
        sam = type(KEEPER)(player("sam"))
        assert f"field:{field.pk}" not in str(opponent_choices(sam, Game.TCG))
        assert not chosen_decks(sam, f"field:{field.pk}").exists()

    def test_a_deck_that_became_private_is_left_out(self, secret: Deck) -> None:
        shared = create_deck("Shared", cards_of(EOMER))
        Deck.objects.filter(pk=shared.pk).update(visibility=Visibility.UNLISTED)
        mine = Deck.objects.filter(pk__in=[secret.pk, shared.pk])
        field = save_field(KEEPER, "Both", mine)
        assert chosen_decks(KEEPER, f"field:{field.pk}").count() == 2
        Deck.objects.filter(pk=shared.pk).update(visibility=Visibility.PRIVATE)
        assert list(chosen_decks(KEEPER, f"field:{field.pk}")) == [secret]

    def test_a_field_is_saved_changed_and_deleted_on_its_pages(self, secret: Deck) -> None:
        client = in_browser(Client())
        client.post("/playtests/fields/", {"name": "Metagame", "decks": [secret.slug]})
        field = SavedField.objects.get()
        page = client.get(f"/playtests/fields/{field.pk}/").content.decode()
        assert "checked" in page
        client.post(f"/playtests/fields/{field.pk}/", {"name": "New name", "decks": [secret.slug]})
        assert "New name" in client.get("/playtests/fields/").content.decode()
        client.post(f"/playtests/fields/{field.pk}/delete/")
        assert not SavedField.objects.exists()
        assert Deck.objects.filter(pk=secret.pk).exists()

    def test_a_field_needs_a_name_and_decks(self, secret: Deck) -> None:
        page = in_browser(Client()).post("/playtests/fields/", {}).content.decode()
        assert "A field needs a name." in page
        assert "Choose at least one deck." in page

    def test_signing_in_moves_a_field_to_the_account(self, field: SavedField) -> None:
        sam = player("sam")
        client = in_browser(Client())
        client.post("/account/sign-in/", {"username": "sam", "password": "mellon-mellon"})
        field.refresh_from_db()
        assert (field.owner, field.browser) == (sam, "")
