"""People meet by the API: two programs find each other, talk, ask and answer; others watch."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.utils import timezone
from pytest_django.fixtures import Settings

from play.chat.saying import BURST
from play.models import Message, MessageReport, Move, Silence, Table, TableStatus
from play.tables.live_games import live_games
from tests.expected import present
from tests.play.tables.small_tables import keys_of, seats_of
from tests.programs import Program, problem_of
from tests.responses import Response
from tests.visitors import player

pytestmark = pytest.mark.django_db

LIVE = {"pace": "live", "choice_seconds": 20, "bank_seconds": 900}
LISTED = {"listed": True, "watching": "everybody", **LIVE}


@pytest.fixture
def sam(frodo: User) -> Program:
    return Program(player("sam"))


@pytest.fixture
def stranger(frodo: User) -> Program:
    return Program(player("gollum"))


def at(table: str, what: str = "") -> str:
    return f"/api/v1/tables/{table}/{what}"


def found(answer: Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.content
    return json.loads(answer.content)


def refused(answer: Response, status: int, words: str) -> None:
    assert answer.status_code == status, answer.content
    assert words in json.dumps(problem_of(answer), ensure_ascii=False)


def open_table(program: Program, **terms: Any) -> Any:
    seats = [{"deck": "rotk-aragorn-starter"}, {"player": "friend"}]
    body = {"seats": seats, "format": "king-block", "terms": LISTED | terms}
    return found(program.send("/api/v1/tables/", body), 201)


def begun(program: Program, sam: Program, **terms: Any) -> str:
    """Return the id of a game that Sam found in the lobby and joined."""
    made = open_table(program, **terms)
    [row] = found(sam.get("/api/v1/lobby/"))["waiting"]
    assert row["id"] == made["id"]
    path = row["join"].removeprefix("http://testserver")
    joined = found(sam.send(path, {"deck": "rotk-eomer-starter"}))
    assert joined["status"] == "playing"
    return str(made["id"])


def mover_and_other(table: str, *programs: Program) -> tuple[Program, Program]:
    place = present(Table.objects.get(pk=table).to_choose)
    return programs[place], programs[1 - place]


def choose(program: Program, table: str) -> Any:
    row = Table.objects.get(pk=table)
    body = {"revision": row.revision, "choices": [keys_of(row)[0]]}
    return found(program.send(at(table, "choices/"), body))


class TestTheLobby:
    def test_a_table_is_found_and_joined(self, program: Program, sam: Program) -> None:
        table = begun(program, sam, note="Beginners welcome")
        lobby = found(sam.get("/api/v1/lobby/"))
        assert lobby["waiting"] == []
        assert lobby["people"] == 2
        [running] = lobby["running"]
        assert running["watch"].endswith(at(table, "watch/"))

    def test_it_shows_what_the_page_shows(self, program: Program, sam: Program) -> None:
        open_table(program, note="Beginners welcome")
        [row] = found(sam.get("/api/v1/lobby/"))["waiting"]
        assert (row["title"], row["maker"], row["note"]) == (
            "King block",
            "frodo",
            "Beginners welcome",
        )
        assert row["pace"] == "15 min + 20 s"
        assert [seat["free"] for seat in row["seats"]] == [False, True]

    def test_a_closed_lobby_shows_nothing(
        self, program: Program, sam: Program, settings: Settings
    ) -> None:
        open_table(program)
        settings.LOBBY = False
        assert found(sam.get("/api/v1/lobby/"))["waiting"] == []

    def test_a_quick_game_opens_a_table_and_the_next_joins_it(
        self, program: Program, sam: Program
    ) -> None:
        opened = found(program.send("/api/v1/lobby/quick/", {"deck": "rotk-aragorn-starter"}), 201)
        joined = found(sam.send("/api/v1/lobby/quick/", {"deck": "rotk-eomer-starter"}))
        assert (joined["id"], joined["status"]) == (opened["id"], "playing")

    def test_a_quick_game_joins_no_rated_table(self, program: Program, sam: Program) -> None:
        rated = open_table(program, rated=True)
        quick = found(sam.send("/api/v1/lobby/quick/", {"deck": "rotk-eomer-starter"}), 201)
        assert quick["id"] != rated["id"]

    @pytest.mark.parametrize(
        ("body", "words"),
        [
            ({"deck": "no-such-deck"}, "doesn’t exist"),
            ({"deck": "rotk-eomer-starter", "pace": "blitz"}, "blitz"),
            ({"deck": "rotk-eomer-starter", "rated": True}, "rated"),
            ({}, "deck"),
        ],
    )
    def test_an_odd_quick_game_is_refused(
        self, program: Program, body: dict[str, Any], words: str
    ) -> None:
        refused(program.send("/api/v1/lobby/quick/", body), 400, words)
        assert not Table.objects.exists()

    def test_nobody_fills_the_lobby(self, program: Program, settings: Settings) -> None:
        settings.OPEN_TABLES = 1
        open_table(program)
        body = {
            "seats": [{"deck": "rotk-aragorn-starter"}, {"player": "friend"}],
            "terms": LISTED,
        }
        assert program.send("/api/v1/tables/", body).status_code in (400, 429)
        assert Table.objects.count() == 1

    def test_somebody_silenced_opens_nothing(self, program: Program, frodo: User) -> None:
        Silence.objects.create(owner=frodo, until=timezone.now() + timedelta(days=1))
        answer = program.send("/api/v1/lobby/quick/", {"deck": "rotk-aragorn-starter"})
        refused(answer, 400, "for a while")

    def test_its_maker_cancels_a_table(self, program: Program) -> None:
        made = open_table(program)
        assert program.send(at(made["id"], "cancel/"), {}).status_code == 204
        assert not Table.objects.exists()

    def test_a_game_that_began_is_not_cancelled(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        refused(program.send(at(table, "cancel/"), {}), 400, "has begun")
        assert sam.send(at(table, "cancel/"), {}).status_code == 403
        refused(sam.send(at(table, "leave/"), {}), 400, "has begun")

    def test_the_maker_cannot_leave_and_a_stranger_neither_leaves_nor_cancels(
        self, program: Program, stranger: Program
    ) -> None:
        made = open_table(program)
        assert program.send(at(made["id"], "leave/"), {}).status_code == 403
        for what in ("leave/", "cancel/"):
            assert stranger.send(at(made["id"], what), {}).status_code == 404
        assert Table.objects.count() == 1


class TestTalking:
    def test_a_phrase_is_read_by_the_other(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        said = found(program.send(at(table, "talk/"), {"phrase": "good-luck"}))
        assert said["messages"][-1]["words"] == "Good luck"
        [read] = found(sam.get(at(table, "talk/")))["messages"]
        assert (read["seat"], read["words"], read["yours"]) == (0, "Good luck", False)
        people = found(sam.get(at(table, "talk/")))["people"]
        assert [(each["name"], each["here"]) for each in people] == [
            ("frodo", True),
            ("sam", True),
        ]

    def test_words_where_the_table_allows_them(
        self, program: Program, sam: Program, settings: Settings
    ) -> None:
        settings.CHAT_ACCOUNT_HOURS = 0
        table = begun(program, sam, free_text=True)
        assert found(program.get(at(table, "talk/")))["may"]["write"] is True
        said = found(program.send(at(table, "talk/"), {"text": "Nice deck!"}))
        assert said["messages"][-1]["words"] == "Nice deck!"

    @pytest.mark.parametrize(
        ("body", "words"),
        [
            ({"text": "Nice deck!"}, "Only phrases"),
            ({"phrase": "agrees"}, "agrees"),
            ({"phrase": "hello", "text": "Hi"}, "a phrase or a text"),
            ({}, "a phrase or a text"),
            ({"text": "x" * 201}, "200"),
            ({"phrase": "hello", "author": "gandalf"}, "author"),
        ],
    )
    def test_what_may_not_be_said(
        self, program: Program, sam: Program, body: dict[str, Any], words: str
    ) -> None:
        table = begun(program, sam)
        refused(program.send(at(table, "talk/"), body), 400, words)
        assert not Message.objects.exists()

    def test_links_and_floods_are_refused(
        self, program: Program, sam: Program, settings: Settings
    ) -> None:
        settings.CHAT_ACCOUNT_HOURS = 0
        table = begun(program, sam, free_text=True)
        refused(program.send(at(table, "talk/"), {"text": "see example.org"}), 400, "Links")
        for number in range(BURST):
            found(program.send(at(table, "talk/"), {"text": f"word {number}"}))
        refused(program.send(at(table, "talk/"), {"text": "one more"}), 400, "Slow down")

    def test_nobody_speaks_or_acts_for_another_seat(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        for what, body in (
            ("talk/", {"phrase": "hello"}),
            ("offers/", {"kind": "draw"}),
            ("concede/", {}),
        ):
            assert program.send(at(table, what), body | {"seat": 1}).status_code == 403, what
        assert program.get(at(table, "talk/"), {"seat": 1}).status_code == 403

    def test_muting_and_reporting(self, program: Program, sam: Program, settings: Settings) -> None:
        settings.CHAT_ACCOUNT_HOURS = 0
        table = begun(program, sam, free_text=True)
        found(sam.send(at(table, "talk/"), {"phrase": "hello"}))
        found(sam.send(at(table, "talk/"), {"text": "You play badly"}))
        phrase, message = found(program.get(at(table, "talk/")))["messages"]
        assert (phrase["may_report"], message["may_report"]) == (False, True)
        phrases = at(table, f"talk/{phrase['id']}/report/")
        assert program.send(phrases, {"reason": "Rude"}).status_code == 404
        report = at(table, f"talk/{message['id']}/report/")
        assert program.send(report, {"reason": "Rude"}).status_code == 204
        assert program.send(report, {"reason": "Rude again"}).status_code == 204
        assert MessageReport.objects.get().reason == "Rude"
        assert sam.send(report, {"reason": "Mine"}).status_code == 404
        muted = found(program.send(at(table, "talk/mute/"), {"seat": 1}))
        assert muted["messages"] == []
        assert program.send(at(table, "talk/mute/"), {"seat": 0}).status_code == 403

    def test_a_stranger_reaches_nothing(
        self, program: Program, sam: Program, stranger: Program
    ) -> None:
        table = begun(program, sam)
        assert stranger.get(at(table, "talk/")).status_code == 404
        for what, body in (
            ("talk/", {"phrase": "hello"}),
            ("talk/mute/", {"seat": 0}),
            ("talk/1/report/", {"reason": "x"}),
            ("offers/", {"kind": "draw"}),
            ("offers/answer/", {"offer": 1, "agree": True}),
            ("concede/", {}),
        ):
            for who, status in ((stranger, 404), (Program(), 401)):
                assert who.send(at(table, what), body).status_code == status, what
        assert stranger.send(at(table, "offers/"), {}, method="DELETE").status_code == 404
        assert not Message.objects.exists()


class TestAskingAndAnswering:
    def test_a_move_is_taken_back_by_consent(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        mover, other = mover_and_other(table, program, sam)
        choose(mover, table)
        asked = found(mover.send(at(table, "offers/"), {"kind": "take_back"}))["offer"]
        assert asked["yours"] is True
        waiting = found(other.get(at(table, "talk/")))["offer"]
        body = {"offer": waiting["id"], "agree": True}
        answered = found(other.send(at(table, "offers/answer/"), body))
        assert (answered["offer"], Table.objects.get(pk=table).steps) == (None, 0)

    def test_a_refused_draw_is_not_offered_again_at_once(
        self, program: Program, sam: Program
    ) -> None:
        table = begun(program, sam)
        asked = found(program.send(at(table, "offers/"), {"kind": "draw"}))["offer"]
        found(sam.send(at(table, "offers/answer/"), {"offer": asked["id"], "agree": False}))
        refused(program.send(at(table, "offers/"), {"kind": "draw"}), 400, "ask again in")

    def test_odd_answers_change_nothing(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        asked = found(program.send(at(table, "offers/"), {"kind": "draw"}))["offer"]
        own = {"offer": asked["id"], "agree": True}
        assert program.send(at(table, "offers/answer/"), own).status_code == 403
        made_up = {"offer": asked["id"] + 1, "agree": True}
        refused(sam.send(at(table, "offers/answer/"), made_up), 400, "no longer stands")
        refused(sam.send(at(table, "offers/"), {}, method="DELETE"), 400, "no longer stands")
        refused(sam.send(at(table, "offers/"), {"kind": "the ring"}), 400, "ring")
        assert program.send(at(table, "offers/"), {}, method="DELETE").status_code == 204
        refused(sam.send(at(table, "offers/answer/"), own), 400, "no longer stands")
        assert Table.objects.get(pk=table).status == TableStatus.PLAYING

    def test_giving_up(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        found(sam.send(at(table, "concede/"), {}))
        assert found(program.get(at(table)))["result"] == "frodo wins: sam gave up."
        refused(sam.send(at(table, "concede/"), {}), 400, "one opponent")


class TestClocks:
    def test_one_runs_for_whoever_chooses(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        place = Table.objects.get(pk=table).to_choose
        clocks = found(program.get(at(table)))["clocks"]
        assert [clock["seat"] for clock in clocks if clock["out_at"]] == [place]
        assert [clock["bank_seconds"] for clock in clocks] == [900, 900]
        assert found(sam.get(at(table, "talk/")))["clocks"] == clocks

    def test_an_unchanged_position_is_not_sent_again(self, program: Program, sam: Program) -> None:
        table = begun(program, sam)
        etag = program.get(at(table))["ETag"]
        assert program.get(at(table), headers={"If-None-Match": etag}).status_code == 304

    def test_none_without_a_clock(self, program: Program, sam: Program) -> None:
        table = begun(program, sam, pace="live", choice_seconds=20)
        Table.objects.update(pace="")
        assert found(program.get(at(table)))["clocks"] == []


class TestWatching:
    def test_observers_see_the_table_and_no_hand(
        self, program: Program, sam: Program, stranger: Program
    ) -> None:
        table = begun(program, sam)
        choose(mover_and_other(table, program, sam)[0], table)
        row = Table.objects.get(pk=table)
        for who in (stranger, Program()):
            seen = found(who.get(at(table, "watch/")))
            assert (seen["revision"], seen["seats"]) == (row.revision, ["frodo", "sam"])
            assert seen["question"]
            live = live_games.take(row, seats_of(row))
            state = live.game.state
            live_games.keep(live)
            text = json.dumps(seen)
            shown = json.dumps(seen["table"])
            for hand in state.hands:
                for card in hand:
                    assert f'"place": {card}' not in shown
            assert "invitation" not in text

    @pytest.mark.parametrize("watching", ["nobody"])
    def test_what_nobody_may_watch_is_not_there(
        self, program: Program, sam: Program, stranger: Program, watching: str
    ) -> None:
        table = begun(program, sam, watching=watching)
        for who in (stranger, sam):
            assert who.get(at(table, "watch/")).status_code == 404
        assert found(stranger.get("/api/v1/lobby/"))["running"] == []

    def test_a_delay_holds_back_moves_and_the_end(
        self, program: Program, sam: Program, stranger: Program
    ) -> None:
        table = begun(program, sam, watch_delay=10)
        choose(mover_and_other(table, program, sam)[0], table)
        seen = found(stranger.get(at(table, "watch/")))
        assert (seen["steps"], seen["late"]) == (0, True)
        Move.objects.update(made=timezone.now() - timedelta(minutes=11))
        assert found(stranger.get(at(table, "watch/")))["steps"] > 0

    @pytest.mark.parametrize("asked", [{"seen": "-1"}, {"seen": "x"}, {"seat": "0"}])
    def test_odd_questions_are_refused(
        self, program: Program, sam: Program, stranger: Program, asked: dict[str, str]
    ) -> None:
        table = begun(program, sam)
        assert stranger.get(at(table, "watch/"), asked).status_code == 400
