"""Triggers of what players do: play, assign, draw, discard, take control, wear the Ring."""

from typing import Final

from rules.tcg.engine.state import codes
from rules.tcg.engine.state.parts import Context, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.turn_memory import (
    PLAYED_FROM_DECK,
    PLAYED_FROM_HAND,
    PLAYED_FROM_SITE,
    host_played_from,
    remembered,
)
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.compiler.compilation import always
from rules.tcg.notation.compiler.tables import TRIGGERS, Heard, compile_filter
from rules.tcg.notation.compiler.tests_of_triggers import (
    by_card,
    by_player,
    in_phase,
    other_passes,
    subject_passes,
    together,
)


def _is_played(trigger: tr.IsPlayed) -> Heard:
    test = together(
        subject_passes(trigger.card),
        other_passes(trigger.on),
        by_player(trigger.by),
        _played_from(trigger),
    )
    return {codes.PLAYED: test}


def _played_from(trigger: tr.IsPlayed) -> Test:
    """Return the test that a card came from one of the places that a trigger names."""
    if not trigger.names_origin:
        return always
    named = (
        (trigger.from_site, PLAYED_FROM_SITE),
        (trigger.from_hand, PLAYED_FROM_HAND),
        (trigger.from_deck, PLAYED_FROM_DECK),
    )
    places = [place for is_named, place in named if is_named]
    host_passes = compile_filter(trigger.from_stack) if trigger.from_stack is not None else None

    def came_from_there(state: State, context: Context) -> bool:
        if any(context.subject in remembered(state, place) for place in places):
            return True
        if host_passes is None:
            return False
        host = host_played_from(state, context.subject)
        return host >= 0 and host_passes(state, context, host)

    return came_from_there


def _is_assigned(trigger: tr.IsAssigned) -> Heard:
    test = together(
        subject_passes(trigger.card), other_passes(trigger.opponent), by_player(trigger.by)
    )
    if trigger.opponent is None:
        return {codes.ASSIGNED: test}
    return {codes.ASSIGNED: test, codes.ASSIGNED_TOO: test}


def _uses_ability(trigger: tr.UsesAbility) -> Heard:
    of_phase = in_phase(codes.PHASE_CODES[trigger.phase]) if trigger.phase is not None else always
    return {codes.ABILITY_USED: together(of_phase, by_card(trigger.card), by_player(trigger.by))}


def _draws(trigger: tr.Draws) -> Heard:
    return {codes.CARD_DRAWN: by_player(trigger.who)}


def _about_to_draw(trigger: tr.AboutToDraw) -> Heard:
    return {codes.ABOUT_TO_DRAW: by_player(trigger.who)}


def _takes_into_hand(trigger: tr.TakesIntoHand) -> Heard:
    return {codes.TAKEN_INTO_HAND: by_player(trigger.who)}


def _reconciles(trigger: tr.Reconciles) -> Heard:
    return {codes.RECONCILED: by_player(trigger.who)}


def _reveals(trigger: tr.Reveals) -> Heard:
    return {codes.HAND_REVEALED: by_player(trigger.who)}


def _is_revealed(trigger: tr.IsRevealed) -> Heard:
    return {codes.CARD_REVEALED: together(subject_passes(trigger.card), by_player(trigger.by))}


def _loses_initiative(trigger: tr.LosesInitiative) -> Heard:
    spared = codes.PHASE_CODES.get(trigger.except_during) if trigger.except_during else None

    def counts_now(state: State, context: Context) -> bool:
        return state.phase != spared

    return {codes.INITIATIVE_LOST: together(by_player(trigger.who), counts_now)}


def _discards_from_hand(trigger: tr.DiscardsFromHand) -> Heard:
    test = together(
        _is_forced if trigger.forced else always,
        by_player(trigger.who),
        by_card(trigger.card),
        other_passes(trigger.by),
    )
    return {codes.DISCARDED_FROM_HAND: test}


def _is_forced(state: State, context: Context) -> bool:
    return context.event != codes.BY_CHOICE


_SITE_CHANGES: Final = {
    "control": codes.SITE_CONTROLLED,
    "liberate": codes.SITE_LIBERATED,
    "replace": codes.SITE_REPLACED,
    "next": codes.NEXT_SITE_PLAYED,
}


def _site_changes(trigger: tr.SiteChanges) -> Heard:
    return {_SITE_CHANGES[trigger.change]: by_player(trigger.by)}


def _about_to_take_control(trigger: tr.AboutToTakeControl) -> Heard:
    return {codes.ABOUT_TO_TAKE_CONTROL: by_player(trigger.by)}


def _ring_is_put_on(trigger: tr.RingIsPutOn) -> Heard:
    return {codes.RING_PUT_ON: always}


def _ring_is_taken_off(trigger: tr.RingIsTakenOff) -> Heard:
    return {codes.RING_TAKEN_OFF: always}


TRIGGERS.update(
    {
        tr.IsPlayed: _is_played,
        tr.IsAssigned: _is_assigned,
        tr.UsesAbility: _uses_ability,
        tr.Draws: _draws,
        tr.AboutToDraw: _about_to_draw,
        tr.TakesIntoHand: _takes_into_hand,
        tr.LosesInitiative: _loses_initiative,
        tr.Reconciles: _reconciles,
        tr.DiscardsFromHand: _discards_from_hand,
        tr.SiteChanges: _site_changes,
        tr.AboutToTakeControl: _about_to_take_control,
        tr.RingIsPutOn: _ring_is_put_on,
        tr.RingIsTakenOff: _ring_is_taken_off,
        tr.Reveals: _reveals,
        tr.IsRevealed: _is_revealed,
    }
)
