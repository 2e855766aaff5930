"""Players by name."""

import pytest

from rules.players.player import UnknownPlayer
from rules.tcg.players.naming import PLAYER_NAMES, RENAMED, player


def test_every_name_is_a_player() -> None:
    assert PLAYER_NAMES == ("random", "easy", "quick", "good", "strong")
    assert all(player(name, seed=1) is not None for name in PLAYER_NAMES)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("sauron", "'sauron'; known: random, easy, quick, good, strong"),
        ("good:5", "'good:5'; known: random"),
        ("tactician", r"'tactician' \(now good\); known: random"),
    ],
)
def test_any_other_name_is_refused_with_the_known_ones(name: str, complaint: str) -> None:
    with pytest.raises(UnknownPlayer, match=complaint):
        player(name, seed=1)


def test_a_player_of_earlier_versions_has_a_name_of_today() -> None:
    assert set(RENAMED.values()) < set(PLAYER_NAMES)
    assert not set(RENAMED) & set(PLAYER_NAMES)
