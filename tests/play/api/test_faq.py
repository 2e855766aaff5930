"""Today's official rules in comparisons, swaps and gauntlets: page, API and command."""

from typing import Any
from unittest.mock import patch

import pytest
from django.test import Client

from play.models import Playtest
from rules.lcg.library.faq import LAST_FAQ
from rules.lcg.vocabulary import Edition
from tests.play.api.test_gauntlets import printed as printed_gauntlet
from tests.play.api.test_trials import LCG, printed
from tests.programs import Program
from tests.samples import store_samples

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

SETTING = {
    "scenario": "passage-through-mirkwood", "difficulty": "standard", "player": "random",
    "other_player": "random", "rules": "faq", "format": "lcg-introductory",
    "games": "2", "seed": "4",
}  # fmt: skip
ASKED = {
    "/playtests/compare/new/": {"a": "core-leadership", "b": "core-lore", "margin": "0.05"},
    "/playtests/swap/new/": {
        "deck": "core-leadership", "card_out": "01013", "cards": "Gandalf", "allow_illegal": "on",
    },
    "/playtests/gauntlets/new/": {"game": "lcg", "deck": "core-lore"},
}  # fmt: skip


@pytest.mark.parametrize("address", ASKED)
def test_a_page_plays_by_the_faq(client: Client, address: str) -> None:
    store_samples()
    with patch("play.trials.views.send_on_commit"), patch("play.gauntlets.views.send_on_commit"):
        answer = client.post(address, SETTING | ASKED[address])
    assert answer.status_code == 302, answer.context["form"].errors
    for playtest in Playtest.objects.all():
        assert playtest.edition == "faq"
        described: Any = playtest.description()
        games = described.arms[0] if playtest.is_trial else (described,)
        assert {game.edition for game in games} == {Edition.FAQ}
        assert {game.day for game in games} == {LAST_FAQ}
    page = client.get(answer.headers["Location"]).content.decode()
    assert "Today’s official rules" in page


@pytest.mark.parametrize(
    ("address", "asked"),
    [
        ("comparisons", LCG | {"edition": "faq"}),
        (
            "swaps",
            {
                "deck": "core-leadership", "card_out": "01013", "cards": ["01073"], "games": 2,
                "player": "random", "scenario": "passage-through-mirkwood", "edition": "faq",
                "allow_illegal": True,
            },
        ),
        ("gauntlets", {"deck": "core-lore", "games": 1, "player": "random", "edition": "faq"}),
    ],
)  # fmt: skip
def test_the_api_plays_by_the_faq(program: Program, address: str, asked: dict[str, Any]) -> None:
    begun = program.send(f"/api/v1/{address}/", asked)
    assert begun.status_code == 201, begun.content
    assert begun.json()["edition"] == "faq"
    assert {playtest.edition for playtest in Playtest.objects.all()} == {"faq"}


def test_the_api_refuses_it_for_a_gauntlet_of_the_tcg(program: Program) -> None:
    asked = {"decks": ["rotk-aragorn-starter"], "games": 1, "edition": "faq"}
    answer = program.send("/api/v1/gauntlets/", asked)
    assert answer.status_code == 400
    assert "Not for decks of this game." in answer.content.decode()


def test_the_commands_play_by_the_faq(program: Program) -> None:
    mirkwood = "--scenario=passage-through-mirkwood"
    trial = ("core-leadership", "core-lore", mirkwood, "--games=1", "--players=random,random")
    assert printed("compare", *trial, "--edition=faq")["edition"] == "faq"
    assert printed("compare", *trial)["edition"] == ""
    gauntlet = printed_gauntlet("core-lore", "--games=1", mirkwood, "--edition=faq")
    assert gauntlet["edition"] == "faq"
