"""How long a player thinks: every decision of its games, and no other time."""

from random import Random

import pytest

from rules import thinking_time as module
from rules.players.player import UnknownPlayer
from rules.playtest.tcg.game import play_game
from rules.tcg.pairings import Pairing, describe, two_starters
from rules.thinking_time import thinking_time


def test_every_decision_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is read gives each decision one."""
    readings = iter(range(100_000))
    monkeypatch.setattr(module, "process_time", lambda: float(next(readings)))
    found = thinking_time("easy", 2, seed=3)
    played = 0
    for number in range(2):
        decks = Random(f"3 {number}").choice(two_starters()).decks
        played += play_game(describe(Pairing(decks, ("easy", "easy")), 3), number).decisions
    assert found.decisions == played
    assert found.seconds == found.decisions
    assert found.milliseconds_a_decision == 1_000


def test_a_name_that_is_not_a_player_is_said() -> None:
    with pytest.raises(UnknownPlayer):
        thinking_time("gandalf", 1, seed=3)
