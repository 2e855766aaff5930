"""What a person at a table of either game cannot do with a seat that is somebody else's."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.models import Table
from play.requests.table import TableRequest
from play.tables.inviting import join
from tests.play.tables.small_tables import (
    friend,
    lcg_entrant,
    lcg_request,
    live_of,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import in_browser

pytestmark = pytest.mark.django_db

SAM = Visitor(browser="the-browser-of-sam")
JSON = {"Accept": "application/json"}
# What each address gets beside the seat.
CHANGES: dict[str, dict[str, str]] = {
    "choose/": {"revision": "{revision}", "key": "{key}"},
    "stops/": {"stop": "responses"},
    "hint/": {"revision": "{revision}"},
    "take-back/": {"revision": "{revision}"},
    "hand-over/": {"player": "quick"},
    "come-back/": {},
    "end/": {},
    "delete/": {},
}


@pytest.fixture(params=["tcg", "lcg"])
def table(request: pytest.FixtureRequest) -> Table:
    """Return a game between the tests' browser, which must choose, and Sam."""
    ask: dict[str, Callable[[], TableRequest]] = {
        "tcg": lambda: tcg_request(friend(tcg_entrant("rotk-eomer-starter"))),
        "lcg": lambda: lcg_request(friend(lcg_entrant("spirit"))),
    }
    made = sit_down(ask[request.param]())
    join(made.seats.get(place=1).invitation, SAM)
    made.refresh_from_db()
    return made


def as_it_is(table: Table) -> Any:
    """Return everything that is stored of a table."""
    rows = Table.objects.filter(pk=table.pk).values(), table.seats.order_by("place").values()
    return [list(row) for row in rows], table.moves.count()


@pytest.mark.parametrize("address", CHANGES)
@pytest.mark.parametrize("browser", ["the-browser-of-sam", "a stranger"])
def test_nobody_acts_for_the_seat_of_another(table: Table, address: str, browser: str) -> None:
    client = in_browser(Client(), browser)
    known = {"revision": str(table.revision), "key": live_of_keys(table)}
    sent = {name: value.format(**known) for name, value in CHANGES[address].items()}
    before = as_it_is(table)

    answer = client.post(
        f"{table.get_absolute_url()}{address}", {"seat": str(table.to_choose), **sent}, headers=JSON
    )

    assert answer.status_code in {302, 400, 403, 404, 409}
    assert as_it_is(table) == before


@pytest.mark.parametrize("address", ["", "position/", "odds/", "why-not/"])
def test_nobody_looks_through_the_seat_of_another(table: Table, address: str) -> None:
    client = in_browser(Client(), SAM.browser)

    answer = client.get(f"{table.get_absolute_url()}{address}?seat=0&card=1")

    assert answer.status_code in {403, 404}


def live_of_keys(table: Table) -> str:
    """Return the key of a choice that the seat may make."""
    from play.tables.keys import option_key

    return option_key(live_of(table).game.options()[0])
