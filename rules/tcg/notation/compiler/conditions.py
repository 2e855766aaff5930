"""Conditions become tests of the state and the context of a sentence."""

from collections.abc import Callable
from typing import Any

from rules.tcg.engine.assignment import FIERCE_ROUND
from rules.tcg.engine.blueprint import Context, Test
from rules.tcg.engine.codes import PHASE_CODES, SETUP, SKIRMISH
from rules.tcg.engine.state import State
from rules.tcg.engine.turn_memory import LOST_A_SKIRMISH, WAS_ASSIGNED, remembered
from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.amounts import TALLIES, cards_in_zone, compile_amount
from rules.tcg.notation.compiler.compilation import NoMeaning, always
from rules.tcg.notation.compiler.filters import Cards, compile_cards, compile_filter, compile_known
from rules.tcg.notation.compiler.readings import in_range
from rules.tcg.notation.players import Player

NOT_DONE = "not done"


def compile_condition(condition: co.Condition) -> Test:
    """Return the test of a condition. Raise NoMeaning for a word without a meaning."""
    compiling = _CONDITIONS.get(type(condition))
    if compiling is None:
        raise NoMeaning(f"no meaning for the condition {condition!r}")
    return compiling(condition)


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
    cards = compile_cards(condition.of)
    if condition.count == 1:

        def can_spot_one(state: State, context: Context) -> bool:
            return bool(cards(state, context))

        return can_spot_one
    count = compile_amount(condition.count)

    def can_spot(state: State, context: Context) -> bool:
        return len(cards(state, context)) >= count(state, context)

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


_INITIATIVE = {
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

        def was_played_this_turn(state: State, context: Context) -> bool:
            return any(test(state, context, card) for card in state.played)

        return was_played_this_turn
    phase = PHASE_CODES[condition.phase]

    def was_played(state: State, context: Context) -> bool:
        return state.phase == phase and any(
            test(state, context, card) for card in state.played_this_phase
        )

    return was_played


_REMEMBERED = {
    co.ThisTurn.WAS_ASSIGNED: WAS_ASSIGNED,
    co.ThisTurn.LOST_A_SKIRMISH: LOST_A_SKIRMISH,
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


def _is_setting_out(state: State, context: Context) -> bool:
    return state.phase == SETUP


def _wears_the_ring(state: State, context: Context) -> bool:
    # No matter who asks, the Ring that counts is the active fellowship's (2.0, "The One Ring").
    return state.wearing[state.active]


def _in_fierce_skirmish(state: State, context: Context) -> bool:
    return state.phase == SKIRMISH and state.round == FIERCE_ROUND


def _in_normal_skirmish(state: State, context: Context) -> bool:
    return state.phase == SKIRMISH and state.round == 0


def _in_skirmish(state: State, context: Context) -> bool:
    return state.phase == SKIRMISH


def _your_turn(state: State, context: Context) -> bool:
    return context.player == state.active


def _ahead(state: State, context: Context) -> bool:
    mine = state.position[context.player]
    return all(
        state.position[player] < mine for player in state.alive() if player != context.player
    )


def _controls_a_site(state: State, context: Context) -> bool:
    return context.player in state.control.values()


def _home_is_controlled(state: State, context: Context) -> bool:
    """Whether an opponent controls a home site of the card (of its block: 2.0, "Allies")."""
    homes = {
        (home.site_number, home.block) for home in state.blueprints[context.source].card.ally_homes
    }
    for site, player in state.control.items():
        known = state.blueprints[site].card
        if player != context.player and (known.site_number, known.site_block) in homes:
            return True
    return False


def _moved_this_turn(state: State, context: Context) -> bool:
    return state.moves > 0


def _moved_more_than_once(state: State, context: Context) -> bool:
    return state.moves > 1


_MOMENTS: dict[co.Moment, Test] = {
    co.Moment.STARTING_FELLOWSHIP: _is_setting_out,
    co.Moment.WEARING_THE_RING: _wears_the_ring,
    co.Moment.FIERCE_SKIRMISH: _in_fierce_skirmish,
    co.Moment.NORMAL_SKIRMISH: _in_normal_skirmish,
    co.Moment.SKIRMISH: _in_skirmish,
    co.Moment.YOUR_TURN: _your_turn,
    co.Moment.AHEAD: _ahead,
    co.Moment.CONTROLS_A_SITE: _controls_a_site,
    co.Moment.HOME_IS_CONTROLLED: _home_is_controlled,
    co.Moment.MOVED_THIS_TURN: _moved_this_turn,
    co.Moment.MOVED_MORE_THAN_ONCE: _moved_more_than_once,
}


def _moment(condition: co.Moment) -> Test:
    return _MOMENTS[condition]


_CONDITIONS: dict[type[co.Condition], Callable[[Any], Test]] = {
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
    co.Moment: _moment,
}


def compile_witnesses(condition: co.Condition) -> Cards | None:
    """Return the cards by which a condition holds, which what follows may call "that minion".

    "If that Man is skirmishing a Sauron minion, discard that minion."
    """
    if not isinstance(condition, co.Is):
        return None
    known = compile_known(condition.reference)
    if known is None:
        return None
    if isinstance(condition.filter, fi.Skirmishing):
        return _opponents_of(known, condition.filter.opponent)
    if isinstance(condition.filter, fi.Bearing):
        return _borne_by(known, condition.filter.item)
    return None


def _opponents_of(known: Cards, opponent: fi.Filter) -> Cards:
    test = compile_filter(opponent)

    def opponents(state: State, context: Context) -> list[int]:
        fighting = [state.skirmisher, *state.skirmish_minions]
        mine = known(state, context)
        return [
            card
            for card in fighting
            if card >= 0 and card not in mine and test(state, context, card)
        ]

    return opponents


def _borne_by(known: Cards, item: fi.Filter) -> Cards:
    test = compile_filter(item)

    def borne(state: State, context: Context) -> list[int]:
        return [
            card
            for bearer in known(state, context)
            for card in state.attached[bearer]
            if test(state, context, card)
        ]

    return borne
