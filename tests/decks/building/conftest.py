"""Fixtures of the builder's tests."""

import pytest

from decks.models import Deck
from tests.decks.building.pages import EMPTY
from tests.visitors import kept_deck


@pytest.fixture
def deck(db: None) -> Deck:
    """A deck without a card, of the tests' own browser."""
    return kept_deck("Knights", EMPTY)
