"""Amounts that a player is asked for, and numbers that the sentence or the path knows."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import region
from rules.tcg.engine.state.codes import PIPES_SPOTTED
from rules.tcg.engine.state.parts import Amount, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.notation import amounts as am
from rules.tcg.notation.compiler.amounts import TALLIES
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.counting_cards import compile_count
from rules.tcg.notation.compiler.memory import BORE, PLAYER, WAY
from rules.tcg.notation.compiler.tables import (
    AMOUNTS,
    compile_amount,
)
from rules.tcg.notation.filters import Printed
from rules.tcg.vocabulary import ItemClass

# More of them can be spotted than there are (3 U 2).
_PIPE: Final = Printed(ItemClass.PIPE)


def _number(amount: am.Number) -> Amount:
    cards = compile_cards(amount.of)
    if amount.of == _PIPE:

        def how_many_pipes(state: State, context: Context) -> int:
            return len(cards(state, context)) + state.rare.get((PIPES_SPOTTED, -1), 0)

        return how_many_pipes

    return compile_count(amount.of)


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


_POSITIONS: Final[dict[am.Position, Amount]] = {
    am.Position.SITE: _site,
    am.Position.REGION: _region,
    am.Position.MOVES: _moves,
}


def _position(amount: am.Position) -> Amount:
    return _POSITIONS[amount]


def _fellowship_archery(state: State, context: Context) -> int:
    return archery_totals(state)[0]


def _total(amount: am.Total) -> Amount:
    return _fellowship_archery


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
            return compile_amount(most if most is not None else MOST_CHOSEN)
        case _:
            return None


# The greatest X that is offered where nothing else limits it.
MOST_CHOSEN: Final = 10


AMOUNTS.update(
    {
        am.Number: _number,
        am.Spotted: _spotted,
        am.SpottedTokens: _spotted,
        am.Chosen: _spotted,
        am.Remembered: _remembered,
        am.Position: _position,
        am.Total: _total,
    }
)
