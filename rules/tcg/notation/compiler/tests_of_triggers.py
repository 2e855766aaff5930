"""Tests that triggers share: whom the game event is about, and who or what did it."""

from rules.tcg.engine.state.parts import Context, Test
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.compilation import always
from rules.tcg.notation.compiler.conditions import every
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.notation.compiler.tables import compile_filter
from rules.tcg.notation.players import Player


def subject_passes(filter_: fi.Filter) -> Test:
    """Return the test that the card a game event is about passes."""
    passes = compile_filter(filter_)

    def subject_passes(state: State, context: Context) -> bool:
        return context.subject >= 0 and passes(state, context, context.subject)

    return subject_passes


def other_passes(filter_: fi.Filter | None) -> Test:
    """Return the test that the other card of a game event passes; it holds where none is named."""
    if filter_ is None:
        return always
    passes = compile_filter(filter_)

    def other_passes(state: State, context: Context) -> bool:
        return context.other >= 0 and passes(state, context, context.other)

    return other_passes


def by_player(who: Player | None) -> Test:
    """Return the test that such a player did it; it holds where none is named."""
    if who is None:
        return always
    players = compile_players(who)

    def is_by(state: State, context: Context) -> bool:
        return context.actor in players(state, context)

    return is_by


def together(*tests: Test) -> Test:
    """Return the test that all of these hold."""
    return every([test for test in tests if test is not always])


def in_phase(phase: int) -> Test:
    """Return the test that it is this phase."""

    def is_phase(state: State, context: Context) -> bool:
        return state.phase == phase

    return is_phase


def someone_skirmished(involving: fi.Filter | None) -> Test:
    """Whether such a character was in the skirmish, even if it is no longer in play."""
    if involving is None:
        return always
    test = compile_filter(involving)

    def was_involved(state: State, context: Context) -> bool:
        involved = (state.skirmisher, *state.skirmish_minions, *state.removed_from_skirmish)
        return any(test(state, context, card) for card in involved if card >= 0)

    return was_involved


def by_card(filter_: fi.Filter | None) -> Test:
    """Return the test that such a card did it; it holds where none is named."""
    return subject_passes(filter_) if filter_ is not None else always
