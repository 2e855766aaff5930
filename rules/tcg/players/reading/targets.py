"""Which cards a text means, as the table and the piles lie."""

from collections.abc import Callable
from typing import Final

from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.piles import listed_cards
from rules.tcg.players.reading.meanings import Meanings

Listed = Callable[[State, Context], list[int]]


# Tuples, for a union would be made again at each look.
_SELECTIONS: Final = (ef.Choose, ef.Each)
_NAMED: Final = (fi.Reference, fi.That)


def _compile_target(target: object) -> Listed | None:
    """Return the function that lists the cards of a target; None for one that names no cards."""
    if isinstance(target, _SELECTIONS):
        return compile_cards(target.filter)
    if isinstance(target, _NAMED):
        return compile_cards(target)
    return None


_TARGETS: Final = Meanings(_compile_target)
_CARDS: Final = Meanings(compile_cards)
_PILES: Final = Meanings(listed_cards)


def targets_of(target: object, state: State, context: Context) -> list[int]:
    """Return the cards a target can be among, or is."""
    listed: Listed | None = _TARGETS.of(target)
    return listed(state, context) if listed is not None else []


def cards_of(filter_: fi.Filter, state: State, context: Context) -> list[int]:
    """Return the active cards that pass a filter."""
    cards: list[int] = _CARDS.of(filter_)(state, context)
    return cards


def listed_in(target: ef.CardsIn, state: State, context: Context) -> list[int]:
    """Return the cards of a hand, pile or stack that a target can be among."""
    cards: list[int] = _PILES.of(target)(state, context)
    return cards
