"""What it is worth that a text draws cards, takes them into hand, discards them or plays them."""

from typing import Any, Final

from rules.tcg.engine.modifiers.numbers import strength, twilight_cost
from rules.tcg.engine.operations.playing import is_taken
from rules.tcg.engine.state.codes import FELLOWSHIP, IN_HAND, SHADOW
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import COMPANION, EVENT, FREE_PEOPLES, ITEM, MINION, UNIQUE
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.players.reading.hand_rules import keeping
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.points import count
from rules.tcg.players.reading.targets import listed_in
from rules.tcg.players.reading.unplayable import is_unplayable
from rules.tcg.players.reading.weights import Weights

# What an effect counts for that is neither good nor bad by itself, to the player who acts.
A_LITTLE: Final = 0.3
_PLAYERS: Final = Meanings(compile_players)
_OPEN_PILES: Final = (am.Zone.DISCARD_PILE, am.Zone.DEAD_PILE, am.Zone.STACKED)


def worth_of_cards_lost(
    target: ef.CardsIn, state: State, context: Context, weights: Weights
) -> float:
    """Return what it is worth that players lose cards from hand."""
    value = 0.0
    for player in _PLAYERS.of(target.who)(state, context):
        held = len(state.hands[player])
        lost = held if target.count is None else min(held, count(target.count, state, context))
        each = weights.card if held <= 6 else 0.6 * weights.card
        if player != context.player:
            value += lost * each
        else:
            poor = _poor_cards(state, player, lost, weights) if weights.poor_card < 1 else 0
            value -= (lost - poor + weights.poor_card * poor) * each
    return value


def worth_of_drawing_anew(
    effect: ef.Discard, state: State, context: Context, weights: Weights
) -> float:
    """Return what it is worth to draw as many cards as are discarded from one's own hand."""
    target = effect.target
    player = context.player
    if not isinstance(target, ef.CardsIn) or target.zone is not am.Zone.HAND:
        return 0.0
    most = len(state.decks[player])
    if target.count is not None:
        most = min(most, count(target.count, state, context))
    return weights.card * _poor_cards(state, player, most, weights)


class _PoorCards:
    """The poor cards that were counted last, and when: the options of a decision ask for them."""

    __slots__ = ("count", "decision", "player", "state", "weights")

    def __init__(self) -> None:
        self.state: State | None = None
        self.decision: Decision | None = None
        self.weights: Weights | None = None
        self.player = -1
        self.count = 0


_COUNTED: Final = _PoorCards()


def _poor_cards(state: State, player: int, most: int, weights: Weights) -> int:
    """Return how many cards in hand are not worth keeping when others can be drawn, up to most."""
    if most <= 0:
        return 0
    last, decision = _COUNTED, state.pending
    is_known = last.state is state and last.decision is decision and last.player == player
    if decision is None or not is_known or last.weights is not weights:
        last.count = _count_poor_cards(state, player, weights)
        last.state, last.decision, last.player, last.weights = state, decision, player, weights
    return min(most, last.count)


def _count_poor_cards(state: State, player: int, weights: Weights) -> int:
    poor = 0
    for card in state.hands[player]:
        if keeping(state, player, card, weights) < weights.keep_at_least:
            poor += not _can_be_played_yet(state, player, card)
    return poor


def _can_be_played_yet(state: State, player: int, card: int) -> bool:
    """Return whether a card may come into play in the fellowship phase that goes on."""
    if state.phase != FELLOWSHIP or player != state.active:
        return False
    traits = state.blueprints[card].traits
    return bool(
        traits & FREE_PEOPLES and not traits & EVENT and not is_unplayable(state, player, card)
    )


def worth_of_letting_go(
    target: ef.CardsIn, state: State, context: Context, weights: Weights
) -> float:
    """Return what it is worth that the poorest of these cards in hand goes into the draw deck."""
    return -_LET_GO * weights.card if _are_all_good(target, state, context, weights) else 0.0


# A card worth keeping is dearer than the one that is drawn for it.
_LET_GO: Final = 1.5


def worth_of_stacking(effect: ef.Stack, state: State, context: Context, weights: Weights) -> float:
    """Return the value of stacking a card. From your own hand, that is a card not worth keeping."""
    target = effect.target
    if not isinstance(target, ef.CardsIn) or target.zone is not am.Zone.HAND:
        return A_LITTLE
    return -weights.card if _are_all_good(target, state, context, weights) else A_LITTLE


def _are_all_good(target: ef.CardsIn, state: State, context: Context, weights: Weights) -> bool:
    """Return whether there are such cards in one's own hand, and each is worth keeping."""
    player = context.player
    worths = [
        keeping(state, player, card, weights)
        for card in listed_in(target, state, context)
        if state.owner[card] == player
    ]
    return min(worths, default=0.0) >= weights.keep_at_least


def worth_of_drawing(effect: ef.Draw, state: State, context: Context, weights: Weights) -> float:
    """Return what it is worth to draw: less with a full hand, nothing from an empty deck."""
    held = len(state.hands[context.player])
    drawn = min(count(effect.count, state, context), len(state.decks[context.player]))
    return drawn * (weights.card if held < 8 else 0.4 * weights.card)


def worth_of_card_played(
    effect: ef.Play, state: State, context: Context, weights: Weights
) -> float:
    """Return what the best card to play is worth; cards in hand could be played anyway."""
    target = effect.target
    if not isinstance(target, ef.CardsIn):
        return weights.played_by_text
    cards = listed_in(target, state, context)
    return max(
        [_worth_of_playing(effect, state, context, card, weights) for card in cards],
        default=0.0,
    )


def _worth_of_playing(
    effect: ef.Play, state: State, context: Context, card: int, weights: Weights
) -> float:
    """Return what it is worth that a text plays a card: nothing if nobody can play it now."""
    player = context.player
    traits = state.blueprints[card].traits
    is_copy = traits & UNIQUE and is_taken(
        state, player, card, despite_dead=effect.despite_dead_copy
    )
    if is_copy or (traits & ITEM and is_unplayable(state, player, card)):
        return 0.0
    printed = twilight_cost(state, card)
    cost = 0 if effect.free else max(0, printed + count(effect.cost, state, context))
    # A card in hand could be played anyway, but dearer.
    saved = weights.twilight * (printed - cost) if state.zone[card] == IN_HAND else 0.0
    if not traits & FREE_PEOPLES and cost > state.twilight:
        return 0.0
    if traits & MINION and state.phase == SHADOW:
        return worth_of_minion(state, card, cost, weights)
    if traits & COMPANION and len(state.companions[player]) < weights.big_fellowship:
        return weights.play_companion - weights.play_twilight * cost + saved
    return weights.played_by_text + saved


def worth_of_minion(state: State, card: int, cost: int, weights: Weights) -> float:
    """Return what it is worth to play a minion for this much twilight."""
    power = weights.minion_strength * strength(state, card)
    return weights.play_minion + power - weights.minion_cost * max(1, cost)


def worth_of_a_card(effect: Any, state: State, context: Context, weights: Weights) -> float:
    """Return what a card more in hand is worth."""
    return weights.card


def worth_of_taking(
    effect: ef.TakeIntoHand, state: State, context: Context, weights: Weights
) -> float:
    """Return what it is worth to take a card into hand; nothing where none lies there."""
    target = effect.target
    if isinstance(target, ef.CardsIn) and target.zone in _OPEN_PILES:
        return weights.card if listed_in(target, state, context) else 0.0
    return weights.card
