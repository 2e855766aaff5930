"""Triggers of the turn: the fellowship moves, phases start and end, skirmishes are fought."""

from rules.tcg.engine.state import codes
from rules.tcg.engine.state.parts import Context, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.assignment import are_skirmishes_over
from rules.tcg.notation import filters as fi
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.compiler.compilation import always
from rules.tcg.notation.compiler.tables import TRIGGERS, Heard, compile_filter
from rules.tcg.notation.compiler.tests_of_triggers import (
    in_phase,
    someone_skirmished,
    subject_passes,
    together,
)


def _moves(trigger: tr.FellowshipMoves) -> Heard:
    """Leaving a site, reaching one, or moving at all, in the order of a move (4.2)."""
    if trigger.to is not None:
        return {codes.MOVES_TO: _site_passes(trigger.to)}
    if trigger.origin is not None:
        return {codes.MOVES_FROM: _site_passes(trigger.origin)}
    return {codes.FELLOWSHIP_MOVES: always}


def _site_passes(filter_: fi.Filter) -> Test:
    return _is_this_site if filter_ is fi.Reference.THIS else subject_passes(filter_)


def _is_this_site(state: State, context: Context) -> bool:
    """Whether it is about this very site, or about the one whose text a card has.

    A text calls the site by its name, so it means that site on another card too.
    """
    if context.subject == context.source:
        return True
    lent = state.blueprints[context.source].text_from
    return (
        lent is not None
        and context.subject >= 0
        and state.blueprints[context.subject].title == lent.title
    )


def _phase_starts(trigger: tr.PhaseStarts) -> Heard:
    return {codes.PHASE_STARTS: _is_phase_of(trigger)}


def _phase_is_next(trigger: tr.PhaseIsNext) -> Heard:
    phase = codes.PHASE_CODES[trigger.phase]

    def is_next(state: State, context: Context) -> bool:
        return context.actor == phase

    return {codes.PHASE_IS_NEXT: is_next}


def _phase_ends(trigger: tr.PhaseEnds) -> Heard:
    return {codes.PHASE_ENDS: _is_phase_of(trigger)}


def _is_phase_of(trigger: tr.PhaseStarts | tr.PhaseEnds) -> Test:
    is_phase = in_phase(codes.PHASE_CODES[trigger.phase])
    return together(is_phase, _your_phase) if trigger.yours else is_phase


def _your_phase(state: State, context: Context) -> bool:
    """Whether the phase is your own: of Shadow phases each Shadow player's."""
    player = state.phase_player if state.phase == codes.SHADOW else state.active
    return player == context.player


def _your_turn(state: State, context: Context) -> bool:
    return state.active == context.player


def _turn(trigger: tr.Turn) -> Heard:
    moments: dict[tr.Turn, Heard] = {
        tr.Turn.STARTS: {codes.TURN_STARTS: always},
        tr.Turn.YOURS_STARTS: {codes.TURN_STARTS: _your_turn},
        tr.Turn.ENDS: {codes.TURN_ENDS: always},
    }
    return moments[trigger]


def _skirmish_starts(trigger: tr.SkirmishStarts) -> Heard:
    test = compile_filter(trigger.involving)

    def is_involved(state: State, context: Context) -> bool:
        return any(
            test(state, context, card)
            for card in (state.skirmisher, *state.skirmish_minions)
            if card >= 0
        )

    return {codes.SKIRMISH_STARTS: is_involved}


def _skirmish_ends(trigger: tr.SkirmishEnds) -> Heard:
    is_skirmish = in_phase(codes.SKIRMISH)
    return {codes.PHASE_ENDS: together(is_skirmish, someone_skirmished(trigger.involving))}


def _skirmishes_are_over(trigger: tr.SkirmishesAreOver) -> Heard:
    def are_over(state: State, context: Context) -> bool:
        return state.phase in (codes.ASSIGNMENT, codes.SKIRMISH) and are_skirmishes_over(state)

    return {codes.PHASE_ENDS: are_over}


TRIGGERS.update(
    {
        tr.FellowshipMoves: _moves,
        tr.PhaseStarts: _phase_starts,
        tr.PhaseEnds: _phase_ends,
        tr.PhaseIsNext: _phase_is_next,
        tr.Turn: _turn,
        tr.SkirmishEnds: _skirmish_ends,
        tr.SkirmishesAreOver: _skirmishes_are_over,
        tr.SkirmishStarts: _skirmish_starts,
    }
)
