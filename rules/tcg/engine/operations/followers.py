"""Followers: aid at the start of the maneuver phase, and their return (4.2, "follower")."""

from rules.tcg.engine.operations.transfers import may_be_transferred
from rules.tcg.engine.state.codes import IN_PLAY, TRANSFERRED, Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import FOLLOWER, FREE_PEOPLES
from rules.tcg.engine.steps.execution import UNPAID, begin_action, end_action, run
from rules.tcg.engine.steps.triggers import emit_later
from rules.tcg.engine.zones.board import attach, move_to_support_area


def aid(state: State, player: int) -> None:
    """Step: a player may pay a follower's aid to transfer it to a character of theirs."""
    options = []
    for card in state.support[player]:
        price = state.blueprints[card].aid
        if price is None or not _is_active(state, player, card):
            continue
        if not may_be_transferred(state, card):
            continue
        if price.allowed(state, Context(card, player)):
            options += [Option(Verb.USE, card, bearer) for bearer in _aided(state, player)]
    if options:
        options.append(PASS)
        state.ask(player, Question.AID, options, _aided_by, player)


def _is_active(state: State, player: int, card: int) -> bool:
    return bool(state.blueprints[card].traits & FREE_PEOPLES) == (player == state.active)


def _aided(state: State, player: int) -> list[int]:
    """Return the characters a player's followers may aid: allies too (4.2, "aid")."""
    if player == state.active:
        return state.companions[player] + state.allies[player]
    return [minion for minion in state.minions if state.owner[minion] == player]


def _aided_by(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.PASS:
        return
    price = state.blueprints[option.card].aid
    assert price is not None
    context = begin_action(state, option.card, player)
    state.push(aid, player)
    state.push(end_action, context.action)
    state.push(_transfer, option.card, option.target, context.action)
    if price.costs is not None:
        state.push(run, price.costs, 0, context)


def _transfer(state: State, card: int, bearer: int, action: int) -> None:
    """Step: a follower whose aid was paid joins its character."""
    if UNPAID in state.memory[action] or state.zone[card] != IN_PLAY:
        return
    if state.zone[bearer] != IN_PLAY:
        return
    state.support[state.owner[card]].remove(card)
    attach(state, card, bearer)
    state.note("transferred", card, bearer)
    emit_later(state, TRANSFERRED, card, bearer)


def return_followers(state: State) -> None:
    """Step: each follower goes back to its owner's support area (4.2, "follower")."""
    for player in state.alive():
        characters = state.companions[player] + state.allies[player] + state.minions
        for character in characters:
            for card in state.attached[character]:
                if state.blueprints[card].traits & FOLLOWER and state.owner[card] == player:
                    move_to_support_area(state, card)
