"""What a link to a page shows elsewhere, and the icon of the site."""

import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from decks.samples import load_samples
from tests.pages import text_of

pytestmark = pytest.mark.django_db

DECK = "/decks/rotk-aragorn-starter/"


def described(page: str) -> dict[str, str]:
    """Return the properties of a page that previews are made of."""
    return dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page))


def test_a_decks_preview_has_its_address_its_name_and_a_picture(client: Client) -> None:
    load_samples()

    shown = described(text_of(client.get(f"{DECK}?version=1", secure=True)))

    assert shown["og:url"] == f"https://testserver{DECK}"
    assert shown["og:title"] == "The Return of the King: Aragorn starter deck"
    assert shown["og:image"].startswith("https://testserver/static/preview")
    assert shown["og:image"].endswith(".png")
    assert shown["og:image:alt"]


def test_the_picture_has_the_size_that_the_page_states(client: Client) -> None:
    shown = described(text_of(client.get("/")))
    path = finders.find("preview.png")
    assert isinstance(path, str)
    with open(path, "rb") as file:
        header = file.read(24)

    size = [int.from_bytes(header[start : start + 4]) for start in (16, 20)]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    assert size == [int(shown["og:image:width"]), int(shown["og:image:height"])]


def test_a_browser_that_looks_for_an_icon_finds_it(client: Client) -> None:
    response = client.get("/favicon.ico")

    assert response.status_code == 302
    assert re.fullmatch(r"/static/icon(\.[0-9a-f]+)?\.svg", response["Location"])
    assert "public" in response["Cache-Control"]
