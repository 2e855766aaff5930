"""A player's profile: what they say, their decks, comments and places on ladders."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.comments.commenting import comment
from decks.models import Deck, PlayerProfile, Visibility
from decks.sharing.likes import like
from decks.sharing.profiles import MAX_ABOUT_LENGTH, change_about
from play.models import LadderEntry
from rules.construction.starters import starter
from tests.pages import text_of
from tests.visitors import deck_of, player, signed_in
from westmarch.accounts.deletion import delete_account
from westmarch.accounts.export import export_account

pytestmark = pytest.mark.django_db

HOSTILE = "<script>alert(1)</script> [x](javascript:alert) **bold**"
ARAGORN = starter("rotk-aragorn-starter").deck


@pytest.fixture
def frodo() -> User:
    return player("frodo")


@pytest.fixture
def deck(frodo: User) -> Deck:
    return deck_of(frodo, "Knights", ARAGORN, Visibility.PUBLIC)


def test_it_shows_about_likes_comments_and_cultures(
    deck: Deck, frodo: User, client: Client
) -> None:
    sam = player("sam")
    like(deck, sam)
    theirs = deck_of(sam, "Gardeners", ARAGORN, Visibility.PUBLIC)
    comment(frodo, theirs, "A *fine* garden")
    change_about(frodo, "I carry **things**.")

    page = text_of(client.get("/players/frodo/"))

    assert "I carry <strong>things</strong>." in page
    assert "1 public deck, 1 like received, 1 comment written" in page
    assert "A <em>fine</em> garden" in page
    assert 'data-culture="gondor"' in page


def test_what_a_stranger_writes_is_harmless(deck: Deck, frodo: User, client: Client) -> None:
    change_about(frodo, HOSTILE)

    page = text_of(client.get("/players/frodo/"))

    assert "<script>alert(1)" not in page
    assert 'href="javascript' not in page
    assert "<strong>bold</strong>" in page


def test_comments_on_decks_that_were_hidden_are_not_shown(
    deck: Deck, frodo: User, client: Client
) -> None:
    hidden = deck_of(player("sam"), "Plans", ARAGORN, Visibility.UNLISTED)
    comment(frodo, hidden, "What a secret")

    page = text_of(client.get("/players/frodo/"))

    assert "Plans" not in page
    assert "What a secret" not in page


def test_staff_can_hide_what_a_player_says(deck: Deck, frodo: User, client: Client) -> None:
    change_about(frodo, "Buy my rings")
    PlayerProfile.objects.update(hidden=True)
    change_about(frodo, "Buy my rings again")

    assert "Buy my rings" not in text_of(client.get("/players/frodo/"))


def test_a_player_writes_about_themselves(frodo: User) -> None:
    client = signed_in(frodo)

    assert client.post("/account/about/", {"about": "Of the Shire"}).status_code == 302
    assert "Of the Shire" in text_of(client.get("/account/about/"))
    too_long = client.post("/account/about/", {"about": "x" * (MAX_ABOUT_LENGTH + 1)})
    assert too_long.status_code == 200
    assert PlayerProfile.objects.get().about == "Of the Shire"


def test_places_on_ladders_are_shown(deck: Deck, client: Client) -> None:
    LadderEntry.objects.create(
        format="king-block",
        version=deck.versions.get(),
        rules_fingerprint="x",
        rating=1612.0,
        low=1580.0,
        high=1644.0,
        wins=3,
        losses=1,
    )

    page = text_of(client.get("/players/frodo/"))

    assert "rank 1 in" in page
    assert "1612" in page


def test_it_is_exported_and_goes_with_the_account(deck: Deck, frodo: User) -> None:
    change_about(frodo, "Of the Shire")
    assert export_account(frodo)

    delete_account(frodo)

    assert not PlayerProfile.objects.exists()
