"""What lowers the cost of a card that is played: its own text, toil, threats that are removed."""

from collections.abc import Callable
from typing import Any

from rules.tcg.engine.modifiers.numbers import number, twilight_cost
from rules.tcg.engine.modifiers.toil import least_cost, threats_to_remove, toilers
from rules.tcg.engine.operations.tokens import remove_threats
from rules.tcg.engine.operations.wounds import exert
from rules.tcg.engine.state.codes import TOIL, Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import FREE_PEOPLES
from rules.tcg.engine.steps.execution import UNPAID, begin_action, end_action, run

Bearers = tuple[int, ...] | None
# What pays for the card once its cost is known: a step of its player, card, discount, bearers.
Then = Callable[..., None]


def pay_less(state: State, player: int, card: int, discount: int, on: Bearers, then: Then) -> None:
    """Offer a player ways to lower the cost of a card being played, then charge it."""
    if state.blueprints[card].cheaper is not None:
        state.push(_offer_price, player, card, discount, on, then)
    else:
        _toil_or_remove(state, player, card, discount, on, then)


def _offer_price(
    state: State, player: int, card: int, discount: int, on: Bearers, then: Then
) -> None:
    """Step: "you may discard 5 Orcs to make it cost less": asked before the cost is paid."""
    cheaper = state.blueprints[card].cheaper
    context = Context(card, player)
    if cheaper is None or not cheaper.allowed(state, context):
        _toil_or_remove(state, player, card, discount, on, then)
        return
    options = [Option(Verb.YES, card)]
    is_free_peoples = bool(state.blueprints[card].traits & FREE_PEOPLES)
    if is_free_peoples or least_cost(state, player, card, discount, own=False) <= state.twilight:
        options.append(PASS)
    arguments: tuple[Any, ...] = (player, card, discount, on, then, cheaper.costs)
    state.ask(player, Question.MAY, options, _price_answered, *arguments, source=card)


def _price_answered(
    state: State,
    option: Option,
    player: int,
    card: int,
    discount: int,
    on: Bearers,
    then: Then,
    price: Any,
) -> None:
    if option.verb == Verb.PASS:
        _toil_or_remove(state, player, card, discount, on, then)
        return
    cheaper = state.blueprints[card].cheaper
    assert cheaper is not None
    context = begin_action(state, card, player)
    state.push(end_action, context.action)
    if cheaper.effects is not None:
        state.push(_give, cheaper.effects, context)
    state.push(_price_paid, player, card, discount, on, then, context)
    # To spot somebody takes no steps.
    if price is not None and price.steps:
        state.push(run, price, 0, context)


def _price_paid(
    state: State,
    player: int,
    card: int,
    discount: int,
    on: Bearers,
    then: Then,
    context: Context,
) -> None:
    """Step: the card costs less, if its price was paid after all."""
    cheaper = state.blueprints[card].cheaper
    assert cheaper is not None
    assert cheaper.twilight is not None
    if UNPAID not in state.memory[context.action]:
        discount += cheaper.twilight(state, context)
    _toil_or_remove(state, player, card, discount, on, then)


def _give(state: State, effects: Any, context: Context) -> None:
    """Step: give the card, once it is in play, what its price gives besides."""
    if UNPAID not in state.memory[context.action]:
        state.push(run, effects, 0, context)


def _toil_or_remove(
    state: State, player: int, card: int, discount: int, on: Bearers, then: Then
) -> None:
    if number(state, TOIL, card):
        state.push(_toil, player, card, discount, on, then, ())
    elif state.blueprints[card].lowered_by_threats:
        state.push(_remove_threats, player, card, discount, on, then)
    else:
        then(state, player, card, discount, on)


def _remove_threats(
    state: State, player: int, card: int, discount: int, on: Bearers, then: Then
) -> None:
    """Step: a player removes threats to make a card cost less, as its text allows."""
    most = threats_to_remove(state, card)
    options = [
        Option(Verb.NUMBER, card, number=count)
        for count in range(most, -1, -1)
        if twilight_cost(state, card, discount - count) <= state.twilight
    ]
    if options:
        arguments = (player, card, discount, on, then)
        state.ask(player, Question.NUMBER, options, _threats_removed, *arguments, source=card)
    else:
        then(state, player, card, discount, on)


def _threats_removed(
    state: State,
    option: Option,
    player: int,
    card: int,
    discount: int,
    on: Bearers,
    then: Then,
) -> None:
    if option.number:
        remove_threats(state, state.active, option.number, card)
    then(state, player, card, discount - option.number, on)


def _toil(
    state: State,
    player: int,
    card: int,
    discount: int,
    on: Bearers,
    then: Then,
    exerted: tuple[int, ...],
) -> None:
    """Step: exert characters of the card's culture to make it cost less (4.2, "toil")."""
    toil = number(state, TOIL, card)
    reduced = discount - toil * len(exerted)
    cost = twilight_cost(state, card, reduced)
    options = [Option(Verb.CHOOSE, other) for other in toilers(state, player, card, exerted)]
    is_free_peoples = bool(state.blueprints[card].traits & FREE_PEOPLES)
    affordable = is_free_peoples or cost <= state.twilight
    # Nothing is left to reduce: a roaming penalty is paid all the same.
    if not options or twilight_cost(state, card, reduced - toil) == cost:
        then(state, player, card, reduced, on)
        return
    if affordable:
        options.append(PASS)
    arguments = (player, card, discount, on, then, exerted)
    state.ask(player, Question.TOIL, options, _toiled, *arguments, source=card)


def _toiled(
    state: State,
    option: Option,
    player: int,
    card: int,
    discount: int,
    on: Bearers,
    then: Then,
    exerted: tuple[int, ...],
) -> None:
    if option.verb == Verb.PASS:
        then(state, player, card, discount - number(state, TOIL, card) * len(exerted), on)
        return
    state.push(_toil, player, card, discount, on, then, (*exerted, option.card))
    state.push(exert, option.card, card)
