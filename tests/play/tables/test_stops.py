"""Stops: where a person isn't asked whether to act, their seat passes by itself."""

import random
from collections.abc import Callable

import pytest
from django.test import Client

from play.models import Seat, Table
from play.requests.table import TableRequest
from play.tables.automatic import automatic_choice, can_pass, pass_place
from play.tables.live_games import Declined, LiveGame
from play.tables.playing import choose
from play.tables.stops import all_stops, remembered_skips, set_stops
from rules.construction import Game
from tests.expected import present
from tests.play.tables.small_tables import (
    keys_of,
    lcg_request,
    live_of,
    seats_of,
    sit_down,
    tcg_request,
)
from tests.visitors import BROWSER, KEEPER, in_browser

pytestmark = pytest.mark.django_db


def play_until_a_stop(table: Table) -> tuple[LiveGame, str]:
    """Choose at random until a step is reached in which a person can pass unasked."""
    dice = random.Random(3)
    table.refresh_from_db()
    while True:
        live = live_of(table)
        decision = live.game.decision()
        stop = live.face.stop_of(live.game, decision)
        if stop not in ("", "responses") and can_pass(live, decision):
            return live, stop
        key = dice.choice(keys_of(table)[:3])
        choose(table.pk, present(table.to_choose), table.revision, [key])
        table.refresh_from_db()


@pytest.mark.parametrize("request_of", [tcg_request, lcg_request])
def test_a_seat_passes_where_it_does_not_stop(request_of: Callable[[], TableRequest]) -> None:
    table = sit_down(request_of())
    live, stop = play_until_a_stop(table)
    decision = live.game.decision()
    assert automatic_choice(seats_of(table)[0], live, decision) is None

    set_stops(table.pk, 0, [key for key in all_stops(table.face) if key != stop])

    passed = automatic_choice(seats_of(table)[0], live, decision)
    assert passed == pass_place(live, decision)
    set_stops(table.pk, 0, [stop])
    assert automatic_choice(seats_of(table)[0], live, decision) is None


def test_a_round_goes_by_where_nobody_stops() -> None:
    """Every action window is skipped: only what must be decided is asked."""
    table = sit_down(lcg_request())
    set_stops(table.pk, 0, [])
    for _ in range(20):
        live = live_of(table)
        assert not live.face.stop_of(live.game, live.game.decision())
        choose(table.pk, present(table.to_choose), table.revision, [keys_of(table)[-1]])
        table.refresh_from_db()


def test_the_next_game_begins_with_the_same_stops() -> None:
    first = sit_down(tcg_request())
    set_stops(first.pk, 0, ["own skirmish", "responses", "no such step"])

    again = sit_down(tcg_request(seed=8))

    skips = Seat.objects.get(table=again, place=0).skips
    assert "other regroup" in skips
    assert not {"own skirmish", "responses"} & set(skips)
    assert remembered_skips(KEEPER, Game.LCG) == []


def test_the_page_lists_the_stops_and_keeps_them(client: Client) -> None:
    in_browser(client, BROWSER)
    table = sit_down(lcg_request())
    page = client.get(table.get_absolute_url())
    assert page.content.count(b'name="stop"') == 7
    assert page.content.count(b"checked>") >= 7

    answer = client.post(
        f"{table.get_absolute_url()}stops/",
        {"seat": "0", "stop": ["combat", "responses"]},
        headers={"Accept": "application/json"},
    )

    assert answer.json()["skips"] == ["resource", "quest", "travel", "encounter", "refresh"]


def test_the_same_actions_are_asked_once_until_something_happens() -> None:
    table = sit_down(lcg_request())
    live, _ = play_until_a_stop(table)
    (seat,), decision = seats_of(table), live.game.decision()
    assert automatic_choice(seat, live, decision) is None

    live.declined[0] = Declined(live.steps, decision.options)
    assert automatic_choice(seat, live, decision) == pass_place(live, decision)

    live.declined[0] = Declined(live.steps, decision.options[1:])
    assert automatic_choice(seat, live, decision) is None
    live.declined[0] = Declined(0, decision.options)
    assert live.lines(0, 0), "something has happened since"
    assert automatic_choice(seat, live, decision) is None


def test_who_waits_for_something_is_still_asked_what_to_play() -> None:
    table = sit_down(lcg_request())
    live = live_of(table)
    while table.face.question_name(live.game.decision()) != "action":
        choose(table.pk, 0, table.revision, [keys_of(table)[0]])
        table.refresh_from_db()
        live = live_of(table)
    choose(table.pk, 0, table.revision, [], until="event")
    table.refresh_from_db()

    assert table.face.question_name(live_of(table).game.decision()) == "plan"
