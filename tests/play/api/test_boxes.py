"""Shared boxes by the API: inviting, opening a share, questing together."""

from typing import Any

import pytest

from play.models import SharedBoxes
from tests.judged import API_BOX_CHANGES, API_BOX_PAGES, address
from tests.programs import Program, problem_of
from tests.visitors import player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("unhurried")]

BOXES = "/api/v1/shared-boxes/"


def shared(program: Program, friends: int = 1) -> dict[str, Any]:
    """Share core boxes and return them."""
    answer = program.send(BOXES, {"event": "core-box-shares", "friends": friends})
    assert answer.status_code == 201, answer.content
    boxes: dict[str, Any] = answer.json()
    assert answer["Location"] == boxes["url"]
    return boxes


def secrets_in(boxes: dict[str, Any]) -> list[str]:
    """Return the invitations to free shares."""
    return [share["invitation"] for share in boxes["shares"] if share["invitation"]]


def test_friends_open_shares_build_and_quest_together(program: Program) -> None:
    sam = Program(player("sam"))
    boxes = shared(program)
    [secret] = secrets_in(boxes)
    opened = sam.send(f"{BOXES}invitations/{secret}/", b"").json()
    [mine] = [share for share in opened["shares"] if share["yours"]]

    assert mine["name"] == "sam"
    assert sum(sam.get(mine["pool"]).json()["cards"].values()) == 62
    assert not secrets_in(opened)
    assert [row["id"] for row in sam.get(BOXES).json()["results"]] == [boxes["id"]]
    leagues = [
        each.send("/api/v1/quest-leagues/", {"boxes": boxes["id"]}).json()
        for each in (program, sam)
    ]
    assert leagues[0]["id"] == leagues[1]["id"]
    assert len(leagues[0]["parties"][0]["members"]) == 2


def test_the_host_invites_and_cancels(program: Program) -> None:
    boxes = shared(program, friends=3)
    more = f"{BOXES}{boxes['id']}/shares/"
    assert problem_of(program.send(more, b""))["status"] == 400
    first = secrets_in(boxes)[0]
    assert Program(player("sam")).delete(f"{BOXES}invitations/{first}/").status_code == 404
    assert program.delete(f"{BOXES}invitations/{first}/").status_code == 204

    assert Program(player("pip")).send(f"{BOXES}invitations/{first}/", b"").status_code == 404
    assert len(secrets_in(program.send(more, b"").json())) == 3
    assert program.delete(boxes["url"]).status_code == 204


@pytest.mark.parametrize("route", [*API_BOX_PAGES, *API_BOX_CHANGES])
def test_strangers_and_guests_do_not_change_boxes(program: Program, route: str) -> None:
    guest = Program(player("sam"))
    boxes = shared(program, friends=2)
    guest.send(f"{BOXES}invitations/{secrets_in(boxes)[0]}/", b"")
    where = address(route, boxes_id=boxes["id"])
    stranger = Program(player("merry"))
    if route in API_BOX_PAGES:
        assert stranger.get(where).status_code == 404
        assert guest.get(where).json()["organises"] is False
        assert guest.delete(where).status_code == 403
    else:
        assert stranger.send(where, b"").status_code == 404
        assert guest.send(where, b"").status_code == 403
    assert SharedBoxes.objects.get().shares.count() == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"event": "king-sealed", "friends": 1},
        {"event": "core-box-shares"},
        {"event": "core-box-shares", "friends": 0},
        {"event": "core-box-shares", "friends": 4},
    ],
)
def test_boxes_that_cannot_be_shared_say_why(program: Program, wrong: dict[str, Any]) -> None:
    assert problem_of(program.send(BOXES, wrong))["status"] == 400
    assert not SharedBoxes.objects.exists()
