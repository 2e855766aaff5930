"""Texts that set each other off for ever: the game is stopped, and nothing else breaks."""

import pytest

from rules.tcg.engine.operations.tokens import add_burdens
from rules.tcg.engine.turn.sequence import advance
from rules.tcg.notation.language import (
    add_burdens as adding_burdens,
)
from rules.tcg.notation.language import (
    burden,
    each_time,
    is_added,
    is_removed,
    remove_burdens,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_two_texts_that_undo_each_other_for_ever_end_the_game_without_a_winner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rules.tcg.engine.state.state.MOST_ACTIONS", 2_000)
    removing = made("7_44", each_time(is_added(burden), remove_burdens()))
    adding = made("7_44", each_time(is_removed(burden), adding_burdens()))
    scene = Scene(support=[removing, adding])
    scene.state.pending = None
    scene.state.push(add_burdens, 0, 1)
    advance(scene.state)
    assert scene.state.ending == "unfinished"
    assert scene.state.winner is None
    assert scene.state.pending is None
