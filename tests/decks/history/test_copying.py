"""Copying a deck to the visitor's own."""

from dataclasses import replace

import pytest
from django.test import Client

from decks.contents.encoding import canonical
from decks.domain import save_version
from decks.models import Deck, Visibility
from decks.ownership import BROWSER_KEY
from tests.decks.history.pages import ARAGORN
from tests.expected import tcg_deck
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import BROWSER, deck_of, in_browser, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db


def copy_of(deck: Deck) -> Deck:
    return Deck.objects.get(copied_from__deck=deck)


def test_a_sample_is_copied_by_one_press() -> None:
    store_samples()
    sample = Deck.objects.get(slug="rotk-aragorn-starter")
    reader = Client()
    button = f'<form method="post" action="/decks/{sample.slug}/copy/">'
    assert button in text_of(reader.get(sample.get_absolute_url()))

    page = text_of(reader.post(f"/decks/{sample.slug}/copy/", follow=True))

    made = copy_of(sample)
    assert "This is your copy of" in page
    assert made.name == f"{sample.name}, copied"
    assert (made.visibility, made.sample) == (Visibility.PRIVATE, False)
    assert made.browser == reader.session[BROWSER_KEY]
    assert made.versions.get().cards() == canonical(ARAGORN)
    assert Client().get(made.get_absolute_url()).status_code == 404


def test_a_signed_in_players_copy_is_his_accounts() -> None:
    sam = player("sam")
    deck = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.PUBLIC)

    signed_in(sam).post(f"/decks/{deck.slug}/copy/")

    assert copy_of(deck).owner == sam


def test_an_earlier_version_may_be_copied(client: Client) -> None:
    deck = kept_deck("Knights", ARAGORN)
    save_version(deck, replace(ARAGORN, ring="7_2"))

    client.post(f"/decks/{deck.slug}/copy/", {"version": "1"})

    assert tcg_deck(copy_of(deck).versions.get().cards()).ring == "7_1"
    assert copy_of(deck).copied_from == deck.versions.get(number=1)


def test_the_copy_keeps_the_format_and_leaves_what_was_written_about_the_deck() -> None:
    deck = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.PUBLIC)
    deck.format, deck.notes = "king-block", "My own thoughts"
    deck.save()

    Client().post(f"/decks/{deck.slug}/copy/")

    assert (copy_of(deck).format, copy_of(deck).notes) == ("king-block", "")


@pytest.mark.parametrize(
    ("name", "copied"),
    [
        ("Knights", "Knights, copied"),
        ("Knights, copied", "Knights, copied"),
        ("x" * 120, "x" * 112 + ", copied"),
    ],
)
def test_a_copys_name(client: Client, name: str, copied: str) -> None:
    deck = kept_deck(name, ARAGORN)

    client.post(f"/decks/{deck.slug}/copy/")

    assert copy_of(deck).name == copied


class TestWhereItCameFrom:
    def test_the_page_says_so_where_that_may_be_read(self) -> None:
        deck = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.PUBLIC)
        reader = in_browser(Client(), "readers-browser")
        reader.post(f"/decks/{deck.slug}/copy/")
        shown = f'Copied from <a href="/decks/{deck.slug}/?version=1">Gardens, version 1</a>'

        assert shown in text_of(reader.get(copy_of(deck).get_absolute_url()))
        assert shown in text_of(reader.get(copy_of(deck).get_absolute_url() + "versions/"))

        deck.visibility = Visibility.PRIVATE
        deck.save()
        for page in ("", "versions/"):
            shown = text_of(reader.get(copy_of(deck).get_absolute_url() + page))
            assert "Copied from" not in shown
            assert deck.slug not in shown

    def test_a_copy_outlives_the_deck_it_was_made_from(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        client.post(f"/decks/{deck.slug}/copy/")
        made = copy_of(deck)
        deck.delete()

        assert "Copied from" not in text_of(client.get(made.get_absolute_url()))


class TestWrongInput:
    @pytest.mark.parametrize("version", ["0", "2", "x", "99999999999999999999", "é"])
    def test_a_version_that_is_not_there(self, client: Client, version: str) -> None:
        deck = kept_deck("Knights", ARAGORN)

        response = client.post(f"/decks/{deck.slug}/copy/", {"version": version})

        assert response.status_code == 404
        assert Deck.objects.count() == 1

    def test_it_is_not_done_by_a_link(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)

        assert client.get(f"/decks/{deck.slug}/copy/").status_code == 405

    def test_a_private_deck_of_another_cannot_be_copied(self) -> None:
        deck = deck_of(player("frodo"), "Secret", ARAGORN)

        for who in (Client(), in_browser(Client(), BROWSER), signed_in(player("sam"))):
            assert who.post(f"/decks/{deck.slug}/copy/").status_code == 404
        assert Deck.objects.count() == 1
