"""Fixtures that tests of more than one room use."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from hypothesis import settings

from tests.servers import PostgreSQL, postgresql_running, rabbitmq_running, redis_running

# How long one example takes says more of the machine than of the code.
settings.register_profile("westmarch", deadline=None)
settings.load_profile("westmarch")


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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser's tests last: its event loop, once there, keeps Django's database shut."""
    items.sort(key=lambda item: "e2e" in item.nodeid.split("::")[0].split("/"))
