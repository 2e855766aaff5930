"""Events by the API: taking part, decks, rounds, matches of people, results, drops."""

from typing import Any

import pytest

from decks.ownership import Visitor
from play.models import EventMatch, Playtest, Table
from play.tables.leaving import hand_over
from tests.judged import API_EVENT_CHANGES, address
from tests.programs import Program, problem_of
from tests.visitors import player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("unhurried")]

EVENTS = "/api/v1/events/"


def begun(program: Program, **asked: Any) -> dict[str, Any]:
    """Begin an event and return it."""
    answer = program.send(EVENTS, asked)
    assert answer.status_code == 201, answer.content
    event: dict[str, Any] = answer.json()
    return event


def act(program: Program, event: dict[str, Any], what: str, sent: Any) -> dict[str, Any]:
    """Do something in an event; it isn't refused."""
    answer = program.send(f"{EVENTS}{event['id']}/{what}/", sent)
    assert answer.status_code == 200, answer.content
    after: dict[str, Any] = answer.json()
    return after


def joined(event: dict[str, Any], *people: Program) -> None:
    """Let people take the free places of an event."""
    free = [line["invitation"] for line in event["standings"] if line["invitation"]]
    for secret, person in zip(free, people, strict=True):
        assert person.send(f"{EVENTS}invitations/{secret}/", b"").status_code == 200


def two_people(host: Program, guest: Program) -> dict[str, Any]:
    """Return an event of two people with locked decks whose only match is paired."""
    event = begun(host, format="king-block", players=2, friends=1)
    joined(event, guest)
    for person, deck in ((host, "rotk-aragorn-starter"), (guest, "rotk-eomer-starter")):
        act(person, event, "deck", {"deck": deck})
    return act(host, event, "rounds", b"")


def test_a_sealed_event_gives_each_person_a_pool_to_build_from(program: Program) -> None:
    sam = Program(player("sam"))
    event = begun(program, sealed="king-sealed", players=4, friends=1)
    joined(event, sam)
    for person in (program, sam):
        pool = person.get(person.get(event["url"]).json()["pool"]).json()
        deck = person.send(f"/api/v1/pools/{pool['id']}/decks/", {}).json()
        act(person, event, "deck", {"deck": deck["slug"]})
    event = act(program, event, "rounds", b"")

    assert all(line["locked"] for line in event["standings"])
    assert [len(each["matches"]) for each in event["rounds_played"]] == [2]
    strange = program.send(f"{EVENTS}{event['id']}/deck/", {"deck": "rotk-aragorn-starter"})
    assert "begun" in problem_of(strange)["detail"]


def test_two_people_meet_at_a_table_that_only_they_know(program: Program) -> None:
    sam = Program(player("sam"))
    event = two_people(program, sam)
    mine = act(program, event, "play", {"how": "table"})
    theirs = act(sam, event, "play", {"how": "table"})

    [match] = theirs["rounds_played"][0]["matches"]
    table = mine["rounds_played"][0]["matches"][0]["table"]
    assert table == match["table"]
    [row] = sam.get("/api/v1/tables/").json()["results"]
    assert [seat["yours"] for seat in row["seats"]].count(True) == 1
    assert sam.get(table).json()["status"] == "playing"
    assert Program(player("pippin")).get(table).status_code == 404


def test_who_stays_at_the_table_longest_gives_the_match_up(program: Program) -> None:
    sam = player("sam")
    event = two_people(program, Program(sam))
    act(program, event, "play", {"how": "table"})
    table = Table.objects.get()
    places = {seat.owner_id == sam.pk: seat.place for seat in table.seats.all()}
    frodo = Visitor(table.seats.get(place=places[False]).owner)
    hand_over(table.pk, frodo, places[False], "quick")
    assert program.get(event["url"]).json()["rounds_played"][0]["matches"][0]["result"] is None

    hand_over(table.pk, Visitor(sam), places[True], "quick")

    result = program.get(event["url"]).json()["rounds_played"][0]["matches"][0]["result"]
    assert result == ("second" if places[True] == 0 else "first")


def test_computers_play_a_match_of_two_people_once_both_ask_for_it(program: Program) -> None:
    sam = Program(player("sam"))
    event = two_people(program, sam)
    act(program, event, "play", {"how": "computer"})
    act(program, event, "play", {"how": "computer"})
    assert not Playtest.objects.exists()

    act(sam, event, "play", {"how": "computer"})

    assert EventMatch.objects.get().playtest == Playtest.objects.get()
    refused = sam.send(f"{EVENTS}{event['id']}/play/", {"how": "table"})
    assert refused.status_code == 400


def test_nobody_takes_a_begun_match_away_from_the_table(program: Program) -> None:
    sam = Program(player("sam"))
    event = two_people(program, sam)
    act(program, event, "play", {"how": "table"})

    for person in (program, sam):
        refused = person.send(f"{EVENTS}{event['id']}/play/", {"how": "computer"})
        assert "at a table" in problem_of(refused)["detail"]
    assert not Playtest.objects.exists()


def test_the_organiser_enters_results_and_ends_the_event(program: Program) -> None:
    sam = Program(player("sam"))
    event = two_people(program, sam)
    result = {"match": 1, "result": "second"}
    assert sam.send(f"{EVENTS}{event['id']}/results/", result).status_code == 403
    for wrong in (result | {"match": 2}, result | {"result": "both"}):
        assert program.send(f"{EVENTS}{event['id']}/results/", wrong).status_code == 400
    after = act(program, event, "results", result)
    [match] = after["rounds_played"][0]["matches"]
    first, _ = after["standings"]
    assert (match["result"], match["entered"], first["place"]) == ("second", True, match["second"])

    ended = act(program, event, "rounds", b"")

    assert ended["ended"] is not None
    late = program.send(f"{EVENTS}{event['id']}/results/", result)
    assert problem_of(late)["status"] == 400
    assert program.send(f"{EVENTS}{event['id']}/drop/", {}).status_code == 400


def test_who_drops_loses_the_open_match(program: Program) -> None:
    sam = Program(player("sam"))
    event = two_people(program, sam)
    assert sam.send(f"{EVENTS}{event['id']}/drop/", {"place": 0}).status_code == 403
    after = act(sam, event, "drop", {})

    [match] = after["rounds_played"][0]["matches"]
    assert match["result"] == ("first" if match["second"] == 1 else "second")
    assert {line["place"]: line["dropped"] for line in after["standings"]} == {0: None, 1: 1}


def test_a_shared_event_is_read_but_not_changed_by_others(program: Program) -> None:
    event = begun(program, format="king-block", players=2)
    sam = Program(player("sam"))
    assert sam.get(event["url"]).status_code == 404
    program.send(event["url"], {"shared": True}, method="PATCH")

    assert sam.get(event["url"]).json()["organises"] is False
    assert sam.send(event["url"], {"shared": False}, method="PATCH").status_code == 403
    assert sam.delete(event["url"]).status_code == 403
    for route in API_EVENT_CHANGES:
        assert sam.send(address(route, event_id=event["id"]), {}).status_code in (400, 403)
    assert program.delete(event["url"]).status_code == 204


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"sealed": "king-sealed", "format": "king-block"},
        {"sealed": "fellowship-draft"},
        {"format": "sealed-king"},
        {"format": "lcg-standard"},
        {"draft": "8c2b7d1e-3a64-4a6b-9d0b-1e2f3a4b5c33"},
        {"format": "king-block", "players": 4, "friends": 4},
    ],
)
def test_an_event_that_cannot_be_says_why(program: Program, wrong: dict[str, Any]) -> None:
    assert problem_of(program.send(EVENTS, wrong))["detail"]
