"""The pages of LCG playtests, with right and wrong input."""

import re
from typing import Any

import pytest
from django.test import Client
from pytest_django import DjangoCaptureOnCommitCallbacks

from play.models import Playtest, Status
from play.queue.totals import playtest_summary
from rules.lcg.library.faq import LAST_FAQ
from rules.lcg.vocabulary import Edition
from rules.playtest.lcg.description import PlaytestDescription
from tests.expected import present
from tests.play.small_lcg_playtests import MIRKWOOD, played
from tests.responses import Response
from tests.samples import store_samples
from tests.visitors import kept_deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

NEW = "/playtests/new/"
ASKED = {
    "game": "lcg",
    "deck": "core-leadership",
    "deck_player": "quick",
    "deck_2": "core-spirit",
    "deck_2_player": "random",
    "scenario": "journey-down-the-anduin",
    "difficulty": "basic",
    "games": "30",
    "format": "lcg-introductory",
    "seed": "11",
}


@pytest.fixture
def samples() -> None:
    store_samples()


def text_of(response: Response) -> str:
    """Return a page's words, without tags, its white space evened out."""
    return " ".join(re.sub(r"<[^>]+>", " ", response.content.decode()).split())


class TestAsking:
    def test_the_page_of_an_lcg_deck_leads_to_its_form(self, client: Client, samples: None) -> None:
        deck_page = client.get("/decks/core-lore/").content.decode()
        assert f'href="{NEW}?deck=core-lore"' in deck_page
        page = client.get(NEW, {"deck": "core-lore"}).content.decode()
        assert '<option value="core-lore" selected>' in page
        assert '<option value="lcg-introductory" selected>' in page
        assert "Passage Through Mirkwood" in page

    def test_only_lcg_decks_can_be_chosen(self, client: Client, samples: None) -> None:
        page = client.get(NEW, {"game": "lcg"}).content.decode()
        assert "core-tactics" in page
        assert "rotk-aragorn-starter" not in page

    def test_it_orders_the_playtest_and_sends_it(
        self,
        client: Client,
        samples: None,
        sent: list[str],
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        with django_capture_on_commit_callbacks(execute=True):
            response = client.post(NEW, ASKED)
        playtest = Playtest.objects.get()
        assert response["Location"] == playtest.get_absolute_url()
        assert sent == [str(playtest.pk)]
        assert (playtest.game, playtest.scenario) == ("lcg", "journey-down-the-anduin")
        assert (playtest.difficulty, playtest.day) == ("basic", None)
        assert [(deck.name, deck.player) for deck in playtest.decks.all()] == [
            ("Introductory leadership deck", "quick"),
            ("Introductory spirit deck", "random"),
        ]

    def test_it_can_be_played_by_todays_official_rules_and_card_texts(
        self,
        client: Client,
        samples: None,
        sent: list[str],
        django_capture_on_commit_callbacks: Any,
    ) -> None:
        with django_capture_on_commit_callbacks(execute=True):
            client.post(NEW, ASKED | {"rules": "faq"})
        playtest = Playtest.objects.get()
        description = playtest.description()
        assert playtest.edition == "faq"
        assert isinstance(description, PlaytestDescription)
        assert description.edition is Edition.FAQ
        assert description.day == LAST_FAQ
        page = text_of(client.get(playtest.get_absolute_url()))
        assert "Today’s official rules" in page

    @pytest.mark.parametrize(
        ("change", "said"),
        [
            ({"deck": ""}, "Choose a deck."),
            ({"rules": "house"}, "Select a valid choice"),
            ({"deck": "rotk-aragorn-starter"}, "This deck doesn’t exist."),
            ({"scenario": "a-short-rest"}, "Select a valid choice"),
            ({"deck_2": "core-leadership"}, "Each hero is unique"),
            ({"format": "lcg-tournament"}, "not legal in Tournament"),
        ],
    )
    def test_what_is_wrong_is_said(
        self, client: Client, samples: None, change: dict[str, str], said: str
    ) -> None:
        page = text_of(client.post(NEW, ASKED | change))
        assert said in page.replace("&#x27;", "'")
        assert not Playtest.objects.exists()

    def test_a_deck_that_is_not_legal_can_be_played_anyway(
        self, client: Client, samples: None
    ) -> None:
        client.post(NEW, ASKED | {"format": "lcg-tournament", "allow_illegal": "on"})
        assert Playtest.objects.get().allowed_illegal

    def test_a_deck_without_heroes_is_explained(self, client: Client, samples: None) -> None:
        from rules.lcg.deck import LcgDeck

        deck = kept_deck("Nobody", LcgDeck((), (("01073", 3),)))
        page = text_of(client.post(NEW, ASKED | {"deck": deck.slug}))
        assert "Nobody has no heroes. A deck needs 1 to 3." in page

    def test_a_playtest_can_be_asked_for_again(self, client: Client, samples: None) -> None:
        client.post(NEW, ASKED)
        page = client.get(Playtest.objects.get().get_absolute_url()).content.decode()
        again = present(re.search(r'href="(/playtests/new/\?[^"]+)"', page))
        form = client.get(again[1].replace("&amp;", "&")).content.decode()
        assert '<option value="core-spirit" selected>' in form
        assert '<option value="journey-down-the-anduin" selected>' in form
        assert re.search(r'value="basic"[^>]*checked', form)


class TestResults:
    def test_a_finished_playtest_shows_what_came_of_it(self, client: Client) -> None:
        playtest = played(games=20, chunk_games=20)
        assert playtest.status is Status.FINISHED
        summary = playtest_summary(playtest)
        page = text_of(client.get(playtest.get_absolute_url()))
        assert "Leadership and Spirit in Passage Through Mirkwood" in page
        assert "Cards of Leadership" in page
        assert "Faramir (01014)" in page
        assert f"{summary.won} of {summary.decided} decided games" in page
        assert "Threat by round" in page
        assert f"{summary.lost} lost games" in page
        assert "Difficulty Standard" in page
        assert "Card texts As printed" in page
        assert summary.digest in page
        assert "Game 20" in page

    def test_how_games_were_lost_names_the_card_and_the_stage(self, client: Client) -> None:
        playtest = played(games=20, chunk_games=20)
        (stage, _, _), games = max(playtest_summary(playtest).losses, key=lambda loss: loss[1])
        page = client.get(playtest.get_absolute_url()).content.decode()
        assert re.search(
            rf'data-label="Quest stage">{stage}</td>.*data-label="Games"><a [^>]*>{games}<', page
        )

    def test_the_list_shows_it(self, client: Client) -> None:
        playtest = played(games=4)
        page = text_of(client.get("/playtests/"))
        assert "in Passage Through Mirkwood" in page
        assert playtest.scenario == MIRKWOOD
