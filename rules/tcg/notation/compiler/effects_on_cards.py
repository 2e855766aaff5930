"""Effects on cards in play and out of it: discard, return, take, put on a deck."""

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.bans import DISCARD_FROM_HAND_OR_DECK
from rules.tcg.engine.state.codes import (
    BORNE,
    BY_CHOICE,
    DISCARDED_FROM_HAND,
    FELLOWSHIP,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    ON_PATH,
    RETURNED,
    STACKED,
    TAKEN_INTO_HAND,
)
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import SHADOW
from rules.tcg.engine.steps.execution import leave_unpaid, remember, unremember
from rules.tcg.engine.steps.triggers import emit_later
from rules.tcg.engine.zones import board, piles
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation, Compiled
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.memory import last_group, note_former_bearer
from rules.tcg.notation.compiler.piles import (
    shuffles_after,
)
from rules.tcg.notation.compiler.targets import compile_target


def _is_kept(state: State, source: int, card: int) -> bool:
    """Whether a text keeps a card in hand or deck from what a Shadow card makes a player discard.

    Where a Shadow card gives its owner the choice, it may be discarded (4.2, card rulings, "Frodo,
    Courteous Halfling").
    """
    if not state.in_force.bans or not state.blueprints[source].traits & SHADOW:
        return False
    return state.is_forbidden(state.controller(source), DISCARD_FROM_HAND_OR_DECK, card)


def _discard(effect: ef.Discard, compilation: Compilation) -> Compiled:
    choosing = compilation.choosing
    ident = BY_CHOICE if choosing else -1
    remembers = compilation.remembers

    def can_discard(state: State, context: Context, card: int) -> bool:
        return not board.in_play(state, card) or wounds.can_discard(state, card)

    def discard(state: State, context: Context, card: int, action: int) -> None:
        zone = state.zone[card]
        if zone in (IN_PLAY, BORNE):
            if zone == BORNE and remembers:
                note_former_bearer(state, context, state.bearer[card])
            state.push(wounds.discard_from_play, card, context.source, action, context.player)
            return
        by_choice = choosing and context.player == state.owner[card]
        if zone in (IN_HAND, IN_DECK) and not by_choice and _is_kept(state, context.source, card):
            # What was not discarded is no "that card" for the rest (7 R 267); see _is_kept.
            unremember(state, context.action, card)
            leave_unpaid(state, action)
            return
        if zone == IN_HAND:
            board.discard(state, card)
            emit_later(state, DISCARDED_FROM_HAND, card, context.source, ident, context.player)
            return
        if zone in (IN_DECK, STACKED):
            board.discard(state, card)
        else:
            leave_unpaid(state, action)

    return compile_target(compilation, effect.target, discard, eligible=can_discard)


def _return_to_hand(effect: ef.ReturnToHand, compilation: Compilation) -> Compiled:
    def may_return(state: State, context: Context, card: int) -> bool:
        return not wounds.is_ring_bearer(state, card)

    def return_it(state: State, context: Context, card: int, action: int) -> None:
        if board.in_play(state, card) and not wounds.is_ring_bearer(state, card):
            piles.take_into_hand(state, card)
            emit_later(state, RETURNED, card, context.source)
        else:
            leave_unpaid(state, action)

    return compile_target(compilation, effect.target, return_it, eligible=may_return)


def _take_into_hand(effect: ef.TakeIntoHand, compilation: Compilation) -> Compiled:
    def take(state: State, context: Context, card: int, action: int) -> None:
        if board.in_play(state, card):
            return  # "that card" was not found, and another was spoken of before it
        owner = state.owner[card]
        fellowship_phase = state.phase == FELLOWSHIP and owner == state.active
        if fellowship_phase and state.drawn >= piles.RULE_OF_FOUR:
            # No more than four cards come into hand in a fellowship phase (2.0, "Rule of 4").
            return
        piles.take_into_hand(state, card)
        emit_later(state, TAKEN_INTO_HAND, card, context.source, -1, owner)

    taken = compile_target(compilation, effect.target, take)
    taken.steps = (*taken.steps, *shuffles_after(effect.target))
    return taken


def _put_into_deck(effect: ef.PutIntoDeck, compilation: Compilation) -> Compiled:
    beneath = effect.where == "bottom"
    shuffles = effect.where == "shuffle"

    def put(state: State, context: Context, card: int, action: int) -> None:
        if board.in_play(state, card) and wounds.is_ring_bearer(state, card):
            leave_unpaid(state, action)
            return
        if effect.with_stacked:
            _take_stack_along(state, context, card)
        was_open = state.zone[card] not in (IN_HAND, IN_DECK)
        known = piles.everybody(state) if was_open else _knowing(state, context, card, effect)
        if state.zone[card] != ON_PATH:
            piles.put_into_deck(state, card, beneath=beneath, known_to=known)
        if shuffles:
            piles.shuffle_deck(state, state.owner[card])

    return compile_target(compilation, effect.target, put)


def _take_stack_along(state: State, context: Context, card: int) -> None:
    """Put what is stacked on a card into its owners' decks, and add it to the cards spoken of."""
    stacked = state.stacks.get(card, ())
    for item in stacked:
        piles.put_into_deck(state, item, beneath=False, known_to=piles.everybody(state))
    remember(state, context.action, (*last_group(state, context), *stacked))


def _knowing(state: State, context: Context, card: int, effect: ef.PutIntoDeck) -> int:
    """Return who knows where a card of a hand or deck went.

    The owner sees what leaves the hand, the others see only a card's back. Of a card of the
    deck those know who had seen it, and who looked through the deck to find it.
    """
    if state.zone[card] == IN_HAND:
        return 1 << state.owner[card]
    searched = isinstance(effect.target, ef.CardsIn) and effect.target.zone is am.Zone.DRAW_DECK
    return state.known.get(card, 0) | (1 << context.player if searched else 0)


def _put_into_discard_pile(effect: ef.PutIntoDiscardPile, compilation: Compilation) -> Compiled:
    def put(state: State, context: Context, card: int, action: int) -> None:
        board.discard(state, card)

    compiled = compile_target(compilation, effect.target, put)
    compiled.steps = (*compiled.steps, *shuffles_after(effect.target))
    return compiled


def _remove_from_game(effect: ef.RemoveFromGame, compilation: Compilation) -> Compiled:
    def remove(state: State, context: Context, card: int, action: int) -> None:
        board.remove_from_game(state, card)

    compiled = compile_target(compilation, effect.target, remove)
    compiled.steps = (*compiled.steps, *shuffles_after(effect.target))
    return compiled


EFFECTS.update(
    {
        ef.Discard: _discard,
        ef.ReturnToHand: _return_to_hand,
        ef.TakeIntoHand: _take_into_hand,
        ef.PutIntoDeck: _put_into_deck,
        ef.PutIntoDiscardPile: _put_into_discard_pile,
        ef.RemoveFromGame: _remove_from_game,
    }
)
