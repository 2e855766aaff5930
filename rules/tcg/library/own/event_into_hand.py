"""Keeping an event that is being played: 4 R 95."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _keep(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.steps.played_events import put_away_into_hand

    put_away_into_hand(state, context.subject)


place_that_event_in_hand = OwnEffect(
    "place that event in your hand instead of your discard pile", _keep, worth=1.2
)
