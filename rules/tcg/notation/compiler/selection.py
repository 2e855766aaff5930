"""Choosing cards one at a time, and asking for numbers, so that all costs can still be paid."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import Amount, CardTest, Context, Selector, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import ask_number, choose
from rules.tcg.engine.steps.execution import remember
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    Demand,
    Reserved,
    count_reserved,
    payable,
)
from rules.tcg.notation.compiler.remembered_amounts import is_asked, most_that_can_be_asked
from rules.tcg.notation.compiler.tables import Cards, compile_amount

# What paying with a card takes beside what is taken already; None where it cannot pay.
Reserve = Callable[[State, Context, int, Reserved], Reserved | None]


class NumberAsked:
    """The step that asks for a number, such as the X of a cost.

    `fewest` is the least that may be named to pay with, where there is as much; `allowed` is
    asked with the number remembered, and says whether the rest of the action can be done with it.
    """

    def __init__(self, most: Amount, fewest: int) -> None:
        self.most = most
        self.fewest = fewest
        self.allowed: Test | None = None

    def __call__(self, state: State, context: Context) -> None:
        highest = max(0, self.most(state, context))
        numbers = list(range(highest, min(self.fewest, highest) - 1, -1))
        allowed = self.allowed
        if allowed is not None:
            numbers = [
                number
                for number in numbers
                if holds_with_memory(state, context, (number,), allowed)
            ] or numbers
        ask_number(state, context, numbers)


def holds_with_memory(
    state: State, context: Context, entries: tuple[tuple[int, ...] | int, ...], test: Test
) -> bool:
    """Whether something holds once the action has chosen these cards and numbers besides."""
    known = context.action in state.memory
    before = state.memory.get(context.action, ())
    state.memory[context.action] = (*before, *entries)
    holds = test(state, context)
    if known:
        state.memory[context.action] = before
    else:
        del state.memory[context.action]
    return holds


def numbers_asked(
    *amounts: am.Amount | None, room: Amount | None = None
) -> tuple[NumberAsked, ...]:
    """Return the step that asks for a number, where an amount wants to know one.

    `room` is how many there are to pay with: no cost is offered that cannot be paid. X to pay
    with is at least one unless the rest of the action means something with none (`chosen_x`).
    "Up to 2" may be none.
    """
    for amount in amounts:
        if amount is not None and is_asked(amount):
            most = most_that_can_be_asked(amount)
            assert most is not None
            if room is None:
                return (NumberAsked(most, 0),)
            fewest = 0 if isinstance(amount, am.Chosen) and amount.most is not None else 1
            return (NumberAsked(_least_of(most, room), fewest),)
    return ()


def _least_of(most: Amount, room: Amount) -> Amount:
    def least(state: State, context: Context) -> int:
        return min(most(state, context), room(state, context))

    return least


def use_card(state: State, context: Context, card: int, reserved: Reserved) -> Reserved | None:
    """Take a card as payment, once."""
    return None if count_reserved(reserved, "card", card) else (*reserved, ("card", card))


def joint_demand(demands: list[Demand]) -> Demand:
    """Return the demand of several costs together."""

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        found = [reserved]
        for demand in demands:
            found = [taken for known in found for taken in demand(state, context, known)]
        return found

    return ways


def choose_in_play(
    compilation: Compilation,
    target: ef.Choose,
    eligible: CardTest | None,
    reserve: Reserve = use_card,
) -> Compiled:
    """Choose cards in play one at a time into a group that `that` then names."""
    cards = compile_cards(target.filter)

    def candidates(state: State, context: Context) -> list[int]:
        found = cards(state, context)
        if eligible is None:
            return found
        return [card for card in found if eligible(state, context, card)]

    if target.one_of_each:
        return _one_of_each(compilation, candidates, target.one_of_each)
    if target.total_resistance is not None:
        return _of_total_resistance(compilation, candidates, target.total_resistance)
    return choose_cards(compilation, candidates, target.count, target.least, reserve)


def _of_total_resistance(compilation: Compilation, candidates: Cards, least: int) -> Compiled:
    """Choose characters until they have a given amount of resistance together, or more of them."""

    def is_enough(state: State, context: Context, group: tuple[int, ...]) -> bool:
        return sum(resistance(state, card) for card in group) >= least

    def can_reach(state: State, context: Context) -> bool:
        # Whose resistance is below zero need not be chosen.
        found = (max(0, resistance(state, card)) for card in candidates(state, context))
        return sum(found) >= least

    selector = compilation.part(
        Selector(candidates, None, compile_amount(1), None, notation=compilation.effect)
    )
    selector.enough = is_enough

    def select(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    return Compiled(can_reach, (select,), can_reach)


def _one_of_each(compilation: Compilation, candidates: Cards, attribute: str) -> Compiled:
    """Choose one card of each culture (or race) that any of the candidates has."""

    def kind(state: State, card: int) -> object:
        return getattr(state.blueprints[card].card, attribute)

    def with_kind(state: State, context: Context) -> list[int]:
        return [card for card in candidates(state, context) if kind(state, card) is not None]

    def differs(state: State, context: Context, card: int, group: tuple[int, ...]) -> bool:
        return kind(state, card) not in {kind(state, chosen) for chosen in group}

    def kinds(state: State, context: Context) -> int:
        return len({kind(state, card) for card in with_kind(state, context)})

    def any_card(state: State, context: Context) -> bool:
        return bool(with_kind(state, context))

    selector = compilation.part(
        Selector(with_kind, differs, kinds, kinds, notation=compilation.effect)
    )

    def select(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    return Compiled(any_card, (select,), any_card)


def choose_feature(compilation: Compilation, target: ef.Each) -> Compiled:
    """Choose a culture (or race) that a candidate has; the group is all candidates that have it."""
    cards = compile_cards(target.filter)
    feature = target.of_one
    assert feature is not None

    def features(state: State, context: Context) -> list[Any]:
        found = {getattr(state.blueprints[card].card, feature) for card in cards(state, context)}
        return sorted(found - {None})

    def any_card(state: State, context: Context) -> bool:
        return bool(features(state, context))

    # For who weighs the options: a culture is worth what its cards are.
    among = compilation.part(
        Selector(cards, None, compile_amount(1), None, notation=compilation.effect)
    )

    def select(state: State, context: Context) -> None:
        words = features(state, context)
        options = [Option(Verb.NAME, context.source, number=place) for place in range(len(words))]
        if options:
            arguments = (context, among, feature, tuple(words))
            source = context.source
            state.ask(
                context.player, Question.NAME, options, _feature_named, *arguments, source=source
            )
        else:
            remember(state, context.action, ())

    return Compiled(any_card, (select,), any_card)


def _feature_named(
    state: State,
    option: Option,
    context: Context,
    among: Selector,
    feature: str,
    words: tuple[Any, ...],
) -> None:
    word = words[option.number]
    state.note("named", context.source, str(word))
    cards = [
        card
        for card in among.candidates(state, context)
        if getattr(state.blueprints[card].card, feature) == word
    ]
    remember(state, context.action, tuple(cards))


def choose_cards(
    compilation: Compilation,
    candidates: Cards,
    count: am.Amount | None,
    least: int | None,
    reserve: Reserve,
    *,
    once_each: bool = False,
) -> Compiled:
    """Choose a number of the candidates, or from `least` on, such that all costs can be paid."""
    most = compile_amount(count) if count is not None else None
    fewest = compile_amount(least if least is not None else (count if count is not None else 0))
    later = list(compilation.later)
    paying = compilation.paying

    def leaves_the_rest_payable(
        state: State, context: Context, card: int, group: tuple[int, ...]
    ) -> bool:
        taken: Reserved | None = ()
        for chosen in (*group, card):
            taken = reserve(state, context, chosen, taken) if taken is not None else None
        return taken is not None and payable(state, context, later, taken)

    selector = compilation.part(
        Selector(
            candidates,
            leaves_the_rest_payable if paying and later else None,
            fewest,
            most,
            once_each=once_each,
            notation=compilation.effect,
        )
    )

    highest = most_that_can_be_asked(count) if count is not None else None
    asked: NumberAsked | None = None
    if highest is not None:
        # Nobody pays a cost for X characters with none of them (4.2, "exert").
        named = highest

        def that_are_there(state: State, context: Context) -> int:
            return min(len(candidates(state, context)), named(state, context))

        asked = NumberAsked(that_are_there, 1 if paying else 0)

    def at_least(state: State, context: Context) -> int:
        number = fewest(state, context)
        return number if asked is None else max(asked.fewest, number)

    def enough(state: State, context: Context) -> bool:
        return len(candidates(state, context)) >= at_least(state, context)

    def any_candidate(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    if least == 1 or (least is None and count == 1):
        enough = any_candidate

    def select(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        found = []
        for group in combinations(candidates(state, context), at_least(state, context)):
            taken: Reserved | None = reserved
            for card in group:
                taken = reserve(state, context, card, taken) if taken is not None else None
            if taken is not None:
                found.append(taken)
        return found

    steps = (select,) if asked is None else (asked, select)
    return Compiled(enough, steps, any_candidate, ways)
