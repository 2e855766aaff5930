"""Collects tests that import the names of all cards, without looking for tests among the names."""

from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest

from tests.rules.tcg import cards

CARDS = frozenset(name for name in vars(cards) if name.isupper())


class CardTests(pytest.Module):
    """A module of tests, without its three thousand card names while pytest collects it.

    pytest calls several plugins for each name in a module, which would take longer than the tests.
    """

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        self.obj = without_cards(self.obj)
        return super().collect()


def without_cards(module: ModuleType) -> ModuleType:
    """Return a copy of a module that has the same tests and fixtures."""
    copy = ModuleType(module.__name__, module.__doc__)
    vars(copy).update((name, value) for name, value in vars(module).items() if name not in CARDS)
    return copy


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module:
    module: pytest.Module = CardTests.from_parent(parent, path=module_path)
    return module
