"""Afterwards: the replay of a game, playing on from any step of any replay, and the record."""

from typing import Any

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.games.records import game_record
from play.games.replays import load_replay
from play.models import Move, Playtest, Table, TableStatus
from play.tables.continuing import CannotPlayOn, game_of_playtest, game_of_table, play_on
from play.tables.inviting import join
from play.tables.records import find_record
from play.tables.replaying import replay_table
from play.tables.taking_back import NothingToTakeBack, take_back
from tests.play.small_lcg_playtests import played as played_lcg
from tests.play.small_playtests import played
from tests.play.small_trials import comparison, played_trial
from tests.play.tables.small_tables import (
    friend,
    lcg_request,
    live_of,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

SAM = Visitor(browser="the-browser-of-sam")


@pytest.mark.parametrize("asked", [tcg_request(), lcg_request()], ids=["tcg", "lcg"])
def test_a_game_that_is_over_is_a_replay_like_any_other(asked: Any, client: Client) -> None:
    table = play_at_random(sit_down(asked))

    replay = replay_table(table, KEEPER, 3, None)

    assert replay.steps == table.steps
    assert replay.step == 3
    assert replay.views[0][0] == "All cards"
    assert replay.result in client.get(f"{table.get_absolute_url()}replay/").content.decode()


def test_in_a_game_with_others_each_looks_back_through_their_own_seat() -> None:
    table = sit_down(tcg_request(friend(tcg_entrant("rotk-eomer-starter"))))
    join(table.seats.get(place=1).invitation, SAM)
    play_at_random(table)

    for visitor, seat in ((KEEPER, 0), (SAM, 1)):
        replay = replay_table(table, visitor, 0, 1 - seat)
        assert replay.seat == seat
        assert len(replay.views) == 1


@pytest.mark.parametrize("make", [played, played_lcg], ids=["tcg", "lcg"])
def test_a_game_of_a_playtest_is_played_on_from_any_step(make: Any) -> None:
    playtest = make(2, 2)
    record = game_record(playtest, 1)
    replay = load_replay(playtest, record, 0, 0)
    for step in (0, 1, replay.steps // 2):
        table = play_on(game_of_playtest(playtest, record), step, [0], KEEPER)
        table.refresh_from_db()

        first = Move.objects.filter(table=table).first()
        history = first.choices if first is not None and set(first.by) == {"h"} else []
        assert history == list(record.choices[:step])
        # The seat sees what the replay showed at this step; then computer players went on.
        frame = next(live_of(table).frames(0, step))
        assert frame.table == make_frame(playtest, record, step)
        assert table.is_playing
        play_at_random(table, most=3)


def make_frame(playtest: Playtest, record: Any, step: int) -> Any:
    """Return the table of a replay at a step as the first seat sees it."""
    games = playtest.kind.replay(playtest.description(), record.index, record.choices)
    names = ("A", "B", "C", "D")[: playtest.decks.count()]
    return playtest.face.record_game(games, record.choices, names, 0).frames[step].table


def test_a_game_of_a_trial_is_played_on_with_the_same_shuffles() -> None:
    playtest = played_trial(comparison(4))
    record = game_record(playtest, 3)
    steps = len(record.choices) - 2

    table = play_on(game_of_playtest(playtest, record), steps, [0, 1], KEEPER)

    table.refresh_from_db()
    assert live_of(table).choices[:steps] == list(record.choices[:steps])


def test_what_was_played_before_is_not_taken_back() -> None:
    table = play_at_random(sit_down(lcg_request()), most=6)
    again = play_on(game_of_table(table), 4, [0], KEEPER)
    again.refresh_from_db()
    assert (again.steps, again.source_table, again.source_step) == (4, table, 4)

    with pytest.raises(NothingToTakeBack):
        take_back(again.pk, again.revision)

    play_at_random(again, most=1)
    take_back(again.pk, again.revision)
    again.refresh_from_db()
    assert again.steps == 4


def test_a_game_by_older_rules_is_not_played_on() -> None:
    playtest = played(2, 2)
    Playtest.objects.update(rules_fingerprint="older")
    playtest.refresh_from_db()

    with pytest.raises(CannotPlayOn, match="other rules"):
        play_on(game_of_playtest(playtest, game_record(playtest, 0)), 1, [0], KEEPER)


def test_by_the_page_of_a_replay(client: Client) -> None:
    playtest = played(2, 2)
    page = client.get(f"{playtest.get_absolute_url()}games/1/?step=4").content.decode()
    assert "Play on from here" in page
    sent = {"playtest": str(playtest.pk), "game": "1", "step": "4", "seat": "1"}

    answer = client.post("/tables/play-on/", sent)

    table = Table.objects.get()
    assert answer["Location"] == table.get_absolute_url()
    assert table.seats.get(place=1).player == ""
    assert Client().post("/tables/play-on/", sent).status_code == 404
    assert client.post("/tables/play-on/", {"playtest": "x"}).status_code == 404


def test_a_game_with_others_is_not_played_on(client: Client) -> None:
    table = sit_down(tcg_request(friend(tcg_entrant("rotk-eomer-starter"))))
    join(table.seats.get(place=1).invitation, SAM)

    answer = client.post("/tables/play-on/", {"table": str(table.pk), "step": "1", "seat": "0"})

    assert answer.status_code == 404


class TestRecord:
    def test_by_deck_and_opponent(self, client: Client) -> None:
        games = [play_at_random(sit_down(tcg_request(seed=seed)), seed) for seed in range(3)]
        play_at_random(sit_down(lcg_request()))
        sit_down(lcg_request())

        tcg, lcg = find_record(KEEPER)

        won = sum(table.winner == 0 for table in games)
        assert (tcg.won, tcg.lost, tcg.games) == (won, 3 - won, 3)
        assert tcg.against == "rotk-eomer-starter (Quick)"
        assert (lcg.games, lcg.against) == (1, "Passage Through Mirkwood")
        assert b"Quick" in client.get("/tables/record/").content

    def test_help_is_noted(self) -> None:
        table = play_at_random(sit_down(lcg_request()), most=5)
        take_back(table.pk, table.revision)
        table.refresh_from_db()
        play_at_random(table)

        (line,) = find_record(KEEPER)

        assert (line.games, line.helped) == (1, 1)

    def test_a_game_that_was_played_on_does_not_count(self) -> None:
        table = play_at_random(sit_down(lcg_request()))
        again = play_on(game_of_table(table), 1, [0], KEEPER)
        play_at_random(again)
        again.refresh_from_db()
        assert again.status == TableStatus.OVER

        (line,) = find_record(KEEPER)

        assert line.games == 1
