"""Playtests by the API: started, followed, read, and kept from strangers."""

from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from pytest_django import DjangoCaptureOnCommitCallbacks

from decks.models import Visibility
from play.models import Playtest
from play.queue.execution import play_chunk, start
from play.queue.totals import playtest_summary
from rules.construction.starters import starter
from tests.play.small_lcg_playtests import MIRKWOOD
from tests.programs import Program, problem_of
from tests.visitors import deck_of, player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

PLAYTESTS = "/api/v1/playtests/"
TCG: dict[str, Any] = {
    "decks": [
        {"deck": "rotk-aragorn-starter", "player": "random"},
        {"deck": "rotk-eomer-starter", "player": "random"},
    ],
    "games": 4,
    "seed": 7,
    "format": "king-block",
}
LCG: dict[str, Any] = {
    "decks": [
        {"deck": "core-leadership", "player": "random"},
        {"deck": "core-spirit", "player": "quick"},
    ],
    "games": 3,
    "scenario": MIRKWOOD,
}


def play(playtest_id: str) -> None:
    """Play a playtest to its end."""
    for first in start(UUID(playtest_id)):
        play_chunk(UUID(playtest_id), first, send=lambda _: None)


@pytest.mark.parametrize(
    "asked",
    [TCG, LCG, LCG | {"scenario": "expert-game"}, LCG | {"scenario": "nightmare"}],
    ids=["tcg", "lcg", "expert game", "nightmare game"],
)
def test_a_playtest_is_started_followed_and_read(
    frodo: User,
    program: Program,
    sent: list[str],
    asked: dict[str, Any],
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        answer = program.send(PLAYTESTS, asked)
    assert answer.status_code == 201
    begun = answer.json()
    assert answer["Location"].endswith(f"{PLAYTESTS}{begun['id']}/")
    assert (begun["stage"], begun["played"], begun["result"]) == ("waiting", 0, None)
    assert sent == [begun["id"]]
    assert Playtest.objects.get().owner == frodo

    play(begun["id"])
    done = program.get(begun["url"]).json()

    summary = playtest_summary(Playtest.objects.get())
    assert (done["stage"], done["played"]) == ("finished", asked["games"])
    assert done["result"]["digest"] == summary.digest
    assert done["result"]["games"] == asked["games"]
    assert [deck["player"] for deck in done["decks"]] == [deck["player"] for deck in asked["decks"]]


def test_a_deck_without_a_player_is_played_by_good(program: Program) -> None:
    unnamed = [{"deck": deck["deck"]} for deck in LCG["decks"]]

    begun = program.send(PLAYTESTS, LCG | {"decks": unnamed}).json()

    assert [deck["player"] for deck in begun["decks"]] == ["good", "good"]


def test_an_lcg_playtest_is_standard_with_printed_texts_unless_asked(program: Program) -> None:
    begun = program.send(PLAYTESTS, LCG).json()
    assert (begun["game"], begun["scenario"]) == ("lcg", MIRKWOOD)
    assert (begun["difficulty"], begun["on"], begun["edition"]) == ("standard", None, "")
    assert begun["format"] == "lcg-introductory"


def test_an_lcg_playtest_can_be_played_by_the_official_faq(program: Program) -> None:
    begun = program.send(PLAYTESTS, LCG | {"edition": "faq"}).json()
    assert begun["edition"] == "faq"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"edition": "faq"}, "Format and day decide the rules of TCG decks"),
        ({"edition": "house"}, "not a valid choice"),
        ({"games": 0}, "1"),
        ({"games": "4"}, "integer"),
        ({"seed": -1}, "0"),
        ({"format": "king-blok"}, "Did you mean king-block"),
        ({"format": "lcg-core-1"}, "a format of the other game"),
        ({"scenario": MIRKWOOD}, "Scenarios are for LCG decks"),
        ({"difficulty": "basic"}, "Difficulties are for LCG decks"),
        ({"scenario": "a-short-rest"}, "not a valid choice"),
        ({"decks": TCG["decks"][:1]}, "The TCG is played by two to four decks, not 1."),
        ({"decks": [*TCG["decks"][:1], {"deck": "nowhere"}]}, "doesn’t exist"),
        ({"decks": [*TCG["decks"][:1], {"deck": "core-lore"}]}, "Choose decks of one game."),
        ({"decks": [{"deck": "core-lore"}], "format": "lcg-core-1"}, "Choose a scenario"),
        ({"players": ["easy"]}, "Unknown name."),
    ],
)
def test_what_cannot_be_played_is_refused_in_plain_words(
    program: Program, change: dict[str, object], said: str
) -> None:
    answer = program.send(PLAYTESTS, TCG | change)
    assert answer.status_code == 400
    problem = problem_of(answer)
    assert said in str(problem)
    assert not Playtest.objects.exists()


def test_a_deck_without_a_player_is_played_by_its_games_default(program: Program) -> None:
    unnamed = [{"deck": deck["deck"]} for deck in TCG["decks"]]
    begun = program.send(PLAYTESTS, {**TCG, "decks": unnamed}).json()
    assert [deck["player"] for deck in begun["decks"]] == ["good", "good"]


def test_an_unknown_player_is_refused(program: Program) -> None:
    wrong = [{"deck": "rotk-aragorn-starter", "player": "sauron"}, TCG["decks"][1]]
    problem = problem_of(program.send(PLAYTESTS, {**TCG, "decks": wrong}))
    assert "Unknown player 'sauron'" in str(problem)


def test_an_illegal_deck_is_played_only_where_the_client_insists(
    frodo: User, program: Program
) -> None:
    small = starter("rotk-aragorn-starter").deck
    deck = deck_of(frodo, "Small", type(small)(small.ring_bearer, small.ring, small.sites, ()))
    asked = {**TCG, "decks": [{"deck": deck.slug, "player": "random"}, TCG["decks"][1]]}
    assert "Small: not legal in King block" in str(problem_of(program.send(PLAYTESTS, asked)))
    assert program.send(PLAYTESTS, {**asked, "allow_illegal": True}).status_code == 201


def test_nobody_starts_a_playtest_without_a_token(frodo: User) -> None:
    assert problem_of(Program().send(PLAYTESTS, TCG))["status"] == 401


def test_a_private_deck_of_another_cannot_be_played(frodo: User, program: Program) -> None:
    hidden = deck_of(player("sam"), "Hidden", starter("rotk-aragorn-starter").deck)
    asked = {**TCG, "decks": [{"deck": hidden.slug}, TCG["decks"][1]]}
    assert "you can’t read it" in str(problem_of(program.send(PLAYTESTS, asked)))


def test_a_playtest_is_as_private_as_its_decks(frodo: User, program: Program) -> None:
    hidden = deck_of(frodo, "Hidden", starter("rotk-aragorn-starter").deck)
    asked = {**TCG, "decks": [{"deck": hidden.slug}, TCG["decks"][1]]}
    begun = program.send(PLAYTESTS, asked).json()
    sam = Program(player("sam"))
    assert problem_of(sam.get(begun["url"]))["status"] == 404
    assert problem_of(Program().get(begun["url"]))["status"] == 404
    hidden.visibility = Visibility.PUBLIC
    hidden.save()
    assert sam.get(begun["url"]).status_code == 200


def test_only_its_owner_cancels_and_deletes_it(program: Program) -> None:
    begun = program.send(PLAYTESTS, TCG).json()
    where, stop = begun["url"], f"{begun['url']}cancel/"
    sam = Program(player("sam"))
    assert problem_of(sam.send(stop, {}))["status"] == 403
    assert problem_of(sam.delete(where))["status"] == 403
    assert "Cancel the playtest" in str(problem_of(program.delete(where)))
    assert program.send(stop, {}).json()["stage"] == "cancelled"
    assert program.delete(where).status_code == 204
    assert not Playtest.objects.exists()


def test_the_list_holds_your_own_alone(program: Program) -> None:
    program.send(PLAYTESTS, TCG)
    program.send(PLAYTESTS, LCG)
    listed = program.get(PLAYTESTS).json()["results"]
    assert [playtest["game"] for playtest in listed] == ["lcg", "tcg"]
    assert listed[1]["title"].endswith("Éomer starter deck")
    assert Program(player("sam")).get(PLAYTESTS).json()["results"] == []
    assert Program().get(PLAYTESTS).json()["results"] == []


def test_too_many_open_playtests_are_refused(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.queue.quota.MAX_OPEN", 1)
    program.send(PLAYTESTS, TCG)
    problem = problem_of(program.send(PLAYTESTS, TCG))
    assert "You already have 1 unfinished playtests." in str(problem)
