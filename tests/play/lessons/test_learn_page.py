"""The page to learn from: what there is to learn, how far you are, and where you go on."""

import html

import pytest
from django.test import Client

from play.models import Table
from play.tables.quota import MAX_OPEN_BY_ADDRESS
from rules.construction import Game
from rules.lessons import courses
from rules.lessons.scene import scenes
from tests.play.lessons.test_guided_games import choose_right

pytestmark = pytest.mark.django_db


def started(client: Client, game: str, lesson: str = "") -> Table:
    """Start a guided game by its form and return it."""
    answer = client.post(f"/learn/{game}/start/", {"lesson": lesson} if lesson else {})
    assert answer.status_code == 302
    return Table.objects.get(pk=answer.headers["Location"].split("/")[2])


def test_it_lists_every_lesson_of_both_games(client: Client) -> None:
    page = client.get("/learn/").content.decode()

    for each in courses():
        for lesson in each.lessons:
            assert lesson.title in page
            assert lesson.goal in page
        assert all(f'id="{each.game}-{lesson.slug}"' in page for lesson in each.lessons)
    assert page.count("Start the first lesson") == 2


@pytest.mark.parametrize("game", list(Game))
def test_you_start_stop_and_go_on_where_you_were(client: Client, game: Game) -> None:
    table = started(client, game)
    while table.steps < courses()[list(Game).index(game)].begins[1]:
        table = choose_right(table)

    page = client.get("/learn/").content.decode()

    assert "1 of 1" in page
    assert "Continue lesson 2" in page
    assert table.get_absolute_url() in page


def test_you_can_begin_at_any_lesson(client: Client) -> None:
    table = started(client, "lcg", "7")

    assert "Lesson 7 of 10" in client.get(table.get_absolute_url()).content.decode()


@pytest.mark.parametrize(("game", "lesson"), [("chess", "1"), ("tcg", "99")])
def test_what_does_not_exist_is_not_found(client: Client, game: str, lesson: str) -> None:
    assert client.post(f"/learn/{game}/start/", {"lesson": lesson}).status_code == 404


def test_too_many_open_games_are_refused_in_words(client: Client) -> None:
    table = started(client, "lcg")
    Table.objects.bulk_create(
        Table(game="lcg", format="lcg-core-1", seed=1, browser=table.browser)
        for _ in range(MAX_OPEN_BY_ADDRESS)
    )

    answer = client.post("/learn/lcg/start/", follow=True)

    assert "unfinished games" in answer.content.decode()


@pytest.mark.parametrize("game", list(Game))
def test_an_example_of_a_rule_is_played_at_a_table(client: Client, game: Game) -> None:
    # `tests/rules/lessons` plays all of them; a few are enough for the tables.
    for scene in scenes(game)[::8]:
        answer = client.post(f"/learn/{game}/examples/{scene.terms[0]}/")
        assert answer.status_code == 302, scene.terms
        table = Table.objects.get(pk=answer.headers["Location"].split("/")[2])
        assert table.steps == len(scene.choices), scene.terms
        words = scene.option.partition(" ")[2].removesuffix("…")
        assert html.escape(words) in client.get(table.get_absolute_url()).content.decode()
        table.delete()


def test_the_page_of_a_rule_leads_to_its_example(client: Client) -> None:
    page = client.get("/rules/tcg/fierce/").content.decode()

    assert "Toldëa is fierce" in page
    assert 'action="/learn/tcg/examples/fierce/"' in page
    assert 'action="/learn/lcg/start/"' in client.get("/rules/lcg/travel-phase/").content.decode()


@pytest.mark.parametrize("address", ["chess/examples/fierce", "tcg/examples/companion"])
def test_an_example_that_does_not_exist_is_not_found(client: Client, address: str) -> None:
    assert client.post(f"/learn/{address}/").status_code == 404
