"""Suspending a phase for a skirmish: 10 R 19."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.language.effects_on_cards import play
from rules.tcg.notation.language.filters import titled
from rules.tcg.notation.language.phases_and_places import hand
from rules.tcg.notation.language.targets import from_discard_pile
from rules.tcg.notation.own import OwnEffect, OwnWording

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _suspend(state: State, context: Context) -> None:
    """Let the minion just played fight the companion on whom the possession was played."""
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.turn.suspension import suspend_for_skirmish
    from rules.tcg.notation.compiler.memory import last_group

    for minion in last_group(state, context)[:1]:
        suspend_for_skirmish(state, context.other, minion)


suspend_for_a_skirmish = OwnEffect(
    "suspend the current phase. Begin a skirmish phase involving Gollum and that companion. When "
    "it ends, resume the suspended phase",
    _suspend,
    worth=2.0,
)

# A cost: what follows "twilight cost is -2" in a sentence of its own could not be paid for.
play_gollum_for_less = OwnWording(
    "play Gollum at twilight cost −2 from your discard pile or hand",
    play(from_discard_pile(titled("Gollum"), or_from=hand), cost=-2),
)
