"""Answers to a page's script are small: what changed, and hardly anything where nothing did."""

from typing import Any

import pytest
from django.test import Client

from play.models import Table
from play.tables.playing import choose
from tests.play.tables.small_tables import (
    keys_of,
    lcg_entrant,
    lcg_request,
    live_of,
    mine,
    sit_down,
    tcg_request,
)
from tests.play.tables.test_people import filled
from tests.visitors import in_browser

pytestmark = pytest.mark.django_db

JSON = {"Accept": "application/json"}
CHOICES = 45
MOST_BYTES = 15_000
MOST_OF_A_SEAT = 5_000


def position(client: Client, table: Table, seat: int | None, **asked: Any) -> Any:
    return client.get(
        f"{table.get_absolute_url()}position/", {"seat": seat, **asked}, headers=JSON
    ).json()


@pytest.mark.parametrize("game", ["tcg", "lcg"])
def test_what_a_page_draws_step_by_step_is_the_whole_board(client: Client, game: str) -> None:
    """Each answer of a game in play is drawn onto the board that the page has; both seats' too."""
    in_browser(client)
    two_hands = lcg_request(mine(lcg_entrant("spirit")))
    table = sit_down(tcg_request() if game == "tcg" else two_hands)
    found = position(client, table, table.to_choose)
    answers = [found]
    sizes = []
    for number in range(CHOICES):
        table.refresh_from_db()
        if table.to_choose != found["seat"]:
            asked = {"seen": found["revision"], "before": found["seat"]}
            found = position(client, table, table.to_choose, **asked)
            assert len(str(found["boards"])) < MOST_OF_A_SEAT
            answers.append(found)
        player = table.face.make_player("quick", number)
        key = keys_of(table)[player.choose(live_of(table).game)]
        answer = client.post(
            f"{table.get_absolute_url()}choose/",
            {"seat": found["seat"], "revision": found["revision"], "key": key},
            headers=JSON,
        )
        sizes.append(len(answer.content))
        found = answer.json()
        answers.append(found)
        if not number % 9:
            assert filled(*answers) == filled(position(client, table, found["seat"]))
    assert sorted(sizes)[int(0.95 * CHOICES)] <= MOST_BYTES


def test_nobody_asks_for_what_another_seat_shows(client: Client) -> None:
    table = sit_down(tcg_request())
    in_browser(client)

    answer = client.get(
        f"{table.get_absolute_url()}position/",
        {"seat": 0, "seen": table.revision, "before": 1},
        headers=JSON,
    )

    assert answer.status_code == 403


def test_each_of_two_equal_cards_of_a_hand_can_be_chosen(client: Client) -> None:
    """The rules offer one of them; the page frames both."""
    in_browser(client)
    table = sit_down(lcg_request(mine(lcg_entrant("spirit"))))
    for number in range(CHOICES):
        table.refresh_from_db()
        live = live_of(table)
        found = position(client, table, table.to_choose)
        framed = {
            option["card"]: option["copies"] for option in found["options"] if "copies" in option
        }
        if framed:
            break
        player = table.face.make_player("quick", number)
        choose(table.pk, found["seat"], table.revision, [keys_of(table)[player.choose(live.game)]])

    state = live.game.state
    offered = {option["card"] for option in found["options"] if "card" in option}
    for card, copies in framed.items():
        assert {card, *copies} <= set(state.hands[found["seat"]])
        assert {state.blueprints[copy].card for copy in copies} == {state.blueprints[card].card}
        assert not offered & set(copies)
    assert framed, "two equal cards were offered in one of these positions"
