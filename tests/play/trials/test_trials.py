"""Trials on the queue: the same numbers as in one process, however their games are cut."""

from typing import Any

import pytest

from play.games.records import game_record
from play.games.replays import load_replay
from play.models import Chunk, Playtest, Status, Trial
from play.queue import execution
from play.queue.chunks import missing_chunks
from play.queue.execution import play_chunk
from play.queue.orders import cancel_playtest, pause_playtest, resume_playtest
from play.queue.totals import playtest_summary
from play.requests.trial import TrialRequest
from play.trials.playing import play_trial
from play.trials.report import trial_json
from play.trials.results import stored_trial_json
from rules.playtest.trials.sprt import Answer
from tests.play.small_playtests import ARAGORN, EOMER, MERRY
from tests.play.small_trials import (
    begun_trial,
    comparison,
    deck,
    lcg_comparison,
    play_trial_out,
    played_trial,
    swap,
)

pytestmark = pytest.mark.django_db


def in_process(request: TrialRequest) -> dict[str, Any]:
    *_, summary = play_trial(request)
    return trial_json(request.facts, summary)


def found(playtest: Playtest, result: dict[str, Any]) -> dict[str, Any]:
    """Return what a stored trial found, without what was asked."""
    return {key: value for key, value in stored_trial_json(playtest).items() if key in result}


class TestComparison:
    @pytest.mark.parametrize("chunk_games", [3, 10, 100])
    def test_the_queue_and_one_process_agree_to_the_last_digit(self, chunk_games: int) -> None:
        request = comparison(12, others=(deck(MERRY), deck(EOMER)))
        expected = in_process(request)
        playtest = played_trial(request, chunk_games)
        assert playtest.status is Status.FINISHED
        assert found(playtest, expected) == expected
        assert expected["pairs"] == 12

    def test_the_test_stops_at_the_same_look_wherever_games_are_played(self) -> None:
        request = comparison(
            400, versions=(deck(ARAGORN), deck(ARAGORN)), margin=0.2, others=(deck(EOMER),)
        )
        expected = in_process(request)
        assert expected["sprt"]["answer"] == Answer.NO_DIFFERENCE
        playtest = played_trial(request, chunk_games=33)
        assert playtest.status is Status.FINISHED
        assert execution.games_played(playtest) < playtest.games
        assert found(playtest, expected) == expected

    def test_games_past_the_answer_are_not_counted(self) -> None:
        request = comparison(
            400, versions=(deck(ARAGORN), deck(ARAGORN)), margin=0.2, others=(deck(EOMER),)
        )
        expected = in_process(request)
        playtest = begun_trial(request, chunk_games=50)
        play_chunk(playtest.pk, 700, lambda _: None)
        playtest = play_trial_out(playtest)
        assert execution.games_played(playtest) > 2 * expected["pairs"]
        assert found(playtest, expected) == expected

    def test_a_chunk_delivered_twice_changes_nothing(self) -> None:
        playtest = begun_trial(comparison(6), chunk_games=5)
        for first in [*missing_chunks(playtest), *missing_chunks(playtest)]:
            play_chunk(playtest.pk, first, lambda _: None)
        assert Chunk.objects.filter(playtest=playtest).count() == 3
        expected = in_process(comparison(6))
        assert found(Playtest.objects.get(pk=playtest.pk), expected) == expected

    def test_a_pair_is_one_opponent_and_both_versions(self) -> None:
        description: Any = begun_trial(
            comparison(4, others=(deck(MERRY), deck(EOMER)))
        ).description()
        places = [description.place(game) for game in range(8)]
        assert [(place.pair, place.version, place.opponent) for place in places] == [
            (0, 0, 0), (0, 1, 0), (1, 0, 1), (1, 1, 1), (2, 0, 0), (2, 1, 0), (3, 0, 1), (3, 1, 1),
        ]  # fmt: skip

    def test_every_game_plays_back_with_its_own_decks(self) -> None:
        playtest = played_trial(comparison(2, others=(deck(MERRY), deck(EOMER))))
        for game in range(4):
            replay = load_replay(playtest, game_record(playtest, game), 0)
            assert replay.steps > 10
        assert load_replay(playtest, game_record(playtest, 1), 0).names == (
            "Rotk-eomer-starter",
            "Sog-merry-starter",
        )


class TestSwap:
    @pytest.mark.parametrize("chunk_games", [3, 100])
    def test_the_queue_and_one_process_agree_to_the_last_digit(self, chunk_games: int) -> None:
        expected = in_process(swap())
        playtest = played_trial(swap(), chunk_games)
        assert playtest.status is Status.FINISHED
        assert found(playtest, expected) == expected
        assert [len(part["standings"]) for part in expected["rounds"]] == [3, 2]

    def test_a_later_round_is_closed_until_the_one_before_is_complete(self) -> None:
        playtest = begun_trial(swap(), chunk_games=8)
        assert list(missing_chunks(playtest)) == [0, 8]
        sent: list[int] = []
        play_chunk(playtest.pk, 0, sent.append)
        assert sent == [8]
        play_chunk(playtest.pk, 8, sent.append)
        assert sent == [8, 16, 24, 32]
        assert Trial.objects.get(playtest=playtest).settled == 2

    def test_two_workers_who_see_a_round_end_open_the_next_one_once(self) -> None:
        playtest = begun_trial(swap(), chunk_games=16)
        execution.play_chunk(playtest.pk, 0, lambda _: None)
        sent: list[int] = []
        execution.play_chunk(playtest.pk, 0, sent.append)
        assert sent == []

    def test_a_round_whose_last_message_was_lost_is_followed_by_the_next(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        playtest = begun_trial(swap(), chunk_games=16)
        with monkeypatch.context() as death:
            death.setattr(execution, "settle", lambda playtest: False)
            play_chunk(playtest.pk, 0, lambda _: None)
        assert not list(missing_chunks(playtest))
        assert execution.start(playtest.pk) == [16, 32]
        expected = in_process(swap())
        assert found(play_trial_out(playtest), expected) == expected

    def test_pausing_between_rounds_loses_nothing(self) -> None:
        playtest = begun_trial(swap(), chunk_games=16)
        play_chunk(playtest.pk, 0, lambda _: None)
        pause_playtest(playtest)
        play_chunk(playtest.pk, 16, lambda _: None)
        assert Chunk.objects.filter(playtest=playtest).count() == 1
        resume_playtest(playtest)
        expected = in_process(swap())
        assert found(play_trial_out(playtest), expected) == expected

    def test_what_was_played_before_a_cancel_is_shown(self) -> None:
        playtest = begun_trial(swap(), chunk_games=16)
        play_chunk(playtest.pk, 0, lambda _: None)
        cancel_playtest(playtest)
        result = stored_trial_json(Playtest.objects.get(pk=playtest.pk))
        assert len(result["rounds"]) == 1
        assert result["best"] is None


class TestLcg:
    def test_two_decks_in_a_scenario_have_wins_and_scores(self) -> None:
        expected = in_process(lcg_comparison())
        playtest = played_trial(lcg_comparison(), chunk_games=5)
        assert found(playtest, expected) == expected
        assert expected["score"]["pairs_both_won"] <= expected["both_won"]

    def test_a_deck_compared_with_itself_is_equal_in_every_pair(self) -> None:
        request = lcg_comparison()
        same = in_process(lcg_comparison(versions=(request.versions[0], request.versions[0])))
        assert (same["only_old_won"], same["only_new_won"]) == (0, 0)


def test_a_trial_too_short_to_cut_is_played_at_once() -> None:
    playtest = begun_trial(comparison(1))
    Playtest.objects.filter(pk=playtest.pk).update(chunk_games=None, started=None)
    execution.start(playtest.pk)
    assert playtest_summary(playtest).games == 2
    assert Playtest.objects.get(pk=playtest.pk).status is Status.FINISHED
