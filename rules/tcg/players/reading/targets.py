"""Which cards a text means, as the table and the piles lie."""

from typing import Final

from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.piles import listed_cards
from rules.tcg.players.reading.meanings import Meanings

_CARDS: Final = Meanings(compile_cards)
_PILES: Final = Meanings(listed_cards)


def targets_of(target: object, state: State, context: Context) -> list[int]:
    """Return the cards a target can be among, or is."""
    if isinstance(target, ef.Choose | ef.Each):
        named: fi.Filter = target.filter
    elif isinstance(target, fi.Reference | fi.That):
        named = target
    else:
        return []
    cards: list[int] = _CARDS.of(named)(state, context)
    return cards


def listed_in(target: ef.CardsIn, state: State, context: Context) -> list[int]:
    """Return the cards of a hand, pile or stack that a target can be among."""
    cards: list[int] = _PILES.of(target)(state, context)
    return cards
