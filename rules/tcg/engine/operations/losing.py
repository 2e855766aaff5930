"""Losing and winning: the end of the game, or of one player's part in it.

With more than two players a player who loses leaves the game and the others play on (4.2,
"losing the game").
"""

from typing import Final

from rules.tcg.engine.modifiers.changes import expire
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.operations.sites import liberate, place_site, sites_for
from rules.tcg.engine.state.codes import (
    REMOVED,
    SETUP,
    SKIRMISH,
    UNTIL_END_OF_PHASE,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.seats import next_player, seats_from
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import discard, remove_from_game

# Any round but the first has none after it.
NO_FURTHER_ROUND: Final = 1


def lose(state: State, player: int, ending: str) -> None:
    """A player has lost: "killed" or "corrupted". The last one in the game wins."""
    if state.winner is not None or player in state.out:
        return
    left = [seat for seat in range(state.players) if seat not in state.out and seat != player]
    state.note("lost", player, ending)
    if len(left) == 1:
        finish(state, left[0], ending)
    else:
        _eliminate(state, player)


def finish(state: State, winner: int, ending: str) -> None:
    """End the game."""
    state.winner = winner
    state.ending = ending
    state.pending = None
    state.stack.clear()
    state.note("over", winner, ending)


def _eliminate(state: State, player: int) -> None:
    """Take a player and their cards out of the game.

    Opponents' cards on theirs are discarded, their sites replaced and those they control
    liberated. The others complete the turn of a player who has lost: nobody is left to attack,
    so it goes on with the regroup phase.
    """
    replacing = seats_from(state, player)
    following = next_player(state, player)
    state.out = (*state.out, player)
    if state.first_player == player:
        state.first_player = following
    if state.phase != SETUP and state.active == player:
        _end_fighting(state)
    state.shadows = tuple(seat for seat in state.shadows if seat != player)
    sites = [site for site in state.path if state.owner[site] == player]
    for card, owner in enumerate(state.owner):
        host = state.bearer[card]
        if owner != player and host >= 0 and state.owner[host] == player:
            discard(state, card)
    for card, owner in enumerate(state.owner):
        if owner == player and card not in sites and state.zone[card] != REMOVED:
            remove_from_game(state, card)
    state.set_ring_bearer(player, -1)
    state.wearing[player] = False
    state.burdens[player] = state.threats[player] = 0
    state.push(_liberate_sites, player)
    for turn, site in reversed(list(enumerate(sites))):
        first = turn % len(replacing)
        state.push(_replace_site, site, replacing[first:] + replacing[:first])
    refresh(state)


def _end_fighting(state: State) -> None:
    """Break off what was going on in the turn of a player who has lost; regroup follows."""
    state.stack.clear()
    expire(state, UNTIL_END_OF_PHASE)
    state.delayed = [delayed for delayed in state.delayed if delayed.phase < 0]
    state.phase = SKIRMISH
    state.round = NO_FURTHER_ROUND
    state.skirmisher = -1
    state.skirmish_minions = []
    for minion in state.minions:
        if state.assigned[minion]:
            state.set_assigned(minion, ())


def _liberate_sites(state: State, player: int) -> None:
    """Step: the sites a player who has lost controlled are free again."""
    for site in [site for site, owner in state.control.items() if owner == player]:
        for card in liberate(state, site):
            discard(state, card)


def _replace_site(state: State, site: int, players: tuple[int, ...]) -> None:
    """Step: the next opponent who has such a site replaces one of a player who has lost."""
    place = state.path.index(site) + 1
    for player in players:
        options = [Option(Verb.PLAY_SITE, known) for known in sites_for(state, player, place)]
        if options:
            state.ask(player, Question.SITE, options, _site_replaced, site)
            return


def _site_replaced(state: State, option: Option, site: int) -> None:
    owner = state.owner[site]
    place_site(state, option.card, state.path.index(site) + 1)
    state.adventure[owner].remove(site)
    state.zone[site] = REMOVED
    state.removed[owner].append(site)
