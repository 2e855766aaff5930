"""Whether something happened at a table: cheap for pages that ask every second."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client

from cards.waiting import MAY_WAIT, WAITS_FOR
from play.chat.saying import say
from play.models import Table
from play.tables import news as news_module
from play.tables.news import news, sign, stamp
from play.tables.presence import note_presence
from tests.play.tables.test_clocks import let_time_pass
from tests.play.tables.two_people import LIVE, SAM, choose_first, table_of_two
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _new_process() -> Iterator[None]:
    news.forget()
    yield
    news.forget()


def address(table: Table) -> str:
    return f"/tables/news/{sign(table)}/"


def test_it_counts_moves_and_words_and_shows_who_is_here(client: Client) -> None:
    table = table_of_two()
    before = client.get(address(table)).json()
    assert before == {"revision": table.revision, "said": 0, "here": "", "may_wait": False}

    choose_first(table)
    say(table.pk, SAM, 1, phrase="hello")
    note_presence(SAM)
    news.forget()

    after = client.get(address(table)).json()
    assert after == {"revision": table.revision, "said": 1, "here": "1", "may_wait": False}


def test_a_page_that_names_what_it_knows_waits_until_that_changes(client: Client) -> None:
    table = table_of_two()
    may_wait: dict[str, Any] = {MAY_WAIT: True}
    found = client.get(address(table)).json()
    known = f"{address(table)}?known={stamp(found)}"

    waits = client.get(known, **may_wait).wsgi_request.META[WAITS_FOR]
    assert not waits.happened()
    choose_first(table)
    news.forget()
    assert waits.happened()
    assert WAITS_FOR not in client.get(known, **may_wait).wsgi_request.META
    assert WAITS_FOR not in client.get(address(table), **may_wait).wsgi_request.META


def test_who_asks_again_costs_no_query(client: Client, django_assert_num_queries: Any) -> None:
    table = table_of_two()
    client.get(address(table))
    with django_assert_num_queries(0):
        client.get(address(table))


def test_many_tables_are_looked_at_together(
    client: Client, django_assert_max_num_queries: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [table_of_two() for _ in range(3)]
    for table in tables:
        client.get(address(table))
    monkeypatch.setattr(news_module, "LOOKED_EVERY", 0.0)
    with django_assert_max_num_queries(1):
        client.get(address(tables[0]))


def test_time_that_is_up_is_noticed(client: Client) -> None:
    table = let_time_pass(table_of_two(**LIVE, when_out="loses"), 90)
    client.get(address(table))
    table.refresh_from_db()
    assert table.ending == "time"


def test_a_page_knows_the_address(client: Client) -> None:
    table = table_of_two()
    page = in_browser(client).get(table.get_absolute_url()).content.decode()
    assert address(table) in page
    assert KEEPER.owns(table.seats.get(place=0))


@pytest.mark.parametrize("change", ["", "x", "forged", "deleted"])
def test_nobody_else_does(client: Client, change: str) -> None:
    table = table_of_two()
    where = address(table)
    if change == "deleted":
        table.delete()
    elif change == "forged":
        where = f"/tables/news/{table.pk.hex}:{'a' * 43}/"
    else:
        where = f"/tables/news/{change or table.pk.hex}/"
    assert client.get(where).status_code == 404
