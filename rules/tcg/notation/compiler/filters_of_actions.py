"""Filters on what an action has chosen or counted, and on what the text of an event asks for."""

from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.filters import mask_of
from rules.tcg.notation.compiler.memory import BORE
from rules.tcg.notation.compiler.readings import reading
from rules.tcg.notation.compiler.tables import FILTERS, compile_amount, compile_filter
from rules.tcg.notation.sentences import Definition
from rules.tcg.notation.traversal import values


def _those(filter_: fi.Those) -> CardTest:
    test = compile_filter(filter_.filter)

    def is_one_of_those(state: State, context: Context, card: int) -> bool:
        return test(state, context, card) and any(
            isinstance(entry, tuple) and card in entry and entry[0] != BORE
            for entry in state.memory.get(context.action, ())
        )

    return is_one_of_those


def _with_number(filter_: fi.WithNumber) -> CardTest:
    read = reading(filter_.statistic)
    amount = compile_amount(filter_.amount)

    def has_number(state: State, context: Context, card: int) -> bool:
        return read(state, card) == amount(state, context)

    return has_number


def _shares_with_dead(filter_: fi.SharesWithDead) -> CardTest:
    attribute = filter_.what

    def shares_with_dead(state: State, context: Context, card: int) -> bool:
        mine = getattr(state.blueprints[card].card, attribute)
        return mine is not None and any(
            getattr(state.blueprints[dead].card, attribute) == mine
            for dead in state.dead[state.active]
        )

    return shares_with_dead


def _spots_or_exerts(filter_: fi.SpotsOrExerts) -> CardTest:
    wanted = mask_of(filter_.card)

    def spots_or_exerts(state: State, context: Context, card: int) -> bool:
        return any(mask & wanted == wanted for mask in state.blueprints[card].asks_for)

    return spots_or_exerts


def asked_for(definition: Definition | None) -> tuple[int, ...]:
    """Return a mask of printed words for each card that a text spots or exerts."""
    masks = []
    for value in values(definition) if definition is not None else ():
        match value:
            case (
                ef.Spot(_, of)
                | co.CanSpot(_, of)
                | am.Spotted(of)
                | ef.Exert(ef.Choose(of))
                | ef.Exert(ef.Each(of))
                | ef.Exhaust(ef.Choose(of))
            ):
                masks.append(mask_of(of))
            case _:
                pass
    return tuple(mask for mask in masks if mask)


FILTERS.update(
    {
        fi.SharesWithDead: _shares_with_dead,
        fi.SpotsOrExerts: _spots_or_exerts,
        fi.Those: _those,
        fi.WithNumber: _with_number,
    }
)
