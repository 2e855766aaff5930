"""Moving the fellowship along the adventure path.

Comprehensive Rules 4.2, "moving your fellowship".
"""

from typing import Final

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.modifiers.numbers import number, region
from rules.tcg.engine.operations.sites import place_site, sites_for
from rules.tcg.engine.state.codes import (
    FELLOWSHIP_MOVES,
    MOVES_FROM,
    MOVES_TO,
    SHADOW_NUMBER,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import TWO_PLAYERS, State
from rules.tcg.engine.steps.triggers import emit, emit_later
from rules.tcg.vocabulary import Arrow

TWILIGHT_FOR_EACH_REGION: Final = 3


def move(state: State) -> None:
    """Step: the fellowship moves to the next site, which a Shadow player places if needed."""
    state.push(leave_site)
    place = state.position[state.active] + 1
    if len(state.path) < place:
        state.push(play_next_site, site_player(state), place)


def site_player(state: State) -> int:
    """Return the Shadow player who plays the next site.

    The arrow of the site the fellowship leaves says which neighbour (4.2, "playing sites").
    """
    shadows = state.shadows
    if state.players == TWO_PLAYERS or len(shadows) == 1:
        return shadows[0]
    arrow = state.blueprints[state.site()].card.site_arrow
    return shadows[-1] if arrow is Arrow.LEFT else shadows[0]


def play_next_site(state: State, player: int, place: int) -> None:
    """Step: a player places a site of their adventure deck as site `place`."""
    options = [Option(Verb.PLAY_SITE, site) for site in sites_for(state, player, place)]
    if not options:
        # A player without such a site (their own may all lie on the path) lets the next one play.
        others = [seat for seat in state.alive() if sites_for(state, seat, place)]
        player = others[0]
        options = [Option(Verb.PLAY_SITE, site) for site in sites_for(state, player, place)]
    state.ask(player, Question.SITE, options, _site_chosen, place)


def _site_chosen(state: State, option: Option, place: int) -> None:
    place_site(state, option.card, place)


def leave_site(state: State) -> None:
    """Step: in order: leaving the old site, moving, reaching the new one, then twilight.

    Until all is done the fellowship is not there.
    """
    site = state.path[state.position[state.active]]
    old = state.site()
    state.moves += 1
    state.note("moves", state.active, site)
    state.push(arrive, site)
    emit_later(state, MOVES_TO, site, old)
    emit_later(state, FELLOWSHIP_MOVES, site, old)
    emit(state, MOVES_FROM, old, site)


def arrive(state: State, site: int) -> None:
    """Step: add twilight for the site, its region and the companions; the fellowship is there.

    On a path of numbered sites no twilight comes of the region (4.2, "format").
    """
    place = state.position[state.active] + 1
    state.twilight += number(state, SHADOW_NUMBER, site)
    if state.blueprints[site].card.site_number is None:
        state.twilight += TWILIGHT_FOR_EACH_REGION * (region(place) - 1)
    state.twilight += len(state.companions[state.active])
    state.position[state.active] = place
    state.played_before_arriving = state.played
    state.note("arrived", state.active, site, state.twilight)
    refresh(state)
