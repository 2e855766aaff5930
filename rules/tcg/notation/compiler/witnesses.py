"""The cards by which a condition holds, which what follows may call "that minion"."""

from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.known_cards import compile_known
from rules.tcg.notation.compiler.tables import (
    Cards,
    compile_filter,
)


def compile_witnesses(condition: co.Condition) -> Cards | None:
    """Return the cards by which a condition holds, which what follows may call "that minion".

    "If that Man is skirmishing a Sauron minion, discard that minion."
    """
    if not isinstance(condition, co.Is):
        return None
    known = compile_known(condition.reference)
    if known is None:
        return None
    if isinstance(condition.filter, fi.Skirmishing):
        return _opponents_of(known, condition.filter.opponent)
    if isinstance(condition.filter, fi.Bearing):
        return _borne_by(known, condition.filter.item)
    return None


def _opponents_of(known: Cards, opponent: fi.Filter) -> Cards:
    test = compile_filter(opponent)

    def opponents(state: State, context: Context) -> list[int]:
        fighting = [state.skirmisher, *state.skirmish_minions]
        mine = known(state, context)
        return [
            card
            for card in fighting
            if card >= 0 and card not in mine and test(state, context, card)
        ]

    return opponents


def _borne_by(known: Cards, item: fi.Filter) -> Cards:
    test = compile_filter(item)

    def borne(state: State, context: Context) -> list[int]:
        return [
            card
            for bearer in known(state, context)
            for card in state.attached[bearer]
            if test(state, context, card)
        ]

    return borne
