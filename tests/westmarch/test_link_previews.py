"""What a link to a page shows elsewhere, and the icon of the site."""

import re
from importlib.util import find_spec

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from decks.models import Deck, Visibility
from rules.tcg.deck import TcgDeck
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, player

pytestmark = pytest.mark.django_db

needs_pillow = pytest.mark.skipif(
    find_spec("PIL") is None, reason="the environment is older than the lock file"
)
PUBLIC = Visibility.PUBLIC
DECK = "/decks/rotk-aragorn-starter/"


def described(page: str) -> dict[str, str]:
    """Return the properties of a page that previews are made of."""
    return dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page))


@needs_pillow
def test_a_decks_preview_has_its_address_its_name_and_a_picture(client: Client) -> None:
    store_samples()

    shown = described(text_of(client.get(f"{DECK}?version=1", secure=True)))

    assert shown["og:url"] == f"https://testserver{DECK}"
    assert shown["og:title"] == "The Return of the King: Aragorn starter deck"
    assert shown["og:image"] == f"https://testserver{DECK}preview.png"
    assert shown["og:image:alt"].startswith("The Return of the King: Aragorn starter deck: ")
    picture = client.get(f"{DECK}preview.png", secure=True)
    assert picture["Content-Type"] == "image/png"
    assert size_of(picture.content) == [int(shown["og:image:width"]), int(shown["og:image:height"])]
    assert len(picture.content) < 100_000


@needs_pillow
def test_any_name_and_an_empty_deck_can_be_drawn(client: Client) -> None:
    names = ("x" * 120, "word " * 24, "<b>&amp; 中文 🐉\u202e", "")
    owner = player("frodo")
    for name in names:
        deck = deck_of(owner, "Empty", TcgDeck(None, None, (), ()), PUBLIC)
        Deck.objects.filter(pk=deck.pk).update(name=name)

        assert client.get(f"{deck.get_absolute_url()}preview.png").status_code == 200


def size_of(png: bytes) -> list[int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return [int.from_bytes(png[start : start + 4]) for start in (16, 20)]


def test_the_picture_has_the_size_that_the_page_states(client: Client) -> None:
    shown = described(text_of(client.get("/")))
    path = finders.find("preview.png")
    assert isinstance(path, str)
    with open(path, "rb") as file:
        header = file.read(24)

    assert size_of(header) == [int(shown["og:image:width"]), int(shown["og:image:height"])]


def test_a_browser_that_looks_for_an_icon_finds_it(client: Client) -> None:
    response = client.get("/favicon.ico")

    assert response.status_code == 302
    assert re.fullmatch(r"/static/icon(\.[0-9a-f]+)?\.svg", response["Location"])
    assert "public" in response["Cache-Control"]
