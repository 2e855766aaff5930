"""Fixtures that tests of more than one room use."""

import json
from collections.abc import Iterator

import pytest
from django.core.cache import cache
from hypothesis import settings
from pytest_django.plugin import DjangoDbBlocker

from tests.servers import PostgreSQL, postgresql_running, rabbitmq_running, redis_running

# How long one example takes says more of the machine than of the code.
settings.register_profile("westmarch", deadline=None)
settings.load_profile("westmarch")


# A printed text of nobody's, so that pages and search have one.
PRINTED_TEXT = {
    "card": "7 C 83",
    "text": "Made up for these tests: draw a card and sing.",
    "lore": "There is a road in no book at all.",
}


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """Load the catalogue into the database of the tests once, before the first of them.

    Every test finds it there, whatever ran before; one that wants none takes it out for itself.
    """
    from cards.loading import load_catalogue
    from cards.printed.loading import load_printed_texts

    with django_db_blocker.unblock():
        load_catalogue()
        load_printed_texts([json.dumps(PRINTED_TEXT).encode()])


@pytest.fixture
def catalogue(db: None) -> None:
    """The catalogue, for tests that say that they need it."""


@pytest.fixture(autouse=True)
def nothing_counted() -> None:
    """Forget what earlier tests did in haste: limits of requests are counted in the cache."""
    cache.clear()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A real PostgreSQL for the whole run; take a `new_database` of it for each test."""
    with postgresql_running() as server:
        yield server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real Redis for the whole run; give each test a queue of its own."""
    with redis_running(tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture(scope="session")
def rabbitmq(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real RabbitMQ for the whole run; give each test a queue of its own."""
    with rabbitmq_running(tmp_path_factory.mktemp("rabbitmq")) as address:
        yield address
