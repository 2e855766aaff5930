"""Looking back at a table: the computer's choices have reasons, a person's never."""

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.games.reasons import NOTHING
from play.models import Table
from play.tables.inviting import join
from play.tables.leaving import hand_over
from play.tables.playing import BY_COMPUTER
from play.tables.replaying import replay_table, why_at_table
from tests.play.tables.small_tables import (
    computer,
    friend,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

SAM = Visitor(browser="the-browser-of-sam")
EOMER, MERRY = "rotk-eomer-starter", "sog-merry-starter"


def makers(table: Table) -> str:
    """Return who made each choice of a table, a letter each."""
    return "".join(table.moves.values_list("by", flat=True))


def test_every_choice_of_the_computer_is_told_and_none_of_mine() -> None:
    table = play_at_random(sit_down(tcg_request(seed=3)))
    by = makers(table)
    replay = replay_table(table, KEEPER, 0, None)
    assert replay.asked == {step for step, letter in enumerate(by) if letter == BY_COMPUTER}
    asked = sorted(replay.asked)[::9]
    told = [why_at_table(table, KEEPER, step, None) for step in asked]
    assert sum(bool(answer.reasons) for answer in told) >= 0.8 * len(told)
    mine = min(set(range(table.steps)) - replay.asked)
    assert why_at_table(table, KEEPER, mine, None).nothing == NOTHING


def test_what_i_chose_before_i_handed_my_seat_over_stays_mine() -> None:
    table = play_at_random(sit_down(tcg_request(seed=3)), most=12)
    chosen = table.steps
    by = makers(table)
    hand_over(table.pk, KEEPER, 0, "quick")
    table.refresh_from_db()
    replay = replay_table(table, KEEPER, 0, None)
    mine = {step for step, letter in enumerate(by[:chosen]) if letter != BY_COMPUTER}
    assert mine
    assert not mine & replay.asked


def test_nobody_learns_what_a_computer_compared_whose_cards_they_cannot_see() -> None:
    """With another person in the game each looks through their own seat alone."""
    others = (friend(tcg_entrant(EOMER)), computer(tcg_entrant(MERRY, "quick")))
    table = sit_down(tcg_request(*others))
    join(table.seats.get(place=1).invitation, SAM)
    play_at_random(table)
    computers = {step for step, letter in enumerate(makers(table)) if letter == BY_COMPUTER}
    assert computers
    assert replay_table(table, SAM, 0, None).asked == frozenset()
    assert why_at_table(table, SAM, min(computers), None).nothing == NOTHING


def test_the_page_answers_those_at_the_table(client: Client) -> None:
    table = play_at_random(sit_down(tcg_request(seed=3)))
    # A bid is random and has no reasons.
    step = sorted(replay_table(table, KEEPER, 0, None).asked)[3]
    where = f"{table.get_absolute_url()}replay/why/"
    assert Client().get(where, {"step": step}).status_code == 404
    assert "Chosen" in client.get(where, {"step": step}).content.decode()
