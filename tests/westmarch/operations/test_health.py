"""What a watcher of the server is shown, and what every page tells the browser."""

import time
from datetime import timedelta
from threading import Event
from typing import NoReturn

import pytest
from django.db import OperationalError
from django.db.backends.utils import CursorWrapper
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from cards.models import CatalogueChange
from play.models import WorkerHeartbeat
from play.queue import tasks
from play.queue.heartbeat import note_heartbeat, worker_is_alive
from tests.processes import eventually
from westmarch.operations import health
from westmarch.version import VERSION

pytestmark = pytest.mark.django_db


def test_it_answers_while_the_database_does(client: Client) -> None:
    answer = client.get("/healthz")

    assert (answer.status_code, answer.json()) == (
        200,
        {"database": "up", "worker": "silent", "version": VERSION},
    )


def test_it_says_whether_a_worker_is_alive() -> None:
    now = timezone.now()
    assert not worker_is_alive(now)

    note_heartbeat(now)
    assert worker_is_alive(now + timedelta(minutes=2))
    assert not worker_is_alive(now + timedelta(minutes=4))

    note_heartbeat(now + timedelta(minutes=4))
    assert worker_is_alive(now + timedelta(minutes=4))


def test_it_says_which_kernel_the_workers_play_with() -> None:
    assert health.worker_and_kernel() == {"worker": "silent"}

    note_heartbeat()

    assert health.worker_and_kernel() == {"worker": "up", "kernel": "plain"}


def test_a_clock_set_back_hides_no_silent_worker_for_long() -> None:
    now = timezone.now()
    note_heartbeat(now + timedelta(hours=1))

    note_heartbeat(now)

    assert WorkerHeartbeat.objects.get().seen == now


def test_what_a_worker_does_shows_that_it_is_alive() -> None:
    tasks.recover_task()

    assert worker_is_alive()


def test_it_says_so_when_the_database_does_not_answer(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> NoReturn:
        raise OperationalError("no route to the database")

    monkeypatch.setattr(health, "live_worker", refuse)

    answer = client.get("/healthz")

    assert (answer.status_code, answer.json()) == (503, {"database": "down", "version": VERSION})


def test_it_waits_for_no_database_that_hangs(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging = Event()
    monkeypatch.setattr(health, "live_worker", lambda: hanging.wait() and None)
    monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 0.1)
    try:
        begun = time.monotonic()
        statuses = [client.get("/healthz").status_code for _ in range(5)]
        assert statuses == [503] * 5
        assert time.monotonic() - begun < 1, "all wait for the same answer, and not for long"
    finally:
        hanging.set()
    assert eventually(lambda: client.get("/healthz").status_code == 200)


@pytest.mark.parametrize(
    ("address", "content_type"),
    [("/decks/", "text/html"), ("/api/v1/sets/", "application/problem+json")],
)
def test_pages_say_503_while_the_database_is_away(
    client: Client, monkeypatch: pytest.MonkeyPatch, address: str, content_type: str
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OperationalError("the connection is lost")

    client.raise_request_exception = False
    monkeypatch.setattr(CursorWrapper, "execute", refuse)

    answer = client.get(address)

    assert answer.status_code == 503
    assert answer["Content-Type"].startswith(content_type)
    assert int(answer["Retry-After"]) > 0


def test_a_script_that_takes_json_is_refused_in_words_while_the_database_is_away(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OperationalError("database or disk is full")

    client.raise_request_exception = False
    monkeypatch.setattr(CursorWrapper, "execute", refuse)

    answer = client.get("/decks/", headers={"Accept": "application/json"})

    assert answer.status_code == 503
    assert "Nothing was changed" in answer.json()["refusal"]


def test_a_new_version_or_an_empty_database_needs_preparation(catalogue: None) -> None:
    assert health.missing_preparation() == []

    CatalogueChange.objects.all().delete()
    assert health.missing_preparation() == ["load_catalogue"]

    MigrationRecorder.Migration.objects.filter(app="play").delete()
    assert health.missing_preparation() == ["migrate"]


@pytest.mark.parametrize(("missing", "status"), [([], 200), (["migrate"], 503)])
def test_it_is_ready_only_when_nothing_is_missing(
    client: Client, monkeypatch: pytest.MonkeyPatch, missing: list[str], status: int
) -> None:
    monkeypatch.setattr(health, "missing_preparation", lambda: missing)

    answer = client.get("/readyz")

    ready = {"ready": not missing, "database": "up", "missing": missing}
    assert (answer.status_code, answer.json()) == (status, ready)


def test_it_is_not_ready_while_the_database_is_away(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> NoReturn:
        raise OperationalError("no route to the database")

    monkeypatch.setattr(health, "missing_preparation", refuse)

    answer = client.get("/readyz")

    assert (answer.status_code, answer.json()) == (503, {"ready": False, "database": "down"})


def test_behind_https_it_may_still_be_asked_without(client: Client, settings: Settings) -> None:
    settings.SECURE_SSL_REDIRECT = True

    assert [client.get(address).status_code for address in ("/healthz", "/readyz")] == [200, 200]
    assert client.get("/decks/").status_code == 301


def test_the_browser_may_load_nothing_from_elsewhere_and_nothing_inline(client: Client) -> None:
    policy = client.get("/")["Content-Security-Policy"]

    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
