"""Lists of games read the database as often for many games as for one."""

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from decks.models import Visibility
from decks.ownership import Visitor
from play.models import Table, TableStatus, Watching
from play.tables.inviting import join
from rules.construction.starters import starter
from tests.play.tables.small_tables import friend, sit_down, tcg_entrant, tcg_request
from tests.visitors import deck_of, player, signed_in

pytestmark = pytest.mark.django_db

EOMER = "rotk-eomer-starter"


@pytest.fixture
def rosie() -> User:
    return player("rosie")


@pytest.fixture
def ted() -> User:
    return player("ted")


def play(one: User, other: User, **changed: object) -> Table:
    """Store a game between two players with public decks, over and open to everybody."""
    deck = deck_of(one, f"Deck {Table.objects.count()}", starter(EOMER).deck, Visibility.PUBLIC)
    table = sit_down(tcg_request(friend(tcg_entrant(EOMER))), Visitor(one))
    table.seats.filter(place=0).update(version=deck.versions.get())
    join(table.seats.get(place=1).invitation, Visitor(other))
    fields = {"status": TableStatus.OVER, "watching": Watching.EVERYBODY, "winner": 0}
    Table.objects.filter(pk=table.pk).update(**{"ending": "site 9", **fields, **changed})
    return table


def queries(client: Client, where: str) -> int:
    """Return how often a page reads the database once what it keeps is kept."""
    assert client.get(where).status_code == 200
    with CaptureQueriesContext(connection) as asked:
        client.get(where)
    return len(asked)


@pytest.mark.parametrize(
    "where",
    [
        "/tables/yours/",
        "/tables/finished/",
        "/tables/finished/?deck=deck",
        "/players/rosie/games/",
        "/api/v1/tables/",
        "/decks/public/?q=deck",
    ],
)
def test_more_games_need_no_more_queries(where: str, rosie: User, ted: User) -> None:
    client = signed_in(rosie)
    play(rosie, ted)
    one = queries(client, where)

    play(rosie, ted)
    play(rosie, ted, status=TableStatus.PLAYING, to_choose=1)
    play(rosie, ted, ending="conceded")

    assert queries(client, where) == one


def test_a_row_of_your_games_says_how_each_ended(rosie: User, ted: User) -> None:
    play(rosie, ted, ending="conceded")
    play(rosie, ted, status=TableStatus.PLAYING, to_choose=1)

    page = signed_in(rosie).get("/tables/yours/").content.decode()

    assert "gave up." in page
    assert "chooses" in page


def test_the_api_says_of_a_table_whose_seats_are_yours(rosie: User, ted: User) -> None:
    table = play(rosie, ted)

    [found] = signed_in(ted).get("/api/v1/tables/").json()["results"]

    assert [seat["yours"] for seat in found["seats"]] == [False, True]
    assert found["result"].endswith("its fellowship reached site 9.")
    assert found["url"] == f"http://testserver/api/v1/tables/{table.pk}/"
    assert found["page"] == f"http://testserver/tables/{table.pk}/"
    assert found["terms"]["watching"] == "everybody"
