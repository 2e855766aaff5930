"""Conditions that become minions for a while, and are conditions still."""

from rules.tcg.engine.modifiers.changes import change_form
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.state.blueprint import minion_of
from rules.tcg.engine.state.codes import IS_MINION
from rules.tcg.engine.state.records import Temporary
from rules.tcg.engine.state.state import State


def become_minion(
    state: State, card: int, words: int, strength: int, vitality: int, until: int
) -> None:
    """Move a condition from the support area to the minions until a moment.

    It moves back when it is no minion any more (4.2, rulings, "A Shadow Rises").
    """
    state.support[state.owner[card]].remove(card)
    state.minions.append(card)
    plain = state.blueprints[card]
    change_form(state, card, minion_of(plain.original or plain, words, strength, vitality))
    state.temporary.append(Temporary(until, IS_MINION, card, 1))
    state.note("becomes a minion", card)
    refresh(state)
    state.unsettled = True
