"""Traveling outside the travel phase: Strider's Path."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import make_active_location, put_in_staging
from rules.lcg.engine.codes import CANNOT_TRAVEL_HERE, NONE, STAGING, TRAVELED
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import emit
from rules.lcg.notation.compiler.targets import is_spared
from rules.lcg.notation.own import OwnEffect


def _travel_there(state: State, context: Context) -> None:
    card = context.subject
    if not _can_travel_there(state, context):
        return
    if state.location != NONE:
        put_in_staging(state, state.location)
    make_active_location(state, card)
    state.note("traveled", card)
    emit(state, TRAVELED, card)


def _can_travel_there(state: State, context: Context) -> bool:
    """Whether one may travel there; an immune location would stay active beside it."""
    card = context.subject
    return (
        state.zone[card] == STAGING
        and not rule_holds(state, CANNOT_TRAVEL_HERE, card)
        and not is_spared(state, context.source, card)
        and (state.location == NONE or not is_spared(state, context.source, state.location))
    )


travel_to_it = OwnEffect(
    "immediately travel to that location without resolving its Travel effect. If another location"
    " is currently active, return it to the staging area",
    _travel_there,
    _can_travel_there,
)
