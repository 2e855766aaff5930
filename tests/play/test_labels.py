"""Names and formats in words."""

import pytest

from play.labels import (
    EDITIONS,
    ENDINGS,
    HOW_IT_ENDED,
    PLAYERS,
    distinct_names,
    format_name,
    short_names,
)
from rules.playtest.tcg.statistics import ENDINGS as WAYS_TO_WIN
from rules.tcg.game import EDITIONS as EDITIONS_OF_THE_ENGINE
from rules.tcg.players.naming import PLAYER_NAMES


def test_every_player_every_ending_and_every_edition_has_words():
    assert set(PLAYERS) == set(PLAYER_NAMES)
    assert set(ENDINGS) == set(WAYS_TO_WIN)
    assert set(HOW_IT_ENDED) == {*WAYS_TO_WIN, "unfinished"}
    assert set(EDITIONS) == set(EDITIONS_OF_THE_ENGINE)


def test_a_format_that_is_no_more_keeps_its_slug():
    assert format_name("king-block") == "King block"
    assert format_name("second-breakfast") == "second-breakfast"


def test_the_same_name_twice_is_told_apart():
    assert distinct_names(("Riders", "Riders")) == ("Riders (A)", "Riders (B)")
    assert distinct_names(("Riders", "Rangers")) == ("Riders", "Rangers")


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("The King: Aragorn starter", "The King: Éomer starter"), ("Aragorn", "Éomer")),
        (("Riders", "Rangers"), ("Riders", "Rangers")),
        (("My deck", "My deck"), ("My deck (A)", "My deck (B)")),
        (("Riders", "Riders of Rohan"), ("Riders", "Riders of Rohan")),
        (("Riders of Rohan fast", "Riders of Rohan slow"), ("fast", "slow")),
    ],
)
def test_short_names_leave_out_what_both_have_in_common(names, short):
    assert short_names(names) == short
