"""Locations that take the place of the active one: West Road Traveller, The Spider's Ring."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import make_active_location, put_in_staging
from rules.lcg.engine.codes import NONE, STAGING
from rules.lcg.engine.state import State
from rules.lcg.notation.compiler.targets import is_spared
from rules.lcg.notation.effects import Target
from rules.lcg.notation.own import OwnEffectOn


def _switch(state: State, context: Context, card: int) -> None:
    """The new active location was not traveled to: nothing is paid, and nothing answers."""
    put_in_staging(state, state.location)
    make_active_location(state, card)
    state.note("switched", card)


def _can_be_switched(state: State, context: Context, card: int) -> bool:
    return (
        state.location != NONE
        and not is_spared(state, context.source, state.location)
        and state.zone[card] == STAGING
    )


def switch_active_location_with(target: Target) -> OwnEffectOn:
    """Return the active location to the staging area; a location from there takes its place."""
    return OwnEffectOn(
        "switch the active location with {target}", target, _switch, _can_be_switched
    )
