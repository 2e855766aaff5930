"""Tests of rules run without what other tests need: no database, no pages, no browser."""

import pytest

# What pytest-django and pytest-playwright prepare for each test: half of the time of a short one.
OF_THE_WEB = ("_dj", "_fail_for_invalid", "_live_server", "_pw_", "_template_string")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Leave out the fixtures of the web that a test didn't ask for."""
    if isinstance(item, pytest.Function):
        item.fixturenames[:] = [
            name for name in item.fixturenames if not name.startswith(OF_THE_WEB)
        ]
