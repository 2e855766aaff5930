"""The queue is fair by time: chunks end in time, slow games wait apart, no game holds others up."""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from itertools import count

import pytest

from play.games.records import game_record
from play.models import Playtest, Status
from play.models.limits import MAX_GAMES
from play.queue import execution, tasks
from play.queue.chunks import chunk_with, is_missing, missing_chunks
from play.queue.durations import (
    GAME_SECONDS,
    TakesTooLong,
    check_duration,
    duration,
    game_seconds,
    is_slow,
)
from play.queue.execution import play_chunk, store
from play.queue.orders import order_playtest
from play.queue.totals import playtest_summary
from rules.construction import Game
from rules.playtest import tcg
from rules.playtest.playing import watched_games
from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import summarise
from tests.expected import tcg_description
from tests.play.small_playtests import begun, cards_of, entrant, playtest_request
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


class Clock:
    """Processor time that passes by one second whenever a game is begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, a_game: float = 1.0) -> None:
        self.now = 0.0

        def slowly(description: object, index: int) -> object:
            self.now += a_game
            return play_game(description, index)  # type: ignore[arg-type]

        monkeypatch.setattr(tcg, "play_game", slowly)
        monkeypatch.setattr(time, "process_time", lambda: self.now)


def played_to_its_end(playtest: Playtest) -> None:
    """Play a playtest as a worker would, message after message."""
    waiting = list(missing_chunks(playtest))[: execution.AT_A_TIME]
    for _ in range(100):
        if not waiting:
            break
        play_chunk(playtest.pk, waiting.pop(0), send=waiting.append)


def in_one_go(playtest: Playtest) -> object:
    return summarise(
        play_range(play_game, tcg_description(playtest.description()), 0, playtest.games)
    )


class TestAChunkThatRunsOutOfTime:
    def test_is_stored_with_the_games_it_has_and_the_rest_is_sent(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        playtest = begun(games=20, chunk_games=10)
        Clock(monkeypatch, a_game=2.0)
        sent: list[int] = []

        play_chunk(playtest.pk, 0, send=sent.append)

        assert list(playtest.chunks.values_list("first", "games")) == [(0, 3)]
        assert sent == [3]
        assert list(missing_chunks(playtest)) == [3, 10]

    def test_changes_no_game_and_no_digest(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(execution, "AT_A_TIME", 2)
        playtest = begun(games=54, chunk_games=10)
        Clock(monkeypatch, a_game=2.0)
        played_to_its_end(playtest)
        monkeypatch.undo()
        playtest.refresh_from_db()

        assert playtest.status is Status.FINISHED
        assert playtest.chunks.count() > 3
        assert playtest_summary(playtest) == in_one_go(playtest)
        assert playtest.played_games.count() == 54

    def test_games_are_found_in_whichever_chunk_has_them(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        playtest = begun(games=10, chunk_games=10)
        Clock(monkeypatch, a_game=2.0)
        played_to_its_end(playtest)

        firsts = [chunk_with(playtest, game) for game in range(10)]
        assert firsts == [0, 0, 0, 3, 3, 3, 6, 6, 6, 9]
        assert [game_record(playtest, game).index for game in range(10)] == list(range(10))
        assert chunk_with(playtest, 10) is None

    def test_a_message_that_comes_twice_plays_nothing_twice(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        playtest = begun(games=10, chunk_games=10)
        Clock(monkeypatch, a_game=2.0)
        sent: list[int] = []
        for first in (0, 0, 3, 3, 0, 5):
            play_chunk(playtest.pk, first, send=sent.append)

        assert list(playtest.chunks.values_list("first", "games")) == [(0, 3), (3, 3)]
        assert sent == [3, 6]

    def test_two_workers_that_cut_it_at_different_games_agree(self) -> None:
        """What was stored first stays, and the rest follows from it."""
        playtest = begun(games=10, chunk_games=10)
        records = play_range(play_game, tcg_description(playtest.description()), 0, 10)

        assert store(playtest, 0, records[:4]) == 4
        assert store(playtest, 0, records[:7]) == 4
        assert playtest.played_games.count() == 4
        assert is_missing(playtest, 4)
        assert not is_missing(playtest, 7)


class TestAGameThatTakesTooLong:
    @pytest.fixture
    def hasty(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let each look at the clock be a second later, and games last a minute at most."""
        seconds: Iterator[int] = count()
        monkeypatch.setattr("rules.playtest.playing.time.process_time", lambda: next(seconds))

    def test_counts_as_unfinished_and_fails_no_other(
        self, monkeypatch: pytest.MonkeyPatch, hasty: None
    ) -> None:
        monkeypatch.setattr(execution, "CHUNK_LIMIT", 10**9)
        monkeypatch.setattr(execution, "GAME_SECONDS", 60.0)
        monkeypatch.setattr(execution, "WATCH_EVERY", 0.0)
        playtest = begun(games=6, chunk_games=6)
        play_chunk(playtest.pk, 0, send=lambda _: None)
        playtest.refresh_from_db()
        facts = list(playtest.played_games.values_list("ending", "decisions"))

        assert playtest.status is Status.FINISHED
        assert playtest_summary(playtest).games == 6
        cut_off = [decisions for ending, decisions in facts if ending == "unfinished"]
        assert cut_off
        assert set(cut_off) == {60}

    def test_has_the_choices_of_the_whole_game_up_to_there(self) -> None:
        description = tcg_description(playtest_request().description())
        whole = play_game(description, 0)
        with watched_games(_after(10), every=0.0):
            cut = play_game(description, 0)

        assert (cut.ending, cut.winner) == ("unfinished", None)
        assert cut.choices == whole.choices[:10]

    def test_can_be_replayed_to_where_it_was_cut_off(self) -> None:
        description = tcg_description(playtest_request().description())
        with watched_games(_after(10), every=0.0):
            cut = play_game(description, 0)
        *_, last = tcg.replay(description, 0, cut.choices)

        assert tcg.is_end(last, cut)
        assert not tcg.is_end(last, play_game(description, 0))

    def test_a_long_game_shows_the_sweeper_that_someone_plays_it(self) -> None:
        playtest = begun(games=2, chunk_games=1)
        times = iter([0.0, 1.0, 30.0, 30.0, 31.0])
        watch = execution.GameWatch(playtest, clock=partial(next, times))

        assert not watch(1.0)
        before = Playtest.objects.get().published
        assert not watch(2.0)
        assert Playtest.objects.get().published != before
        assert watch(GAME_SECONDS + 1)


def _after(choices: int) -> Callable[[float], bool]:
    asked = count()
    return lambda _: next(asked) >= choices


class TestSlowPlaytests:
    @pytest.mark.parametrize(
        ("game", "players", "slow"),
        [
            (Game.TCG, ["easy", "quick"], False),
            (Game.TCG, ["random", "random"], False),
            (Game.TCG, ["good", "good"], False),
            (Game.TCG, ["strong", "strong"], True),
            (Game.LCG, ["quick"], False),
            (Game.LCG, ["good", "good"], True),
            (Game.LCG, ["strong"], True),
        ],
    )
    def test_are_known_by_their_players(self, game: Game, players: list[str], slow: bool) -> None:
        assert is_slow(game, players) is slow

    def test_wait_in_a_queue_of_their_own(
        self,
        monkeypatch: pytest.MonkeyPatch,
        django_capture_on_commit_callbacks: Callable[..., AbstractContextManager[object]],
    ) -> None:
        queues: list[str] = []
        monkeypatch.setattr(
            tasks.start_task, "apply_async", lambda args, queue: queues.append(queue)
        )
        for player in ("easy", "strong"):
            both = entrant(cards_of("rotk-aragorn-starter"), player=player)
            with django_capture_on_commit_callbacks(execute=True):
                tasks.send_on_commit(order_playtest(playtest_request(first=both, second=both)))

        assert queues == ["westmarch", "westmarch-slow"]


class TestGamesThatCannotFinish:
    def test_are_refused_with_an_estimate(self) -> None:
        with pytest.raises(TakesTooLong, match=r"would take about \d+ days"):
            check_duration(Game.TCG, ["strong", "strong"], 10_000_000)

    @pytest.mark.parametrize("game", list(Game))
    def test_what_the_page_offers_is_not_refused(self, game: Game) -> None:
        check_duration(game, ["strong", "strong"], MAX_GAMES)

    def test_an_order_with_one_is_refused_and_nothing_is_kept(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("play.queue.durations.PLAYTEST_SECONDS", 0.0)
        with pytest.raises(TakesTooLong):
            order_playtest(playtest_request(), maker=KEEPER)
        assert not Playtest.objects.exists()

    @pytest.mark.parametrize(
        ("seconds", "words"),
        [
            (1, "2 seconds"),
            (80, "80 seconds"),
            (120, "2 minutes"),
            (7_200, "2 hours"),
            (10**6, "12 days"),
        ],
    )
    def test_an_estimate_is_in_words(self, seconds: float, words: str) -> None:
        assert duration(seconds) == words

    def test_a_stronger_player_takes_longer(self) -> None:
        assert game_seconds(Game.TCG, ["strong"]) > game_seconds(Game.TCG, ["good"])
