"""Pausing, resuming, cancelling and deleting a whole gauntlet."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from play.gauntlets.results import matrix
from play.models import Playtest, Status
from play.queue import control
from play.queue.execution import play_chunk, start
from play.queue.fairness import next_in_line
from play.queue.gauntlets import gauntlet_to_read, order_gauntlet
from play.requests.gauntlet import deck_meetings
from play.requests.playtest import Entrant
from rules.construction import load_format
from tests.expected import present
from tests.play.small_playtests import ARAGORN, DAY, EOMER, MERRY, begun, cards_of, entrant
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


def order(deck: Entrant, *field: Entrant, games: int = 4) -> list[Playtest]:
    format = load_format("king-block")
    meetings = deck_meetings(deck, field, games=games, seed=3, format=format, day=DAY)
    return order_gauntlet(meetings, maker=KEEPER, queue_key="k")


@pytest.fixture
def cells(sent: list[str]) -> list[Playtest]:
    """One deck against two, nothing of it played."""
    return order(*(entrant(cards_of(slug), slug) for slug in (ARAGORN, EOMER, MERRY)))


def play_out(playtest: Playtest) -> None:
    firsts = list(start(playtest.pk))
    while firsts:
        play_chunk(playtest.pk, firsts.pop(), firsts.append)


def read_again(cells: list[Playtest]) -> list[Playtest]:
    return gauntlet_to_read(KEEPER, present(cells[0].gauntlet))


def address(cells: list[Playtest], act: str = "") -> str:
    return f"/playtests/gauntlets/{cells[0].gauntlet}/{act}"


def test_a_paused_gauntlet_is_not_played_and_goes_on_where_it_was(cells: list[Playtest]) -> None:
    play_out(cells[0])
    assert control.pause(*read_again(cells))
    assert list(start(cells[1].pk)) == []
    paused = matrix(read_again(cells))
    assert (paused.status, paused.played, paused.games) == (Status.PAUSED, 4, 8)
    assert control.resume(*read_again(cells))
    play_out(cells[1])
    over = matrix(read_again(cells))
    assert (over.status, over.played) == (Status.FINISHED, 8)


def test_only_a_running_gauntlet_is_paused_and_only_a_paused_one_resumed(
    cells: list[Playtest],
) -> None:
    assert not control.resume(*cells)
    assert control.pause(*cells)
    assert not control.pause(*read_again(cells))
    for cell in cells:
        control.resume(cell)
        play_out(cell)
    assert not control.pause(*read_again(cells))
    assert not control.resume(*read_again(cells))


def test_one_paused_pairing_keeps_none_of_the_others_waiting(cells: list[Playtest]) -> None:
    control.pause(cells[0])
    assert set(next_in_line()) == {cells[1]}
    assert matrix(read_again(cells)).status is Status.PLAYING


@pytest.mark.parametrize("act", [control.pause, control.cancel])
def test_the_next_playtest_takes_the_place_of_a_gauntlet_that_stops(
    cells: list[Playtest], sent: list[str], act: Callable[..., Any]
) -> None:
    """Also one that was put on the queue, in vain, after the first pairing was over."""
    play_out(cells[0])
    other, now = begun(games=2), timezone.now()
    Playtest.objects.filter(pk=cells[0].pk).update(finished=now - timedelta(seconds=10))
    Playtest.objects.filter(pk=other.pk).update(
        queue_key="k", started=None, chunk_games=None, published=now - timedelta(seconds=5)
    )
    assert start(other.pk) == ()
    sent.clear()
    assert act(*read_again(cells))
    assert sent == [str(other.pk)]


def test_a_gauntlet_that_goes_on_begins_with_the_pairing_it_stopped_at(
    cells: list[Playtest],
    sent: list[str],
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    play_out(cells[0])
    control.pause(*read_again(cells))
    sent.clear()
    with django_capture_on_commit_callbacks(execute=True):
        control.resume(*read_again(cells))
    assert sent == [str(cells[1].pk)]


class TestPage:
    def test_its_owner_pauses_resumes_and_cancels(
        self, client: Client, cells: list[Playtest]
    ) -> None:
        assert "Pause</button>" in client.get(address(cells)).content.decode()
        page = client.post(address(cells, "pause/"), follow=True).content.decode()
        assert "The gauntlet is paused. Resume it at any time." in page
        assert "Resume</button>" in page
        assert "Pause</button>" not in page
        assert {cell.status for cell in read_again(cells)} == {Status.PAUSED}
        assert "paused" in client.get("/playtests/").content.decode()
        page = client.post(address(cells, "resume/"), follow=True).content.decode()
        assert "The gauntlet goes on." in page
        page = client.post(address(cells, "cancel/"), follow=True).content.decode()
        assert "Cancelled" in page
        assert "Pause</button>" not in page

    def test_its_owner_goes_back_to_it_from_a_pairing(
        self, client: Client, cells: list[Playtest]
    ) -> None:
        link = f'<a href="{address(cells)}">Gauntlet</a>'
        assert link in client.get(cells[0].get_absolute_url()).content.decode()
        alone = begun(games=1)
        assert ">Gauntlet</a>" not in client.get(alone.get_absolute_url()).content.decode()

    def test_it_is_deleted_once_it_is_over(self, client: Client, cells: list[Playtest]) -> None:
        page = client.post(address(cells, "delete/"), follow=True).content.decode()
        assert "Cancel the gauntlet before you delete it." in page
        assert "Delete gauntlet" not in page
        control.cancel(*cells)
        assert "Delete gauntlet" in client.get(address(cells)).content.decode()
        page = client.post(address(cells, "delete/"), follow=True).content.decode()
        assert "The gauntlet was deleted." in page
        assert not Playtest.objects.exists()
