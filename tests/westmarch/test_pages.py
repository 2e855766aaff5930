"""The start page, the error pages, and the frame that every page shares."""

import re
from typing import Any
from urllib.parse import quote

import pytest
from django.contrib.staticfiles import finders
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
from decks.models import Visibility
from play.playtests.samples import sample_playtest
from rules.construction import Game
from rules.construction.starters import starter
from tests.play.sample_playtests import played_samples
from tests.play.tables.small_tables import sit_down, tcg_request
from tests.samples import store_samples
from tests.visitors import deck_of, in_browser, kept_deck, player
from westmarch.home.views import FIRST_SEARCHES

pytestmark = pytest.mark.django_db

SAMPLE = "rotk-aragorn-starter"
INLINE = re.compile(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:")


@pytest.fixture
def home(client: Client) -> str:
    """The start page as a visitor gets it."""
    response = client.get("/")
    assert response.status_code == 200
    return response.content.decode()


def test_home_says_what_it_is_and_leads_everywhere(home: str) -> None:
    first = home[home.index("<h1") : home.index("hero__actions")]
    for words in ("Trading Card Game", "The Card Game", "Build decks", "legal", "play"):
        assert words in first
    for address in (
        "/decks/",
        "/decks/build/",
        "/decks/new/",
        "/cards/",
        "/playtests/",
        "/tables/",
        "/rules/",
        "/api/docs/",
        "/about/",
    ):
        assert f'href="{address}"' in home


def test_home_begins_with_playing(home: str) -> None:
    assert re.findall(r'class="button button--primary" href="([^"]+)"', home) == ["/tables/new/"]


def test_home_searches_cards(client: Client, home: str) -> None:
    assert '<form class="hero__search" action="/cards/" method="get"' in home
    for search in FIRST_SEARCHES:
        assert find_cards(search)
        assert f'href="/cards/?q={quote(search)}"' in home


def test_home_without_any_game_shows_none(home: str) -> None:
    assert "theatre" not in home
    assert "Sample decks, played" not in home
    assert "No table waits" in home


def test_home_plays_a_game_of_the_sample_decks(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its moments, the way to the whole game, and the results of all games."""
    played_samples(monkeypatch)

    page = client.get("/").content.decode()

    assert "Aragorn against Éomer" in page
    assert page.count("data-scene>") == 1
    assert page.count("data-scene data-off>") > 5
    assert re.search(r'class="scene__number">\d+<', page)
    (replay,) = set(re.findall(r'href="(/playtests/[^"]+/games/\d+/)"', page))
    assert client.get(replay).status_code == 200
    tcg = sample_playtest(Game.TCG)
    assert tcg is not None
    assert tcg.get_absolute_url() in page


def test_home_shows_new_decks_with_a_verdict(client: Client) -> None:
    store_samples()
    of_somebody = deck_of(player("rosie"), "Gardeners", starter(SAMPLE).deck, Visibility.PUBLIC)
    deck_of(player("ted"), "Secret mill", starter(SAMPLE).deck, Visibility.UNLISTED)

    page = client.get("/").content.decode()

    tile = page[page.index("New decks") :]
    assert tile.index(of_somebody.get_absolute_url()) < tile.index("starter deck")
    assert re.search('aria-label="[A-Z][a-z]+, ', tile)
    assert "King block" in tile
    assert "Secret mill" not in page


def test_home_begins_with_your_turn() -> None:
    table = sit_down(tcg_request())
    kept_deck("My plan", starter(SAMPLE).deck)

    page = in_browser(Client()).get("/").content.decode()

    own = page[page.index(">Yours<") : page.index("Play somebody")]
    assert f'href="{table.get_absolute_url()}"' in own
    assert own.index("Your turn") < own.index("My plan")
    assert ">Yours<" not in Client().get("/").content.decode()


def test_home_costs_little(client: Client, django_assert_max_num_queries: Any) -> None:
    store_samples()
    sit_down(tcg_request())
    mine = in_browser(client)
    mine.get("/")
    with django_assert_max_num_queries(12):
        mine.get("/")


@pytest.fixture
def about(client: Client) -> str:
    """The page about the site."""
    store_samples()
    response = client.get("/about/")
    assert response.status_code == 200
    return response.content.decode()


def test_about_lists_all_that_one_can_do(about: str) -> None:
    for address in (
        "/decks/build/",
        "/decks/compare/",
        "/decks/public/",
        "/decks/rotk-aragorn-starter/where/",
        "/cards/lists/",
        "/playtests/",
        "/ladder/",
        "/api/docs/",
    ):
        assert f'href="{address}"' in about
    assert "one to four LCG decks against a scenario" in about


def test_about_counts_the_cards_the_computer_plays(about: str) -> None:
    tcg, lcg = coverages()

    assert f"all {tcg.whole.total:,} TCG cards" in about
    share = lcg.whole
    written = f"{share.written:,} of {share.total:,}" if share.unwritten else f"all {share.total:,}"
    assert f"{written} LCG cards" in about


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
