"""Answers to a page's script are small: what changed, and hardly anything where nothing did."""

from typing import Any

import pytest
from django.test import Client

from play.models import Table
from tests.play.tables.small_tables import (
    keys_of,
    lcg_entrant,
    lcg_request,
    live_of,
    mine,
    sit_down,
    tcg_request,
)
from tests.visitors import in_browser

pytestmark = pytest.mark.django_db

JSON = {"Accept": "application/json"}
CHOICES = 45
MOST_BYTES = 15_000
MOST_OF_A_SEAT = 5_000

# What a page shows: by slot the keys and the HTML of its cards.
Shown = dict[str, list[tuple[str, str]]]


def draw(shown: Shown, boards: dict[str, Any]) -> None:
    """Draw an answer as the page's script does: a card without a piece stays as it is."""
    for step in boards["steps"]:
        for name, content in step["slots"].items():
            kept = dict(shown.get(name, []))
            shown[name] = [
                (key, boards["pieces"][piece[0]] if piece else kept[key]) for key, *piece in content
            ]


def shown_by(boards: dict[str, Any]) -> Shown:
    found: Shown = {}
    draw(found, boards)
    return found


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
    shown = shown_by(found["boards"])
    sizes = []
    for number in range(CHOICES):
        table.refresh_from_db()
        if table.to_choose != found["seat"]:
            asked = {"seen": found["revision"], "before": found["seat"]}
            found = position(client, table, table.to_choose, **asked)
            assert len(str(found["boards"])) < MOST_OF_A_SEAT
            draw(shown, found["boards"])
        player = table.face.make_player("quick", number)
        key = keys_of(table)[player.choose(live_of(table).game)]
        answer = client.post(
            f"{table.get_absolute_url()}choose/",
            {"seat": found["seat"], "revision": found["revision"], "key": key},
            headers=JSON,
        )
        sizes.append(len(answer.content))
        found = answer.json()
        draw(shown, found["boards"])
        if not number % 9:
            whole = shown_by(position(client, table, found["seat"])["boards"])
            del whole["question"], shown["question"]
            assert shown == whole
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
