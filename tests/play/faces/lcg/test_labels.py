"""The words for LCG playtests are complete, and name players that there are."""

import pytest

from play.faces.lcg.labels import (
    DIFFICULTIES,
    EDITIONS,
    ENDINGS,
    PLAYERS,
    RULES,
    cause_label,
)
from rules.lcg.players.naming import PLAYER_NAMES
from rules.lcg.vocabulary import Difficulty, Edition
from rules.playtest.lcg.statistics import ENDINGS as WAYS_TO_END


def test_every_difficulty_and_every_ending_has_words() -> None:
    assert set(DIFFICULTIES) == set(Difficulty)
    assert set(RULES) == set(Edition)
    assert set(Edition) - {Edition.CORE} <= set(EDITIONS)
    assert set(ENDINGS) == set(WAYS_TO_END)


def test_every_player_is_on_the_page() -> None:
    assert set(PLAYERS) == set(PLAYER_NAMES)


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        ("quest", "A failed quest"),
        ("refresh", "The refresh phase"),
        ("01074", "King Spider (01074)"),
        ("", "Unknown"),
    ],
)
def test_what_ended_a_game_has_words(cause: str, words: str) -> None:
    assert cause_label(cause) == words
