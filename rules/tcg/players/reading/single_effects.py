"""What a single effect is worth to a player, read off its notation and the table.

Worths are points for the player who acts (`players.table`). Only what lies open is looked at:
targets in play, tokens, one's own hand, how many cards the others hold. Of a draw deck a player
knows the cards, not their order.
"""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.engine.modifiers.numbers import can_exert, number, strength, vitality_left
from rules.tcg.engine.operations.sites import controllable_site, liberable_site
from rules.tcg.engine.state.codes import TAKES_NO_WOUNDS
from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import CHARACTER, COMPANION
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import can_be_assigned
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.engine.turn.skirmish import can_be_cancelled
from rules.tcg.engine.zones.board import in_play
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.tables import compile_filter
from rules.tcg.notation.triggers import Token
from rules.tcg.players.reading.card_effects import (
    A_LITTLE,
    worth_of_a_card,
    worth_of_card_played,
    worth_of_cards_lost,
    worth_of_drawing,
    worth_of_stacking,
    worth_of_taking,
)
from rules.tcg.players.reading.fights_at_hand import FightsAtHand
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.points import POINTS, count
from rules.tcg.players.reading.skirmish_now import points_now
from rules.tcg.players.reading.table import (
    RING_BEARER_LOST,
    burden_points,
    harm_of_wounds,
    of_side,
    side,
    threat_points,
)
from rules.tcg.players.reading.targets import targets_of
from rules.tcg.players.reading.threat_room import makes_room, takes_room
from rules.tcg.players.reading.unplayable import only_waits
from rules.tcg.players.reading.weights import Weights

Worth = Callable[[Any, State, Context, Weights], float]

# Of so much vitality a wound leaves a Ring-bearer exhausted, or dead.
_EXHAUSTED_BY_A_WOUND: Final = 2
_TESTS: Final = Meanings(compile_filter)
# Words that are asked for all the time; as constants compiled code need not look them up.
_CHOOSE: Final = ef.Choose
_EXERTIONS: Final = (ef.Exert, ef.Exhaust)
_LOSSES: Final = (ef.Discard, ef.ReturnToHand, ef.RemoveFromGame)
_CARDS_IN: Final = ef.CardsIn
_HAND: Final = am.Zone.HAND
_THREAT: Final = Token.THREAT
_BURDEN: Final = Token.BURDEN


def worth_on_card(
    effect: object, state: State, context: Context, card: int, weights: Weights
) -> float:
    """Return what an effect is worth to its player if it is done to this card."""
    points = POINTS.get(type(effect))
    mine = side(state, context.player)
    if points is None or not state.blueprints[card].traits & CHARACTER:
        return _worth_of_other_card(state, context, card, effect, weights)
    return mine * points(effect, state, context, card, weights)


def _worth_of_other_card(
    state: State, context: Context, card: int, effect: object, weights: Weights
) -> float:
    """Return what it is worth to lose, hit or arm a card in another way than characters are."""
    own = state.owner[card] == context.player
    if isinstance(effect, ef.Transfer):
        # What helps or hinders, does so most on the strongest.
        return _ON_THE_STRONGEST * strength(state, card)
    if isinstance(effect, _LOSSES):
        value = 2.0 + state.blueprints[card].card.twilight / 2
        if own and card == context.source and only_waits(state.blueprints[card]):
            value = weights.waiting_item + state.blueprints[card].card.twilight / 2
        return -value if own else value
    return A_LITTLE if own else 0.0


def _on_targets(
    effect: Any, target: object, state: State, context: Context, weights: Weights
) -> float:
    """Return the worth over a target: the best to choose, or all of them together."""
    cards = targets_of(target, state, context)
    if isinstance(target, _CHOOSE) and isinstance(effect, _EXERTIONS):
        # Who cannot exert cannot be chosen for it, and would look free.
        cards = [card for card in cards if can_exert(state, card)]
    values = [worth_on_card(effect, state, context, card, weights) for card in cards]
    if not values:
        # "That" card is chosen as the action goes on.
        return A_LITTLE if isinstance(target, fi.That) else 0.0
    if isinstance(target, _CHOOSE):
        number = count(target.count, state, context) if target.count is not None else len(values)
        best = sorted(values, reverse=True)[:number] if number > 1 else [max(values)]
        if target.least == 0:
            best = [value for value in best if value > 0]
        return sum(best)
    return sum(values)


def _to_target(effect: Any, state: State, context: Context, weights: Weights) -> float:
    return _on_targets(effect, effect.target, state, context, weights)


def _discard(
    effect: ef.Discard | ef.PutIntoDeck, state: State, context: Context, weights: Weights
) -> float:
    target = effect.target
    if isinstance(target, _CARDS_IN):
        if target.zone is _HAND:
            return worth_of_cards_lost(target, state, context, weights)
        return A_LITTLE
    if isinstance(target, ef.TopOfDeck):
        return A_LITTLE / 2
    return _on_targets(effect, target, state, context, weights)


def _tokens_added(effect: ef.AddTokens, state: State, context: Context, weights: Weights) -> float:
    number = count(effect.count, state, context)
    points = _token_points(effect.token, number, state, weights)
    # A companion's own price is what the room is for.
    is_companion = state.blueprints[context.source].traits & COMPANION
    if _minds_room(effect.token, state, context, weights) and not is_companion:
        points -= weights.threat_room * takes_room(state, context.player, number)
    return side(state, context.player) * points


def _minds_room(token: Token, state: State, context: Context, weights: Weights) -> bool:
    """Return whether room for threats is the player's own, and minded."""
    is_own = token is _THREAT and context.player == state.active
    return is_own and weights.threat_room > 0


def _tokens_removed(
    effect: ef.RemoveTokens, state: State, context: Context, weights: Weights
) -> float:
    number = count(effect.count, state, context)
    points = _token_points(effect.token, -number, state, weights)
    if _minds_room(effect.token, state, context, weights):
        points += weights.threat_room * makes_room(state, context.player, number)
    return side(state, context.player) * points


def _token_points(token: Token, number: int, state: State, weights: Weights) -> float:
    if token is _BURDEN:
        return burden_points(state, number, weights)
    if token is _THREAT:
        room = len(state.companions[state.active]) - state.threats[state.active]
        return threat_points(state, min(number, max(0, room)), weights)
    return -weights.twilight * max(number, -state.twilight)


def gain(points: float) -> Worth:
    """Return a worth that is the same whenever the effect can be done."""

    def worth_gained(effect: Any, state: State, context: Context, weights: Weights) -> float:
        return points

    return worth_gained


def _liberate(effect: ef.Liberate, state: State, context: Context, weights: Weights) -> float:
    """A site freed is worth as much to the fellowship as it costs a Shadow player."""
    if liberable_site(state, context.player, yours=effect.yours) < 0:
        return 0.0
    return _SITE if context.player == state.active else -_SITE


def _take_control(
    effect: ef.TakeControl, state: State, context: Context, weights: Weights
) -> float:
    can_take = context.player != state.active and controllable_site(state) >= 0
    return _SITE if can_take else 0.0


_SITE: Final = 2.5


def _lasting(effect: Any, state: State, context: Context, weights: Weights) -> float:
    return weights.lasting


def _shared(points: float) -> Worth:
    """Return a worth that is good for the Free Peoples player and bad for the Shadow."""

    def worth_shared(effect: Any, state: State, context: Context, weights: Weights) -> float:
        return points * side(state, context.player)

    return worth_shared


def _ring(effect: ef.RingEffect, state: State, context: Context, weights: Weights) -> float:
    if effect is ef.RingEffect.CORRUPT:
        return side(state, context.player) * RING_BEARER_LOST
    if effect is ef.RingEffect.TAKE_OFF or state.wearing[state.active]:
        return 0.0
    return wearing_points(state, weights)


def wearing_points(state: State, weights: Weights) -> float:
    """Return what it is worth to put on The One Ring: burdens instead of wounds.

    A Ring-bearer who can bear a wound without being exhausted rather bears it: playouts valued
    that more in nine answers of ten.
    """
    bearer = state.ring_bearer[state.active]
    ring = state.blueprints[state.ring[state.active]].worn
    if bearer < 0 or ring is None or vitality_left(state, bearer) > _EXHAUSTED_BY_A_WOUND:
        return 0.0
    saved = harm_of_wounds(state, bearer, 1, weights)
    return saved + burden_points(state, ring.burdens, weights)


def _transfer(effect: ef.Transfer, state: State, context: Context, weights: Weights) -> float:
    if effect.to is None:
        return _TRANSFERRED
    bearers = targets_of(effect.to, state, context)
    if effect.target is fi.Reference.THIS:
        bearers = [bearer for bearer in bearers if bearer != state.bearer[context.source]]
    return _TRANSFERRED if bearers else 0.0


_TRANSFERRED: Final = 0.8
_ON_THE_STRONGEST: Final = 0.02


def _cancel_skirmish(
    effect: ef.CancelSkirmish, state: State, context: Context, weights: Weights
) -> float:
    if not can_be_cancelled(state) or not _is_involved(effect.involving, state, context):
        return 0.0
    return -side(state, context.player) * points_now(state, weights)


def _is_involved(involved: fi.Filter | None, state: State, context: Context) -> bool:
    """Whether one who fights passes; of "that" card not yet chosen, whether it could fight."""
    fighters = (state.skirmisher, *state.skirmish_minions)
    if isinstance(involved, fi.That):
        chosen = targets_of(involved, state, context)
        if chosen:
            return any(card in fighters for card in chosen)
        involved = involved.filter
    if involved is None:
        return True
    test: CardTest = _TESTS.of(involved)
    return any(test(state, context, card) for card in fighters)


def _game_number(
    effect: ef.ChangeGameNumber, state: State, context: Context, weights: Weights
) -> float:
    if effect.number is ef.GameNumber.MOVE_LIMIT and moves_allowed(state) <= state.moves:
        return 0.0
    points = {
        ef.GameNumber.FELLOWSHIP_ARCHERY: weights.wound if _can_be_shot(state) else 0.0,
        ef.GameNumber.MINION_ARCHERY: -weights.wound,
        ef.GameNumber.MOVE_LIMIT: 1.5,
        ef.GameNumber.PIPES_SPOTTED: 0.5,
    }[effect.number]
    amount = count(effect.amount, state, context)
    if amount < 0 and effect.number in _ARCHERY:
        # No total sinks below zero.
        amount = max(amount, -archery_totals(state)[_ARCHERY.index(effect.number)])
    return side(state, context.player) * points * amount


def _can_be_shot(state: State) -> bool:
    return any(not number(state, TAKES_NO_WOUNDS, minion) for minion in state.minions)


_ARCHERY: Final = (ef.GameNumber.FELLOWSHIP_ARCHERY, ef.GameNumber.MINION_ARCHERY)


def _assigned(effect: ef.Assign, state: State, context: Context, weights: Weights) -> float:
    """Return what it is worth to choose who fights: the best pair; else nothing, or a little."""
    minions = targets_of(effect.minion, state, context)
    minions = [
        minion
        for minion in minions
        if (effect.even_if_assigned or not state.assigned[minion])
        and can_be_assigned(state, minion)
    ]
    if not minions and not isinstance(effect.minion, fi.That):
        return 0.0
    mine = side(state, context.player)
    fights = FightsAtHand(state, weights)
    return max(
        [
            mine * fights.pairing(character, minion)
            for minion in minions
            for character in targets_of(effect.character, state, context)
        ],
        default=1.0,
    )


def worth_of_prevention(
    effect: ef.Prevention, state: State, context: Context, weights: Weights
) -> float:
    """Preventing what is about to happen: a wound, a death, or an opponent's event."""
    card = context.subject
    if card < 0:
        return 1.0
    cancels = effect in (ef.Prevention.CANCEL_EVENT, ef.Prevention.CANCEL_ACTION)
    if cancels or not in_play(state, card):
        return 2.5 if state.owner[card] != context.player else -2.5
    return -side(state, context.player) * of_side(
        state, card, harm_of_wounds(state, card, 1, weights)
    )


SINGLE_EFFECTS: Final[dict[type[ef.Effect], Worth]] = {
    ef.Lasting: _lasting,
    ef.ChooseNumber: gain(0.0),
    ef.Exert: _to_target,
    ef.Exhaust: _to_target,
    ef.Wound: _to_target,
    ef.Heal: _to_target,
    ef.Kill: _to_target,
    ef.Make: _to_target,
    ef.Discard: _discard,
    ef.ReturnToHand: _to_target,
    ef.RemoveFromGame: _discard,
    ef.PutIntoDeck: _discard,
    ef.TakeIntoHand: worth_of_taking,
    ef.Play: worth_of_card_played,
    ef.Stack: worth_of_stacking,
    ef.Transfer: _transfer,
    ef.Draw: worth_of_drawing,
    ef.Reveal: gain(A_LITTLE / 3),
    ef.Reconcile: worth_of_a_card,
    ef.AddTokens: _tokens_added,
    ef.RemoveTokens: _tokens_removed,
    ef.PlaceCultureTokens: gain(0.7),
    ef.RemoveCultureTokens: gain(-0.4),
    ef.Reinforce: gain(0.7),
    ef.TakeControl: _take_control,
    ef.Liberate: _liberate,
    ef.PlayNextSite: _lasting,
    ef.ReplaceSite: _lasting,
    ef.RingEffect: _ring,
    ef.MakeRingBearer: gain(-RING_BEARER_LOST / 2),
    ef.MoveFellowship: _shared(1.0),
    ef.ChangeGameNumber: _game_number,
    ef.Skip: gain(A_LITTLE),
    ef.SkipNextShadowPhase: gain(-3.0),
    ef.RevealUntil: gain(A_LITTLE),
    ef.TakeInitiative: gain(1.0),
    ef.Assign: _assigned,
    ef.BecomeMinion: gain(5.0),
    ef.LoseKeywordsOfChoice: gain(1.5),
    ef.CancelSkirmish: _cancel_skirmish,
    ef.RemoveFromSkirmish: gain(1.0),
    ef.ReplaceInSkirmish: gain(1.0),
    ef.SkirmishAgain: gain(1.0),
    ef.Prevention: worth_of_prevention,
}
