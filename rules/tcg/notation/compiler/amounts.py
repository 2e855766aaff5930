"""Amounts become functions of the state and the context of a sentence."""

from typing import Final

from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.operations.tokens import culture_tokens
from rules.tcg.engine.state.parts import Amount, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.tables import (
    AMOUNTS,
)


def _threats(state: State, context: Context) -> int:
    return state.threats[state.active]


def _burdens(state: State, context: Context) -> int:
    return state.burdens[state.active]


def _twilight(state: State, context: Context) -> int:
    return state.twilight


TALLIES: Final[dict[am.Tally, Amount]] = {
    am.Tally.THREATS: _threats,
    am.Tally.BURDENS: _burdens,
    am.Tally.TWILIGHT: _twilight,
}


def _tally(amount: am.Tally) -> Amount:
    return TALLIES[amount]


def _kinds(amount: am.Kinds) -> Amount:
    cards = compile_cards(amount.of)
    attribute = amount.what

    def how_many_kinds(state: State, context: Context) -> int:
        kinds = {getattr(state.blueprints[card].card, attribute) for card in cards(state, context)}
        return len(kinds - {None})

    return how_many_kinds


def _most_alike(amount: am.MostAlike) -> Amount:
    cards = compile_cards(amount.of)
    attribute = amount.what

    def how_many_alike(state: State, context: Context) -> int:
        words = [getattr(state.blueprints[card].card, attribute) for card in cards(state, context)]
        return max((words.count(word) for word in set(words) - {None}), default=0)

    return how_many_alike


def _wounds_on(amount: am.WoundsOn) -> Amount:
    cards = compile_cards(amount.of)

    def how_many_wounds(state: State, context: Context) -> int:
        return sum(state.wounds[card] for card in cards(state, context))

    return how_many_wounds


def _all_active(state: State, context: Context) -> list[int]:
    return active_cards(state)


def _culture_tokens(amount: am.CultureTokens) -> Amount:
    cards = compile_cards(amount.on) if amount.on is not None else _all_active
    culture = amount.culture.value if amount.culture is not None else None

    def how_many_tokens(state: State, context: Context) -> int:
        return sum(culture_tokens(state, card, culture) for card in cards(state, context))

    return how_many_tokens


AMOUNTS.update(
    {
        am.Tally: _tally,
        am.Kinds: _kinds,
        am.MostAlike: _most_alike,
        am.WoundsOn: _wounds_on,
        am.CultureTokens: _culture_tokens,
    }
)
