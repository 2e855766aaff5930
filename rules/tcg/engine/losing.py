"""Losing and winning: the end of the game, or of one player's part in it.

With more than two players a player who loses leaves the game and the others play on (4.2,
"losing the game").
"""

from rules.tcg.engine.board import discard, refresh, remove_from_game
from rules.tcg.engine.codes import (
    REGROUP,
    REMOVED,
    SETUP,
    Question,
    Verb,
)
from rules.tcg.engine.decision import Option
from rules.tcg.engine.sites import place_site, sites_for
from rules.tcg.engine.state import State, next_player, seats_from


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

    Opponents' cards on theirs are discarded and their sites replaced. Where it was their turn
    there is nobody left to attack: the turn ends.
    """
    replacing = seats_from(state, player)
    following = next_player(state, player)
    state.out = (*state.out, player)
    if state.first_player == player:
        state.first_player = following
    if state.phase != SETUP and state.active == player:
        state.stack.clear()
        state.phase = REGROUP
        state.moving = False
        state.skirmisher = -1
        for minion in state.minions[:]:
            discard(state, minion)
    state.shadows = tuple(seat for seat in state.shadows if seat != player)
    sites = [site for site in state.path if state.owner[site] == player]
    for card, owner in enumerate(state.owner):
        host = state.bearer[card]
        if owner != player and host >= 0 and state.owner[host] == player:
            discard(state, card)
    for card, owner in enumerate(state.owner):
        if owner == player and card not in sites and state.zone[card] != REMOVED:
            remove_from_game(state, card)
    state.ring_bearer[player] = -1
    state.burdens[player] = state.threats[player] = 0
    for turn, site in reversed(list(enumerate(sites))):
        state.push(_replace_site, site, replacing[turn % len(replacing)])
    refresh(state)


def _replace_site(state: State, site: int, player: int) -> None:
    """Step: an opponent replaces a site of a player who has lost."""
    options = [
        Option(Verb.PLAY_SITE, known)
        for known in sites_for(state, player, state.path.index(site) + 1)
    ]
    if options:
        state.ask(player, Question.SITE, options, _site_replaced, site)


def _site_replaced(state: State, option: Option, site: int) -> None:
    owner = state.owner[site]
    place_site(state, option.card, state.path.index(site) + 1)
    state.adventure[owner].remove(site)
    state.zone[site] = REMOVED
    state.removed[owner].append(site)
