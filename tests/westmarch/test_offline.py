"""The installable site: its manifest, and the scripts that keep pages and show notifications."""

import json
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

pytestmark = pytest.mark.django_db


def script() -> str:
    answer = Client().get("/service-worker.js")
    assert answer["Content-Type"].startswith("text/javascript")
    return answer.content.decode()


def kept() -> list[re.Pattern[str]]:
    """Return the patterns of pages that the script keeps."""
    listed = script().split("const READ = [")[1].split("];")[0]
    return [re.compile(found.replace("\\/", "/")) for found in re.findall(r"/(\^.+)/,", listed)]


def test_every_page_names_the_manifest_and_its_icon_exists() -> None:
    assert 'rel="manifest"' in Client().get("/about/").content.decode()
    found = finders.find("manifest.webmanifest")
    assert isinstance(found, str)
    manifest = json.loads(Path(found).read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert all(finders.find(icon["src"]) for icon in manifest["icons"])


@pytest.mark.parametrize(
    "address", ["/cards/tcg/7_364/", "/decks/my-deck-x1/", "/decks/", "/rules/tcg/"]
)
def test_cards_rules_and_decks_are_kept(address: str) -> None:
    assert any(pattern.search(address) for pattern in kept())


@pytest.mark.parametrize(
    "address",
    ["/account/", "/tables/", "/decks/new/", "/decks/build/", "/decks/x/build/", "/admin/"],
)
def test_nothing_else_is_kept(address: str) -> None:
    assert not any(pattern.search(address) for pattern in kept())


def test_the_page_works_as_text_without_scripts() -> None:
    page = Client().get("/offline/").content.decode()
    assert "Your browser needs scripts for this." in page
    assert "On a shared computer, leave this off" in page


def test_the_script_of_notifications_stands_below_the_tables_and_keeps_nothing() -> None:
    answer = Client().get("/tables/notifications.js")
    assert answer["Content-Type"].startswith("text/javascript")
    assert b"caches" not in answer.content
