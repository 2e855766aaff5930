"""The pages of playtests, with right and wrong input."""

import json
import re
from dataclasses import replace
from datetime import timedelta
from uuid import UUID

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from decks.models import Deck
from play.models import Playtest, Status
from play.queue.orders import cancel_playtest, order_playtest
from tests.expected import present
from tests.play.small_playtests import (
    ARAGORN,
    EOMER,
    MERRY,
    begun,
    cards_of,
    merry_with_blanks,
    play_chunks,
    played,
    playtest_request,
)
from tests.responses import Response
from tests.samples import store_samples
from tests.visitors import KEEPER, kept_deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

NEW = "/playtests/new/"
ASKED = {
    "deck": ARAGORN,
    "deck_player": "random",
    "opponent": EOMER,
    "opponent_player": "quick",
    "games": "30",
    "format": "king-block",
    "seed": "11",
}
HTMX = {"HX-Request": "true"}


@pytest.fixture
def samples() -> None:
    store_samples()


@pytest.fixture
def too_small() -> Deck:
    """Return a deck that is not legal."""
    cards = cards_of(ARAGORN)
    return kept_deck("Too small", replace(cards, draw_deck=cards.draw_deck[1:]))


def text_of(response: Response) -> str:
    """Return a page's words, without tags, its white space evened out."""
    return " ".join(re.sub(r"<[^>]+>", " ", response.content.decode()).split())


class TestList:
    def test_without_a_playtest_it_shows_the_way_on(self, client: Client) -> None:
        response = client.get("/playtests/")
        assert "No playtests yet" in text_of(response)
        assert f'href="{NEW}"' in response.content.decode()

    def test_it_shows_what_each_has_come_to(self, client: Client) -> None:
        playtest = played(games=10)
        order_playtest(playtest_request(games=500), maker=KEEPER)
        page = text_of(client.get("/playtests/"))
        assert "Aragorn starter against Éomer starter" in page
        assert "0 of 500" in page
        assert "Waiting" in page
        assert "Finished" in page
        assert playtest.get_absolute_url() in client.get("/playtests/").content.decode()

    def test_it_rejects_post(self, client: Client) -> None:
        assert client.post("/playtests/").status_code == 405


class TestAsking:
    def test_the_deck_of_the_page_one_comes_from_is_chosen(
        self, client: Client, samples: None
    ) -> None:
        page = client.get(NEW, {"deck": ARAGORN}).content.decode()
        assert f'<option value="{ARAGORN}" selected>' in page
        assert '<option value="king-block" selected>' in page

    def test_a_playtest_can_be_asked_for_again(self, client: Client, samples: None) -> None:
        client.post(NEW, ASKED)
        again = present(re.search(r'href="(/playtests/new/\?[^"]+)"', client.get(
            Playtest.objects.get().get_absolute_url()).content.decode()))  # fmt: skip
        page = client.get(again[1].replace("&amp;", "&")).content.decode()
        assert 'value="30"' in page
        assert re.search(r'name="deck_player" value="random"[^>]*checked', page)

    def test_every_player_is_offered_with_its_strength_and_time(
        self, client: Client, samples: None
    ) -> None:
        page = client.get(NEW).content.decode()
        for name in ("quick", "good", "strong", "random"):
            assert f'name="deck_player" value="{name}"' in page
        assert re.search(r'name="deck_player" value="good"[^>]*checked', page)
        assert re.search(r"Strong: wins \d+ of 100 games against Good, [\d.]+ s a game", page)

    def test_a_player_of_an_earlier_version_is_asked_again_by_its_name_of_today(
        self, client: Client, samples: None
    ) -> None:
        client.post(NEW, ASKED)
        playtest = Playtest.objects.get()
        playtest.decks.filter(place=0).update(player="tactician")
        page = client.get(playtest.get_absolute_url())
        assert "deck_player=good" in page.content.decode()

    def test_a_starter_deck_meets_the_next_starter_of_its_set(
        self, client: Client, samples: None
    ) -> None:
        page = client.get(NEW, {"deck": ARAGORN}).content.decode()
        assert f'<option value="{EOMER}" selected>' in page
        other = client.get(NEW, {"deck": ARAGORN, "opponent": MERRY}).content.decode()
        assert f'<option value="{MERRY}" selected>' in other

    def test_an_unknown_deck_in_the_address_is_passed_over(
        self, client: Client, samples: None
    ) -> None:
        assert client.get(NEW, {"deck": "nobody-knows"}).status_code == 200

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
        assert response.headers["Location"] == playtest.get_absolute_url()
        assert (playtest.games, playtest.seed, playtest.allowed_illegal) == (30, 11, False)
        assert [deck.player for deck in playtest.decks.all()] == ["random", "quick"]
        assert [present(deck.version).deck.slug for deck in playtest.decks.all()] == [
            ARAGORN,
            EOMER,
        ]
        assert sent == [str(playtest.pk)]

    def test_without_a_seed_one_is_drawn(self, client: Client, samples: None) -> None:
        client.post(NEW, ASKED | {"seed": ""})
        client.post(NEW, ASKED | {"seed": ""})
        first, second = Playtest.objects.all()
        assert first.seed != second.seed

    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            ({"games": "0"}, "A playtest has 1 to 100,000 games, not 0."),
            ({"games": "10000000"}, "A playtest has 1 to 100,000 games, not 10,000,000."),
            ({"games": "many"}, "Enter a whole number."),
            ({"games": ""}, "This field is required."),
            ({"seed": "-1"}, "A seed is a whole number from 0"),
            ({"seed": "9" * 30}, "A seed is a whole number from 0"),
            ({"deck": "nobody-knows"}, "This deck doesn’t exist."),
            ({"opponent": ""}, "Choose a deck."),
            ({"deck_player": "sauron"}, "Select a valid choice."),
            ({"format": "second-breakfast"}, "Select a valid choice."),
        ],
    )
    def test_wrong_input_is_said_in_plain_words_and_nothing_is_ordered(
        self, client: Client, samples: None, wrong: dict[str, str], said: str
    ) -> None:
        response = client.post(NEW, ASKED | wrong)
        assert response.status_code == 200
        assert said in text_of(response)
        assert not Playtest.objects.exists()

    def test_what_was_filled_in_is_kept(self, client: Client, samples: None) -> None:
        page = client.post(NEW, ASKED | {"games": "0"}).content.decode()
        assert f'<option value="{EOMER}" selected>' in page
        assert 'value="11"' in page


class TestRefusal:
    def test_an_illegal_deck_is_refused_with_the_reasons_and_a_way_to_insist(
        self, client: Client, samples: None, too_small: Deck
    ) -> None:
        response = client.post(NEW, ASKED | {"deck": too_small.slug})
        page = text_of(response)
        assert "Too small: not legal in King block." in page
        assert "it needs at least 60" in page
        assert "Building Your Deck" in page
        assert 'name="allow_illegal"' in response.content.decode()
        assert not Playtest.objects.exists()

    def test_it_is_played_where_the_player_insists_and_the_result_says_so(
        self, client: Client, samples: None, too_small: Deck
    ) -> None:
        response = client.post(
            NEW, ASKED | {"deck": too_small.slug, "allow_illegal": "on"}, follow=True
        )
        assert Playtest.objects.get().allowed_illegal
        assert "Not legal in King block" in text_of(response)

    def test_insisting_on_a_legal_deck_leaves_no_mark(self, client: Client, samples: None) -> None:
        client.post(NEW, ASKED | {"allow_illegal": "on"})
        assert not Playtest.objects.get().allowed_illegal

    def test_a_legal_deck_is_not_asked_about(self, client: Client, samples: None) -> None:
        page = client.post(NEW, ASKED | {"games": "0"}).content.decode()
        assert "allow_illegal" not in page
        assert "allow_blanks" not in page

    @pytest.mark.usefixtures("forgotten_card")
    def test_cards_that_do_nothing_yet_are_named_and_asked_about(
        self, client: Client, samples: None
    ) -> None:
        merry = kept_deck("Merry", merry_with_blanks())
        response = client.post(NEW, ASKED | {"deck": merry.slug})
        assert "Merry: the computer can’t play some cards yet." in text_of(response)
        assert 'name="allow_blanks"' in response.content.decode()
        assert not Playtest.objects.exists()

    @pytest.mark.usefixtures("forgotten_card")
    def test_the_result_names_cards_played_as_blanks(self, client: Client, samples: None) -> None:
        merry = kept_deck("Merry", merry_with_blanks())
        response = client.post(NEW, ASKED | {"deck": merry.slug, "allow_blanks": "on"}, follow=True)
        assert "Played as blanks in Merry" in text_of(response)

    def test_a_deck_that_cannot_be_set_up_is_refused_for_good(
        self, client: Client, samples: None
    ) -> None:
        bare = kept_deck("Bare", replace(cards_of(ARAGORN), ring=None))
        response = client.post(NEW, ASKED | {"deck": bare.slug, "allow_illegal": "on"})
        assert "Bare cannot be played" in text_of(response)
        assert not Playtest.objects.exists()


class TestProgress:
    def test_a_running_playtest_shows_how_far_it_is_and_asks_again(self, client: Client) -> None:
        playtest = begun(games=10, chunk_games=4)
        play_chunks(playtest, 0)
        response = client.get(playtest.get_absolute_url())
        page = response.content.decode()
        assert response.status_code == 200
        assert "4 of 10 games" in page
        assert 'hx-trigger="load delay:300ms, every 1s"' in page
        assert '<progress value="4" max="10"' in page

    def test_a_playtest_that_takes_longer_is_asked_about_every_second(self, client: Client) -> None:
        playtest = begun(games=10, chunk_games=4)
        Playtest.objects.update(created=playtest.created - timedelta(seconds=10))
        assert 'hx-trigger="every 1s"' in client.get(playtest.get_absolute_url()).content.decode()

    def test_without_scripts_the_page_asks_again_by_itself(self, client: Client) -> None:
        page = client.get(begun().get_absolute_url()).content.decode()
        assert '<noscript><meta http-equiv="refresh" content="2"></noscript>' in page

    def test_htmx_gets_what_changes_alone(self, client: Client) -> None:
        response = client.get(begun().get_absolute_url(), headers=HTMX)
        assert response.status_code == 200
        assert response.content.decode().strip().startswith('<div id="outcome"')

    def test_htmx_stops_asking_once_it_is_over(self, client: Client) -> None:
        response = client.get(played().get_absolute_url(), headers=HTMX)
        assert response.status_code == 286
        assert "hx-trigger" not in response.content.decode()
        assert "Who won" in text_of(response)

    def test_going_back_in_history_gets_the_whole_page(self, client: Client) -> None:
        headers = HTMX | {"HX-History-Restore-Request": "true"}
        response = client.get(played().get_absolute_url(), headers=headers)
        assert response.status_code == 200
        assert "<html" in response.content.decode()

    def test_one_that_no_worker_takes_up_is_explained(self, client: Client) -> None:
        playtest = order_playtest(playtest_request(), maker=KEEPER)
        assert "Still in the queue" not in text_of(client.get(playtest.get_absolute_url()))
        Playtest.objects.update(created=timezone.now() - timedelta(seconds=30))
        assert "Still in the queue" in text_of(client.get(playtest.get_absolute_url()))

    def test_looking_at_a_stalled_one_sends_it_again(
        self,
        client: Client,
        sent: list[str],
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        playtest = order_playtest(playtest_request(), maker=KEEPER)
        Playtest.objects.update(created=timezone.now() - timedelta(hours=1))
        client.get(playtest.get_absolute_url())
        client.get(playtest.get_absolute_url())
        assert sent == [str(playtest.pk)]


class TestResults:
    def test_it_says_who_won_how_often_and_how(self, client: Client) -> None:
        playtest = played(games=30, chunk_games=8)
        response = client.get(playtest.get_absolute_url())
        page = text_of(response)
        for said in ("Who won", "95% interval", "Reached site 9", "Going first won"):
            assert said in page
        assert "30 games" in page
        assert 'class="interval__whisker"' in response.content.decode()

    def test_its_digest_can_be_compared(self, client: Client) -> None:
        first, second = played(seed=3), played(seed=3, chunk_games=2)
        digests = [
            present(re.search(r"<code>([0-9a-f]{64})</code>", page.content.decode()))[1]
            for page in (client.get(playtest.get_absolute_url()) for playtest in (first, second))
        ]
        assert digests[0] == digests[1]

    def test_every_game_leads_to_its_replay(self, client: Client) -> None:
        playtest = played(games=30)
        page = client.get(playtest.get_absolute_url(), {"page": "2"}).content.decode()
        assert f'href="{playtest.get_absolute_url()}games/29/"' in page
        assert "Game 30" in page
        assert "Game 25<" not in page

    def test_a_page_of_games_that_is_not_there_is_the_last(self, client: Client) -> None:
        response = client.get(played(games=30).get_absolute_url(), {"page": "99"})
        assert "Game 30" in text_of(response)

    def test_nothing_of_it_is_style_or_script_in_the_page(self, client: Client) -> None:
        page = client.get(played().get_absolute_url()).content.decode()
        assert " style=" not in page
        assert not re.search(r"<script(?![^>]*\bsrc=)", page)

    @pytest.mark.parametrize("address", [f"/playtests/{UUID(int=7)}/", "/playtests/1/"])
    def test_a_strangers_address_is_not_found(self, client: Client, address: str) -> None:
        assert client.get(address).status_code == 404


class TestCancelling:
    def test_the_games_played_are_kept(self, client: Client) -> None:
        playtest = begun(games=10, chunk_games=4)
        play_chunks(playtest, 0)
        response = client.post(f"{playtest.get_absolute_url()}cancel/", follow=True)
        page = text_of(response)
        assert "The playtest was cancelled." in page
        assert "4 games" in page
        playtest.refresh_from_db()
        assert playtest.status is Status.CANCELLED

    def test_before_the_first_game_the_page_says_so(self, client: Client) -> None:
        playtest = begun()
        cancel_playtest(playtest)
        assert "Cancelled before the first game" in text_of(client.get(playtest.get_absolute_url()))

    def test_a_finished_one_stays_finished(self, client: Client) -> None:
        playtest = played()
        response = client.post(f"{playtest.get_absolute_url()}cancel/", follow=True)
        assert "The playtest had already finished." in text_of(response)

    def test_it_rejects_get(self, client: Client) -> None:
        assert client.get(f"{begun().get_absolute_url()}cancel/").status_code == 405

    def test_a_strangers_playtest_is_not_found(self, client: Client) -> None:
        assert client.post(f"/playtests/{UUID(int=7)}/cancel/").status_code == 404

    def test_it_wants_the_token_of_the_form(self) -> None:
        playtest = begun()
        response = Client(enforce_csrf_checks=True).post(f"{playtest.get_absolute_url()}cancel/")
        assert response.status_code == 403
        playtest.refresh_from_db()
        assert playtest.is_open


def test_a_failed_playtest_names_the_game_and_keeps_what_was_played(client: Client) -> None:
    playtest = begun(games=10, chunk_games=4)
    play_chunks(playtest, 0)
    Playtest.objects.update(
        failed=timezone.now(), failed_game=6, failure="KeyError: 'a card that is nowhere'"
    )
    page = text_of(client.get(playtest.get_absolute_url()))
    assert "Game 7 failed" in page
    assert "Seed 7 reproduces it" in page
    assert "4 games" in page


class TestReplay:
    @pytest.fixture
    def address(self) -> str:
        return f"{played(games=3).get_absolute_url()}games/1/"

    def test_it_begins_at_the_first_step(self, client: Client, address: str) -> None:
        response = client.get(address)
        assert re.search(r"Step 0 of \d+", text_of(response))
        assert "Game 2" in text_of(response)

    def test_every_step_is_on_the_page_at_once(self, client: Client, address: str) -> None:
        response = client.get(address)
        last = int(present(re.search(r"Step 0 of (\d+)", text_of(response)))[1])
        script = json.loads(
            present(
                re.search(
                    r'id="replay-script"[^>]*>(.*?)</script>', response.content.decode(), re.DOTALL
                )
            )[1]
        )
        assert len(script["steps"]) == last + 1
        assert all(
            piece < len(script["pieces"])
            for step in script["steps"]
            for slot in step["slots"].values()
            for _, piece in slot
        )

    def test_without_scripts_a_step_is_an_address(self, client: Client, address: str) -> None:
        for step in (1, 7, 20):
            page = client.get(address, {"step": step}).content.decode()
            assert f"Step {step} of" in page
            assert f'href="?step={step + 1}"' in page

    def test_it_says_which_rules_and_card_texts_made_it(self, client: Client, address: str) -> None:
        page = text_of(client.get(address))
        assert "card texts of 1 January 2026" in page
        assert re.search(r"rules version [0-9a-f]{16}", page)

    def test_lines_of_the_log_link_to_their_step(self, client: Client, address: str) -> None:
        page = client.get(address).content.decode()
        found = present(re.search(r'<a href="\?step=(\d+)" data-step-to="(\d+)"[^>]*>Turn 2', page))
        assert found[1] == found[2] != "0"

    def test_cards_in_play_are_shown_by_name(self, client: Client, address: str) -> None:
        assert "Frodo" in text_of(client.get(address, {"step": 999}))

    @pytest.mark.parametrize("step", ["", "-1", "two", "²"])
    def test_a_step_that_is_none_is_the_first(
        self, client: Client, address: str, step: str
    ) -> None:
        assert "Step 0 of" in text_of(client.get(address, {"step": step}))

    def test_a_step_past_the_end_is_the_last(self, client: Client, address: str) -> None:
        page = text_of(client.get(address, {"step": "999999"}))
        step, steps = present(re.search(r"Step (\d+) of (\d+)", page)).groups()
        assert step == steps

    def test_a_game_that_was_not_played_is_not_found(self, client: Client) -> None:
        playtest = played(games=3)
        assert client.get(f"{playtest.get_absolute_url()}games/3/").status_code == 404
        assert client.get(f"/playtests/{UUID(int=7)}/games/0/").status_code == 404
