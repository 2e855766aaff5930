"""Amounts of cards in piles and hands."""

from collections.abc import Callable

from rules.tcg.engine.state.codes import IN_DISCARD
from rules.tcg.engine.state.parts import Amount, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation.compiler.memory import revealed_cards
from rules.tcg.notation.compiler.players import compile_owners
from rules.tcg.notation.compiler.tables import (
    AMOUNTS,
    compile_filter,
)
from rules.tcg.notation.filters import Filter
from rules.tcg.notation.filters import State as Standing
from rules.tcg.notation.players import Player


def _piles(zone: am.Zone) -> Callable[[State], list[list[int]]]:
    """Return the function that finds the piles, or hands, of all players."""
    match zone:
        case am.Zone.HAND:
            return lambda state: state.hands
        case am.Zone.DISCARD_PILE:
            return lambda state: state.discards
        case am.Zone.DRAW_DECK:
            return lambda state: state.decks
        case am.Zone.DEAD_PILE:
            return lambda state: state.dead
        case am.Zone.ADVENTURE_DECK:
            return lambda state: state.adventure
        case am.Zone.REMOVED:
            return lambda state: state.removed
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

    piles = _piles(zone)

    def listed(state: State, context: Context) -> list[int]:
        found: list[int] = []
        for player in players(state, context):
            pile = piles(state)[player]
            if test is None:
                found += pile
            else:
                found += [card for card in pile if test(state, context, card)]
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


def _discarded_more(amount: am.DiscardedMore) -> Amount:
    yours = _discarded_this_way(am.DiscardedThisWay(Standing.YOURS))
    all_discarded = _discarded_this_way(am.DiscardedThisWay(None))

    def how_many_more(state: State, context: Context) -> int:
        mine = yours(state, context)
        return max(0, 2 * mine - all_discarded(state, context))

    return how_many_more


def _kinds_revealed(amount: am.KindsRevealed) -> Amount:
    attribute = amount.what

    def how_many_kinds(state: State, context: Context) -> int:
        shown = revealed_cards(state, context)
        return len({getattr(state.blueprints[card].card, attribute) for card in shown} - {None})

    return how_many_kinds


def most_in_advance(amount: am.Amount) -> am.Amount:
    """Return an amount as it can become at most before the cards it counts are revealed."""
    match amount:
        case am.NumberIn(am.Zone.REVEALED, of, who):
            return am.NumberIn(am.Zone.HAND, of, who)
        case am.Times(factor, am.NumberIn(am.Zone.REVEALED, of, who)):
            return am.Times(factor, am.NumberIn(am.Zone.HAND, of, who))
        case _:
            return amount


AMOUNTS.update(
    {
        am.DiscardedMore: _discarded_more,
        am.KindsRevealed: _kinds_revealed,
        am.NumberIn: _number_in,
        am.DiscardedThisWay: _discarded_this_way,
    }
)
