"""Triggers become the game events they answer: what is won, lost and done to a card."""

from typing import Final

from rules.tcg.engine.operations.wounds import pays_own_ability
from rules.tcg.engine.state import codes
from rules.tcg.engine.state.parts import Context, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import is_in_phase_action
from rules.tcg.engine.turn.skirmish import winners_being_settled
from rules.tcg.notation import filters as fi
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.compiler.compilation import NoMeaning, always
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.notation.compiler.tables import TRIGGERS, Heard, compile_filter, compile_trigger
from rules.tcg.notation.compiler.tests_of_triggers import (
    by_player,
    other_passes,
    someone_skirmished,
    subject_passes,
    together,
)
from rules.tcg.notation.players import Player


def _any(trigger: tr.AnyTrigger) -> Heard:
    found: Heard = {}
    for part in trigger.parts:
        for event, test in compile_trigger(part).items():
            found[event] = _either(found[event], test) if event in found else test
    return found


def _either(one: Test, other: Test) -> Test:
    def either(state: State, context: Context) -> bool:
        return one(state, context) or other(state, context)

    return either


def _wins(trigger: tr.WinsSkirmish) -> Heard:
    test = together(subject_passes(trigger.winner), someone_skirmished(trigger.involving))
    return {codes.SKIRMISH_WON: test}


def _loses(trigger: tr.LosesSkirmish) -> Heard:
    test = together(subject_passes(trigger.loser), someone_skirmished(trigger.involving))
    return {codes.SKIRMISH_LOST: test}


def _overwhelmed(trigger: tr.IsOverwhelmed) -> Heard:
    test = together(subject_passes(trigger.loser), someone_skirmished(trigger.involving))
    return {codes.OVERWHELMED: test}


_DONE: Final[dict[tr.Doing, int]] = {
    tr.Doing.WOUND: codes.WOUNDED,
    tr.Doing.EXERT: codes.EXERTED,
    tr.Doing.HEAL: codes.HEALED,
    tr.Doing.DISCARD: codes.DISCARDED,
    tr.Doing.KILL: codes.KILLED,
    tr.Doing.OVERWHELM: codes.OVERWHELMED,
    tr.Doing.RETURN: codes.RETURNED,
    tr.Doing.TRANSFER: codes.TRANSFERRED,
}
_ABOUT: Final[dict[tr.Doing, int]] = {
    tr.Doing.WOUND: codes.ABOUT_TO_BE_WOUNDED,
    tr.Doing.EXERT: codes.ABOUT_TO_EXERT,
    tr.Doing.HEAL: codes.ABOUT_TO_HEAL,
    tr.Doing.DISCARD: codes.ABOUT_TO_BE_DISCARDED,
    tr.Doing.KILL: codes.ABOUT_TO_BE_KILLED,
    tr.Doing.OVERWHELM: codes.ABOUT_TO_BE_OVERWHELMED,
}


def _in_skirmish(state: State, context: Context) -> bool:
    return state.phase == codes.SKIRMISH


_BY_WINNERS: Final = (tr.Doing.WOUND, tr.Doing.KILL, tr.Doing.OVERWHELM)


def _done_to(trigger: tr.IsDone | tr.AboutTo) -> Test:
    is_by_winners = trigger.by is not None and trigger.doing in _BY_WINNERS
    return together(
        _in_skirmish if trigger.in_skirmish else always,
        subject_passes(trigger.card),
        _by_any_winner(trigger.by) if is_by_winners else other_passes(trigger.by),
    )


def _by_any_winner(filter_: fi.Filter | None) -> Test:
    """Whether such a card does it, or has part in winning the skirmish that brings it about."""
    assert filter_ is not None
    passes = compile_filter(filter_)

    def is_by(state: State, context: Context) -> bool:
        if context.other < 0:
            return False
        if passes(state, context, context.other):
            return True
        winners = winners_being_settled(state)
        return context.other in winners and any(passes(state, context, card) for card in winners)

    return is_by


def _by_player_of(who: Player) -> Test:
    """Whether a player does it: by a card of theirs, or the Free Peoples player by the rules."""
    players = compile_players(who)

    def is_by_player(state: State, context: Context) -> bool:
        source = context.other
        doer = state.controller(source) if source >= 0 else state.active
        return doer in players(state, context)

    return is_by_player


def _is_this(state: State, context: Context) -> bool:
    return context.subject == context.source


def _by_action_of(phase: int) -> Test:
    def is_by_action(state: State, context: Context) -> bool:
        return state.phase == phase and is_in_phase_action(state)

    return is_by_action


def _is_done(trigger: tr.IsDone) -> Heard:
    test = _done_to(trigger)
    if trigger.doing is tr.Doing.KILL and trigger.card is fi.Reference.BEARER:
        # It leaves play with its bearer, so that it hears of it by an event of its own.
        return {codes.BEARER_KILLED: _is_this}
    if trigger.by_action is not None:
        test = together(_by_action_of(codes.PHASE_CODES[trigger.by_action]), test)
    if trigger.who is not None:
        test = together(test, _by_player_of(trigger.who))
    return {_DONE[trigger.doing]: test}


def _pays_own_ability(state: State, context: Context) -> bool:
    return pays_own_ability(state, context.event, context.subject, context.other)


def _about_to(trigger: tr.AboutTo) -> Heard:
    if trigger.doing not in _ABOUT:
        raise NoMeaning(f"nothing can answer that a card is about to {trigger.doing.value}")
    test = _done_to(trigger)
    if trigger.for_its_ability:
        test = together(test, _pays_own_ability)
    if trigger.who is not None:
        test = together(test, by_player(trigger.who))
    return {_ABOUT[trigger.doing]: test}


TRIGGERS.update(
    {
        tr.AnyTrigger: _any,
        tr.WinsSkirmish: _wins,
        tr.LosesSkirmish: _loses,
        tr.IsOverwhelmed: _overwhelmed,
        tr.IsDone: _is_done,
        tr.AboutTo: _about_to,
    }
)
