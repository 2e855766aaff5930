"""The regroup phase and the end of a turn (Comprehensive Rules 4.2, "regroup phase")."""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.engine.modifiers.changes import expire
from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.operations.actions import action_round
from rules.tcg.engine.operations.drawing import draw_cards, draw_up_to
from rules.tcg.engine.operations.followers import return_followers
from rules.tcg.engine.operations.losing import finish
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.bans import MOVE_AGAIN, STAY, WIN_BEFORE_RECONCILING
from rules.tcg.engine.state.codes import (
    PHASE_CODES,
    RECONCILED,
    REGROUP,
    RING_TAKEN_OFF,
    TURN_ENDS,
    UNTIL_END_OF,
    UNTIL_END_OF_TURN,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import MUSTER
from rules.tcg.engine.steps.execution import forget_uses
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.phases import begin_phase, carry_out_delayed, end_phase, moves_allowed
from rules.tcg.engine.zones.board import discard
from rules.tcg.engine.zones.piles import HAND_SIZE

END_OF_TURN: Final = -1


def regroup_phase(state: State) -> None:
    """The Ring comes off; actions, the Shadow reconciles, then the fellowship moves or stays.

    All of it is the regroup phase, which ends after the move or with the turn. A fellowship at
    site 9 whose Ring-bearer has survived every skirmish has won instead.
    """
    if _is_at_the_end(state) and not state.is_forbidden(state.active, WIN_BEFORE_RECONCILING):
        finish(state, state.active, "site 9")
        return
    state.moving = False
    take_off_the_ring(state)
    state.push(_choose_to_move)
    for player in reversed(state.shadows):
        state.push(reconcile, player)
    state.push(action_round, state.active, 0)
    state.push(_muster, state.alive())
    begin_phase(state, REGROUP)


def _is_at_the_end(state: State) -> bool:
    return state.position[state.active] == LAST_SITE and state.active not in state.out


def take_off_the_ring(state: State) -> None:
    """The Ring-bearer takes off The One Ring."""
    if state.wearing[state.active]:
        state.wearing[state.active] = False
        state.note("takes off the Ring", state.active)
        emit(state, RING_TAKEN_OFF, state.ring_bearer[state.active])


def _take_off_the_ring(state: State) -> None:
    """Step: a Ring put on in the regroup phase comes off at its end (2.0, "The One Ring")."""
    take_off_the_ring(state)


# --- muster ---


def _muster(state: State, players: tuple[int, ...]) -> None:
    """Step: for each muster character a player may discard a card, then draws as many (4.2)."""
    for place, player in enumerate(players):
        row = (
            state.companions[player] + state.allies[player]
            if player == state.active
            else [minion for minion in state.minions if state.owner[minion] == player]
        )
        count = sum(1 for card in row if has_words(state, card, MUSTER))
        if count:
            state.push(_muster, players[place + 1 :])
            state.push(_muster_one, player, count, 0)
            return


def _muster_one(state: State, player: int, left: int, discarded: int) -> None:
    """Step: discard one more card to muster, or draw for those that were."""
    options = [Option(Verb.DISCARD, card) for card in state.hands[player]] if left else []
    if not options:
        draw_cards(state, player, discarded)
        return
    options.append(PASS)
    state.ask(player, Question.MUSTER, options, _mustered, player, left, discarded)


def _mustered(state: State, option: Option, player: int, left: int, discarded: int) -> None:
    if option.verb == Verb.PASS:
        draw_cards(state, player, discarded)
    else:
        discard(state, option.card)
        state.push(_muster_one, player, left - 1, discarded + 1)


# --- reconciling ---


def reconcile(state: State, player: int) -> None:
    """Step: a player may discard a card, then draws up to eight or discards down to eight."""
    options = [Option(Verb.DISCARD, card) for card in state.hands[player]]
    options.append(PASS)
    state.ask(player, Question.RECONCILE_ONE, options, _reconcile_one, player)


def _reconcile_one(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.DISCARD:
        discard(state, option.card)
    state.push(emit, RECONCILED, -1, -1, -1, player)
    hand = state.hands[player]
    if len(hand) < HAND_SIZE:
        draw_up_to(state, player, HAND_SIZE)
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


# --- moving on, or the end of the turn ---


def _choose_to_move(state: State) -> None:
    """Step: move on, while the move limit allows, or stay and end the turn.

    A player whom a card makes move again has no other choice, but only where a move is allowed.
    From site 9 there is no further move: who survived until now has won.
    """
    player = state.active
    if _is_at_the_end(state):
        finish(state, player, "site 9")
        return
    banned = bool(state.in_force.bans)
    options = [Option(Verb.STAY)]
    allowed = state.moves < moves_allowed(state) and player not in state.out
    if allowed and not (banned and state.is_forbidden(player, MOVE_AGAIN)):
        options.append(Option(Verb.MOVE))
        if banned and state.is_forbidden(player, STAY):
            options = options[1:]
    state.ask(state.active, Question.MOVE_AGAIN, options, _move_or_stay)


def _move_or_stay(state: State, option: Option) -> None:
    state.push(_take_off_the_ring)
    state.push(end_phase)
    if option.verb == Verb.MOVE:
        state.moving = True
        state.push(move)
    else:
        state.note("stays", state.active, state.site())
        state.push(_end_turn)
        state.push(discard_minions)
        state.push(return_followers)
        state.push(reconcile, state.active)
        for frame in [known for known in state.stack if known[0] is _if_they_stay]:
            state.stack.remove(frame)
            state.push(*frame[1:])


def put_off_until_staying(state: State, step: Callable[..., None], *arguments: Any) -> None:
    """Do a step as soon as the player chooses to stay, before they reconcile.

    From then on it is certain that the fellowship does not move again this turn.
    """
    state.stack.insert(0, (_if_they_stay, step, *arguments))


def _if_they_stay(state: State, step: Callable[..., None], *arguments: Any) -> None:
    """Step: the fellowship moved again, so nothing is done."""


def discard_minions(state: State) -> None:
    """Step: all minions are discarded, with what they bear."""
    for minion in state.minions[:]:
        discard(state, minion)


def _end_turn(state: State) -> None:
    """Step: what happens at the end of the turn; then what lasted so long is over."""
    state.push(_close_turn)
    due = [delayed for delayed in state.delayed if delayed.phase == END_OF_TURN]
    if due:
        state.delayed = [delayed for delayed in state.delayed if delayed.phase != END_OF_TURN]
        carry_out_delayed(state, due)
    emit(state, TURN_ENDS)


def _close_turn(state: State) -> None:
    # The phases are those that this turn did not have.
    expire(state, UNTIL_END_OF_TURN, *(UNTIL_END_OF + phase for phase in PHASE_CODES.values()))
    forget_uses(state, of_turn=True)
