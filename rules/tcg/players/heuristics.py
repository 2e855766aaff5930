"""What an effect is worth to a player, read off its notation and the table.

Every kind of effect has an entry in the table at the end; so a new card needs none anywhere to
be played sensibly. Worths are points for the player who acts (`players.table`). Only what lies
open is looked at: targets in play, tokens, one's own hand, how many cards the others hold.
"""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import CHARACTER
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.engine.turn.skirmish import can_be_cancelled
from rules.tcg.engine.zones.board import in_play
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.notation.compiler.tables import compile_condition, compile_filter
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.own import OwnEffect, OwnWording
from rules.tcg.notation.triggers import Token
from rules.tcg.players.meanings import Meanings
from rules.tcg.players.points import _POINTS, count
from rules.tcg.players.table import (
    RING_BEARER_LOST,
    burden_points,
    harm_of_wounds,
    of_side,
    points_now,
    side,
    threat_points,
)
from rules.tcg.players.weights import Weights

Worth = Callable[[Any, State, Context, Weights], float]

# What an effect counts for that is neither good nor bad by itself, to the player who acts.
A_LITTLE = 0.3
_CARDS: Final = Meanings(compile_cards)
_CONDITIONS: Final = Meanings(compile_condition)
_TESTS: Final = Meanings(compile_filter)


def worth_of_action(state: State, context: Context, action: ef.Action, weights: Weights) -> float:
    """Return what an action is worth to its player: what it does, less what it costs."""
    if isinstance(action.cost, ef.PayEither):
        return max(worth_of_action(state, context, way, weights) for way in action.cost.actions)
    cost = worth(action.cost, state, context, weights) if action.cost is not None else 0.0
    return worth(action.effect, state, context, weights) + cost


def worth(effect: ef.Effect, state: State, context: Context, weights: Weights) -> float:
    """Return what an effect is worth to the player who does it."""
    valued = _WORTHS.get(type(effect))
    return valued(effect, state, context, weights) if valued is not None else 0.0


def is_valued(effect: ef.Effect) -> bool:
    """Return whether the player knows what an effect is worth; one it doesn't know counts 0."""
    return type(effect) in _WORTHS


def worth_on_card(
    effect: object, state: State, context: Context, card: int, weights: Weights
) -> float:
    """Return what an effect is worth to its player if it is done to this card."""
    points = _POINTS.get(type(effect))
    mine = side(state, context.player)
    if points is None or not state.blueprints[card].traits & CHARACTER:
        return _worth_of_other_card(state, context, card, effect)
    return mine * points(effect, state, context, card, weights)


def _worth_of_other_card(state: State, context: Context, card: int, effect: object) -> float:
    """Return what it is worth to lose or hit a card that is no character."""
    own = state.owner[card] == context.player
    if isinstance(effect, ef.Discard | ef.ReturnToHand | ef.RemoveFromGame):
        value = 2.0 + state.blueprints[card].card.twilight / 2
        return -value if own else value
    return A_LITTLE if own else 0.0


def _targets(target: object, state: State, context: Context) -> list[int]:
    """Return the cards a target can be among, or is."""
    if isinstance(target, ef.Choose | ef.Each):
        named: fi.Filter = target.filter
    elif isinstance(target, fi.Reference | fi.That):
        named = target
    else:
        return []
    cards: list[int] = _CARDS.of(named)(state, context)
    return cards


def _on_targets(
    effect: Any, target: object, state: State, context: Context, weights: Weights
) -> float:
    """Return the worth over a target: the best to choose, or all of them together."""
    cards = _targets(target, state, context)
    values = [worth_on_card(effect, state, context, card, weights) for card in cards]
    if not values:
        # "That" card is chosen as the action goes on.
        return A_LITTLE if isinstance(target, fi.That) else 0.0
    if isinstance(target, ef.Choose):
        number = count(target.count, state, context) if target.count is not None else len(values)
        best = sorted(values, reverse=True)[: max(1, number)]
        if target.least == 0:
            best = [value for value in best if value > 0]
        return sum(best)
    return sum(values)


# --- whole effects, as worth to the player who acts ---


def _to_target(effect: Any, state: State, context: Context, weights: Weights) -> float:
    return _on_targets(effect, effect.target, state, context, weights)


def _discard(
    effect: ef.Discard | ef.PutIntoDeck, state: State, context: Context, weights: Weights
) -> float:
    target = effect.target
    if isinstance(target, ef.CardsIn) and target.zone is am.Zone.HAND:
        return _cards_lost(target, state, context, weights)
    if isinstance(target, ef.TopOfDeck):
        return A_LITTLE / 2
    if isinstance(target, ef.CardsIn):
        return A_LITTLE
    return _on_targets(effect, target, state, context, weights)


def _cards_lost(target: ef.CardsIn, state: State, context: Context, weights: Weights) -> float:
    """Return what it is worth that players lose cards from hand."""
    value = 0.0
    for player in compile_players(target.who)(state, context):
        held = len(state.hands[player])
        lost = held if target.count is None else min(held, count(target.count, state, context))
        each = weights.card if held <= 6 else 0.6 * weights.card
        value += lost * each * (1 if player != context.player else -1)
    return value


def _tokens_added(effect: ef.AddTokens, state: State, context: Context, weights: Weights) -> float:
    return side(state, context.player) * _token_points(
        effect.token, count(effect.count, state, context), state, weights
    )


def _tokens_removed(
    effect: ef.RemoveTokens, state: State, context: Context, weights: Weights
) -> float:
    return side(state, context.player) * _token_points(
        effect.token, -count(effect.count, state, context), state, weights
    )


def _token_points(token: Token, number: int, state: State, weights: Weights) -> float:
    if token is Token.BURDEN:
        return burden_points(state, number, weights)
    if token is Token.THREAT:
        room = len(state.companions[state.active]) - state.threats[state.active]
        return threat_points(state, min(number, max(0, room)), weights)
    return -weights.twilight * max(number, -state.twilight)


def _draw(effect: ef.Draw, state: State, context: Context, weights: Weights) -> float:
    held = len(state.hands[context.player])
    drawn = min(count(effect.count, state, context), len(state.decks[context.player]))
    return drawn * (weights.card if held < 8 else 0.4 * weights.card)


def _gain(points: float) -> Worth:
    """Return a worth that is the same whenever the effect can be done."""

    def worth_gained(effect: Any, state: State, context: Context, weights: Weights) -> float:
        return points

    return worth_gained


def _liberate(effect: ef.Liberate, state: State, context: Context, weights: Weights) -> float:
    """A site freed is worth as much to the fellowship as it costs a Shadow player."""
    return 2.5 if context.player == state.active else -2.5


def _lasting(effect: Any, state: State, context: Context, weights: Weights) -> float:
    return weights.lasting


def _played(effect: Any, state: State, context: Context, weights: Weights) -> float:
    return weights.played_by_text


def _card_gained(effect: Any, state: State, context: Context, weights: Weights) -> float:
    return weights.card


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
    """Return what it is worth to put on The One Ring: burdens instead of wounds."""
    bearer = state.ring_bearer[state.active]
    ring = state.blueprints[state.ring[state.active]].worn
    if bearer < 0 or ring is None:
        return 0.0
    saved = harm_of_wounds(state, bearer, 1, weights)
    return saved + burden_points(state, ring.burdens, weights)


def _transfer(effect: ef.Transfer, state: State, context: Context, weights: Weights) -> float:
    return 0.8 if effect.to is None or _targets(effect.to, state, context) else 0.0


def _cancel_skirmish(
    effect: ef.CancelSkirmish, state: State, context: Context, weights: Weights
) -> float:
    if not can_be_cancelled(state) or not _is_involved(effect.involving, state, context):
        return 0.0
    return -side(state, context.player) * points_now(state, weights)


def _is_involved(involved: fi.Filter | None, state: State, context: Context) -> bool:
    """Whether one who fights passes; of "that" card, whether it could be one who fights."""
    if isinstance(involved, fi.That):
        involved = involved.filter
    if involved is None:
        return True
    test: CardTest = _TESTS.of(involved)
    return any(test(state, context, card) for card in (state.skirmisher, *state.skirmish_minions))


def _game_number(
    effect: ef.ChangeGameNumber, state: State, context: Context, weights: Weights
) -> float:
    if effect.number is ef.GameNumber.MOVE_LIMIT and moves_allowed(state) <= state.moves:
        return 0.0
    points = {
        ef.GameNumber.FELLOWSHIP_ARCHERY: weights.wound if state.minions else 0.0,
        ef.GameNumber.MINION_ARCHERY: -weights.wound,
        ef.GameNumber.MOVE_LIMIT: 1.5,
        ef.GameNumber.PIPES_SPOTTED: 0.5,
    }[effect.number]
    return side(state, context.player) * points * count(effect.amount, state, context)


def _prevention(effect: ef.Prevention, state: State, context: Context, weights: Weights) -> float:
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


def _instead(effect: ef.Instead, state: State, context: Context, weights: Weights) -> float:
    return _prevention(ef.Prevention.PREVENT, state, context, weights) + worth(
        effect.effect, state, context, weights
    )


def _then(effect: ef.Then, state: State, context: Context, weights: Weights) -> float:
    return sum((worth(part, state, context, weights) for part in effect.parts), 0.0)


def _either(effect: ef.Either, state: State, context: Context, weights: Weights) -> float:
    return max(worth(option, state, context, weights) for option in effect.options)


def _do_as_paid(effect: ef.DoAsPaid, state: State, context: Context, weights: Weights) -> float:
    return max(worth(way.effect, state, context, weights) for way in effect.actions)


def _may(effect: ef.May, state: State, context: Context, weights: Weights) -> float:
    return max(0.0, worth_of_action(state, context, effect.action, weights))


def _player_does(effect: ef.PlayerDoes, state: State, context: Context, weights: Weights) -> float:
    """What another player does is worth to the one who acts what it costs the other."""
    value = 0.0
    for player in compile_players(effect.who)(state, context):
        theirs = worth(effect.effect, state, context.for_player(player), weights)
        same = side(state, player) == side(state, context.player)
        value += theirs if same else -theirs
        if not same and len(compile_players(effect.who)(state, context)) == 1:
            break
    return value


def _unless_prevented(
    effect: ef.UnlessPrevented, state: State, context: Context, weights: Weights
) -> float:
    """The other side takes the lesser evil of the effect and the price."""
    done = worth(effect.effect, state, context, weights)
    payers = compile_players(effect.who)(state, context)
    if not payers:
        return done
    price = -worth(effect.price, state, context.for_player(payers[0]), weights)
    if effect.instead is not None:
        price += worth(effect.instead, state, context, weights)
    return min(done, price)


def _if(effect: ef.If, state: State, context: Context, weights: Weights) -> float:
    if _condition_holds(effect.condition, state, context):
        return worth(effect.effect, state, context, weights)
    return worth(effect.otherwise, state, context, weights) if effect.otherwise is not None else 0.0


def _condition_holds(condition: Condition, state: State, context: Context) -> bool:
    holds: bool = _CONDITIONS.of(condition)(state, context)
    return holds


def _for_each(effect: ef.ForEach, state: State, context: Context, weights: Weights) -> float:
    return count(effect.amount, state, context) * worth(effect.effect, state, context, weights)


def _until_you_stop(
    effect: ef.UntilYouStop, state: State, context: Context, weights: Weights
) -> float:
    return worth(effect.effect, state, context, weights)


def _at_moment(effect: ef.AtMoment, state: State, context: Context, weights: Weights) -> float:
    return 0.8 * worth(effect.effect, state, context, weights)


def _if_settled(
    effect: ef.IfLoses | ef.IfWins | ef.IfKilled, state: State, context: Context, weights: Weights
) -> float:
    """Count what victory, defeat or a death brings at half: it may not come."""
    return 0.5 * worth(effect.effect, state, context, weights)


def _own_effect(effect: OwnEffect, state: State, context: Context, weights: Weights) -> float:
    return effect.worth


def _own_wording(effect: OwnWording, state: State, context: Context, weights: Weights) -> float:
    return worth(effect.effect, state, context, weights)


_WORTHS: dict[type[ef.Effect], Worth] = {
    ef.Then: _then,
    ef.Either: _either,
    ef.PayEither: _gain(0.0),
    ef.DoAsPaid: _do_as_paid,
    ef.May: _may,
    ef.PlayerDoes: _player_does,
    ef.UnlessPrevented: _unless_prevented,
    ef.If: _if,
    ef.ForEach: _for_each,
    ef.UntilYouStop: _until_you_stop,
    ef.AtMoment: _at_moment,
    ef.IfLoses: _if_settled,
    ef.IfWins: _if_settled,
    ef.IfKilled: _if_settled,
    ef.Lasting: _lasting,
    ef.ChooseNumber: _gain(0.0),
    OwnEffect: _own_effect,
    OwnWording: _own_wording,
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
    ef.TakeIntoHand: _card_gained,
    ef.Play: _played,
    ef.Stack: _gain(A_LITTLE),
    ef.Transfer: _transfer,
    ef.Draw: _draw,
    ef.Reveal: _gain(A_LITTLE / 3),
    ef.Reconcile: _card_gained,
    ef.AddTokens: _tokens_added,
    ef.RemoveTokens: _tokens_removed,
    ef.PlaceCultureTokens: _gain(0.7),
    ef.RemoveCultureTokens: _gain(-0.4),
    ef.Reinforce: _gain(0.7),
    ef.TakeControl: _gain(2.5),
    ef.Liberate: _liberate,
    ef.PlayNextSite: _lasting,
    ef.ReplaceSite: _lasting,
    ef.RingEffect: _ring,
    ef.MakeRingBearer: _gain(-RING_BEARER_LOST / 2),
    ef.MoveFellowship: _shared(1.0),
    ef.ChangeGameNumber: _game_number,
    ef.Skip: _gain(A_LITTLE),
    ef.SkipNextShadowPhase: _gain(-3.0),
    ef.RevealUntil: _gain(A_LITTLE),
    ef.TakeInitiative: _gain(1.0),
    ef.Assign: _gain(1.0),
    ef.BecomeMinion: _gain(5.0),
    ef.LoseKeywordsOfChoice: _gain(1.5),
    ef.CancelSkirmish: _cancel_skirmish,
    ef.RemoveFromSkirmish: _gain(1.0),
    ef.ReplaceInSkirmish: _gain(1.0),
    ef.SkirmishAgain: _gain(1.0),
    ef.Prevention: _prevention,
    ef.Instead: _instead,
}
