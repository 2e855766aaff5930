"""What a watcher of the server is shown, and what every page tells the browser."""

from typing import NoReturn

import pytest
from django.db import OperationalError, connection
from django.test import Client
from pytest_django.fixtures import Settings

pytestmark = pytest.mark.django_db


def test_it_answers_while_the_database_does(client: Client) -> None:
    answer = client.get("/healthz")

    assert (answer.status_code, answer.json()) == (200, {"database": "up"})


def test_it_says_so_when_the_database_does_not_answer(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> NoReturn:
        raise OperationalError("no route to the database")

    monkeypatch.setattr(connection, "cursor", refuse)

    answer = client.get("/healthz")

    assert (answer.status_code, answer.json()) == (503, {"database": "down"})


def test_behind_https_it_may_still_be_asked_without(client: Client, settings: Settings) -> None:
    settings.SECURE_SSL_REDIRECT = True

    assert client.get("/healthz").status_code == 200
    assert client.get("/decks/").status_code == 301


def test_the_browser_may_load_nothing_from_elsewhere_and_nothing_inline(client: Client) -> None:
    policy = client.get("/")["Content-Security-Policy"]

    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
