"""Tables by the API: the example client plays whole games, and refusals change nothing."""

import importlib.util
import json
import random
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from django.test import Client

from play.models import Move, Table, TableStatus
from play.tables.thinking import think
from rules.playtest.playing import play_choices
from tests.processes import ROOT
from tests.programs import Program, problem_of
from tests.visitors import player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("unhurried")]

TABLES = "/api/v1/tables/"
TCG: dict[str, Any] = {
    "seats": [
        {"deck": "rotk-aragorn-starter", "player": "me"},
        {"deck": "rotk-eomer-starter", "player": "quick"},
    ],
    "format": "king-block",
}
LCG = {
    "seats": [
        {"deck": "core-leadership", "player": "me"},
        {"deck": "core-spirit", "player": "quick"},
    ],
    "scenario": "passage-through-mirkwood",
}
FOUR = {
    "seats": [
        {"deck": deck, "player": who}
        for deck, who in (
            ("rotk-aragorn-starter", "me"),
            ("rotk-eomer-starter", "quick"),
            ("sog-merry-starter", "easy"),
            ("sog-pippin-starter", "me"),
        )
    ]
}
EXPERT = LCG | {"scenario": "expert-game"}
NIGHTLY_GAMES = 200
MOST_BYTES = 20_000
FAILURE = "fails at step"


def example() -> Any:
    """Return the example client of docs/."""
    spec = importlib.util.spec_from_file_location("example", ROOT / "docs" / "play_at_random.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def sound_players(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No computer player fails, which would be logged and choose at random."""
    yield
    assert not [text for record in caplog.get_records("call") if FAILURE in (text := record.msg)]


def asking(program: Program) -> Any:
    """Return what the example client asks with, held to the size of an answer."""

    def ask(method: str, address: str, body: dict[str, Any] | None) -> tuple[int, dict[str, Any]]:
        where = f"/api/v1/{address}"
        answer = program.get(where) if body is None else program.send(where, body, method=method)
        assert len(answer.content) <= MOST_BYTES, where
        position = json.loads(answer.content)
        if position.get("thinking"):
            # What a request has no time for is a worker's.
            assert think(UUID(position.get("id") or address.split("/")[1])) > 0
        return answer.status_code, position

    return ask


def play_games(program: Program, table: dict[str, Any], games: int) -> None:
    """Play whole games by the example client, each equal to the engine's own replay."""
    client = example()
    client.WAIT = 0
    for seed in range(games):
        dice = random.Random(seed)
        ended = client.play(asking(program), table | {"seed": seed}, client.choose_at_random(dice))
        row = Table.objects.get(pk=ended["id"])
        assert row.status == TableStatus.OVER
        assert ended["result"]
        choices = [place for move in Move.objects.filter(table=row) for place in move.choices]
        games_played: list[Any] = []
        for game in play_choices(row.kind.games(row.description(), 0), choices):
            if game not in games_played[-1:]:
                games_played.append(game)
        assert games_played[-1].is_over()
        assert row.face.ended(games_played).ending == row.ending
        row.delete()


@pytest.mark.parametrize(
    "table",
    # A campaign at random takes some minutes.
    [TCG, LCG, FOUR, pytest.param(EXPERT, marks=pytest.mark.nightly)],
    ids=["tcg", "lcg", "four", "expert"],
)
def test_whole_games_by_the_example_client(program: Program, table: dict[str, Any]) -> None:
    play_games(program, table, 1)


def test_a_game_in_which_no_request_has_time_for_the_computer(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.tables.playing.IN_A_REQUEST", 0.0)
    play_games(program, TCG, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("table", [TCG, LCG], ids=["tcg", "lcg"])
def test_two_hundred_games_by_the_example_client(program: Program, table: dict[str, Any]) -> None:
    play_games(program, table, NIGHTLY_GAMES)


class TestRefusals:
    def made(self, program: Program, **more: Any) -> tuple[str, dict[str, Any]]:
        """Return the address of a new table and its position."""
        made = program.send(TABLES, TCG | {"seed": 11} | more)
        assert made.status_code == 201, made.content
        address: str = made["Location"].removeprefix("http://testserver")
        return address, program.get(address).json()

    def test_a_stale_choice_is_a_conflict_with_the_latest_revision(self, program: Program) -> None:
        address, position = self.made(program)
        sent = {"revision": position["revision"], "choices": [position["options"][0]["key"]]}
        after = program.send(f"{address}choices/", sent)
        assert after.status_code == 200

        again = program.send(f"{address}choices/", sent)

        assert again.status_code == 409
        assert problem_of(again)["latest"] == after.json()["revision"]
        assert Move.objects.count() == after.json()["revision"] - position["revision"]

    @pytest.mark.parametrize(
        "wrong",
        [
            {"choices": ["99.1.2.3"]},
            {"choices": []},
            {"choices": "pass"},
            {"choices": [1]},
            {"choices": ["x" * 41]},
            {"until": "never"},
            {"choices": ["6.-1.-1.0"], "seat": 4},
            {"choices": ["6.-1.-1.0"], "more": 1},
        ],
    )
    def test_a_forged_choice_is_refused(self, program: Program, wrong: dict[str, Any]) -> None:
        address, position = self.made(program)

        answer = program.send(f"{address}choices/", {"revision": position["revision"], **wrong})

        assert answer.status_code == 400
        assert program.get(address).json()["steps"] == position["steps"]

    def test_nobody_chooses_for_a_seat_that_is_not_theirs(self, program: Program) -> None:
        address, position = self.made(program)
        key = position["options"][0]["key"]
        sent = {"revision": position["revision"], "choices": [key]}

        of_the_computer = program.send(f"{address}choices/", sent | {"seat": 1})
        stranger = Program(player("sam")).send(f"{address}choices/", sent)
        nobody = Program().send(f"{address}choices/", sent)

        statuses = [of_the_computer.status_code, stranger.status_code, nobody.status_code]
        assert statuses == [403, 404, 401]
        assert program.get(address).json() == position

    @pytest.mark.parametrize(
        ("asked", "words"),
        [
            ({"seats": TCG["seats"][:1]}, "2 to 4 seats"),
            ({"seats": [TCG["seats"][1]] * 2}, "Take a seat yourself"),
            ({"seats": [TCG["seats"][0], {"player": "quick"}]}, "Choose a deck"),
            ({"seats": [TCG["seats"][0], {"deck": "core-spirit", "player": "quick"}]}, "one game"),
            (TCG | {"scenario": "expert-game"}, "Scenarios are for LCG decks"),
            ({"seats": LCG["seats"]}, "Choose a scenario"),
            ({"seats": [TCG["seats"][0], {"deck": "no-deck"}]}, "doesn’t exist"),
            ({"seats": [TCG["seats"][0], TCG["seats"][0] | {"player": "gandalf"}]}, "nknown"),
            ({"seats": [TCG["seats"][0], TCG["seats"][0] | {"player": "tuned"}]}, "strong"),
        ],
    )
    def test_what_cannot_be_played_is_refused(
        self, program: Program, asked: dict[str, Any], words: str
    ) -> None:
        answer = program.send(TABLES, asked)

        assert answer.status_code == 400
        assert words in problem_of(answer)["detail"]
        assert not Table.objects.exists()


def test_an_unchanged_position_is_304(program: Program) -> None:
    address = program.send(TABLES, TCG)["Location"]
    first = program.get(address)

    again = program.get(address, headers={"If-None-Match": first["ETag"]})

    assert again.status_code == 304


def test_a_friend_without_a_token_is_invited_by_page(program: Program, frodo: User) -> None:
    seats = [TCG["seats"][0], {"deck": "rotk-eomer-starter", "player": "friend"}]
    made = program.send(TABLES, {"seats": seats}).json()
    assert (made["status"], made["seats"][1]["free"]) == ("open", True)
    friend = Client()

    joined = friend.post(made["seats"][1]["invitation"].removeprefix("http://testserver"))

    assert joined.status_code == 302
    listed = program.get(TABLES).json()["results"]
    assert [(table["status"], table["seats"][1]["invitation"]) for table in listed] == [
        ("playing", "")
    ]
    assert program.get(f"{TABLES}?status=over").json()["count"] == 0


def test_a_friend_joins_by_the_api(program: Program) -> None:
    seats = [TCG["seats"][0], {"player": "friend"}]
    made = program.send(TABLES, {"seats": seats}).json()
    secret = made["seats"][1]["invitation"].rstrip("/").rpartition("/")[2]
    sam = Program(player("sam"))
    join = f"/api/v1/invitations/{secret}/"
    assert sam.send(join, {}).status_code == 400

    joined = sam.send(join, {"deck": "rotk-eomer-starter"})

    assert joined.json()["status"] == "playing"
    assert [seat["yours"] for seat in joined.json()["seats"]] == [False, True]
    assert sam.send(join, {}).status_code == 404


def test_a_card_that_cannot_be_used_says_why(program: Program) -> None:
    made = program.send(TABLES, LCG)
    where = f"{made['Location'].removeprefix('http://testserver')}refusals/"

    hand = program.get(where).json()["cards"]
    one = program.get(f"{where}?card={hand[0]['card']}").json()["cards"]
    hidden = program.get(f"{where}?card=9000")

    assert one == hand[:1]
    assert hand[0]["refusals"][0]["why"].startswith("Now you decide whether to keep")
    assert hidden.status_code == 404
    assert "don’t see this card" in problem_of(hidden)["detail"]
