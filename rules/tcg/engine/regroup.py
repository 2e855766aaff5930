"""The regroup phase and the end of a turn (Comprehensive Rulebook 2.0, "7. Regroup phase")."""

from rules.tcg.engine.actions import action_round
from rules.tcg.engine.board import HAND_SIZE, discard, draw, expire
from rules.tcg.engine.codes import (
    REGROUP,
    UNTIL_END_OF_TURN,
    UNTIL_REGROUP,
    Question,
    Verb,
)
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.path import LAST_SITE, move
from rules.tcg.engine.phases import begin_phase, end_phase
from rules.tcg.engine.state import PLAYERS, State
from rules.tcg.engine.wounds import finish, settle


def regroup_phase(state: State) -> None:
    """The Ring comes off; regroup actions, the Shadow reconciles, then move again or stay.

    A fellowship at site 9 whose Ring-bearer has survived every skirmish has won instead.
    """
    if state.position[state.active] == LAST_SITE:
        finish(state, state.active, "site 9")
        return
    state.moving = False
    for player in range(PLAYERS):
        state.wearing[player] = False
    expire(state, UNTIL_REGROUP)
    state.push(_choose_to_move)
    state.push(reconcile, state.shadow_player())
    state.push(end_phase)
    state.push(_take_off_the_ring)
    state.push(action_round, state.active, 0)
    state.push(settle)
    begin_phase(state, REGROUP)


def _take_off_the_ring(state: State) -> None:
    """Step: a Ring put on in the regroup phase comes off at its end (2.0, "The One Ring")."""
    state.wearing[state.active] = False


def reconcile(state: State, player: int) -> None:
    """Step: a player may discard a card, then draws up to eight or discards down to eight."""
    options = [Option(Verb.DISCARD, card) for card in state.hands[player]]
    options.append(PASS)
    state.ask(player, Question.RECONCILE_ONE, options, _reconcile_one, player)


def _reconcile_one(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.DISCARD:
        discard(state, option.card)
    hand = state.hands[player]
    if len(hand) < HAND_SIZE:
        draw(state, player, HAND_SIZE - len(hand))
    else:
        state.push(_reconcile_down, player)


def _reconcile_down(state: State, player: int) -> None:
    hand = state.hands[player]
    if len(hand) > HAND_SIZE:
        options = [Option(Verb.DISCARD, card) for card in hand]
        state.ask(player, Question.RECONCILE_DOWN, options, _discarded_down, player)


def _discarded_down(state: State, option: Option, player: int) -> None:
    discard(state, option.card)
    state.push(_reconcile_down, player)


def _choose_to_move(state: State) -> None:
    """Step: move on, while the move limit allows, or stay and end the turn."""
    options = [Option(Verb.STAY)]
    if state.moves < state.move_limit:
        options.append(Option(Verb.MOVE))
    state.ask(state.active, Question.MOVE_AGAIN, options, _move_or_stay)


def _move_or_stay(state: State, option: Option) -> None:
    if option.verb == Verb.MOVE:
        state.moving = True
        state.push(move)
    else:
        state.push(_end_turn)
        state.push(reconcile, state.active)


def _end_turn(state: State) -> None:
    """Step: all minions are discarded, with what they bear, and the turn is over."""
    for minion in state.minions[:]:
        discard(state, minion)
    expire(state, UNTIL_END_OF_TURN)
    state.push(settle)
