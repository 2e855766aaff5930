"""Likes: signed in, once, not the visitor's own, and taken back."""

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.test import Client

from decks.history.domain import copy_deck
from decks.models import Deck, Like, Visibility
from decks.ownership import Visitor
from decks.sharing.likes import OwnDeck, like, unlike
from rules.tcg.deck import TcgDeck
from tests.pages import text_of
from tests.visitors import deck_of, player, signed_in

pytestmark = pytest.mark.django_db

EMPTY = TcgDeck(None, None, (), ())


@pytest.fixture
def sam() -> User:
    return player("sam")


@pytest.fixture
def deck(frodo: User) -> Deck:
    return deck_of(frodo, "Knights", EMPTY, Visibility.PUBLIC)


def like_page(deck: Deck) -> str:
    return f"/decks/{deck.slug}/like/"


def test_a_deck_is_liked_once_however_often_one_presses(deck: Deck, sam: User) -> None:
    client = signed_in(sam)

    client.post(like_page(deck), {"like": "1"})
    page = client.post(like_page(deck), {"like": "1"}, follow=True)

    assert Like.objects.filter(deck=deck, player=sam).count() == 1
    assert "1 like<" in text_of(page)
    assert 'aria-pressed="true"' in text_of(page)


def test_the_table_itself_holds_one_like_of_a_player(deck: Deck, sam: User) -> None:
    like(deck, sam)

    with pytest.raises(IntegrityError), transaction.atomic():
        Like.objects.create(deck=deck, player=sam)


def test_a_deck_knows_how_many_like_it_now(deck: Deck, sam: User) -> None:
    def known() -> int:
        deck.refresh_from_db()
        return deck.liked

    like(deck, sam)
    like(deck, player("merry"))
    assert known() == 2
    unlike(deck, sam)
    assert known() == 1
    User.objects.get(username="merry").delete()
    assert known() == 0


def test_a_like_is_taken_back(deck: Deck, sam: User) -> None:
    client = signed_in(sam)
    client.post(like_page(deck), {"like": "1"})

    page = client.post(like_page(deck), {"like": "0"}, follow=True)

    assert not Like.objects.exists()
    assert "0 likes" in text_of(page)


def test_nobody_likes_his_own_deck(deck: Deck, frodo: User) -> None:
    client = signed_in(frodo)

    assert client.post(like_page(deck), {"like": "1"}).status_code == 403
    assert 'name="like"' not in text_of(client.get(deck.get_absolute_url()))
    assert not Like.objects.exists()
    with pytest.raises(OwnDeck):
        like(deck, frodo)


def test_who_is_signed_out_is_asked_to_sign_in_and_comes_back_to_the_deck(deck: Deck) -> None:
    wanted = f"/account/sign-in/?next={deck.get_absolute_url()}"

    answer = Client().post(like_page(deck), {"like": "1"})
    part = Client().post(like_page(deck), {"like": "1"}, headers={"HX-Request": "true"})

    assert answer["Location"] == wanted
    assert part["HX-Redirect"] == wanted
    assert wanted in text_of(Client().get(deck.get_absolute_url()))
    assert not Like.objects.exists()


def test_a_private_deck_of_another_cannot_be_liked(deck: Deck, sam: User) -> None:
    deck.visibility = Visibility.PRIVATE
    deck.save()

    assert signed_in(sam).post(like_page(deck), {"like": "1"}).status_code == 404
    assert not Like.objects.exists()


def test_a_link_likes_nothing(deck: Deck, sam: User) -> None:
    assert signed_in(sam).get(like_page(deck)).status_code == 405
    assert not Like.objects.exists()


def test_htmx_gets_the_button_alone(deck: Deck, sam: User) -> None:
    part = signed_in(sam).post(like_page(deck), {"like": "1"}, headers={"HX-Request": "true"})

    assert "<html" not in part.content.decode()
    assert 'name="like" value="0"' in part.content.decode()
    assert "csrfmiddlewaretoken" in part.content.decode()


def test_copies_are_counted(deck: Deck, sam: User) -> None:
    copy_deck(deck.versions.get(), Visitor(sam))
    copy_deck(deck.versions.get(), Visitor(browser="a-browser"))

    assert "Copied 2 times" in text_of(Client().get(deck.get_absolute_url()))
