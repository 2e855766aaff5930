"""Conditions become tests, amounts become numbers."""

from collections.abc import Callable
from typing import Any, Final

from rules.lcg.engine.blueprint import Amount as AmountFunction
from rules.lcg.engine.blueprint import Context, Test
from rules.lcg.engine.codes import ATTACK, NONE, THREAT
from rules.lcg.engine.numbers import number
from rules.lcg.engine.scoring import victory_points
from rules.lcg.engine.state import State
from rules.lcg.notation.amounts import Amount, Count, Known, NumberOf, TokensOn, Twice
from rules.lcg.notation.compiler.building import NoMeaning
from rules.lcg.notation.compiler.filters import REFERENCES, compile_filter, compile_row
from rules.lcg.notation.conditions import (
    ActiveLocationIs,
    BothSo,
    Condition,
    InPlay,
    Is,
    IsAtLeast,
    Moment,
    NotSo,
    ThreatIsAtLeast,
    VictoryPointsAreAtLeast,
)
from rules.lcg.notation.filters import AllOf, Printed, Titled
from rules.lcg.vocabulary import CardType

EVERYTHING: Final = 1_000


def compile_condition(condition: Condition) -> Test:
    """Return the test of a condition; raise NoMeaning for an unknown one."""
    meaning = CONDITIONS.get(type(condition))
    if meaning is None:
        raise NoMeaning(f"no meaning is written for the condition {condition!r}")
    return meaning(condition)


def _not_so(condition: NotSo) -> Test:
    test = compile_condition(condition.part)

    def is_not_so(state: State, context: Context) -> bool:
        return not test(state, context)

    return is_not_so


def _both_so(condition: BothSo) -> Test:
    first, second = compile_condition(condition.first), compile_condition(condition.second)

    def are_so(state: State, context: Context) -> bool:
        return first(state, context) and second(state, context)

    return are_so


def _is(condition: Is) -> Test:
    find = REFERENCES[condition.card]
    test = compile_filter(condition.filter)

    def passes(state: State, context: Context) -> bool:
        card = find(state, context)
        return card != NONE and test(state, context, card)

    return passes


def _in_play(condition: InPlay) -> Test:
    row = compile_row(condition.filter)

    def is_in_play(state: State, context: Context) -> bool:
        return bool(row(state, context))

    return is_in_play


def _active_location_is(condition: ActiveLocationIs) -> Test:
    test = compile_filter(condition.filter)

    def is_such_a_location(state: State, context: Context) -> bool:
        return state.location != NONE and test(state, context, state.location)

    return is_such_a_location


def _threat_is_at_least(condition: ThreatIsAtLeast) -> Test:
    threat = condition.threat

    def is_so_high(state: State, context: Context) -> bool:
        return state.threat[context.player] >= threat

    return is_so_high


def _is_at_least(condition: IsAtLeast) -> Test:
    amount = compile_amount(condition.amount)
    number = condition.number

    def is_so_high(state: State, context: Context) -> bool:
        return amount(state, context) >= number

    return is_so_high


def _victory_points_are_at_least(condition: VictoryPointsAreAtLeast) -> Test:
    points = condition.points

    def are_so_many(state: State, context: Context) -> bool:
        return victory_points(state) >= points

    return are_so_many


def victory_points_in(condition: Condition | None) -> int:
    """Return how many victory points a condition asks for; 0 for one that asks for none."""
    if isinstance(condition, VictoryPointsAreAtLeast):
        return condition.points
    if isinstance(condition, NotSo):
        return victory_points_in(condition.part)
    if isinstance(condition, BothSo):
        return max(victory_points_in(condition.first), victory_points_in(condition.second))
    return 0


def _moment(condition: Moment) -> Test:
    return MOMENTS[condition]


def _undefended(state: State, context: Context) -> bool:
    return state.combat is not None and state.combat.by_enemy and not state.combat.characters


def _staging_area_is_empty(state: State, context: Context) -> bool:
    return not state.staging


MOMENTS: Final[dict[Moment, Test]] = {
    Moment.UNDEFENDED: _undefended,
    Moment.STAGING_AREA_IS_EMPTY: _staging_area_is_empty,
}

# Words of single cards add themselves here (`rules.lcg.library.own`).
CONDITIONS: Final[dict[type, Callable[[Any], Test]]] = {
    NotSo: _not_so,
    BothSo: _both_so,
    Is: _is,
    InPlay: _in_play,
    ActiveLocationIs: _active_location_is,
    IsAtLeast: _is_at_least,
    ThreatIsAtLeast: _threat_is_at_least,
    VictoryPointsAreAtLeast: _victory_points_are_at_least,
    Moment: _moment,
}


# --- amounts ---


def compile_amount(amount: Amount) -> AmountFunction:
    """Return a function that says how many; raise NoMeaning for an unknown amount."""
    meaning = AMOUNTS.get(type(amount))
    if meaning is None:
        raise NoMeaning(f"no meaning is written for the amount {amount!r}")
    return meaning(amount)


def _fixed(amount: int) -> AmountFunction:
    def fixed(state: State, context: Context) -> int:
        return amount

    return fixed


def _known(amount: Known) -> AmountFunction:
    return KNOWN[amount]


def _that_much(state: State, context: Context) -> int:
    return context.number


def _players(state: State, context: Context) -> int:
    return len(state.order)


def _victory_points(state: State, context: Context) -> int:
    return victory_points(state)


def _all(state: State, context: Context) -> int:
    return EVERYTHING


def _x(state: State, context: Context) -> int:
    return state.remembered(context).number


def _tokens_on(amount: TokensOn) -> AmountFunction:
    find = REFERENCES[amount.card]
    is_damage = amount.token == "damage"
    times = amount.times

    def tokens(state: State, context: Context) -> int:
        card = find(state, context)
        return times * (state.damage[card] if is_damage else state.resources[card])

    return tokens


def _count(amount: Count) -> AmountFunction:
    row = compile_row(amount.filter)
    times = amount.times

    def count(state: State, context: Context) -> int:
        return times * len(row(state, context))

    return count


_STATISTICS: Final = {"attack": ATTACK, "threat": THREAT}


def _number_of(amount: NumberOf) -> AmountFunction:
    row = compile_row(AllOf((Printed(CardType.ENEMY), Titled(amount.title))))
    statistic = _STATISTICS[amount.statistic]

    def number_of(state: State, context: Context) -> int:
        return max((number(state, statistic, card) for card in row(state, context)), default=0)

    return number_of


def _twice(amount: Twice) -> AmountFunction:
    once = compile_amount(amount.amount)

    def twice(state: State, context: Context) -> int:
        return 2 * once(state, context)

    return twice


KNOWN: Final[dict[Known, AmountFunction]] = {
    Known.THAT_MUCH: _that_much,
    Known.PLAYERS: _players,
    Known.VICTORY_POINTS: _victory_points,
    Known.ALL: _all,
    Known.X: _x,
}
# Words of single cards add themselves here (`rules.lcg.library.own`).
AMOUNTS: Final[dict[type, Callable[[Any], AmountFunction]]] = {
    int: _fixed,
    Known: _known,
    TokensOn: _tokens_on,
    Count: _count,
    NumberOf: _number_of,
    Twice: _twice,
}
