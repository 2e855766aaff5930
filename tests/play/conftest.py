"""Fixtures of this app's tests."""

import pytest
from django.test import Client

from play.queue.tasks import start_task
from tests.visitors import in_browser


@pytest.fixture
def client(client: Client, request: pytest.FixtureRequest) -> Client:
    """A browser that keeps what the tests make; without a database it stays a plain client."""
    if request.node.get_closest_marker("django_db"):
        in_browser(client)
    return client


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The playtests that are sent to the queue, none of which is played."""
    playtests: list[str] = []
    monkeypatch.setattr(
        start_task, "apply_async", lambda args, kwargs=None, **_: playtests.append(args[0])
    )
    return playtests
