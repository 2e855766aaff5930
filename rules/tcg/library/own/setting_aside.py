"""Setting cards aside while the rest of what was looked at is shuffled: 18 R 6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _shuffle_the_rest(state: State, context: Context) -> None:
    """Shuffle the draw deck; what was chosen is what is placed on top afterwards."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.steps.execution import remember
    from rules.tcg.engine.zones.piles import shuffle_deck
    from rules.tcg.notation.compiler.memory import REVEALED, last_group

    aside = tuple(last_group(state, context))
    shuffle_deck(state, context.player)
    remember(state, context.action, (REVEALED, *aside))


shuffle_the_rest_into_your_deck = OwnEffect(
    "set them aside, shuffle the rest into your draw deck", _shuffle_the_rest, worth=0.2
)
