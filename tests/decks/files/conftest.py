"""Fixtures of the tests of deck files."""

import pytest

from decks.files.card_names import name_book
from rules.construction import Game


@pytest.fixture(scope="session", autouse=True)
def name_books() -> None:
    """Have the books of names ready, so that no test's time is theirs."""
    for game in Game:
        name_book(game)
