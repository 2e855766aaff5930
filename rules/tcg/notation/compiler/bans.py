"""What may not be done, and states of the game that a card brings about."""

from typing import Final

from rules.tcg.engine.state import bans, codes
from rules.tcg.engine.state.parts import Ban, Context
from rules.tcg.engine.state.state import CARDS_FOR_INITIATIVE
from rules.tcg.engine.state.state import State as GameState
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.compiler.compilation import always
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.notation.compiler.tables import (
    compile_amount,
    compile_condition,
    compile_filter,
)
from rules.tcg.notation.conditions import Condition

_BANS: Final = {
    se.Forbidden.PLAY: bans.PLAY_CARD,
    se.Forbidden.USE_ABILITIES: bans.USE_ABILITY,
    se.Forbidden.LOOK_AT_HANDS: bans.LOOK_AT_HANDS,
    se.Forbidden.ADD_BURDENS: bans.ADD_BURDENS,
    se.Forbidden.REMOVE_BURDENS: bans.REMOVE_BURDENS,
    se.Forbidden.ADD_THREATS: bans.ADD_THREATS,
    se.Forbidden.REMOVE_THREATS: bans.REMOVE_THREATS,
    se.Forbidden.MOVE_AGAIN: bans.MOVE_AGAIN,
    se.Forbidden.STAY: bans.STAY,
    se.Forbidden.CANCEL_SKIRMISHES: bans.CANCEL_SKIRMISH,
    se.Forbidden.HEAL: bans.HEAL,
    se.Forbidden.PREVENT_WOUNDS: bans.PREVENT_WOUNDS,
    se.Forbidden.DRAW: bans.DRAW,
    se.Forbidden.REPLACE_SITES: bans.REPLACE_SITE,
    se.Forbidden.DISCARD: bans.DISCARD,
    se.Forbidden.DISCARD_FROM_HAND_OR_DECK: bans.DISCARD_FROM_HAND_OR_DECK,
    se.Forbidden.PLAY_FROM_PILES: bans.PLAY_FROM_PILES,
    se.Forbidden.CHANGE_CULTURE_TOKENS: bans.CHANGE_CULTURE_TOKENS,
}


def compile_ban(statement: se.Forbids, condition: Condition | None) -> Ban:
    """Return what a statement forbids, while a condition holds."""
    what = _BANS[statement.what]
    players = compile_players(statement.who)
    test = compile_filter(statement.cards) if statement.cards is not None else None
    holds = compile_condition(condition) if condition is not None else always
    phase = codes.PHASE_CODES[statement.phase] if statement.phase is not None else -1
    # A response is no special ability of a phase.
    too = bans.USE_RESPONSE if what == bans.USE_ABILITY and phase < 0 else what

    def forbids(state: GameState, source: int, player: int, done: int, card: int) -> bool:
        if done not in (what, too) or (phase >= 0 and state.phase != phase):
            return False
        context = Context(source, state.controller(source))
        if player not in players(state, context):
            return False
        if test is not None and (card < 0 or not test(state, context, card)):
            return False
        return holds(state, context)

    return forbids


def compile_state_of_game(what: int, which: int, condition: Condition | None) -> Ban:
    """Return the ban on a phase, or on the Free Peoples player's initiative."""
    holds = compile_condition(condition) if condition is not None else always

    def forbids(state: GameState, source: int, player: int, done: int, card: int) -> bool:
        if done != what or card != which:
            return False
        return holds(state, Context(source, state.controller(source)))

    return forbids


def compile_cards_for_initiative(amount: Amount, condition: Condition | None) -> Ban:
    """Return the ban on initiative of a Free Peoples player who holds too few cards for it."""
    more = compile_amount(amount)
    holds = compile_condition(condition) if condition is not None else always

    def forbids(state: GameState, source: int, player: int, done: int, card: int) -> bool:
        if done != bans.HAVE_INITIATIVE:
            return False
        context = Context(source, state.controller(source))
        needed = CARDS_FOR_INITIATIVE + more(state, context)
        return len(state.hands[state.active]) < needed and holds(state, context)

    return forbids
