"""A webhook that is told of new tables: what is sent, where to, and what goes wrong quietly."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from pytest_django.fixtures import Settings

from play.models import Table, TableStatus
from play.tables.announcing import announce, describe
from play.tables.tasks import announce_task
from tests.play.tables.small_tables import friend, lcg_entrant, lcg_request, sit_down
from westmarch.environment import Environment

pytestmark = pytest.mark.django_db


class Room(HTTPServer):
    """A chat room that notes what it is told, and answers as it is asked to."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.told: list[tuple[str, Any]] = []
        self.status = 204


class _Handler(BaseHTTPRequestHandler):
    server: Room

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.told.append((self.path, json.loads(body)))
        self.send_response(self.server.status)
        if self.server.status == 302:
            self.send_header("Location", "/elsewhere")
        self.end_headers()

    def do_GET(self) -> None:
        self.server.told.append((self.path, None))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Write nothing into the tests' output."""


@pytest.fixture
def room(settings: Settings) -> Iterator[Room]:
    server = Room()
    thread = Thread(target=server.serve_forever)
    thread.start()
    settings.TABLES_WEBHOOK = f"http://127.0.0.1:{server.server_port}/hook"
    settings.SITE_ADDRESS = "https://westmarch.example.org"
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def waiting_table(**changed: object) -> Table:
    table = sit_down(lcg_request(friend(lcg_entrant("spirit"))))
    Table.objects.filter(pk=table.pk).update(**{"listed": True, **changed})
    table.refresh_from_db()
    return table


def test_a_new_table_is_posted_with_what_the_lobby_shows(room: Room) -> None:
    table = waiting_table(note="@everyone come")
    announce_task(str(table.pk))
    [(path, told)] = room.told
    assert path == "/hook"
    [embed] = told["embeds"]
    assert embed["title"] == "A table waits: Passage Through Mirkwood"
    assert embed["description"] == "1 seat free"
    assert embed["url"] == "https://westmarch.example.org/tables/"
    assert told["allowed_mentions"] == {"parse": []}
    assert "everyone" not in json.dumps(told)


@pytest.mark.parametrize("changed", [{"listed": False}, {"status": TableStatus.PLAYING}])
def test_nothing_is_sent_of_other_tables(room: Room, changed: dict[str, object]) -> None:
    assert not announce(waiting_table(**changed))
    assert room.told == []


def test_a_redirect_is_not_followed(room: Room) -> None:
    room.status = 302
    assert not announce(waiting_table())
    assert [path for path, _ in room.told] == ["/hook"]


def test_an_error_changes_nothing(room: Room, settings: Settings) -> None:
    room.status = 500
    assert not announce(waiting_table())
    settings.TABLES_WEBHOOK = "http://127.0.0.1:9/hook"
    assert not announce(waiting_table())
    settings.TABLES_WEBHOOK = ""
    assert not announce(waiting_table())


def test_a_message_has_no_link_while_the_site_knows_no_address(settings: Settings) -> None:
    settings.SITE_ADDRESS = ""
    assert "url" not in json.dumps(describe(waiting_table()))


@pytest.mark.parametrize("address", ["http://example.org/mellon", "ftp://mellon", "https://", "x"])
def test_only_https_addresses_are_taken(address: str) -> None:
    environment = Environment({"WESTMARCH_TABLES_WEBHOOK": address})
    with pytest.raises(ImproperlyConfigured, match="https") as raised:
        environment.webhook("WESTMARCH_TABLES_WEBHOOK")
    assert "mellon" not in str(raised.value)
