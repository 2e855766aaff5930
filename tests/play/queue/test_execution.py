"""Chunks: played once, twice or by a second worker, the result is the same."""

from functools import partial
from typing import Any
from uuid import uuid4

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from django.test import Client

from play.models import Chunk, Playtest, Status
from play.queue import execution
from play.queue.chunks import missing_chunks
from play.queue.execution import (
    AT_A_TIME,
    LOOK_EVERY,
    RULES_CHANGED,
    games_played,
    play_chunk,
    start,
    store,
)
from play.queue.orders import GauntletCell, cancel_playtest, order_playtest
from play.queue.totals import playtest_summary
from rules.playtest import tcg
from rules.playtest.ranges import play_range
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import summarise
from tests.expected import present, tcg_description
from tests.play.small_playtests import begun, play_chunks, played, playtest_request

pytestmark = pytest.mark.django_db


def in_one_go(playtest: Playtest) -> Any:
    """Return the summary of a playtest's games played in this process, uncut."""
    return summarise(
        play_range(play_game, tcg_description(playtest.description()), 0, playtest.games)
    )


def chunks_as_stored(playtest: Playtest) -> list[tuple[Any, ...]]:
    return list(playtest.chunks.values_list("pk", "first", "games", "summary", "records", "stored"))


FINGERPRINTS = ["rules_fingerprint", "players_fingerprint"]


class TestChangedRules:
    @pytest.mark.parametrize("fingerprint", FINGERPRINTS)
    def test_games_by_other_rules_or_players_are_not_added_to_a_playtest(
        self, fingerprint: str
    ) -> None:
        playtest = begun(games=8, chunk_games=4)
        play_chunk(playtest.pk, 0, send=lambda _: None)
        Playtest.objects.update(**{fingerprint: "older"})

        play_chunk(playtest.pk, 4, send=lambda _: None)

        playtest.refresh_from_db()
        assert playtest.status is Status.FAILED
        assert playtest.failure == RULES_CHANGED
        assert games_played(playtest) == 4

    def test_a_playtest_of_an_earlier_version_with_unknown_players_is_not_played_on(self) -> None:
        playtest = begun(games=8, chunk_games=4)
        Playtest.objects.update(players_fingerprint="")

        play_chunk(playtest.pk, 0, send=lambda _: None)

        playtest.refresh_from_db()
        assert playtest.failure == RULES_CHANGED

    @pytest.mark.parametrize("fingerprint", FINGERPRINTS)
    def test_a_playtest_that_waited_is_played_by_the_rules_and_players_of_its_start(
        self, fingerprint: str
    ) -> None:
        playtest = order_playtest(playtest_request(games=1))
        current = getattr(playtest, fingerprint)
        Playtest.objects.update(**{fingerprint: "older"})

        start(playtest.pk)

        playtest.refresh_from_db()
        assert playtest.status is Status.FINISHED
        assert getattr(playtest, fingerprint) == current

    def test_a_waiting_part_of_a_gauntlet_is_not_played_by_other_players_than_its_first_parts(
        self,
    ) -> None:
        cell = GauntletCell(uuid4(), 0, 1)
        playtest = order_playtest(playtest_request(games=1), cell=cell)
        Playtest.objects.update(players_fingerprint="older")

        assert not start(playtest.pk)

        playtest.refresh_from_db()
        assert playtest.failure == RULES_CHANGED
        assert games_played(playtest) == 0

    def test_the_page_says_why_it_stopped(self, client: Client) -> None:
        playtest = begun(games=8, chunk_games=4)
        Playtest.objects.update(rules_fingerprint="older")
        play_chunk(playtest.pk, 0, send=lambda _: None)

        page = client.get(playtest.get_absolute_url()).content.decode()

        assert "were updated while this playtest ran" in page
        assert "This is a bug" not in page


class TestStart:
    @pytest.fixture
    def no_time_to_try(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(execution, "TIMED_SECONDS", 0)

    def test_it_cuts_the_games_into_chunks_and_gives_the_first(self, no_time_to_try: None) -> None:
        playtest = order_playtest(playtest_request(games=40))
        to_play = start(playtest.pk)
        playtest.refresh_from_db()
        assert playtest.status is Status.PLAYING
        assert list(to_play) == list(range(0, 40, present(playtest.chunk_games)))[:AT_A_TIME]

    def test_a_small_playtest_still_has_chunks_for_every_worker(self, no_time_to_try: None) -> None:
        playtest = order_playtest(playtest_request(games=40))
        start(playtest.pk)
        playtest.refresh_from_db()
        assert playtest.chunk_games == 4

    @pytest.mark.parametrize(
        ("games", "tried", "seconds", "chunk"),
        [
            (100_000, 40, 0.4, 200),
            (100_000, 1, 30.0, 1),
            (100_000, 20_000, 0.4, 2_000),
            (600, 40, 0.4, 50),
            (13, 1, 0.4, 2),
            (5, 1, 0.4, 1),
            (5, 5, 0.1, 5),
        ],
    )
    def test_a_chunk_takes_about_two_seconds(
        self, games: int, tried: int, seconds: float, chunk: int
    ) -> None:
        assert execution.fitting_chunk(games, tried, seconds) == chunk

    def test_a_playtest_that_is_over_within_the_trial_is_stored_at_once(self) -> None:
        playtest = order_playtest(playtest_request(games=3))
        assert list(start(playtest.pk)) == []
        playtest.refresh_from_db()
        assert playtest.status is Status.FINISHED
        assert playtest_summary(playtest) == in_one_go(playtest)

    def test_the_games_of_the_trial_are_kept_and_the_rest_is_played(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(execution, "MIN_CHUNKS", 5)
        playtest = order_playtest(playtest_request(games=10))
        timed = play_range(play_game, tcg_description(playtest.description()), 0, 3)
        monkeypatch.setattr(execution, "_timed_games", lambda _: (timed, 0.4))
        to_play = start(playtest.pk)
        playtest.refresh_from_db()
        assert playtest.chunk_games == 2
        assert [chunk.games for chunk in playtest.chunks.all()] == [2, 1]
        assert list(to_play) == [3, 4, 6, 8]
        play_chunks(playtest, *to_play)
        playtest.refresh_from_db()
        assert playtest.status is Status.FINISHED
        assert playtest_summary(playtest) == in_one_go(playtest)

    def test_a_second_start_leaves_the_cut_as_it_was(self) -> None:
        playtest = begun(games=10, chunk_games=3)
        assert list(start(playtest.pk)) == [0, 3, 6, 9]
        playtest.refresh_from_db()
        assert playtest.chunk_games == 3

    def test_only_so_many_chunks_are_sent_at_a_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(execution, "AT_A_TIME", 3)
        playtest = begun(games=100, chunk_games=2)
        assert list(start(playtest.pk)) == [0, 2, 4]
        assert play_chunks(playtest, 2) == [6]
        assert play_chunks(playtest, 0) == [8]

    def test_none_is_sent_once_all_were(self) -> None:
        playtest = begun(games=4, chunk_games=1)
        assert list(start(playtest.pk)) == [0, 1, 2, 3]
        assert play_chunks(playtest, 0) == []

    def test_after_a_loss_as_many_chunks_are_on_the_queue_as_before(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Whatever was played until then: here every second chunk."""
        monkeypatch.setattr(execution, "AT_A_TIME", 2)
        playtest = begun(games=10, chunk_games=1)
        play_chunks(playtest, 1, 3, 5, 7, 9)
        queue, played = list(start(playtest.pk)), []
        while queue:
            assert len(queue) == 2 or playtest.chunks.count() == 9
            played.append(queue.pop(0))
            queue += play_chunks(playtest, played[-1])
        assert played == [0, 2, 4, 6, 8]

    def test_a_message_from_before_a_loss_skips_nothing(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(execution, "AT_A_TIME", 2)
        playtest = begun(games=10, chunk_games=1)
        assert list(start(playtest.pk)) == [0, 1]
        assert play_chunks(playtest, 7) == [2]
        assert play_chunks(playtest, 7) == []

    def test_nothing_is_given_for_a_playtest_that_is_over(self) -> None:
        playtest = begun()
        cancel_playtest(playtest)
        assert not start(playtest.pk)


class TestChunks:
    def test_all_chunks_together_are_the_games_in_one_go(self) -> None:
        playtest = played(games=10, chunk_games=4)
        assert playtest.status is Status.FINISHED
        assert [chunk.games for chunk in playtest.chunks.all()] == [4, 4, 2]
        assert playtest_summary(playtest) == in_one_go(playtest)

    def test_the_cut_does_not_show_in_the_result(self) -> None:
        assert playtest_summary(played(chunk_games=1)) == playtest_summary(played(chunk_games=7))

    def test_the_order_in_which_chunks_come_does_not_matter(self) -> None:
        playtest = begun(games=10, chunk_games=4)
        play_chunks(playtest, 8, 0, 4)
        assert playtest_summary(playtest) == in_one_go(playtest)

    def test_playing_a_chunk_again_changes_nothing(self) -> None:
        playtest = begun(games=10, chunk_games=4)
        play_chunks(playtest, 0)
        before = chunks_as_stored(playtest)
        assert play_chunks(playtest, 0) == []
        assert chunks_as_stored(playtest) == before

    def test_a_chunk_that_two_workers_played_is_stored_once(self) -> None:
        playtest = begun(games=10, chunk_games=4)
        records = play_range(play_game, tcg_description(playtest.description()), 0, 4)
        store(playtest, 0, records)
        before = chunks_as_stored(playtest)
        store(playtest, 0, records)
        assert chunks_as_stored(playtest) == before

    def test_after_a_kill_what_is_missing_is_played_and_the_digest_is_the_same(self) -> None:
        playtest = begun(games=10, chunk_games=2)
        play_chunks(playtest, 0, 6)
        assert list(missing_chunks(playtest)) == [2, 4, 8]
        play_chunks(playtest, *start(playtest.pk))
        playtest.refresh_from_db()
        assert playtest.status is Status.FINISHED
        assert playtest_summary(playtest).digest == in_one_go(playtest).digest

    def test_a_worker_killed_before_it_said_that_all_is_done_is_made_up_for(self) -> None:
        playtest = begun(games=4, chunk_games=4)
        store(playtest, 0, play_range(play_game, tcg_description(playtest.description()), 0, 4))
        play_chunks(playtest, 0)
        playtest.refresh_from_db()
        assert playtest.status is Status.FINISHED

    def test_the_next_chunk_is_sent_before_this_one_is_stored(self) -> None:
        # A worker that dies between the two plays this chunk again, and sends the next one again.
        playtest = begun(games=100, chunk_games=2)
        stored_at_sending = []
        play_chunk(playtest.pk, 4, lambda _: stored_at_sending.append(games_played(playtest)))
        assert stored_at_sending == [0]
        assert games_played(playtest) == 2

    def test_progress_is_the_sum_of_what_is_stored(self) -> None:
        playtest = begun(games=10, chunk_games=4)
        assert games_played(playtest) == 0
        play_chunks(playtest, 8)
        assert games_played(playtest) == 2


class TestCancel:
    def test_no_chunk_is_played_after_it(self) -> None:
        playtest = begun()
        cancel_playtest(playtest)
        assert play_chunks(playtest, 0) == []
        assert not Chunk.objects.exists()

    def test_the_chunk_at_hand_stops_and_keeps_what_it_played(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        playtest = begun(games=100, chunk_games=100)

        def play_and_cancel(description: PlaytestDescription, index: int) -> GameRecord:
            if index == 2:
                cancel_playtest(playtest)
            return play_game(description, index)

        now = iter(range(1_000))
        monkeypatch.setattr(
            execution, "Watch", partial(execution.Watch, clock=lambda: LOOK_EVERY * next(now))
        )
        monkeypatch.setattr(tcg, "play_game", play_and_cancel)
        play_chunks(playtest, 0)
        playtest.refresh_from_db()
        assert playtest.status is Status.CANCELLED
        assert games_played(playtest) == 3


class TestFailure:
    @pytest.fixture
    def third_game_breaks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def breaks(description: PlaytestDescription, index: int) -> GameRecord:
            if index == 3:
                raise KeyError("a card that is nowhere")
            return play_game(description, index)

        monkeypatch.setattr(tcg, "play_game", breaks)

    def test_a_game_that_breaks_ends_the_playtest_and_is_named(
        self, third_game_breaks: None, caplog: pytest.LogCaptureFixture
    ) -> None:
        playtest = begun(games=10, chunk_games=2, seed=5)
        play_chunks(playtest, 0)
        assert play_chunks(playtest, 2) == []
        playtest.refresh_from_db()
        assert playtest.status is Status.FAILED
        assert playtest.failed_game == 3
        assert playtest.failure == "KeyError: 'a card that is nowhere'"
        assert "game 3 of seed 5" in caplog.text

    def test_it_is_not_tried_again(self, third_game_breaks: None) -> None:
        playtest = begun(games=10, chunk_games=2)
        play_chunks(playtest, 2)
        assert list(start(playtest.pk)) == []
        assert play_chunks(playtest, 4) == []
        assert games_played(playtest) == 0

    def test_a_game_that_breaks_in_the_trial_ends_it_too(self, third_game_breaks: None) -> None:
        playtest = order_playtest(playtest_request())
        assert list(start(playtest.pk)) == []
        playtest.refresh_from_db()
        assert playtest.status is Status.FAILED

    def test_a_choice_that_never_ends_is_said_so_in_words(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Games are cut off between choices: only an error of ours takes so much time for one."""

        def hangs(description: PlaytestDescription, index: int) -> None:
            raise SoftTimeLimitExceeded

        monkeypatch.setattr(tcg, "play_game", hangs)
        monkeypatch.setattr(execution, "GAME_SECONDS", 0.0)
        playtest = begun()
        play_chunks(playtest, 0)
        playtest.refresh_from_db()
        assert playtest.failure == "It took longer than the worker’s time limit."

    def test_a_machine_that_is_too_busy_fails_no_playtest(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def hangs(description: PlaytestDescription, index: int) -> None:
            raise SoftTimeLimitExceeded

        monkeypatch.setattr(tcg, "play_game", hangs)
        playtest = begun()
        play_chunks(playtest, 0)
        monkeypatch.undo()
        playtest.refresh_from_db()

        assert playtest.status is Status.PLAYING
        assert next(missing_chunks(playtest)) == 0, "the sweeper sends it again"
