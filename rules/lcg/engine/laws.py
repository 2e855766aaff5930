"""What cards in play add to the rules: which of them do so now, and who "you" is for a card."""

from rules.lcg.engine.blueprint import Context, Rule
from rules.lcg.engine.codes import (
    ENCOUNTER,
    NONE,
    ONLY_FOUGHT_BY,
    RULES,
    TAKES_UNDEFENDED_DAMAGE,
    TREACHERIES_HIT_ALL,
)
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import TREACHERY


def controller(state: State, card: int) -> int:
    """Return who "you" is for a card's sentences.

    Its controller; for an enemy the player it is engaged with; else the first player, who
    decides for the group.
    """
    player = state.controller[card]
    if player == ENCOUNTER or (state.owner[card] == ENCOUNTER and not state.alive(player)):
        return state.first_player
    return player


def rule_sources(state: State, kind: int, card: int = NONE) -> list[tuple[int, int]]:
    """Return the cards whose rule of a kind holds now, for a card, and the amount of each."""
    assert kind < RULES
    found = []
    for source in state.rules[kind]:
        for rule in state.blueprints[source].rules:
            if rule.kind == kind and _applies(state, rule, source, card):
                found.append((source, rule.amount))
    return found


def _applies(state: State, rule: Rule, source: int, card: int) -> bool:
    """Whether a rule of a card in play holds now, for another card if it is about one."""
    context = Context(source, controller(state, source))
    if rule.card_test is not None and not rule.card_test(state, context, card):
        return False
    return rule.holds(state, context)


def may_fight(state: State, enemy: int, character: int) -> bool:
    """Whether nothing on an enemy bars a character from attacking it or defending against it."""
    return enemy not in state.rules[ONLY_FOUGHT_BY] or has_rule_for(
        state, enemy, ONLY_FOUGHT_BY, character
    )


def has_rule_for(state: State, source: int, kind: int, card: int) -> bool:
    """Whether a rule of this kind, of this very source, holds for a card."""
    return any(found == source for found, _ in rule_sources(state, kind, card))


def rule_holds(state: State, kind: int, card: int = NONE) -> bool:
    """Whether some card in play adds a rule that holds now."""
    for source in state.rules[kind]:
        for rule in state.blueprints[source].rules:
            if rule.kind == kind and _applies(state, rule, source, card):
                return True
    return False


# --- a card that a player guards ---


def guarded_card(state: State) -> int:
    """Return the card that a player guards, who controls it; NONE where there is no such card."""
    guarded = state.rules[TAKES_UNDEFENDED_DAMAGE]
    return guarded[0] if guarded else NONE


def players_hit_as_guard(state: State, source: int) -> list[int]:
    """Return the player who guards a card, and who else an effect hits that is about this player.

    Treacheries can hit all players, the guard first.
    """
    card = guarded_card(state)
    if card == NONE or not state.alive(state.controller[card]):
        return []
    guard = state.controller[card]
    if state.mask[source] & TREACHERY and rule_holds(state, TREACHERIES_HIT_ALL):
        return [guard, *(player for player in state.order if player != guard)]
    return [guard]
