"""What the pages read of a playtest."""

import re

import pytest
from pytest_django import DjangoAssertNumQueries

from play.games.records import game_record
from play.models import Playtest
from play.playtests.queries import GAMES_ON_A_PAGE, games_page, playtest_page
from play.queue.execution import store
from play.queue.orders import cancel_playtest, order_playtest
from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from tests.expected import tcg_description
from tests.play.small_playtests import begun, play_chunks, played, playtest_request
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


def test_games_are_paged_across_chunks() -> None:
    playtest = played(games=60, chunk_games=7)
    whole = play_range(play_game, tcg_description(playtest.description()), 0, 60)
    _, first = games_page(playtest, None)
    _, second = games_page(playtest, "2")
    page, third = games_page(playtest, "3")
    assert page.paginator.count == 60
    assert len(first) == len(second) == GAMES_ON_A_PAGE
    assert first + second + third == whole


def test_only_the_chunks_of_the_page_are_read(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    playtest = played(games=60, chunk_games=10)
    # How many games, where they are, and the three chunks that hold games 25 to 50.
    with django_assert_num_queries(5):
        games_page(playtest, "2")


def test_games_that_a_cancelled_playtest_lacks_are_passed_over() -> None:
    playtest = begun(games=12, chunk_games=4)
    play_chunks(playtest, 8)
    store(playtest, 0, play_range(play_game, tcg_description(playtest.description()), 0, 2))
    cancel_playtest(playtest)
    _, records = games_page(playtest, None)
    assert [record.index for record in records] == [0, 1, 8, 9, 10, 11]
    assert game_record(playtest, 1) == records[1]
    assert game_record(playtest, 2) is None
    assert game_record(playtest, 5) is None
    assert game_record(playtest, 9) == records[3]


def test_a_playtest_without_games_has_an_empty_page() -> None:
    _, records = games_page(order_playtest(playtest_request()), None)
    assert records == []


@pytest.mark.parametrize("index", [-1, 10, 10**6])
def test_there_is_no_game_beyond_those_asked_for(index: int) -> None:
    assert game_record(played(games=10), index) is None


def test_no_game_is_known_of_a_playtest_that_has_not_begun() -> None:
    assert game_record(order_playtest(playtest_request()), 0) is None


def test_the_list_has_the_newest_first_with_what_each_has_come_to() -> None:
    finished = played(games=10)
    waiting = order_playtest(playtest_request(), maker=KEEPER)
    _, shown = playtest_page(KEEPER, None)
    assert [row.playtest for row in shown] == [waiting, finished]
    assert (shown[0].status, shown[0].played, shown[0].result) == ("Waiting", 0, "")
    assert (shown[1].status, shown[1].played) == ("Finished", 10)
    won = [int(number) for number in re.findall(r"\d+", shown[1].result)]
    assert (shown[1].result[:8], sum(won)) == ("Aragorn ", 10)
    assert shown[1].title == "Aragorn starter against Éomer starter"


def test_the_list_does_not_ask_more_for_more_playtests(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    for _ in range(3):
        begun()
    # The page's count, its playtests, their decks, and the sums of all chunks.
    with django_assert_num_queries(4):
        playtest_page(KEEPER, None)
    assert Playtest.objects.count() == 3
