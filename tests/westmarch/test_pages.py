"""The start page, the error pages, and the frame that every page shares."""

import re
from urllib.parse import quote

import pytest
from django.contrib.staticfiles import finders
from django.template.defaultfilters import floatformat
from django.template.loader import render_to_string
from django.test import Client, RequestFactory
from django.views.csrf import csrf_failure
from django.views.defaults import (
    bad_request,
    page_not_found,
    permission_denied,
    server_error,
)

from cards.coverage import coverages
from cards.search.card_search import find_cards
from decks.samples import load_samples
from play.playtests.samples import sample_playtest
from play.results.progress import sides_so_far
from rules.construction import Game
from tests.play.sample_playtests import played_samples
from westmarch.home import FIRST_SEARCHES

pytestmark = pytest.mark.django_db

INLINE = re.compile(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:")


@pytest.fixture
def home(client: Client) -> str:
    """The start page as a visitor gets it."""
    response = client.get("/")
    assert response.status_code == 200
    return response.content.decode()


def test_home_says_what_it_is_and_leads_everywhere(home: str) -> None:
    assert "two Lord of the Rings card games" in home
    for address in (
        "/decks/",
        "/decks/build/",
        "/decks/new/",
        "/decks/compare/",
        "/decks/public/",
        "/cards/",
        "/cards/lists/",
        "/playtests/",
        "/api/docs/",
    ):
        assert f'href="{address}"' in home


def test_home_begins_with_building_a_deck(home: str) -> None:
    assert re.findall(r'class="button button--primary" href="([^"]+)"', home) == ["/decks/build/"]


def test_home_shows_what_a_deck_is_like_on_a_sample(client: Client) -> None:
    without = client.get("/").content.decode()
    load_samples()

    page = client.get("/").content.decode()

    for address in ("", "where/", "statistics/"):
        assert f'href="/decks/rotk-aragorn-starter/{address}"' in page
        assert f'href="/decks/rotk-aragorn-starter/{address}"' not in without


def test_the_first_lines_name_both_games_and_what_one_does_here(home: str) -> None:
    first = home[home.index("<h1") : home.index("hero__actions")]
    for words in ("Trading Card Game", "The Card Game", "Build decks", "legal", "computer play it"):
        assert words in first


def test_home_says_that_decks_of_both_games_can_be_playtested(home: str) -> None:
    assert "one to four LCG decks against a scenario" in home
    assert "playtest them in all three scenarios" in home


def test_home_offers_a_game_at_a_table(home: str) -> None:
    first = home[home.index("hero__actions") : home.index("hero__search")]
    assert 'href="/tables/new/">Play a game</a>' in first


def test_home_counts_the_cards_the_computer_plays(home: str) -> None:
    tcg, lcg = coverages()

    assert f"all {tcg.whole.total:,} TCG cards" in home
    assert f"all {lcg.whole.total:,} LCG cards" in home
    assert "3,087 cards of the Trading Card Game" in home


def test_home_searches_cards(client: Client, home: str) -> None:
    assert '<form class="panel stack hero__search" action="/cards/" method="get"' in home
    for search in FIRST_SEARCHES:
        assert find_cards(search)
        assert f'href="/cards/?q={quote(search)}"' in home


def test_home_without_a_finished_sample_playtest_shows_no_result(home: str) -> None:
    assert "Playtests of sample decks" not in home
    assert "Watch a game" not in home


def test_home_shows_what_playtests_of_the_sample_decks_came_to(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result and a replay that anyone can open, with the figures of the games played."""
    played_samples(monkeypatch)

    page = client.get("/").content.decode()

    tcg, lcg = sample_playtest(Game.TCG), sample_playtest(Game.LCG)
    assert tcg is not None
    assert lcg is not None
    assert "Aragorn against Éomer" in page
    assert "Passage Through Mirkwood" in page
    for side in (*sides_so_far(tcg), *sides_so_far(lcg)):
        if side.share:
            assert f"won {floatformat(side.share.rate, 1)} %" in page
    replays = re.findall(r'href="(/playtests/[^"]+/games/\d+/)"', page)
    assert len(replays) == 2
    for address in (*replays, tcg.get_absolute_url(), lcg.get_absolute_url()):
        assert client.get(address).status_code == 200


def test_frame_has_language_title_and_description(home: str) -> None:
    assert '<html lang="en-GB">' in home
    assert re.search(r"<title>Westmarch: .+</title>", home)
    assert re.search(r'<meta name="description" content="[^"]{20,160}">', home)


def test_first_thing_to_reach_by_keyboard_is_the_way_past_the_navigation(home: str) -> None:
    first = re.search(r"<(?:a|button|input)[^>]*>", home)
    assert first is not None
    assert first.group() == '<a class="skip-link" href="#main">'
    assert '<main class="site-main" id="main" tabindex="-1">' in home


def test_theme_switch_is_hidden_until_its_script_runs(home: str) -> None:
    assert re.search(r"<div class=\"segments theme-switch\"[^>]* data-theme-switch hidden>", home)


def test_htmx_evaluates_nothing_and_adds_no_styles(home: str) -> None:
    assert '{"includeIndicatorStyles": false, "allowEval": false}' in home


def test_every_file_the_frame_asks_for_exists(home: str) -> None:
    asked = re.findall(r'(?:href|src)="/static/([^"#]+)', home)
    assert "css/tokens.css" in asked
    assert [file for file in asked if finders.find(file) is None] == []


@pytest.mark.parametrize("template", ["400", "403", "403_csrf", "404", "500"])
def test_pages_hold_no_inline_script_or_style(template: str) -> None:
    assert INLINE.search(render_to_string(f"{template}.html")) is None


def test_home_holds_no_inline_script_or_style(home: str) -> None:
    assert INLINE.search(home) is None


def test_an_unknown_address_is_shown_in_plain_words_with_a_way_out(client: Client) -> None:
    response = client.get("/mordor/")
    page = response.content.decode()
    assert response.status_code == 404
    assert "Page not found" in page
    assert '<a class="button button--primary" href="/">' in page


def test_each_error_has_its_own_words_and_status(rf: RequestFactory) -> None:
    request = rf.get("/")
    answers = {
        "Page not found": (page_not_found(request, Exception()), 404),
        "You can’t open this page": (permission_denied(request, Exception()), 403),
        "We couldn’t read this request": (bad_request(request, Exception()), 400),
        "We couldn’t accept this form": (csrf_failure(request), 403),
        "Something went wrong on our side": (server_error(request), 500),
    }
    for words, (response, status) in answers.items():
        assert response.status_code == status
        assert words in response.content.decode()


def test_no_error_page_shows_the_fault_itself(rf: RequestFactory) -> None:
    page = page_not_found(rf.get("/"), Exception("secret of the tower")).content.decode()
    assert "secret of the tower" not in page
