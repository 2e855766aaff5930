"""Patterns that find a word in any accents."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.sharing.accents import accent_pattern


@pytest.mark.parametrize("found", ["Eomer", "Éomer", "ÉOMER", "eómër"])
def test_letters_stand_for_all_their_accents(found: str) -> None:
    for word in ("eomer", "Éomer"):
        assert re.search(accent_pattern(word), found, re.IGNORECASE)


def test_other_letters_are_others() -> None:
    assert not re.search(accent_pattern("eomer"), "Eowyn", re.IGNORECASE)


@given(st.text(max_size=20))
def test_whatever_is_typed_is_a_pattern_that_finds_itself(word: str) -> None:
    assert re.search(accent_pattern(word), word, re.IGNORECASE)
