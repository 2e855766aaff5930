"""The names of players, and what forms say of each."""

import pytest

from rules.lcg.players import naming as lcg
from rules.players.strengths import Strengths, current_name, describe, label_with_today
from rules.tcg.players import naming as tcg


@pytest.mark.parametrize("strengths", [tcg.STRENGTHS, lcg.STRENGTHS], ids=["tcg", "lcg"])
def test_both_games_have_the_same_names_and_stronger_players_think_longer(
    strengths: Strengths,
) -> None:
    names = [name for name in strengths if name != "easy"]
    assert names == ["random", "quick", "good", "strong"]
    seconds = [strengths[name].seconds for name in names]
    assert seconds == sorted(seconds)


def test_a_form_says_how_strong_a_player_is_and_how_long_it_thinks() -> None:
    strong = tcg.STRENGTHS["strong"]._replace(
        plays="wins 58 of 100 games against Good", seconds=1.3
    )
    assert describe("strong", strong) == "Strong: wins 58 of 100 games against Good, 1.3 s a game"


def test_a_player_of_an_earlier_version_has_its_old_name_and_plays_on_as_one_of_today() -> None:
    assert label_with_today(tcg.STRENGTHS, tcg.RENAMED, "strong") == "Strong"
    assert label_with_today(tcg.STRENGTHS, tcg.RENAMED, "tactician") == "Tactician (now Good)"
    assert label_with_today(lcg.STRENGTHS, lcg.RENAMED, "flat:200") == "flat:200"
    assert current_name(lcg.STRENGTHS, lcg.RENAMED, "thorough:60") == "strong"
    assert current_name(lcg.STRENGTHS, lcg.RENAMED, "flat:200") == "good"
