"""Moments: conditions of the game as a whole, such as "wearing The One Ring"."""

from typing import Final

from rules.tcg.engine.state.codes import ASSIGNMENT, SETUP, SKIRMISH
from rules.tcg.engine.state.parts import Context, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.assignment import FIERCE_ROUND
from rules.tcg.notation import conditions as co
from rules.tcg.notation.compiler.tables import (
    CONDITIONS,
)


def _is_setting_out(state: State, context: Context) -> bool:
    return state.phase == SETUP


def _wears_the_ring(state: State, context: Context) -> bool:
    # No matter who asks, the Ring that counts is the active fellowship's (2.0, "The One Ring").
    return state.wearing[state.active]


def _in_fierce_skirmish(state: State, context: Context) -> bool:
    return state.phase == SKIRMISH and state.round == FIERCE_ROUND


def _in_fierce_assignment(state: State, context: Context) -> bool:
    return state.phase == ASSIGNMENT and state.round == FIERCE_ROUND


def _in_normal_skirmish(state: State, context: Context) -> bool:
    return state.phase == SKIRMISH and state.round == 0


def _in_skirmish(state: State, context: Context) -> bool:
    return state.phase == SKIRMISH


def _your_turn(state: State, context: Context) -> bool:
    return context.player == state.active


def _ahead(state: State, context: Context) -> bool:
    mine = state.position[context.player]
    return all(
        state.position[player] < mine for player in state.alive() if player != context.player
    )


def _controls_a_site(state: State, context: Context) -> bool:
    return context.player in state.control.values()


def _home_is_controlled(state: State, context: Context) -> bool:
    """Whether an opponent controls a home site of the card (of its block: 2.0, "Allies")."""
    homes = {
        (home.site_number, home.block) for home in state.blueprints[context.source].card.ally_homes
    }
    for site, player in state.control.items():
        known = state.blueprints[site].card
        if player != context.player and (known.site_number, known.site_block) in homes:
            return True
    return False


def _moved_this_turn(state: State, context: Context) -> bool:
    return state.moves > 0


def _moved_more_than_once(state: State, context: Context) -> bool:
    return state.moves > 1


_MOMENTS: Final[dict[co.Moment, Test]] = {
    co.Moment.STARTING_FELLOWSHIP: _is_setting_out,
    co.Moment.WEARING_THE_RING: _wears_the_ring,
    co.Moment.FIERCE_SKIRMISH: _in_fierce_skirmish,
    co.Moment.FIERCE_ASSIGNMENT: _in_fierce_assignment,
    co.Moment.NORMAL_SKIRMISH: _in_normal_skirmish,
    co.Moment.SKIRMISH: _in_skirmish,
    co.Moment.YOUR_TURN: _your_turn,
    co.Moment.AHEAD: _ahead,
    co.Moment.CONTROLS_A_SITE: _controls_a_site,
    co.Moment.HOME_IS_CONTROLLED: _home_is_controlled,
    co.Moment.MOVED_THIS_TURN: _moved_this_turn,
    co.Moment.MOVED_MORE_THAN_ONCE: _moved_more_than_once,
}


def _moment(condition: co.Moment) -> Test:
    return _MOMENTS[condition]


CONDITIONS.update(
    {
        co.Moment: _moment,
    }
)
