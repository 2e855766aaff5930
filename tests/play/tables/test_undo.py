"""The last step of an unfinished choice is undone among people too, if nobody learned by it."""

import random

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.models import Move, Table
from play.tables.inviting import join
from play.tables.playing import choose
from play.tables.taking_back import NothingToTakeBack, can_undo_step, take_back
from tests.expected import present
from tests.play.tables.small_tables import (
    friend,
    keys_of,
    lcg_entrant,
    lcg_request,
    live_of,
    seats_of,
    sit_down,
)
from tests.play.tables.test_clocks import let_time_pass
from tests.play.tables.two_people import LIVE
from tests.visitors import in_browser

pytestmark = pytest.mark.django_db

SAM = Visitor(browser="the-browser-of-sam")
MOST_CHOICES = 120


def play_until_mine_is_unfinished(*, undoable: bool, **terms: object) -> Table:
    """Play among two people until the first of them can undo a step, or can't within a choice."""
    table = sit_down(lcg_request(friend(lcg_entrant("spirit"))))
    Table.objects.filter(pk=table.pk).update(**terms)
    join(table.seats.get(place=1).invitation, SAM)
    dice = random.Random(8)
    for _ in range(MOST_CHOICES):
        table.refresh_from_db()
        place = present(table.to_choose)
        live = live_of(table)
        last = Move.objects.filter(table=table).order_by("-first").first()
        goes_on = last is not None and last.seat == place == 0
        if goes_on and can_undo_step(table, seats_of(table)[0], live) == undoable:
            return table
        choose(table.pk, place, table.revision, [dice.choice(keys_of(table))])
    raise AssertionError("no such position")


def test_a_step_is_undone_by_who_made_it_and_by_nobody_else(client: Client) -> None:
    table = play_until_mine_is_unfinished(undoable=True)
    before = table.steps
    address = f"{table.get_absolute_url()}take-back/"
    sent = {"revision": table.revision}
    json = {"Accept": "application/json"}
    assert in_browser(Client(), SAM.browser).post(address, sent, headers=json).status_code == 400
    in_browser(client)
    shown = client.get(f"{table.get_absolute_url()}position/?seat=0").json()
    assert shown["can_take_back"]

    answer = client.post(address, sent, headers=json)

    assert answer.status_code == 200
    table.refresh_from_db()
    assert table.steps < before
    assert table.to_choose == 0


def test_what_is_finished_stays(client: Client) -> None:
    table = play_until_mine_is_unfinished(undoable=False)
    in_browser(client)
    shown = client.get(f"{table.get_absolute_url()}position/?seat=0").json()
    assert not shown["can_take_back"]

    with pytest.raises(NothingToTakeBack):
        take_back(table.pk, table.revision, [0])


def test_nobody_gains_time_by_undoing_their_own_steps() -> None:
    """Choosing and undoing in turn, somebody could let the others wait for ever."""
    table = play_until_mine_is_unfinished(undoable=True, **LIVE)
    deadline = present(let_time_pass(table, 15).deadline)
    last = present(Move.objects.filter(table=table).order_by("-first").first())

    take_back(table.pk, table.revision, [0])
    table.refresh_from_db()
    assert table.deadline == deadline
    choose(table.pk, 0, table.revision, [keys_of(table)[last.choices[0]]])

    table.refresh_from_db()
    assert (table.to_choose, table.deadline) == (0, deadline)
