"""Drafts and pools by the API: what a seat sees, picks, and builds from."""

from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User

from play.models import BoosterDraft
from tests.judged import API_DRAFT_CHANGES, API_DRAFT_PAGES, API_POOL_CHANGES, address
from tests.programs import Program, problem_of
from tests.visitors import player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("unhurried")]

DRAFTS = "/api/v1/drafts/"
TWO = {"event": "fellowship-draft", "seats": 2}


def begun(program: Program, **more: Any) -> dict[str, Any]:
    """Begin a draft of two and return it."""
    answer = program.send(DRAFTS, TWO | more)
    assert answer.status_code == 201, answer.content
    draft: dict[str, Any] = answer.json()
    assert answer["Location"] == draft["url"]
    return draft


def take_best(program: Program, draft: dict[str, Any]) -> dict[str, Any]:
    """Take the card that the computer would take."""
    sent = {"card": draft["pack"][0]["card"], "number": draft["number"]}
    answer = program.send(f"{DRAFTS}{draft['id']}/picks/", sent)
    assert answer.status_code == 200, answer.content
    after: dict[str, Any] = answer.json()
    return after


def test_a_draft_alone_ends_with_a_pool_and_a_legal_deck(program: Program) -> None:
    draft = begun(program)
    while draft["pack"]:
        assert [card["rank"] for card in draft["pack"]] == [*range(1, len(draft["pack"]) + 1)]
        draft = take_best(program, draft)

    pool = program.get(draft["pool"]).json()
    assert sum(pool["cards"].values()) == len(draft["picks"]) + len(draft["given"])
    deck = program.send(f"/api/v1/pools/{pool['id']}/decks/", {"name": "Drafted"}).json()
    verdicts = program.get(f"/api/v1/decks/{deck['slug']}/verdicts/").json()["verdicts"]
    [own] = [each for each in verdicts if each["format"] == "draft-fellowship"]
    assert own["standing"] == "legal"
    assert program.get(draft["pool"]).json()["decks"] == [deck["slug"]]


def test_a_friend_takes_the_seat_of_their_invitation(program: Program) -> None:
    sam = Program(player("sam"))
    draft = begun(program, friends=1)
    [free] = [seat for seat in draft["seats"] if seat["invitation"]]
    assert (draft["open"], draft["pack"]) == (True, [])

    joined = sam.send(f"{DRAFTS}invitations/{free['invitation']}/", b"").json()

    assert (joined["open"], len(joined["pack"])) == (False, 11)
    assert not any(seat["invitation"] for seat in joined["seats"])
    again = Program(player("pippin")).send(f"{DRAFTS}invitations/{free['invitation']}/", b"")
    assert again.status_code == 404


def test_a_pick_counts_once_and_only_from_the_pack(program: Program) -> None:
    draft = begun(program)
    number, card = draft["number"], draft["pack"][0]["card"]
    take_best(program, draft)
    for wrong in ({"card": card, "number": number}, {"card": "1_1", "number": number + 1}):
        answer = program.send(f"{DRAFTS}{draft['id']}/picks/", wrong)
        assert problem_of(answer)["status"] == 400
    assert len(BoosterDraft.objects.get().picks[0]) == 1


def test_while_nothing_changes_a_waiting_seat_is_answered_304(program: Program) -> None:
    sam = Program(player("sam"))
    draft = begun(program, friends=1)
    secret = next(seat["invitation"] for seat in draft["seats"] if seat["invitation"])
    sam.send(f"{DRAFTS}invitations/{secret}/", b"")
    where = f"{DRAFTS}{draft['id']}/"
    take_best(program, program.get(where).json())
    waiting = program.get(where)
    assert waiting.json()["pack"] == []

    etag = {"If-None-Match": waiting["ETag"]}
    assert program.get(where, headers=etag).status_code == 304
    take_best(sam, sam.get(where).json())
    assert program.get(where, headers=etag).json()["pack"]


def test_picks_of_others_are_shown_at_the_end(program: Program) -> None:
    draft = begun(program)
    where = f"{DRAFTS}{draft['id']}/picks/"
    assert problem_of(program.get(where))["status"] == 400
    while draft["pack"]:
        draft = take_best(program, draft)
    shown = program.get(where).json()["seats"]

    assert [seat["picks"] for seat in shown] == BoosterDraft.objects.get().picks


@pytest.mark.parametrize(
    "wrong",
    [
        {"event": "king-sealed"},
        {"event": "none"},
        {"event": "fellowship-draft", "seats": 2, "friends": 2},
        {"event": "fellowship-draft", "friends": 1, "seed": 1},
        {"event": "fellowship-draft", "clock": "fast"},
    ],
)
def test_a_draft_that_cannot_be_says_why(program: Program, wrong: dict[str, Any]) -> None:
    assert problem_of(program.send(DRAFTS, wrong))["status"] == 400
    assert not BoosterDraft.objects.exists()


@pytest.mark.parametrize("route", [*API_DRAFT_PAGES, *API_DRAFT_CHANGES])
def test_a_draft_is_known_only_to_those_at_its_table(program: Program, route: str) -> None:
    draft = begun(program)
    where = address(route, draft_id=draft["id"])
    for stranger, status in ((Program(player("sam")), 404), (Program(), 401)):
        if route in API_DRAFT_PAGES:
            assert stranger.get(where).status_code == 404
        else:
            assert stranger.send(where, b"").status_code == status
    assert Program(player("pippin")).delete(f"{DRAFTS}{draft['id']}/").status_code == 404
    assert program.delete(f"{DRAFTS}{draft['id']}/").status_code == 204


def test_a_sealed_pool_is_the_same_for_the_same_seed(program: Program) -> None:
    asked = {"event": "king-sealed", "seed": 5}
    pools = [program.send("/api/v1/pools/", asked).json() for _ in range(2)]
    assert pools[0]["cards"] == pools[1]["cards"]

    week = program.send(f"/api/v1/pools/{pools[0]['id']}/next-week/", {}).json()
    assert week["weeks"] == 2
    assert sum(week["cards"].values()) > sum(pools[0]["cards"].values())
    assert program.delete(f"/api/v1/pools/{pools[0]['id']}/").status_code == 204
    assert program.get("/api/v1/pools/").json()["count"] == 1


def test_nobody_sees_or_uses_the_pool_of_another(program: Program, frodo: User) -> None:
    pool = program.send("/api/v1/pools/", {"event": "king-sealed"}).json()
    sam = Program(player("sam"))

    assert sam.get(f"/api/v1/pools/{pool['id']}/").status_code == 404
    assert sam.delete(f"/api/v1/pools/{pool['id']}/").status_code == 404
    for route in API_POOL_CHANGES:
        assert sam.send(address(route, pool_id=pool["id"]), {}).status_code == 404
        assert program.send(address(route, pool_id=uuid4()), {}).status_code == 404


def test_limited_events_are_listed_with_their_starter_decks(program: Program) -> None:
    listed = {each["slug"]: each for each in program.get("/api/v1/limited/").json()["results"]}

    assert "rotk-eomer-starter" in listed["king-sealed"]["starters"][0]
    assert listed["fellowship-draft"]["kind"] == "draft"
    wrong = {"event": "king-sealed", "starter": "core-spirit"}
    assert problem_of(program.send("/api/v1/pools/", wrong))["errors"][0]["field"] == "starter"
