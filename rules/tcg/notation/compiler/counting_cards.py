"""How many cards a player can spot: those that pass, and what a text adds to them."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.state.codes import ENTS_SPOTTED
from rules.tcg.engine.state.parts import Amount, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.vocabulary import Race

_ENT: Final = fi.Printed(Race.ENT)
# "Ents" and "other Ents" alone: a text that speaks of Ents of one kind counts those it finds.
_ENTS: Final = (_ENT, fi.all_of((_ENT, ~fi.Reference.THIS)))


def compile_count(of: fi.Filter) -> Amount:
    """Return how many such cards there are to be spotted; Ents may be more (17 U 107)."""
    cards = compile_cards(of)

    def how_many(state: State, context: Context) -> int:
        return len(cards(state, context))

    def how_many_ents(state: State, context: Context) -> int:
        found = len(cards(state, context))
        if state.possible >> ENTS_SPOTTED & 1 and context.player == state.active:
            found += game_number(state, ENTS_SPOTTED)
        return found

    return how_many_ents if of in _ENTS else how_many
