"""Fixtures of the API's tests."""

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from rest_framework.throttling import ScopedRateThrottle

from tests.programs import Program
from tests.samples import store_samples
from tests.visitors import player


@pytest.fixture
def frodo(db: None) -> User:
    """A player, where the sample decks are loaded."""
    store_samples()
    return player("frodo")


@pytest.fixture
def program(frodo: User) -> Program:
    """A program with Frodo's token."""
    return Program(frodo)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate: a test asks faster than a program may."""
    cache.clear()
    rates = dict.fromkeys(("reading", "judging", "writing", "playing"))
    monkeypatch.setattr(ScopedRateThrottle, "THROTTLE_RATES", rates)
