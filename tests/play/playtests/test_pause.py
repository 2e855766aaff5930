"""Pausing a playtest, resuming it, and what a running one shows."""

import pytest
from django.test import Client

from play.models import Playtest, Status
from play.queue.execution import games_played, start
from play.queue.fairness import next_in_line, waits_for_another
from play.queue.orders import pause_playtest, resume_playtest
from play.results.progress import Progress, playtest_progress, share_sentence
from tests.play.small_playtests import begun, play_chunks, played

pytestmark = pytest.mark.django_db


def test_a_paused_playtest_is_not_played_and_goes_on_where_it_was() -> None:
    playtest = begun(games=10, chunk_games=4)
    play_chunks(playtest, 0)
    assert pause_playtest(playtest)
    assert play_chunks(playtest, 4) == []
    assert games_played(playtest) == 4
    playtest.refresh_from_db()
    assert playtest.status is Status.PAUSED
    assert resume_playtest(playtest)
    assert list(start(playtest.pk)) == [4, 8]
    play_chunks(playtest, 4, 8)
    assert Playtest.objects.get(pk=playtest.pk).status is Status.FINISHED


def test_a_paused_playtest_keeps_none_of_the_same_person_waiting() -> None:
    first, second = begun(games=4), begun(games=4)
    Playtest.objects.update(queue_key="account 1")
    second.refresh_from_db()
    assert waits_for_another(second)
    pause_playtest(first)
    assert set(next_in_line()) == {second}
    assert not waits_for_another(second)


def test_only_a_running_playtest_is_paused_and_only_a_paused_one_resumed() -> None:
    playtest = begun(games=4)
    assert not resume_playtest(playtest)
    assert pause_playtest(playtest)
    assert not pause_playtest(playtest)
    over = played(games=2)
    assert not pause_playtest(over)
    assert not resume_playtest(over)


def test_the_owner_pauses_and_resumes_on_the_page(client: Client) -> None:
    playtest = begun(games=8, chunk_games=4)
    play_chunks(playtest, 0)
    assert "Pause" in client.get(playtest.get_absolute_url()).content.decode()
    client.post(f"/playtests/{playtest.pk}/pause/")
    page = client.get(playtest.get_absolute_url()).content.decode()
    assert "Paused" in page
    assert "Resume" in page
    client.post(f"/playtests/{playtest.pk}/resume/")
    playtest.refresh_from_db()
    assert playtest.status is Status.PLAYING


def test_a_running_playtest_shows_shares_and_pace_so_far(client: Client) -> None:
    playtest = begun(games=40, chunk_games=4)
    play_chunks(playtest, 0, 4, 8)
    progress = playtest_progress(playtest, games_played(playtest))
    assert progress.pace is not None
    assert progress.pace > 0
    assert sum(side.wins for side in progress.sides) <= 12
    page = client.get(playtest.get_absolute_url()).content.decode()
    assert "games a second" in page
    assert "won, " in page


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (None, ""),
        (0, "about 1 s"),
        (59, "about 59 s"),
        (130, "about 2 min"),
        (7300, "about 2 h 1 min"),
    ],
)
def test_the_time_left_is_said_in_words(seconds: int | None, words: str) -> None:
    assert Progress((), None, seconds).time_left == words


def test_a_finished_playtest_is_shared_in_a_sentence_with_its_address(client: Client) -> None:
    playtest = played(games=8)
    sentence = share_sentence(playtest)
    wins = playtest.played_games.filter(winner=0).count()
    assert f"{100 * wins / 8:.1f}%" in sentence
    assert sentence.endswith("of 8 games, King block, seed 7.")
    page = client.get(playtest.get_absolute_url()).content.decode()
    assert f"{sentence} http://testserver/playtests/{playtest.pk}/" in page
    assert f'<meta property="og:description" content="{sentence}">' in page
