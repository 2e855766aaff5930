"""Triggers become the game events they answer, each with a test whether it is the one meant."""

from collections.abc import Callable
from typing import Any

from rules.tcg.engine import codes
from rules.tcg.engine.assignment import are_skirmishes_over
from rules.tcg.engine.blueprint import Context, Test
from rules.tcg.engine.execution import is_in_phase_action
from rules.tcg.engine.skirmish import winners_being_settled
from rules.tcg.engine.state import State
from rules.tcg.engine.wounds import is_being_overwhelmed, pays_own_ability
from rules.tcg.notation import filters as fi
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.compiler.compilation import NoMeaning, always
from rules.tcg.notation.compiler.conditions import every
from rules.tcg.notation.compiler.filters import compile_filter
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.notation.players import Player

Heard = dict[int, Test]


def compile_trigger(trigger: tr.Trigger) -> Heard:
    """Return the game events a trigger answers. Raise NoMeaning for a word without a meaning."""
    compiling = _TRIGGERS.get(type(trigger))
    if compiling is None:
        raise NoMeaning(f"no meaning for the trigger {trigger!r}")
    return compiling(trigger)


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


def _moves(trigger: tr.FellowshipMoves) -> Heard:
    """Leaving a site, reaching one, or moving at all, in the order of a move (4.2)."""
    if trigger.to is not None:
        return {codes.MOVES_TO: _subject_passes(trigger.to)}
    if trigger.origin is not None:
        return {codes.MOVES_FROM: _subject_passes(trigger.origin)}
    return {codes.FELLOWSHIP_MOVES: always}


def _subject_passes(filter_: fi.Filter) -> Test:
    passes = compile_filter(filter_)

    def subject_passes(state: State, context: Context) -> bool:
        return context.subject >= 0 and passes(state, context, context.subject)

    return subject_passes


def _other_passes(filter_: fi.Filter | None) -> Test:
    if filter_ is None:
        return always
    passes = compile_filter(filter_)

    def other_passes(state: State, context: Context) -> bool:
        return context.other >= 0 and passes(state, context, context.other)

    return other_passes


def _by(who: Player | None) -> Test:
    if who is None:
        return always
    players = compile_players(who)

    def is_by(state: State, context: Context) -> bool:
        return context.actor in players(state, context)

    return is_by


def _together(*tests: Test) -> Test:
    return every([test for test in tests if test is not always])


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
    is_phase = _is_phase(codes.PHASE_CODES[trigger.phase])
    return _together(is_phase, _your_phase) if trigger.yours else is_phase


def _your_phase(state: State, context: Context) -> bool:
    """Whether the phase is your own: of Shadow phases each Shadow player's."""
    player = state.phase_player if state.phase == codes.SHADOW else state.active
    return player == context.player


def _is_phase(phase: int) -> Test:
    def is_phase(state: State, context: Context) -> bool:
        return state.phase == phase

    return is_phase


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
    is_skirmish = _is_phase(codes.SKIRMISH)
    return {codes.PHASE_ENDS: _together(is_skirmish, _someone_skirmished(trigger.involving))}


def _skirmishes_are_over(trigger: tr.SkirmishesAreOver) -> Heard:
    def are_over(state: State, context: Context) -> bool:
        return state.phase in (codes.ASSIGNMENT, codes.SKIRMISH) and are_skirmishes_over(state)

    return {codes.PHASE_ENDS: are_over}


def _someone_skirmished(involving: fi.Filter | None) -> Test:
    """Whether such a character was in the skirmish, even if it is no longer in play."""
    if involving is None:
        return always
    test = compile_filter(involving)

    def was_involved(state: State, context: Context) -> bool:
        involved = (state.skirmisher, *state.skirmish_minions, *state.removed_from_skirmish)
        return any(test(state, context, card) for card in involved if card >= 0)

    return was_involved


def _wins(trigger: tr.WinsSkirmish) -> Heard:
    test = _together(_subject_passes(trigger.winner), _someone_skirmished(trigger.involving))
    return {codes.SKIRMISH_WON: test}


def _loses(trigger: tr.LosesSkirmish) -> Heard:
    test = _together(_subject_passes(trigger.loser), _someone_skirmished(trigger.involving))
    return {codes.SKIRMISH_LOST: test}


def _overwhelmed(trigger: tr.IsOverwhelmed) -> Heard:
    test = _together(_subject_passes(trigger.loser), _someone_skirmished(trigger.involving))
    return {codes.OVERWHELMED: test}


def _about_to_place_threat_wounds(trigger: tr.AboutToPlaceThreatWounds) -> Heard:
    def is_overwhelmed(state: State, context: Context) -> bool:
        return is_being_overwhelmed(state, context.subject)

    test = _together(
        is_overwhelmed,
        _subject_passes(trigger.overwhelmed),
        _someone_skirmished(trigger.involving),
    )
    return {codes.ABOUT_TO_PLACE_THREAT_WOUNDS: test}


_DONE: dict[tr.Doing, int] = {
    tr.Doing.WOUND: codes.WOUNDED,
    tr.Doing.EXERT: codes.EXERTED,
    tr.Doing.HEAL: codes.HEALED,
    tr.Doing.DISCARD: codes.DISCARDED,
    tr.Doing.KILL: codes.KILLED,
    tr.Doing.OVERWHELM: codes.OVERWHELMED,
    tr.Doing.RETURN: codes.RETURNED,
    tr.Doing.TRANSFER: codes.TRANSFERRED,
}
_ABOUT: dict[tr.Doing, int] = {
    tr.Doing.WOUND: codes.ABOUT_TO_BE_WOUNDED,
    tr.Doing.EXERT: codes.ABOUT_TO_EXERT,
    tr.Doing.HEAL: codes.ABOUT_TO_HEAL,
    tr.Doing.DISCARD: codes.ABOUT_TO_BE_DISCARDED,
    tr.Doing.KILL: codes.ABOUT_TO_BE_KILLED,
    tr.Doing.OVERWHELM: codes.ABOUT_TO_BE_OVERWHELMED,
}


def _in_skirmish(state: State, context: Context) -> bool:
    return state.phase == codes.SKIRMISH


_BY_WINNERS = (tr.Doing.WOUND, tr.Doing.KILL, tr.Doing.OVERWHELM)


def _done_to(trigger: tr.IsDone | tr.AboutTo) -> Test:
    is_by_winners = trigger.by is not None and trigger.doing in _BY_WINNERS
    return _together(
        _in_skirmish if trigger.in_skirmish else always,
        _subject_passes(trigger.card),
        _by_any_winner(trigger.by) if is_by_winners else _other_passes(trigger.by),
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
        test = _together(_by_action_of(codes.PHASE_CODES[trigger.by_action]), test)
    return {_DONE[trigger.doing]: test}


def _pays_own_ability(state: State, context: Context) -> bool:
    return pays_own_ability(state, context.event, context.subject, context.other)


def _about_to(trigger: tr.AboutTo) -> Heard:
    if trigger.doing not in _ABOUT:
        raise NoMeaning(f"nothing can answer that a card is about to {trigger.doing.value}")
    test = _done_to(trigger)
    if trigger.for_its_ability:
        test = _together(test, _pays_own_ability)
    return {_ABOUT[trigger.doing]: test}


_ADDED = {tr.Token.BURDEN: codes.BURDEN_ADDED, tr.Token.THREAT: codes.THREAT_ADDED}
_REMOVED = {tr.Token.BURDEN: codes.BURDEN_REMOVED, tr.Token.THREAT: codes.THREAT_REMOVED}
_ABOUT_TO_ADD = {
    tr.Token.BURDEN: codes.ABOUT_TO_ADD_BURDEN,
    tr.Token.THREAT: codes.ABOUT_TO_ADD_THREAT,
}
_ABOUT_TO_ADD_ANY = {
    tr.Token.BURDEN: codes.ABOUT_TO_ADD_BURDENS,
    tr.Token.THREAT: codes.ABOUT_TO_ADD_THREATS,
    tr.Token.TWILIGHT: codes.ABOUT_TO_ADD_TWILIGHT,
}


def _by_card(filter_: fi.Filter | None) -> Test:
    return _subject_passes(filter_) if filter_ is not None else always


def _token_added(trigger: tr.TokenAdded) -> Heard:
    events = _REMOVED if trigger.removed else _ADDED
    return {events[trigger.token]: _together(_by_card(trigger.by), _by_card_of(trigger.who))}


def _by_card_of(who: Player | None) -> Test:
    """Whether a player's card does it."""
    if who is None:
        return always
    players = compile_players(who)

    def is_by_card_of(state: State, context: Context) -> bool:
        return context.subject >= 0 and state.controller(context.subject) in players(state, context)

    return is_by_card_of


def _about_to_add(trigger: tr.AboutToAdd) -> Heard:
    events = _ABOUT_TO_ADD_ANY if trigger.any_number else _ABOUT_TO_ADD
    return {events[trigger.token]: _by_card(trigger.by)}


def _is_played(trigger: tr.IsPlayed) -> Heard:
    test = _together(_subject_passes(trigger.card), _other_passes(trigger.on), _by(trigger.by))
    return {codes.PLAYED: test}


def _is_assigned(trigger: tr.IsAssigned) -> Heard:
    test = _together(
        _subject_passes(trigger.card), _other_passes(trigger.opponent), _by(trigger.by)
    )
    if trigger.opponent is None:
        return {codes.ASSIGNED: test}
    return {codes.ASSIGNED: test, codes.ASSIGNED_TOO: test}


def _uses_ability(trigger: tr.UsesAbility) -> Heard:
    of_phase = _is_phase(codes.PHASE_CODES[trigger.phase]) if trigger.phase is not None else always
    return {codes.ABILITY_USED: _together(of_phase, _by_card(trigger.card))}


def _draws(trigger: tr.Draws) -> Heard:
    return {codes.CARD_DRAWN: _by(trigger.who)}


def _takes_into_hand(trigger: tr.TakesIntoHand) -> Heard:
    return {codes.TAKEN_INTO_HAND: _by(trigger.who)}


def _reconciles(trigger: tr.Reconciles) -> Heard:
    return {codes.RECONCILED: _by(trigger.who)}


def _reveals(trigger: tr.Reveals) -> Heard:
    return {codes.HAND_REVEALED: _by(trigger.who)}


def _discards_from_hand(trigger: tr.DiscardsFromHand) -> Heard:
    test = _together(
        _is_forced if trigger.forced else always,
        _by(trigger.who),
        _by_card(trigger.card),
        _other_passes(trigger.by),
    )
    return {codes.DISCARDED_FROM_HAND: test}


def _is_forced(state: State, context: Context) -> bool:
    return context.event != codes.BY_CHOICE


_SITE_CHANGES = {
    "control": codes.SITE_CONTROLLED,
    "liberate": codes.SITE_LIBERATED,
    "replace": codes.SITE_REPLACED,
}


def _site_changes(trigger: tr.SiteChanges) -> Heard:
    return {_SITE_CHANGES[trigger.change]: _by(trigger.by)}


def _about_to_take_control(trigger: tr.AboutToTakeControl) -> Heard:
    return {codes.ABOUT_TO_TAKE_CONTROL: _by(trigger.by)}


def _ring_is_put_on(trigger: tr.RingIsPutOn) -> Heard:
    return {codes.RING_PUT_ON: always}


def _ring_is_taken_off(trigger: tr.RingIsTakenOff) -> Heard:
    return {codes.RING_TAKEN_OFF: always}


_TRIGGERS: dict[type[tr.Trigger], Callable[[Any], Heard]] = {
    tr.AnyTrigger: _any,
    tr.FellowshipMoves: _moves,
    tr.PhaseStarts: _phase_starts,
    tr.PhaseEnds: _phase_ends,
    tr.PhaseIsNext: _phase_is_next,
    tr.Turn: _turn,
    tr.SkirmishEnds: _skirmish_ends,
    tr.SkirmishesAreOver: _skirmishes_are_over,
    tr.SkirmishStarts: _skirmish_starts,
    tr.WinsSkirmish: _wins,
    tr.LosesSkirmish: _loses,
    tr.IsOverwhelmed: _overwhelmed,
    tr.AboutToPlaceThreatWounds: _about_to_place_threat_wounds,
    tr.IsDone: _is_done,
    tr.AboutTo: _about_to,
    tr.TokenAdded: _token_added,
    tr.AboutToAdd: _about_to_add,
    tr.IsPlayed: _is_played,
    tr.IsAssigned: _is_assigned,
    tr.UsesAbility: _uses_ability,
    tr.Draws: _draws,
    tr.TakesIntoHand: _takes_into_hand,
    tr.Reconciles: _reconciles,
    tr.DiscardsFromHand: _discards_from_hand,
    tr.SiteChanges: _site_changes,
    tr.AboutToTakeControl: _about_to_take_control,
    tr.RingIsPutOn: _ring_is_put_on,
    tr.RingIsTakenOff: _ring_is_taken_off,
    tr.Reveals: _reveals,
}
