"""Whom an effect is done to: choosing cards, and asking how many to spot."""

from collections.abc import Callable

from rules.tcg.engine.blueprint import CardTest, Context, Step
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import Amount, Spotted, Times
from rules.tcg.notation.compiler.compiled import Compiled, player_of
from rules.tcg.notation.compiler.conditions import always
from rules.tcg.notation.compiler.filters import Cards, compile_cards, compile_reference
from rules.tcg.notation.filters import Reference


def remember(state: State, context: Context, entry: tuple[int, ...] | int) -> None:
    state.memory[context.action] = (*state.memory[context.action], entry)


def selection(target: ef.Choose, eligible: CardTest | None) -> Compiled:
    """Choose cards one at a time into a group that `that` then names."""
    cards = compile_cards(target.filter)
    count = target.count
    chooser = player_of(target.by)

    def candidates(state: State, context: Context) -> list[int]:
        found = cards(state, context)
        if eligible is None:
            return found
        return [card for card in found if eligible(state, context, card)]

    def enough(state: State, context: Context) -> bool:
        return len(candidates(state, context)) >= count

    def any_candidate(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    def select(state: State, context: Context) -> None:
        # Found before the new group is begun: the filter may speak of the `that` before it.
        found = tuple(candidates(state, context))
        remember(state, context, ())
        _choose_one(state, context, found, chooser(state, context), count)

    return Compiled(enough, (select,), any_candidate)


def _choose_one(
    state: State, context: Context, candidates: tuple[int, ...], player: int, left: int
) -> None:
    """Step: choose one more card of a group."""
    group = state.memory[context.action][-1]
    options = [Option(Verb.CHOOSE, card) for card in candidates if card not in group]
    if left and options:
        state.ask(
            player,
            Question.TARGET,
            options,
            _chosen,
            context,
            candidates,
            player,
            left,
            source=context.source,
        )


def _chosen(
    state: State,
    option: Option,
    context: Context,
    candidates: tuple[int, ...],
    player: int,
    left: int,
) -> None:
    *before, group = state.memory[context.action]
    state.memory[context.action] = (*before, (*group, option.card))
    _choose_one(state, context, candidates, player, left - 1)


def on_target(
    target: ef.Target,
    act: Callable[[State, Context, int], None],
    eligible: CardTest | None = None,
) -> Compiled:
    """Do something to each card of a target, after choosing it where it is to be chosen."""
    if isinstance(target, ef.Choose):
        chosen = selection(target, eligible)
        steps = (*chosen.steps, _to_each(_THAT, act))
        return Compiled(chosen.possible, steps, chosen.useful)
    if isinstance(target, ef.Each):
        cards = compile_cards(target.filter)

        def any_card(state: State, context: Context) -> bool:
            return bool(cards(state, context))

        return Compiled(always, (_to_each(cards, act),), any_card)
    known = compile_reference(target)

    def known_possible(state: State, context: Context) -> bool:
        cards = known(state, context)
        if eligible is None:
            return bool(cards)
        return bool(cards) and all(eligible(state, context, card) for card in cards)

    def known_useful(state: State, context: Context) -> bool:
        # `that` is chosen only as the action goes on.
        return target is Reference.THAT or known_possible(state, context)

    return Compiled(known_possible, (_to_each(known, act),), known_useful)


_THAT = compile_reference(Reference.THAT)


def _to_each(cards: Cards, act: Callable[[State, Context, int], None]) -> Step:
    def act_on_each(state: State, context: Context) -> None:
        # Acts push steps: the last pushed is done first, so that cards are taken in order.
        for card in reversed(cards(state, context)):
            act(state, context, card)

    return act_on_each


def asks_number(amount: Amount) -> tuple[Step, ...]:
    """Give the step that asks how many cards to spot, where an amount wants to know."""
    if isinstance(amount, Times):
        return asks_number(amount.amount)
    if not isinstance(amount, Spotted):
        return ()
    cards = compile_cards(amount.of)

    def ask_number(state: State, context: Context) -> None:
        most = len(cards(state, context))
        options = [Option(Verb.NUMBER, number=number) for number in range(most, -1, -1)]
        state.ask(
            context.player,
            Question.NUMBER,
            options,
            _number_chosen,
            context,
            source=context.source,
        )

    return (ask_number,)


def _number_chosen(state: State, option: Option, context: Context) -> None:
    remember(state, context, option.number)
