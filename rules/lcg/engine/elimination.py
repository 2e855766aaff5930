"""Threat, and the end of the game for a player (core rules, "Player Elimination")."""

from typing import Final

from rules.lcg.engine.board import change_control, discard, put_in_staging
from rules.lcg.engine.codes import (
    ATTACHED,
    FOLLOWS_FIRST_PLAYER,
    IN_PLAY_AREA,
    NOBODY,
    NONE,
    THREAT_RAISED,
)
from rules.lcg.engine.laws import rule_sources
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import emit
from rules.lcg.engine.zones import put_in_discard

ELIMINATION_THREAT: Final = 50


def raise_threat(state: State, player: int, amount: int, *, by_scenario: bool = False) -> None:
    """Raise a player's threat; at 50 that player is eliminated.

    `by_scenario` is so where the quest failed, or an encounter or quest card does it.
    """
    if amount <= 0 or not state.alive(player):
        return
    state.set_threat(player, min(state.threat[player] + amount, ELIMINATION_THREAT))
    state.note("threat", player, amount)
    if state.threat[player] >= ELIMINATION_THREAT:
        eliminate(state, player, "threat")
    elif by_scenario:
        emit(state, THREAT_RAISED, number=player)


def reduce_threat(state: State, player: int, amount: int) -> None:
    """Lower a player's threat, never below 0."""
    lowered = min(amount, state.threat[player])
    if lowered > 0:
        state.set_threat(player, state.threat[player] - lowered)
        state.note("threat", player, -lowered)


def check_heroes(state: State, player: int) -> None:
    """Eliminate a player whose heroes are all destroyed; a prisoner does not count."""
    if state.alive(player) and not state.heroes[player]:
        eliminate(state, player, "heroes")


def eliminate(state: State, player: int, cause: str) -> None:
    """Take a player out of the game, with all that player's cards.

    Enemies go back to the staging area with their damage. The first player token passes on. If
    the player's hero is the prisoner, nobody can rescue it, and all have lost (official FAQ).
    """
    _pass_first_player_token(state, player)
    _hand_over_allies(state)
    state.order = [other for other in state.order if other != player]
    state.note("eliminated", player, cause)
    if not state.order or (state.prisoner != NONE and state.owner[state.prisoner] == player):
        state.ending = cause
        state.pending = None
        state.stack.clear()
    for card, zone in enumerate(state.zone):
        if zone == ATTACHED and state.bearer[card] == NONE and state.controller[card] == player:
            discard(state, card)
    for card in state.characters(player):
        discard(state, card)
    for enemy in state.engaged[player][:]:
        put_in_staging(state, enemy)
    combat = state.combat
    if combat is not None and combat.player == player:
        state.combat = None
    for card, zone in enumerate(state.zone):
        if zone == ATTACHED and state.controller[card] == player:
            discard(state, card)
    for card in state.hands[player] + state.decks[player]:
        put_in_discard(state, card)
    state.hands[player] = []
    state.set_deck(player, [])
    if state.ending:
        state.stack.clear()


def _pass_first_player_token(state: State, player: int) -> None:
    """Give the token to the next player, and keep the order of play."""
    if state.first_player == player and len(state.order) > 1:
        place = state.order.index(player)
        state.first_player = state.order[(place + 1) % len(state.order)]
        state.order = state.order[place:] + state.order[:place]


def next_first_player(state: State) -> None:
    """Pass the first player token clockwise (core rules, "Refresh")."""
    state.order = state.order[1:] + state.order[:1]
    state.first_player = state.order[0] if state.order else NOBODY
    _hand_over_allies(state)


def _hand_over_allies(state: State) -> None:
    """Give the first player the allies that whoever has the token controls."""
    for ally, _ in rule_sources(state, FOLLOWS_FIRST_PLAYER):
        if (
            state.zone[ally] == IN_PLAY_AREA
            and state.controller[ally] != state.first_player
            and state.first_player != NOBODY
        ):
            change_control(state, ally, state.first_player)
