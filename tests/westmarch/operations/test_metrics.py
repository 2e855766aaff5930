"""Prometheus reads figures of the requests and of the queue, with the operator's token alone."""

import re

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from play.queue.heartbeat import note_heartbeat
from tests.westmarch.test_settings import Start, start

__all__ = ["start"]

pytestmark = pytest.mark.django_db

TOKEN = "a token of Prometheus that nobody can guess"
ALLOWED = {"Authorization": f"Bearer {TOKEN}"}


@pytest.mark.parametrize("sent", [{}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}])
def test_without_the_token_there_is_no_such_page(
    client: Client, settings: Settings, sent: dict[str, str]
) -> None:
    settings.METRICS_TOKEN = TOKEN

    assert client.get("/metrics", headers=sent).status_code == 404


def test_without_a_token_of_the_operator_nobody_reads_it(client: Client) -> None:
    assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404


def test_it_shows_the_queue_and_when_a_worker_was_seen(client: Client, settings: Settings) -> None:
    settings.METRICS_TOKEN = TOKEN
    note_heartbeat(timezone.now())

    page = client.get("/metrics", headers=ALLOWED).content.decode()

    assert 'westmarch_playtests{status="waiting"} 0.0' in page
    assert 'westmarch_playtests{status="playing"} 0.0' in page
    silent = re.search(r"^westmarch_worker_silent_seconds (\S+)$", page, re.MULTILINE)
    assert silent
    assert 0 <= float(silent[1]) < 60


def test_with_a_token_requests_are_counted_by_view(
    client: Client, settings: Settings, start: Start
) -> None:
    assert not any("prometheus" in name for name in start()["MIDDLEWARE"])
    settings.MIDDLEWARE = start(WESTMARCH_METRICS_TOKEN=TOKEN)["MIDDLEWARE"]
    settings.METRICS_TOKEN = TOKEN
    counted = re.compile(
        r'^django_http_responses_total_by_status_view_method_total\{method="GET",status="200",'
        r'view="healthz"\} (\S+)$',
        re.MULTILINE,
    )

    client.get("/healthz")
    first = counted.search(client.get("/metrics", headers=ALLOWED).content.decode())
    client.get("/healthz")
    second = counted.search(client.get("/metrics", headers=ALLOWED).content.decode())

    assert first
    assert second
    assert float(second[1]) == float(first[1]) + 1
