"""The adventure path: placing sites and moving the fellowship along them.

Comprehensive Rulebook 2.0, "Moving your fellowship".
"""

from rules.tcg.engine.answers import emit, emit_later
from rules.tcg.engine.board import refresh
from rules.tcg.engine.codes import (
    FELLOWSHIP_MOVES,
    MOVES_FROM,
    MOVES_TO,
    ON_PATH,
    TWILIGHT_COST,
)
from rules.tcg.engine.numbers import number
from rules.tcg.engine.state import State

LAST_SITE = 9


def play_site(state: State, player: int, place: int) -> None:
    """Place a player's site of this number on the adventure path."""
    site = next(
        card for card in state.adventure[player] if state.blueprints[card].card.site_number == place
    )
    state.adventure[player].remove(site)
    state.zone[site] = ON_PATH
    state.path.append(site)
    state.note("site played", player, site)


def move(state: State) -> None:
    """Step: the fellowship moves to the next site, which the Shadow player places if needed.

    In order: leaving the old site, moving, reaching the new one, then twilight for the new
    site's Shadow number and for each companion. Until all is done the fellowship is not there.
    """
    place = state.position[state.active] + 1
    if len(state.path) < place:
        play_site(state, state.shadow_player(), place)
    site = state.path[place - 1]
    state.moves += 1
    state.note("moves", state.active, site)
    state.push(_arrive, site)
    emit_later(state, MOVES_TO, site)
    emit_later(state, FELLOWSHIP_MOVES, site)
    emit(state, MOVES_FROM, state.site())


def _arrive(state: State, site: int) -> None:
    """Step: add twilight for the site and the companions; now the fellowship is there."""
    # A site's Shadow number is kept where other cards keep their twilight cost.
    state.twilight += number(state, TWILIGHT_COST, site)
    state.twilight += len(state.companions[state.active])
    state.position[state.active] += 1
    state.note("arrived", state.active, site, state.twilight)
    refresh(state)
