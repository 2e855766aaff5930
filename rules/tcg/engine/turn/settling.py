"""What is checked after every step: who has no vitality, who is corrupted, what is discarded."""

from rules.tcg.engine.modifiers.game_texts import keep_copied_texts, keep_texts
from rules.tcg.engine.modifiers.numbers import resistance, vitality_left
from rules.tcg.engine.operations.losing import lose
from rules.tcg.engine.operations.wounds import can_discard, discard_from_play, is_leaving, kill
from rules.tcg.engine.state.codes import INITIATIVE_LOST
from rules.tcg.engine.state.parts import Ability, standing_context
from rules.tcg.engine.state.prints import TEXT_IS_COPIED
from rules.tcg.engine.state.state import TEXTS, WATCHED, State
from rules.tcg.engine.steps.execution import begin_action, effects_if_paid, perform, run
from rules.tcg.engine.turn.initiative import watch_initiative
from rules.tcg.engine.turn.phases import keep_move_limit


def settle(state: State) -> None:
    """Kill characters without vitality, corrupt Ring-bearers, discard what says so itself.

    A character is killed as soon as its vitality is zero, whatever brought that about (4.2,
    "killed"); a Ring-bearer without resistance is corrupted (4.2, "corrupted").
    """
    watched = bool(state.answerable >> INITIATIVE_LOST & 1)
    if watched:
        watch_initiative(state)
    level = state.unsettled
    # What may change at any moment is looked at after every step.
    if not state.in_force.fickle:
        state.unsettled = WATCHED * watched
    else:
        state.unsettled = 1 if state.in_force.vitality_varies else TEXTS
    if level == WATCHED:
        return
    if state.in_force.ignores:
        keep_texts(state)
    if state.possible & TEXT_IS_COPIED:
        keep_copied_texts(state)
    if state.in_force.move_limits:
        keep_move_limit(state)
    active = state.active
    if level != TEXTS or state.unsettled == 1:
        _kill_without_vitality(state)
    bearer = state.ring_bearer[active]
    if bearer >= 0 and state.turn and state.burdens[active] >= resistance(state, bearer):
        lose(state, active, "corrupted")
        return
    for card in state.in_force.watched:
        blueprint = state.blueprints[card]
        context = standing_context(card, state.controller(card), state.bearer[card])
        for holds, others in blueprint.discards:
            if holds(state, context):
                _discard_all(state, card, others(state, context))
        for ability in blueprint.as_soon_as:
            if ability.allowed(state, context) and not _is_under_way(state, ability):
                perform(state, ability, begin_action(state, card, context.player))
        for discards_itself in blueprint.discard_when:
            if discards_itself(state, context):
                if can_discard(state, card) and not is_leaving(state, card):
                    state.push(discard_from_play, card, card)
                break


def _kill_without_vitality(state: State) -> None:
    active = state.active
    for character in [*state.companions[active], *state.allies[active], *state.minions]:
        if vitality_left(state, character) <= 0:
            if state.unsettled == TEXTS:
                # Somebody may save it: it is looked at again after the next step.
                state.unsettled = 1
            if not _is_dying(state, character):
                state.push(kill, character)


def _is_dying(state: State, character: int) -> bool:
    """Whether a character is being killed already: by the wound just placed, whose step knows."""
    is_next = bool(state.stack) and state.stack[-1][:2] == (kill, character)
    return is_next or is_leaving(state, character)


def _discard_all(state: State, source: int, cards: list[int]) -> None:
    """Discard cards that a text does not let stay in play."""
    for card in cards:
        if can_discard(state, card, source) and not is_leaving(state, card):
            state.push(discard_from_play, card, source)


def _is_under_way(state: State, ability: Ability) -> bool:
    """Whether what a text does as soon as something holds is being done already."""
    return any(
        frame[0] in (run, effects_if_paid) and frame[1] is ability.effects for frame in state.stack
    )
