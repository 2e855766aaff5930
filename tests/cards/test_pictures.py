"""URLs of pictures: checked at the start, filled in card by card, allowed by the policy."""

import os
import runpy
from pathlib import Path
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured

from cards.pictures import Pictures, read_pictures
from tests.processes import ROOT

ARAGORN: dict[str, Any] = {
    "game": "tcg",
    "set": "7",
    "number": 364,
    "id": "7_364",
    "collector": "7 P 364",
}
FRODO: dict[str, Any] = {
    "game": "lcg",
    "set": "core",
    "number": 1,
    "id": "01001",
    "collector": "01001",
}
HOST = "https://pictures.example"


@pytest.mark.parametrize(
    ("pattern", "aragorn"),
    [
        (HOST + "/{game}/{set}/{number}.jpg", HOST + "/tcg/7/364.jpg"),
        (HOST + "/LOTR{set:02}{number:03}.png", HOST + "/LOTR07364.png"),
        (HOST + "/of?card={collector}", HOST + "/of?card=7%20P%20364"),
        (HOST + ":8443/{id}", HOST + ":8443/7_364"),
        ("/pictures/{id}.webp", "/pictures/7_364.webp"),
        ("", ""),
    ],
)
def test_an_address_is_made_of_the_cards_numbers(pattern: str, aragorn: str) -> None:
    assert read_pictures("X", pattern).address(**ARAGORN) == aragorn


def test_a_set_that_is_a_word_is_not_padded_with_zeros() -> None:
    pictures = read_pictures("X", HOST + "/{set:02}/{number:03}.jpg")

    assert pictures.address(**FRODO) == HOST + "/core/001.jpg"


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        (HOST + "/{picture}/{id}", "there is no placeholder {picture}"),
        (HOST + "/{}", "there is no placeholder {}"),
        (HOST + "/{id.x}", "there is no placeholder {id.x}"),
        (HOST + "/{id!r}", "{id} is written oddly"),
        (HOST + "/{id:03}", "{id} is written oddly"),
        (HOST + "/{number:3d}{set}", "{number} is written oddly"),
        (HOST + "/{number:{set}}", "{number} is written oddly"),
        (HOST + "/{id", "its brackets are wrong"),
        (HOST + "/id}", "its brackets are wrong"),
        (HOST + "/{{id}}", "a character that isn’t allowed in a URL"),
        (HOST + "/a b/{id}", "a character that isn’t allowed in a URL"),
        (HOST + '/"{id}', "a character that isn’t allowed in a URL"),
        (HOST + "/card.jpg", "every card would have the same picture"),
        (HOST + "/{set}.jpg", "every card would have the same picture"),
        ("http://pictures.example/{id}", "it must begin with https://"),
        ("//pictures.example/{id}", "it must begin with https://"),
        ("pictures/{id}", "it must begin with https://"),
        ("https://{id}/x", "it must begin with https://"),
        (HOST + "{id}", "it must begin with https://"),
        ("https://me:secret@pictures.example/{id}", "it must begin with https://"),
        ("https://pictures.example;/{id}", "it must begin with https://"),
        ("javascript:{id}", "it must begin with https://"),
    ],
)
def test_a_pattern_that_makes_no_sense_stops_the_start_with_its_name(
    pattern: str, why: str
) -> None:
    with pytest.raises(ImproperlyConfigured) as refused:
        read_pictures("WESTMARCH_PICTURES", pattern)

    assert str(refused.value).startswith("WESTMARCH_PICTURES is ")
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("pattern", "allowed"),
    [
        (HOST.upper().replace("HTTPS", "https") + "/x/{id}", [HOST]),
        ("/pictures/{id}", []),
        ("", []),
    ],
)
def test_the_policy_allows_exactly_the_origin(
    pattern: str, allowed: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WESTMARCH_VAR", str(tmp_path))
    monkeypatch.setenv("WESTMARCH_ENV_FILE", os.devnull)
    monkeypatch.setenv("WESTMARCH_PICTURES", pattern)

    started = runpy.run_path(str(ROOT / "westmarch" / "settings.py"))

    images = started["CONTENT_SECURITY_POLICY"]["DIRECTIVES"]["img-src"]
    assert images == ["'self'", "data:", *allowed]


def test_where_there_are_none_no_origin_is_allowed() -> None:
    assert Pictures().origin == ""
