"""Wounds, exertion, healing, discarding and death.

Each is a step that may be answered before it happens (prevented, or replaced by something else)
and after it has; wounds are always placed one at a time.
"""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.engine.modifiers.numbers import (
    can_exert,
    each_amount,
    game_number,
    has,
    shooters,
    vitality_left,
)
from rules.tcg.engine.operations.losing import lose
from rules.tcg.engine.operations.tokens import add_burdens
from rules.tcg.engine.state.bans import DISCARD, HEAL, PREVENT_WOUNDS
from rules.tcg.engine.state.codes import (
    ABOUT_TO_BE_DISCARDED,
    ABOUT_TO_BE_KILLED,
    ABOUT_TO_BE_WOUNDED,
    ABOUT_TO_EXERT,
    ABOUT_TO_HEAL,
    ABOUT_TO_PLACE_THREAT_WOUNDS,
    ALLIES_TAKE_ARCHERY,
    BEARER_KILLED,
    BORNE,
    CANNOT_BE_DISCARDED,
    CANNOT_HEAL,
    DISCARDED,
    EXERTED,
    HEALED,
    KILLED,
    OVERWHELMED,
    SAFE_FROM_SHADOW_DISCARDS,
    SKIRMISH,
    TAKES_NO_ARCHERY_WOUNDS,
    TAKES_NO_THREAT_WOUNDS,
    TAKES_NO_WOUNDS,
    WOUND_LIMIT,
    WOUNDED,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import Frame, State
from rules.tcg.engine.state.traits import MINION, SHADOW
from rules.tcg.engine.steps.execution import (
    SPECIAL_ABILITY,
    leave_unpaid,
    settle_prevented,
    unprevent,
)
from rules.tcg.engine.steps.triggers import GameEvent, emit, emit_later, emit_together, is_heard
from rules.tcg.engine.zones.board import bury, detach, discard, in_play

# What a card may hear that leaves play with its bearer.
_HEARD_OF_BORNE: Final = 1 << DISCARDED | 1 << BEARER_KILLED


def attempt(
    state: State,
    about: int,
    card: int,
    source: int,
    action: int,
    step: Callable[..., None],
    *arguments: Any,
) -> None:
    """Do something to a card, unless an answer to its being about to happen prevents it.

    `action` is the action whose cost this is, -1 for an effect: a cost that is prevented is
    not paid.
    """
    if not is_heard(state, about, card):
        step(state, *arguments)
        return
    ident = state.fresh_id()
    state.push(_unless_prevented, ident, action, step, arguments)
    emit(state, about, card, source, ident)


def _unless_prevented(
    state: State, ident: int, action: int, step: Callable[..., None], arguments: tuple[Any, ...]
) -> None:
    bans = state.in_force.bans
    if step is _wound and bans and state.is_forbidden(state.active, PREVENT_WOUNDS, arguments[0]):
        unprevent(state, ident)
    if not settle_prevented(state, ident, action):
        step(state, *arguments)


def is_leaving(state: State, card: int) -> bool:
    """Whether a card is about to be killed or discarded while others answer that."""
    return any(
        frame[0] is _unless_prevented and frame[3] in (_kill, _discard) and frame[4][0] == card
        for frame in state.stack
    )


def pays_own_ability(state: State, ident: int, card: int, source: int) -> bool:
    """Whether what is about to happen to a card pays for a special ability of that card."""
    return card == source and any(
        frame[0] is _unless_prevented
        and frame[1] == ident
        and SPECIAL_ABILITY in state.memory.get(frame[2], ())
        for frame in state.stack
    )


# --- wounds ---


def wound(state: State, card: int, source: int = -1, action: int = -1) -> None:
    """Step: place one wound on a character, unless it is prevented or replaced."""
    if not in_play(state, card) or not can_take_wound(state, card):
        leave_unpaid(state, action)
        return
    attempt(state, ABOUT_TO_BE_WOUNDED, card, source, action, _wound, card, source)


def can_take_wound(state: State, card: int, more: int = 0) -> bool:
    """Whether a character may take a wound, after `more` that are assigned to it already."""
    if has(state, TAKES_NO_WOUNDS, card):
        return False
    if state.phase != SKIRMISH:
        return True
    limits = each_amount(state, WOUND_LIMIT, card)
    return not limits or state.skirmish_wounds.get(card, 0) + more < min(limits)


def _wound(state: State, card: int, source: int) -> None:
    if not in_play(state, card):
        return
    if turns_wounds_to_burdens(state, card):
        # The Ring was put on in answer to this very wound (2.0, "Clarifications", 1 R 1).
        add_burdens_instead(state, card)
        return
    state.set_wounds(card, state.wounds[card] + 1)
    state.note("wounded", card)
    if state.phase == SKIRMISH:
        state.skirmish_wounds[card] = state.skirmish_wounds.get(card, 0) + 1
    emit_later(state, WOUNDED, card, source)
    if vitality_left(state, card) <= 0:
        state.push(kill, card, source)


def turns_wounds_to_burdens(state: State, card: int) -> bool:
    """Whether a Ring-bearer wears a Ring that adds burdens instead of this wound.

    That is a required action of the Ring, so the Free Peoples player decides whether it or a
    required prevention comes first; only one of them happens (4.2, "action" and "response").
    """
    player = state.active
    if card != state.ring_bearer[player] or not state.wearing[player]:
        return False
    worn = state.blueprints[state.ring[player]].worn
    return worn is not None and (not worn.in_skirmish_only or state.phase == SKIRMISH)


def add_burdens_instead(state: State, card: int) -> None:
    """Add the burdens that a worn Ring puts in the place of a wound."""
    player = state.owner[card]
    worn = state.blueprints[state.ring[player]].worn
    assert worn is not None
    state.note("burdens instead of a wound", card)
    add_burdens(state, player, worn.burdens, state.ring[player])


def assign_wounds(
    state: State, player: int, left: int, question: int, assigned: tuple[int, ...]
) -> None:
    """Step: a player assigns wounds one by one to characters that can take them, then all come.

    A character takes no more than it has vitality; what cannot be assigned is ignored (4.2,
    "archery phase"). Threats fall on companions; archery on those who take part, for a Shadow
    player on their minions.
    """
    if question == Question.THREAT_WOUND:
        candidates = state.companions[player]
        if state.possible >> TAKES_NO_THREAT_WOUNDS & 1:
            candidates = [
                card for card in candidates if not has(state, TAKES_NO_THREAT_WOUNDS, card)
            ]
    elif player == state.active and game_number(state, ALLIES_TAKE_ARCHERY) > 0:
        # Any ally, wherever it is (4.2, "Come Down").
        candidates = state.allies[player]
    elif player == state.active:
        candidates = shooters(state)
    else:
        candidates = [minion for minion in state.minions if state.owner[minion] == player]
    options = [
        Option(Verb.WOUND, card)
        for card in candidates
        if left
        and assigned.count(card) < vitality_left(state, card)
        and not (question == Question.ARCHERY_WOUND and has(state, TAKES_NO_ARCHERY_WOUNDS, card))
        and can_take_wound(state, card, assigned.count(card))
    ]
    if options:
        state.ask(player, question, options, _wound_assigned, player, left, question, assigned)
        return
    for card in reversed(assigned):
        state.push(wound, card)


def _wound_assigned(
    state: State,
    option: Option,
    player: int,
    left: int,
    question: int,
    assigned: tuple[int, ...],
) -> None:
    state.push(assign_wounds, player, left - 1, question, (*assigned, option.card))


# --- exertion and healing ---


def exert(state: State, card: int, source: int = -1, action: int = -1) -> None:
    """Step: exert a character once; an exhausted character is left as it is."""
    if not in_play(state, card) or not can_exert(state, card, 1, source):
        leave_unpaid(state, action)
        return
    attempt(state, ABOUT_TO_EXERT, card, source, action, _exert, card, source)


def _exert(state: State, card: int, source: int) -> None:
    if in_play(state, card) and can_exert(state, card):
        state.set_wounds(card, state.wounds[card] + 1)
        state.note("exerted", card)
        emit(state, EXERTED, card, source)


def make_exhausted(state: State, card: int) -> None:
    """Place the wounds of a character that comes into play exhausted: it does not exert."""
    wounds = state.wounds[card] + max(0, vitality_left(state, card) - 1)
    if wounds != state.wounds[card]:
        state.set_wounds(card, wounds)
        state.note("comes exhausted", card)


def can_heal(state: State, card: int) -> bool:
    """Whether a wound can be removed from a character."""
    if not state.wounds[card] or has(state, CANNOT_HEAL, card):
        return False
    bans = state.in_force.bans
    return not bans or not state.is_forbidden(state.owner[card], HEAL, card)


def heal(state: State, card: int, source: int = -1, action: int = -1) -> None:
    """Step: remove one wound from a character."""
    if not in_play(state, card) or not can_heal(state, card):
        leave_unpaid(state, action)
        return
    attempt(state, ABOUT_TO_HEAL, card, source, action, _heal, card, source)


def _heal(state: State, card: int, source: int) -> None:
    if state.wounds[card]:
        state.set_wounds(card, state.wounds[card] - 1)
        state.note("healed", card)
        emit(state, HEALED, card, source)


# --- leaving play ---


def can_discard(state: State, card: int, source: int = -1) -> bool:
    """Whether a card in play can be discarded: not a Ring-bearer (4.2, "Ring-bearer").

    `source` is the card by which it would be, -1 where the rules do it.
    """
    if is_ring_bearer(state, card) or has(state, CANNOT_BE_DISCARDED, card):
        return False
    bans = state.in_force.bans
    if bans and source >= 0 and state.is_forbidden(state.controller(source), DISCARD, card):
        return False
    by_shadow = source >= 0 and state.blueprints[source].traits & SHADOW
    return not (by_shadow and has(state, SAFE_FROM_SHADOW_DISCARDS, card))


def is_ring_bearer(state: State, card: int) -> bool:
    """Whether a card is its owner's Ring-bearer."""
    return state.ring_bearer[state.owner[card]] == card


def discard_from_play(
    state: State, card: int, source: int = -1, action: int = -1, player: int = -1
) -> None:
    """Step: discard a card in play; `player` is who does it, -1 where the rules do."""
    if not in_play(state, card) or not can_discard(state, card, source):
        leave_unpaid(state, action)
        return
    if not is_heard(state, ABOUT_TO_BE_DISCARDED, card):
        _discard(state, card, source)
        return
    ident = state.fresh_id()
    state.push(_unless_prevented, ident, action, _discard, (card, source))
    emit(state, ABOUT_TO_BE_DISCARDED, card, source, ident, player)


def _discard(state: State, card: int, source: int) -> None:
    if in_play(state, card):
        bearer = state.bearer[card] if state.zone[card] == BORNE else -1
        borne = _borne_by(state, card)
        discard(state, card)
        by = source if source >= 0 else bearer
        if borne:
            emit_together(state, (GameEvent(DISCARDED, card, by), *_discarded(borne, card)))
        else:
            emit(state, DISCARDED, card, by)


def _borne_by(state: State, card: int) -> tuple[int, ...]:
    """Return what goes to the discard pile as its bearer leaves play, where anybody answers."""
    if not state.attached[card] or not state.answerable & _HEARD_OF_BORNE:
        return ()
    ring = state.ring[state.owner[card]]
    return tuple(item for item in state.attached[card] if item != ring)


def _discarded(items: tuple[int, ...], bearer: int) -> tuple[GameEvent, ...]:
    return tuple(GameEvent(DISCARDED, item, bearer) for item in items)


def _lost_with(items: tuple[int, ...], bearer: int) -> tuple[GameEvent, ...]:
    """Return what happens to borne cards whose bearer is killed: they hear that, and are gone."""
    killed = tuple(GameEvent(BEARER_KILLED, item, bearer) for item in items)
    return (*killed, *_discarded(items, bearer))


def kill(state: State, card: int, source: int = -1, action: int = -1) -> None:
    """Step: kill a character, unless that is prevented or replaced."""
    if in_play(state, card):
        attempt(state, ABOUT_TO_BE_KILLED, card, source, action, _kill, card, source)


def _kill(state: State, card: int, source: int) -> None:
    """A minion is discarded, another goes to the dead pile; then threats become wounds.

    Threat wounds are required and come before optional answers (2.0, "Threats"). A player whose
    Ring-bearer is killed loses, unless somebody carries on as Ring-bearer (4.2, "losing").
    """
    if not in_play(state, card):
        return
    state.note("killed", card)
    borne = _borne_by(state, card)
    if state.blueprints[card].traits & MINION:
        discard(state, card)
        if borne:
            emit_together(state, (GameEvent(KILLED, card, source), *_lost_with(borne, card)))
        else:
            emit(state, KILLED, card, source)
        return
    player = state.owner[card]
    threats: tuple[Frame, ...] = ((threat_wounds, player, card),)
    if is_ring_bearer(state, card):
        if not is_heard(state, KILLED, card):
            lose(state, player, "killed")
            return
        ring = state.ring[player]
        if state.bearer[ring] == card:
            detach(state, ring)
        state.wearing[player] = False
        state.push(_ring_is_lost, player, card)
    bury(state, card)
    events = (GameEvent(KILLED, card, source), *_lost_with(borne, card))
    emit_together(state, events, threats)


def _ring_is_lost(state: State, player: int, card: int) -> None:
    """Step: nobody became the Ring-bearer in place of the one who was killed."""
    if state.ring_bearer[player] == card:
        lose(state, player, "killed")


def overwhelm(state: State, card: int, source: int = -1) -> None:
    """Kill an overwhelmed character, without wounds (2.0, "Resolve that skirmish")."""
    state.note("overwhelmed", card)
    # On the stack even where nobody answers: `is_being_overwhelmed` looks for it.
    state.push(emit, OVERWHELMED, card, source)
    kill(state, card, source)


def is_being_overwhelmed(state: State, card: int) -> bool:
    """Whether a character is killed by being overwhelmed, while others answer that."""
    return any(frame[:3] == (emit, OVERWHELMED, card) for frame in state.stack)


def threat_wounds(state: State, player: int, killed: int) -> None:
    """Step: a companion was killed, so that threat wounds are about to be placed."""
    state.push(_place_threat_wounds, player)
    if state.threats[player]:
        emit(state, ABOUT_TO_PLACE_THREAT_WOUNDS, killed, -1, -1, player)


def _place_threat_wounds(state: State, player: int) -> None:
    """Step: remove the threats and assign as many wounds among one's companions."""
    threats = state.threats[player]
    if threats:
        state.threats[player] = 0
        state.note("threats turn to wounds", player, threats)
        state.push(assign_wounds, player, threats, Question.THREAT_WOUND, ())
