"""Fixtures of this app's tests."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.visitors import in_browser, player


@pytest.fixture
def client(client: Client, request: pytest.FixtureRequest) -> Client:
    """A browser that keeps what the tests make; without a database it stays a plain client."""
    if request.node.get_closest_marker("django_db"):
        in_browser(client)
    return client


@pytest.fixture
def frodo(db: None) -> User:
    """A player with an account."""
    return player("frodo")
