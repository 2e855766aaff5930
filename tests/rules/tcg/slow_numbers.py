"""Derived numbers reckoned the slow, plain way, to compare the engine's with.

Nothing is kept: what is printed, what is borne, what lasts for a while and every modifier of
every active card are added up anew at each question.
"""

from rules.tcg.engine.board import LENT, active_cards
from rules.tcg.engine.state import State


def slow_number(state: State, statistic: int, card: int) -> int:
    """Give a number of a card in play, added up from nothing."""
    total = state.blueprints[card].printed[statistic]
    for item, bearer in enumerate(state.bearer):
        if bearer == card and statistic in LENT:
            total += state.blueprints[item].printed[statistic]
    for change in state.temporary:
        if change.card == card and change.statistic == statistic:
            total += change.amount
    for modifier in state.blueprints[card].own.get(statistic, ()):
        total += modifier(state, card, card)
    for item, bearer in enumerate(state.bearer):
        if bearer == card:
            for modifier in state.blueprints[item].borne.get(statistic, ()):
                total += modifier(state, item, card)
    for source in active_cards(state):
        for known, modifier in state.blueprints[source].everywhere:
            if known == statistic:
                total += modifier(state, source, card)
    return max(0, total)


def slow_listeners(state: State) -> set[tuple[int, int]]:
    """Give every (card, happening) that is listened for, found by looking at every card."""
    return {
        (card, ability.happening)
        for card in active_cards(state)
        for ability in (*state.blueprints[card].triggers, *state.blueprints[card].responses)
    }
