"""The quest log: games at home, games here, and whose they are to see and delete."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils.timezone import localdate

from decks.ownership import Visitor
from play.models import QuestAtHome, Table, TableStatus, Watching
from play.players import quests
from play.players.quests import quest_log
from tests.play.tables.small_tables import friend, lcg_entrant, lcg_request, sit_down
from tests.visitors import player, signed_in

pytestmark = pytest.mark.django_db

MIRKWOOD = "Passage Through Mirkwood"
SENT = {
    "scenario": MIRKWOOD,
    "played": "2012-05-06",
    "mode": "nightmare",
    "result": "won",
    "players": "2",
    "heroes": "Aragorn, Éowyn",
    "score": "143",
    "note": "The spiders came at once.",
    "public": "on",
}


@pytest.fixture
def rosie(db: None) -> User:
    return player("rosie")


def write(user: User, **changed: str) -> int:
    """Send the form, and return how many games the log has then."""
    signed_in(user).post("/players/quests/new/", {**SENT, **changed})
    return QuestAtHome.objects.filter(player=user).count()


def test_a_game_at_home_is_written_down_and_shown(rosie: User) -> None:
    assert write(rosie) == 1
    page = Client().get("/players/rosie/quests/").content.decode()
    for words in (
        MIRKWOOD,
        "Nightmare",
        "Aragorn, Éowyn",
        "score 143",
        "The spiders",
        "6 May 2012",
    ):
        assert words in page


def test_a_game_is_private_unless_its_player_shows_it(rosie: User) -> None:
    write(rosie, public="")
    assert Client().get("/players/rosie/quests/").status_code == 404
    page = signed_in(rosie).get("/players/rosie/quests/").content.decode()
    assert "only you see it" in page


def test_the_log_counts_by_scenario_and_difficulty_with_the_best_score(rosie: User) -> None:
    write(rosie)
    write(rosie, score="120")
    write(rosie, result="lost", score="300")
    write(rosie, mode="easy")

    lines, found = quest_log(rosie, Visitor(rosie))

    assert len(found) == 4
    assert [(line.mode, line.played, line.won, line.best) for line in lines] == [
        ("Nightmare", 3, 2, 120),
        ("Easy", 1, 1, 143),
    ]


def test_a_game_that_was_played_here_is_in_the_log(rosie: User) -> None:
    table = sit_down(lcg_request(friend(lcg_entrant("spirit"))), Visitor(rosie))
    fields = {"status": TableStatus.OVER, "watching": Watching.EVERYBODY, "winner": 0, "length": 9}
    Table.objects.filter(pk=table.pk).update(**fields)

    (line,), (quest,) = quest_log(rosie)

    assert (line.scenario, line.mode, line.won) == (MIRKWOOD, "Standard", 1)
    assert quest.detail == "round 9"
    assert quest.heroes == ""
    assert quest.address == f"/tables/{table.pk}/watch/replay/"
    assert quest_log(rosie, Visitor(rosie))[1][0].heroes == "leadership"


@pytest.mark.parametrize(
    "changed",
    [
        {"scenario": " "},
        {"scenario": "x" * 81},
        {"mode": "hard"},
        {"result": "perhaps"},
        {"players": "5"},
        {"players": "0"},
        {"score": "-1"},
        {"score": "1000"},
        {"heroes": "x" * 201},
        {"note": "x" * 501},
        {"played": "1970-01-01"},
        {"played": (localdate() + timedelta(days=3)).isoformat()},
        {"played": "yesterday"},
        {"scenario": "nul\0"},
    ],
)
def test_nonsense_is_not_written_down(rosie: User, changed: dict[str, str]) -> None:
    assert write(rosie, **changed) == 0


def test_a_log_is_bounded(rosie: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quests, "MAX_QUESTS", 2)
    assert [write(rosie) for _ in range(4)] == [1, 2, 2, 2]


def test_a_note_is_text_and_no_markup(rosie: User) -> None:
    write(rosie, note="<script>alert(1)</script>")
    page = Client().get("/players/rosie/quests/").content.decode()
    assert "&lt;script&gt;alert(1)" in page


def test_only_its_player_deletes_a_game(rosie: User) -> None:
    write(rosie)
    quest = QuestAtHome.objects.get()
    address = f"/players/quests/{quest.pk}/delete/"
    assert signed_in(player("ted")).post(address).status_code == 404
    assert Client().post(address).status_code == 302
    assert signed_in(rosie).get(address).status_code == 405
    assert QuestAtHome.objects.exists()

    signed_in(rosie).post(address)

    assert not QuestAtHome.objects.exists()


def test_guests_are_sent_to_sign_in() -> None:
    answer = Client().get("/players/quests/new/")
    assert answer.status_code == 302
    assert "sign-in" in answer["Location"]
