"""The words for LCG playtests are complete, and name players that there are."""

import pytest

from play.faces.lcg.labels import (
    DIFFICULTIES,
    EDITIONS,
    ENDINGS,
    PLAYERS,
    RULES,
    TABLE_PLAYERS,
    cause_label,
    player_label,
)
from rules.lcg.players.naming import player
from rules.lcg.vocabulary import Difficulty, Edition
from rules.playtest.lcg.statistics import ENDINGS as WAYS_TO_END


def test_every_difficulty_and_every_ending_has_words() -> None:
    assert set(DIFFICULTIES) == set(Difficulty)
    assert set(RULES) == set(Edition)
    assert set(Edition) - {Edition.CORE} <= set(EDITIONS)
    assert set(ENDINGS) == set(WAYS_TO_END)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_on_the_page_plays(name: str) -> None:
    assert player(name, 1) is not None


def test_nobody_waits_at_a_table_for_the_player_that_thinks_longest() -> None:
    assert set(PLAYERS) - set(TABLE_PLAYERS) == {"thorough:60"}


def test_a_player_with_a_budget_of_its_own_keeps_its_name() -> None:
    assert player_label("flat:200") == "flat:200"


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
