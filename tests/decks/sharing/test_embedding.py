"""A deck on other sites: the badge with its verdict, and oEmbed."""

from xml.etree import ElementTree

import pytest
from django.test import Client

from decks.models import Deck, Visibility
from decks.sharing.embedding import embedded_slug
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.visitors import deck_of, player

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
HOST = "testserver"


@pytest.fixture
def deck(db: None) -> Deck:
    return deck_of(player("rosie"), "Beacons & bridges <lit>", ARAGORN, Visibility.PUBLIC)


def badge(deck: Deck) -> str:
    answer = Client().get(f"/decks/{deck.slug}/verdict.svg")
    assert answer["Content-Type"] == "image/svg+xml"
    root = ElementTree.fromstring(answer.content)  # noqa: S314 - our own
    return root.attrib["aria-label"]


def test_a_badge_says_the_verdict_in_the_decks_format(deck: Deck) -> None:
    deck.format = "king-block"
    deck.save()
    assert badge(deck) == "King block: legal"
    deck.format = "fellowship-block"
    deck.save()
    assert badge(deck) == "Fellowship block: not legal"


def test_a_badge_without_a_format_names_one_that_fits(deck: Deck) -> None:
    assert badge(deck).endswith(": legal")
    empty = deck_of(player("ted"), "Nothing", TcgDeck(None, None, (), ()), Visibility.UNLISTED)
    assert badge(empty) == "official formats: not legal"


def test_a_private_deck_has_neither(deck: Deck) -> None:
    deck.visibility = Visibility.PRIVATE
    deck.save()
    assert Client().get(f"/decks/{deck.slug}/verdict.svg").status_code == 404
    asked = {"url": f"http://{HOST}/decks/{deck.slug}/"}
    assert Client().get("/oembed/", asked).status_code == 404


def test_oembed_has_the_deck_its_author_and_its_picture(deck: Deck) -> None:
    page = Client().get(deck.get_absolute_url()).content.decode()
    assert "application/json+oembed" in page
    found = Client().get("/oembed/", {"url": f"http://{HOST}/decks/{deck.slug}/"}).json()
    assert found["title"] == "Beacons & bridges <lit>"
    assert found["author_name"] == "rosie"
    assert found["thumbnail_url"].endswith(f"/decks/{deck.slug}/preview.png")
    assert found["type"] == "link"


def test_a_picture_that_does_not_fit_is_left_out(deck: Deck) -> None:
    asked = {"url": f"http://{HOST}/decks/{deck.slug}/", "maxwidth": "400"}
    assert "thumbnail_url" not in Client().get("/oembed/", asked).json()


def test_an_unlisted_deck_names_no_author(deck: Deck) -> None:
    deck.visibility = Visibility.UNLISTED
    deck.save()
    found = Client().get("/oembed/", {"url": f"http://{HOST}/decks/{deck.slug}/"}).json()
    assert "author_name" not in found


@pytest.mark.parametrize(
    "address",
    [
        "",
        "x",
        "http://[",
        f"http://{HOST}/decks/",
        f"http://{HOST}/cards/",
        "http://elsewhere.example/decks/abc/",
        f"http://{HOST}@elsewhere.example/decks/abc/",
    ],
)
def test_other_addresses_are_not_decks(address: str) -> None:
    assert embedded_slug(address, HOST) is None
    assert Client().get("/oembed/", {"url": address}).status_code == 404


def test_only_json_is_offered() -> None:
    assert Client().get("/oembed/?format=xml").status_code == 501
