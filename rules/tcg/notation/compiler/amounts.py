"""Amounts become functions of the state and the context of a sentence."""

from collections.abc import Callable
from typing import Any

from rules.tcg.engine.blueprint import Amount, Context
from rules.tcg.engine.board import LENT
from rules.tcg.engine.codes import IN_DISCARD, PIPES_SPOTTED
from rules.tcg.engine.numbers import region
from rules.tcg.engine.state import State
from rules.tcg.engine.tokens import culture_tokens
from rules.tcg.notation import amounts as am
from rules.tcg.notation.compiler.compilation import NoMeaning
from rules.tcg.notation.compiler.filters import compile_cards, compile_filter
from rules.tcg.notation.compiler.memory import BORE, PLAYER, WAY, revealed_cards
from rules.tcg.notation.compiler.players import compile_owners
from rules.tcg.notation.compiler.readings import reading
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.filters import Filter, Printed
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import ItemClass


def compile_amount(amount: am.Amount) -> Amount:
    """Return the function that counts an amount. Raise NoMeaning for a word without one."""
    if isinstance(amount, int):
        fixed = amount

        def is_fixed(state: State, context: Context) -> int:
            return fixed

        return is_fixed
    compiling = _AMOUNTS.get(type(amount))
    if compiling is None:
        raise NoMeaning(f"no meaning for the amount {amount!r}")
    return compiling(amount)


def _threats(state: State, context: Context) -> int:
    return state.threats[state.active]


def _burdens(state: State, context: Context) -> int:
    return state.burdens[state.active]


def _twilight(state: State, context: Context) -> int:
    return state.twilight


TALLIES: dict[am.Tally, Amount] = {
    am.Tally.THREATS: _threats,
    am.Tally.BURDENS: _burdens,
    am.Tally.TWILIGHT: _twilight,
}


def _tally(amount: am.Tally) -> Amount:
    return TALLIES[amount]


# More of them can be spotted than there are (3 U 2).
_PIPE = Printed(ItemClass.PIPE)


def _number(amount: am.Number) -> Amount:
    cards = compile_cards(amount.of)
    if amount.of == _PIPE:

        def how_many_pipes(state: State, context: Context) -> int:
            return len(cards(state, context)) + state.rare.get((PIPES_SPOTTED, -1), 0)

        return how_many_pipes

    def how_many(state: State, context: Context) -> int:
        return len(cards(state, context))

    return how_many


def pile(state: State, zone: am.Zone, player: int) -> list[int]:
    """Return a player's pile or hand."""
    match zone:
        case am.Zone.HAND:
            return state.hands[player]
        case am.Zone.DISCARD_PILE:
            return state.discards[player]
        case am.Zone.DRAW_DECK:
            return state.decks[player]
        case am.Zone.DEAD_PILE:
            return state.dead[player]
        case am.Zone.ADVENTURE_DECK:
            return state.adventure[player]
        case _:
            raise ValueError(f"{zone.value} is not a pile of a player")


def cards_in_zone(
    zone: am.Zone, of: Filter | None, who: Player
) -> Callable[[State, Context], list[int]]:
    """Return the function that lists cards of piles that pass."""
    players = compile_owners(who)
    test = compile_filter(of) if of is not None else None
    if zone is am.Zone.REVEALED:

        def listed_of_revealed(state: State, context: Context) -> list[int]:
            return [
                card
                for card in revealed_cards(state, context)
                if test is None or test(state, context, card)
            ]

        return listed_of_revealed

    def listed(state: State, context: Context) -> list[int]:
        found = []
        for player in players(state, context):
            found += [
                card
                for card in pile(state, zone, player)
                if test is None or test(state, context, card)
            ]
        return found

    return listed


def _number_in(amount: am.NumberIn) -> Amount:
    listed = cards_in_zone(amount.zone, amount.of, amount.who)

    def how_many(state: State, context: Context) -> int:
        return len(listed(state, context))

    return how_many


def _discarded_this_way(amount: am.DiscardedThisWay) -> Amount:
    test = compile_filter(amount.of) if amount.of is not None else None

    def how_many_discarded(state: State, context: Context) -> int:
        chosen = {
            card
            for entry in state.memory.get(context.action, ())
            if isinstance(entry, tuple)
            for card in entry
            if card >= 0 and state.zone[card] == IN_DISCARD
        }
        return sum(1 for card in chosen if test is None or test(state, context, card))

    return how_many_discarded


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


def _culture_tokens(amount: am.CultureTokens) -> Amount:
    cards = compile_cards(amount.on)
    culture = amount.culture.value if amount.culture is not None else None

    def how_many_tokens(state: State, context: Context) -> int:
        return sum(culture_tokens(state, card, culture) for card in cards(state, context))

    return how_many_tokens


def _number_of(amount: am.NumberOf) -> Amount:
    cards = compile_cards(amount.of)
    read = reading(amount.statistic)

    def total(state: State, context: Context) -> int:
        return sum(read(state, card) for card in cards(state, context))

    return total


def _printed_number(amount: am.PrintedNumber) -> Amount:
    cards = compile_cards(amount.of)
    attribute = {
        am.Statistic.STRENGTH: "strength",
        am.Statistic.VITALITY: "vitality",
        am.Statistic.RESISTANCE: "resistance",
        am.Statistic.TWILIGHT_COST: "twilight",
        am.Statistic.SHADOW_NUMBER: "twilight",
        am.Statistic.SITE_NUMBER: "site_number",
    }[amount.statistic]

    def printed(state: State, context: Context) -> int:
        return sum(
            getattr(state.blueprints[card].card, attribute) or 0 for card in cards(state, context)
        )

    return printed


def _bonuses_from(amount: am.BonusesFrom) -> Amount:
    passes = compile_filter(amount.items)
    statistic = STATISTIC_CODES[amount.statistic]

    def bonuses(state: State, context: Context) -> int:
        total = 0
        for item in state.attached[context.it]:
            if not passes(state, context, item):
                continue
            blueprint = state.blueprints[item]
            if statistic in LENT:
                total += max(0, blueprint.printed[statistic])
            for modifier in blueprint.borne.get(statistic, ()):
                total += max(0, modifier(state, item, context.it))
        return total

    return bonuses


def _over(amount: am.Over) -> Amount:
    inner = compile_amount(amount.amount)
    limit = amount.limit

    def beyond(state: State, context: Context) -> int:
        return max(0, inner(state, context) - limit)

    return beyond


def _times(amount: am.Times) -> Amount:
    factor = amount.factor
    single = compile_amount(amount.amount)

    def multiple(state: State, context: Context) -> int:
        return factor * single(state, context)

    return multiple


def _plus(amount: am.Plus) -> Amount:
    parts = [compile_amount(part) for part in amount.parts]

    def total(state: State, context: Context) -> int:
        return sum(part(state, context) for part in parts)

    return total


def _at_most(amount: am.AtMost) -> Amount:
    inner = compile_amount(amount.amount)
    limit = amount.limit

    def bounded(state: State, context: Context) -> int:
        return min(limit, inner(state, context))

    return bounded


def _lower_of(amount: am.LowerOf) -> Amount:
    one, other = compile_amount(amount.one), compile_amount(amount.other)

    def lower(state: State, context: Context) -> int:
        return min(one(state, context), other(state, context))

    return lower


def _or_if(amount: am.OrIf) -> Amount:
    from rules.tcg.notation.compiler.conditions import compile_condition

    usual = compile_amount(amount.amount)
    holds = compile_condition(amount.condition)
    otherwise = compile_amount(amount.instead)

    def either(state: State, context: Context) -> int:
        return otherwise(state, context) if holds(state, context) else usual(state, context)

    return either


def _last_number(state: State, context: Context) -> int:
    """Return the number the action last remembered; zero before one was asked."""
    for entry in state.memory.get(context.action, ())[::-1]:
        if isinstance(entry, int):
            return entry
    return 0


def _last_count(state: State, context: Context) -> int:
    """Return how many cards (or what number) the action last chose: "that many"."""
    for entry in state.memory.get(context.action, ())[::-1]:
        if isinstance(entry, int):
            return entry
        if isinstance(entry, tuple) and not (entry and entry[0] in (BORE, PLAYER, WAY)):
            return len(entry)
    return 0


def _spotted(amount: am.Spotted | am.SpottedTokens | am.Chosen) -> Amount:
    # Asked before by a step of its own (`numbers_asked`), which left the answer.
    return _last_number


def _remembered(amount: am.Remembered) -> Amount:
    return _last_count if amount is am.Remembered.THAT_MANY else _last_number


def _site(state: State, context: Context) -> int:
    return state.position[state.active]


def _region(state: State, context: Context) -> int:
    return region(state.position[state.active])


def _moves(state: State, context: Context) -> int:
    return state.moves


_POSITIONS: dict[am.Position, Amount] = {
    am.Position.SITE: _site,
    am.Position.REGION: _region,
    am.Position.MOVES: _moves,
}


def _position(amount: am.Position) -> Amount:
    return _POSITIONS[amount]


_AMOUNTS: dict[type[am.Counted], Callable[[Any], Amount]] = {
    am.Tally: _tally,
    am.Number: _number,
    am.NumberIn: _number_in,
    am.DiscardedThisWay: _discarded_this_way,
    am.Kinds: _kinds,
    am.MostAlike: _most_alike,
    am.WoundsOn: _wounds_on,
    am.CultureTokens: _culture_tokens,
    am.NumberOf: _number_of,
    am.PrintedNumber: _printed_number,
    am.BonusesFrom: _bonuses_from,
    am.Over: _over,
    am.Spotted: _spotted,
    am.SpottedTokens: _spotted,
    am.Chosen: _spotted,
    am.Remembered: _remembered,
    am.Position: _position,
    am.Times: _times,
    am.Plus: _plus,
    am.AtMost: _at_most,
    am.LowerOf: _lower_of,
    am.OrIf: _or_if,
}


def is_asked(amount: am.Amount | None) -> bool:
    """Whether a player is asked for an amount as it is carried out."""
    return _asking(amount) is not None


def _asking(amount: am.Amount | None) -> am.Spotted | am.SpottedTokens | am.Chosen | None:
    """Return the part of an amount that a player is asked for."""
    match amount:
        case am.Spotted() | am.SpottedTokens() | am.Chosen():
            return amount
        case am.Times(_, inner) | am.AtMost(inner, _) | am.Over(inner, _):
            return _asking(inner)
        case am.Plus(parts):
            return next((found for part in parts if (found := _asking(part))), None)
        case am.OrIf(one, _, other):
            return _asking(one) or _asking(other)
        case _:
            return None


def most_that_can_be_asked(amount: am.Amount) -> Amount | None:
    """Return the greatest number a player may name for an amount; None where none is asked."""
    match _asking(amount):
        case am.Spotted(of):
            return _number(am.Number(of))
        case am.SpottedTokens(tally):
            return TALLIES[tally]
        case am.Chosen(most):
            return compile_amount(most if most is not None else _ANY_NUMBER)
        case _:
            return None


_ANY_NUMBER = 10
