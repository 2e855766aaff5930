"""Conditions become tests of the state and the context of a sentence."""

from typing import Final

from rules.tcg.engine.state.codes import PHASE_CODES
from rules.tcg.engine.state.parts import Context, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.turn_memory import (
    LOST_A_SKIRMISH,
    PUT_BY_SHADOW,
    WAS_ASSIGNED,
    WON_A_SKIRMISH,
    remembered,
)
from rules.tcg.notation import conditions as co
from rules.tcg.notation.compiler.amounts import TALLIES
from rules.tcg.notation.compiler.amounts_in_piles import cards_in_zone
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import always
from rules.tcg.notation.compiler.counting_cards import compile_count
from rules.tcg.notation.compiler.readings import in_range
from rules.tcg.notation.compiler.tables import (
    CONDITIONS,
    compile_amount,
    compile_condition,
    compile_filter,
)
from rules.tcg.notation.players import Player

NOT_DONE: Final = "not done"


def every(tests: list[Test]) -> Test:
    """Return the test that all of these hold."""
    if not tests:
        return always
    if len(tests) == 1:
        return tests[0]

    if len(tests) == 2:
        first, second = tests

        def both_hold(state: State, context: Context) -> bool:
            return first(state, context) and second(state, context)

        return both_hold

    def all_hold(state: State, context: Context) -> bool:
        return all(test(state, context) for test in tests)

    return all_hold


def _every(condition: co.Every) -> Test:
    return every([compile_condition(part) for part in condition.parts])


def _any_holds(condition: co.AnyHolds) -> Test:
    tests = [compile_condition(part) for part in condition.parts]

    def any_holds(state: State, context: Context) -> bool:
        return any(test(state, context) for test in tests)

    return any_holds


def _unless(condition: co.Unless) -> Test:
    test = compile_condition(condition.part)

    def does_not_hold(state: State, context: Context) -> bool:
        return not test(state, context)

    return does_not_hold


def _can_spot(condition: co.CanSpot) -> Test:
    found = compile_count(condition.of)
    if condition.count == 1:

        def can_spot_one(state: State, context: Context) -> bool:
            return found(state, context) > 0

        return can_spot_one
    count = compile_amount(condition.count)

    def can_spot(state: State, context: Context) -> bool:
        return found(state, context) >= count(state, context)

    return can_spot


def _can_spot_tokens(condition: co.CanSpotTokens) -> Test:
    tally = TALLIES[condition.tally]
    count = condition.count

    def can_spot_tokens(state: State, context: Context) -> bool:
        return tally(state, context) >= count

    return can_spot_tokens


def _compare(condition: co.Compare) -> Test:
    amount = compile_amount(condition.amount)
    range_ = condition.range

    def lies_in_range(state: State, context: Context) -> bool:
        return in_range(range_, amount(state, context))

    return lies_in_range


def _more_than(condition: co.MoreThan) -> Test:
    more, less = compile_amount(condition.more), compile_amount(condition.less)

    def is_more(state: State, context: Context) -> bool:
        return more(state, context) > less(state, context)

    return is_more


def _in_zone(condition: co.InZone) -> Test:
    listed = cards_in_zone(condition.zone, condition.of, condition.who)
    count = condition.count

    def are_there(state: State, context: Context) -> bool:
        return len(listed(state, context)) >= count

    return are_there


def _you_have_initiative(state: State, context: Context) -> bool:
    return state.shadow_has_initiative() == (context.player != state.active)


def _shadow_has_initiative(state: State, context: Context) -> bool:
    return state.shadow_has_initiative()


def _free_peoples_have_initiative(state: State, context: Context) -> bool:
    return not state.shadow_has_initiative()


_INITIATIVE: Final = {
    Player.YOU: _you_have_initiative,
    Player.SHADOW: _shadow_has_initiative,
    Player.FREE_PEOPLES: _free_peoples_have_initiative,
}


def _has_initiative(condition: co.HasInitiative) -> Test:
    return _INITIATIVE[condition.who]


def _at_site(condition: co.AtSite) -> Test:
    test = compile_filter(condition.site)

    def is_at_site(state: State, context: Context) -> bool:
        return bool(state.path) and test(state, context, state.site())

    return is_at_site


def _during(condition: co.During) -> Test:
    phase = PHASE_CODES[condition.phase]

    def is_phase(state: State, context: Context) -> bool:
        return state.phase == phase

    return is_phase


def _was_played(condition: co.WasPlayed) -> Test:
    test = compile_filter(condition.of)
    if condition.phase is None:
        here = condition.here

        def was_played_this_turn(state: State, context: Context) -> bool:
            played = state.played - state.played_before_arriving if here else state.played
            return any(test(state, context, card) for card in played)

        return was_played_this_turn
    phase = PHASE_CODES[condition.phase]

    def was_played(state: State, context: Context) -> bool:
        return state.phase == phase and any(
            test(state, context, card) for card in state.played_this_phase
        )

    return was_played


_REMEMBERED: Final = {
    co.ThisTurn.WAS_ASSIGNED: WAS_ASSIGNED,
    co.ThisTurn.LOST_A_SKIRMISH: LOST_A_SKIRMISH,
    co.ThisTurn.PUT_BY_SHADOW: PUT_BY_SHADOW,
    co.ThisTurn.WON_A_SKIRMISH: WON_A_SKIRMISH,
}


def _happened_this_turn(condition: co.HappenedThisTurn) -> Test:
    what = _REMEMBERED[condition.what]
    test = compile_filter(condition.of)

    def happened(state: State, context: Context) -> bool:
        return any(test(state, context, card) for card in remembered(state, what))

    return happened


def _is(condition: co.Is) -> Test:
    known = compile_cards(condition.reference)
    test = compile_filter(condition.filter)

    def is_such(state: State, context: Context) -> bool:
        cards = known(state, context)
        return bool(cards) and all(test(state, context, card) for card in cards)

    return is_such


def _could(condition: co.Could) -> Test:
    def was_done(state: State, context: Context) -> bool:
        return NOT_DONE not in state.memory.get(context.action, ())

    return was_done


CONDITIONS.update(
    {
        co.Every: _every,
        co.AnyHolds: _any_holds,
        co.Unless: _unless,
        co.CanSpot: _can_spot,
        co.CanSpotTokens: _can_spot_tokens,
        co.Compare: _compare,
        co.MoreThan: _more_than,
        co.InZone: _in_zone,
        co.HasInitiative: _has_initiative,
        co.AtSite: _at_site,
        co.During: _during,
        co.WasPlayed: _was_played,
        co.HappenedThisTurn: _happened_this_turn,
        co.Is: _is,
        co.Could: _could,
    }
)
