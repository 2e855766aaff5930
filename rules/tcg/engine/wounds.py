"""Wounds, exertion, healing and death; burdens, threats and losing.

Each is a step that may be answered; wounds are always placed one at a time.
"""

from rules.tcg.engine.answers import emit, is_heard
from rules.tcg.engine.board import bury, discard, in_play
from rules.tcg.engine.codes import (
    ABOUT_TO_BE_WOUNDED,
    KILLED,
    OVERWHELMED,
    SKIRMISH,
    WOUND_LIMIT,
    Question,
    Verb,
)
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import number, participants, resistance, vitality_left
from rules.tcg.engine.sentences import is_prevented
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import CHARACTER, MINION


def wound(state: State, card: int, source: int = -1) -> None:
    """Step: place one wound on a character, unless it is prevented or replaced."""
    if not in_play(state, card) or not _may_take_wound(state, card):
        return
    if turns_wounds_to_burdens(state, card):
        _burden_instead(state, card)
        return
    if is_heard(state, ABOUT_TO_BE_WOUNDED):
        ident = state.fresh_id()
        state.push(_wound_unless_prevented, card, ident)
        emit(state, ABOUT_TO_BE_WOUNDED, card, source, ident)
    else:
        _place(state, card)


def _may_take_wound(state: State, card: int) -> bool:
    limit = number(state, WOUND_LIMIT, card)
    return not (limit and state.phase == SKIRMISH and state.skirmish_wounds.get(card, 0) >= limit)


def _wound_unless_prevented(state: State, card: int, ident: int) -> None:
    prevented = is_prevented(state, ident)
    state.memory.pop(ident, None)
    if prevented or not in_play(state, card):
        return
    if turns_wounds_to_burdens(state, card):
        # The Ring was put on in answer to this very wound (2.0, "Clarifications", 1 R 1).
        _burden_instead(state, card)
    else:
        _place(state, card)


def _place(state: State, card: int) -> None:
    state.wounds[card] += 1
    state.note("wounded", card)
    if state.phase == SKIRMISH:
        state.skirmish_wounds[card] = state.skirmish_wounds.get(card, 0) + 1
    if vitality_left(state, card) <= 0:
        kill(state, card)


def turns_wounds_to_burdens(state: State, card: int) -> bool:
    """Whether a Ring-bearer wears a Ring that adds burdens instead of this wound."""
    player = state.active
    if card != state.ring_bearer[player] or not state.wearing[player]:
        return False
    worn = state.blueprints[state.ring[player]].worn
    return worn is not None and (not worn.in_skirmish_only or state.phase == SKIRMISH)


def _burden_instead(state: State, card: int) -> None:
    player = state.owner[card]
    worn = state.blueprints[state.ring[player]].worn
    assert worn is not None
    add_burdens(state, player, worn.burdens)


def can_exert(state: State, card: int, times: int = 1) -> bool:
    """Whether a character may be exerted so often: never when exhausted (2.0, "Exert")."""
    return vitality_left(state, card) > times


def exert(state: State, card: int) -> None:
    """Exert a character once; an exhausted character is left as it is."""
    if in_play(state, card) and can_exert(state, card):
        state.wounds[card] += 1
        state.note("exerted", card)


def heal(state: State, card: int) -> None:
    """Remove one wound from a character."""
    if state.wounds[card]:
        state.wounds[card] -= 1
        state.note("healed", card)


def kill(state: State, card: int) -> None:
    """Kill a character: a minion is discarded, another goes to the dead pile.

    Threats on the dead pile then become wounds (2.0, "Threats"). A player whose Ring-bearer is
    killed loses.
    """
    if not in_play(state, card):
        return
    state.note("killed", card)
    if state.blueprints[card].traits & MINION:
        discard(state, card)
        emit(state, KILLED, card)
        return
    player = state.owner[card]
    if card == state.ring_bearer[player]:
        lose(state, player, "killed")
        return
    bury(state, card)
    state.push(threat_wounds, player)
    emit(state, KILLED, card)


def overwhelm(state: State, card: int) -> None:
    """Step: an overwhelmed character is killed, without wounds (2.0, "Resolve that skirmish")."""
    if not in_play(state, card):
        return
    state.note("overwhelmed", card)
    state.push(kill, card)
    emit(state, OVERWHELMED, card)


def settle(state: State) -> None:
    """Step: kill whoever has no vitality left after a bonus ended (2.0, "Killed")."""
    for character in [*state.companions[state.active], *state.minions]:
        if vitality_left(state, character) <= 0:
            state.push(kill, character)


def discard_from_play(state: State, card: int) -> None:
    """Discard a card in play, and kill its bearer if that leaves him without vitality."""
    if not in_play(state, card):
        return
    discard(state, card)
    if not state.blueprints[card].traits & CHARACTER:
        state.push(settle)


def threat_wounds(state: State, player: int) -> None:
    """Step: remove the threats and assign as many wounds among one's companions."""
    threats = state.threats[player]
    if threats:
        state.threats[player] = 0
        state.note("threats turn to wounds", player, threats)
        state.push(assign_wounds, player, threats, Question.THREAT_WOUND)


def assign_wounds(state: State, player: int, left: int, question: Question) -> None:
    """Step: a player assigns one of `left` wounds to a character of his; what cannot be, is not.

    Threats fall on companions; archery on whoever takes part, for the Shadow on minions.
    """
    if not left:
        return
    if question == Question.THREAT_WOUND:
        candidates = state.companions[player]
    elif player == state.active:
        candidates = participants(state)
    else:
        candidates = state.minions
    if candidates:
        options = [Option(Verb.WOUND, card) for card in candidates]
        state.ask(player, question, options, _wound_assigned, player, left, question)


def _wound_assigned(
    state: State, option: Option, player: int, left: int, question: Question
) -> None:
    state.push(assign_wounds, player, left - 1, question)
    state.push(wound, option.card)


def add_burdens(state: State, player: int, count: int) -> None:
    """Add burdens; as many as the Ring-bearer's resistance corrupt him (2.0, "Losing")."""
    state.burdens[player] += count
    state.note("burdens", player, count)
    if state.burdens[player] >= resistance(state, state.ring_bearer[player]):
        lose(state, player, "corrupted")


def remove_burdens(state: State, player: int, count: int) -> None:
    """Remove up to `count` burdens."""
    count = min(count, state.burdens[player])
    if count:
        state.burdens[player] -= count
        state.note("burdens", player, -count)


def add_threats(state: State, player: int, count: int) -> None:
    """Add threats, never beyond the number of companions in play (2.0, "Threats")."""
    count = min(count, threats_that_fit(state, player))
    if count > 0:
        state.threats[player] += count
        state.note("threats", player, count)


def threats_that_fit(state: State, player: int) -> int:
    """Give how many threats may still be added."""
    return max(0, len(state.companions[player]) - state.threats[player])


def remove_threats(state: State, player: int, count: int) -> None:
    """Remove up to `count` threats."""
    count = min(count, state.threats[player])
    if count:
        state.threats[player] -= count
        state.note("threats", player, -count)


def lose(state: State, player: int, ending: str) -> None:
    """End the game: this player has lost, "killed" or "corrupted"."""
    finish(state, 1 - player, ending)


def finish(state: State, winner: int, ending: str) -> None:
    """End the game."""
    state.winner = winner
    state.ending = ending
    state.pending = None
    state.stack.clear()
    state.note("over", winner, ending)
