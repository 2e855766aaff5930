"""Derived numbers added up the slow, plain way, to compare the engine's with.

Nothing is kept: what is printed, what is borne, what lasts for a while and every modifier of
every card whose text is in force are added up again at each question.
"""

from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.modifiers.numbers import traits_now
from rules.tcg.engine.state.codes import CARD_NUMBERS, HUNTER, ON_PATH, SKIRMISH, STRENGTH
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ENDURING
from rules.tcg.engine.zones.board import LENT

COMPARED = range(CARD_NUMBERS)


def slow_texts_in_force(state: State) -> list[int]:
    """Return the active cards whose text applies: of the sites on the path only one."""
    here = state.site() if state.turn else -1
    return [
        card
        for card in active_cards(state)
        if state.zone[card] != ON_PATH or (card == here and card not in state.control)
    ]


def slow_number(state: State, statistic: int, card: int) -> int:
    """Return a number of a card in play, added up from nothing."""
    total = state.blueprints[card].printed[statistic]
    for item, bearer in enumerate(state.bearer):
        if bearer == card and statistic in LENT and item not in state.stacks.get(card, ()):
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
    for source in slow_texts_in_force(state):
        for known, modifier in state.blueprints[source].everywhere:
            if known == statistic:
                total += modifier(state, source, card)
    for granted in state.granted:
        for known, modifier in granted.rule.everywhere:
            if known == statistic:
                total += modifier(state, granted.card, card)
        for known, modifier in granted.rule.own:
            if known == statistic and granted.card == card:
                total += modifier(state, card, card)
    if statistic == STRENGTH:
        total += slow_strength_of_keywords(state, card)
    return max(0, total)


def slow_strength_of_keywords(state: State, card: int) -> int:
    """Return what enduring and hunter add (4.2, "enduring", "hunter")."""
    bonus = 2 * state.wounds[card] if traits_now(state, card) & ENDURING else 0
    if state.phase == SKIRMISH and state.skirmisher >= 0:
        foes = {state.skirmisher: state.skirmish_minions}
        foes.update({minion: [state.skirmisher] for minion in state.skirmish_minions})
        if any(not slow_number(state, HUNTER, foe) for foe in foes.get(card, ())):
            bonus += slow_number(state, HUNTER, card)
    return bonus


def slow_listeners(state: State) -> set[tuple[int, int]]:
    """Return every (card, game event) that is listened for, found by looking at every card."""
    found = {
        (card, event)
        for card in slow_texts_in_force(state)
        for ability in (*state.blueprints[card].triggers, *state.blueprints[card].responses)
        for event in ability.heard
    }
    return found | {
        (granted.card, event)
        for granted in state.granted
        for ability in granted.rule.triggers
        for event in ability.heard
    }
