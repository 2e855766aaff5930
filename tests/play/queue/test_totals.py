"""The kept total is the sum of all chunks, whenever and however often it is made."""

from typing import Any

import pytest
from pytest_django import DjangoAssertNumQueries

from play.models import Playtest, StatisticsTotal
from play.queue.totals import CHUNKS_BEHIND, playtest_summary
from tests.play.small_playtests import begun, play_chunks, played

pytestmark = pytest.mark.django_db


def fresh(playtest: Playtest) -> Any:
    """Return the summary of all chunks, read one by one."""
    kind = playtest.kind
    return kind.merge(map(kind.read_summary, playtest.chunks.values_list("summary", flat=True)))


def test_a_finished_playtest_keeps_its_total() -> None:
    playtest = played(games=10, chunk_games=3)
    assert playtest_summary(playtest) == fresh(playtest)
    assert StatisticsTotal.objects.get(playtest=playtest).firsts == [0, 3, 6, 9]
    assert playtest_summary(playtest) == fresh(playtest)


def test_few_new_chunks_are_added_without_writing() -> None:
    playtest = begun(games=10, chunk_games=2)
    play_chunks(playtest, 0, 4)
    assert playtest_summary(playtest) == fresh(playtest)
    assert not StatisticsTotal.objects.filter(playtest=playtest).exists()


def test_chunks_that_come_later_and_out_of_order_are_added() -> None:
    playtest = begun(games=CHUNKS_BEHIND + 6, chunk_games=1)
    play_chunks(playtest, *range(CHUNKS_BEHIND + 2, 2, -1))
    assert playtest_summary(playtest) == fresh(playtest)
    assert len(StatisticsTotal.objects.get(playtest=playtest).firsts) == CHUNKS_BEHIND
    play_chunks(playtest, 0, 2, 1)
    assert playtest_summary(playtest) == fresh(playtest)
    assert playtest_summary(playtest).games == CHUNKS_BEHIND + 3


def test_a_finished_total_is_read_without_any_chunk(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    playtest = played(games=10, chunk_games=3)
    playtest_summary(playtest)
    with django_assert_num_queries(2):
        playtest_summary(playtest)


def test_the_worker_that_finishes_a_playtest_adds_up_its_chunks() -> None:
    playtest = played(games=10, chunk_games=3)
    assert StatisticsTotal.objects.get(playtest=playtest).firsts == [0, 3, 6, 9]
