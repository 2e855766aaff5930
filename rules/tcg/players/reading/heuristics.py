"""What an effect is worth to a player, read off its notation and the table.

Every kind of effect has an entry, of single effects in `single_effects.py`, of those made of
others in the table at the end; so a new card needs none anywhere to be played sensibly.
"""

from itertools import pairwise
from typing import Final

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.modifiers.numbers import can_exert, vitality_left
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.notation.compiler.tables import compile_condition
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.own import OwnEffect, OwnWording
from rules.tcg.notation.triggers import Token
from rules.tcg.players.reading.card_effects import worth_of_drawing_anew, worth_of_letting_go
from rules.tcg.players.reading.chosen_first import ChosenFirst, Parts, chosen_first
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.points import count
from rules.tcg.players.reading.single_effects import (
    SINGLE_EFFECTS,
    Worth,
    gain,
    worth_of_prevention,
    worth_on_card,
)
from rules.tcg.players.reading.table import side
from rules.tcg.players.reading.targets import cards_of, listed_in, targets_of
from rules.tcg.players.reading.weights import Weights

_CONDITIONS: Final = Meanings(compile_condition)
_PLAYERS: Final = Meanings(compile_players)


class _ReadAction:
    """What a player looks at in an action.

    `ways` are the actions of which one is paid, None where there is no such choice; `let_go` is
    what is revealed from hand and then put away, and `choice` the card that all else is about.
    """

    __slots__ = ("choice", "cost", "effect", "let_go", "plays_first", "ways")

    def __init__(self, action: ef.Action) -> None:
        cost = action.cost
        self.cost = cost
        self.effect = action.effect
        self.ways = cost.actions if isinstance(cost, ef.PayEither) else None
        self.let_go = _revealed_and_put_away(action)
        self.choice = chosen_first(action)
        self.plays_first = isinstance(cost, ef.Play)


def worth_of_action(state: State, context: Context, action: ef.Action, weights: Weights) -> float:
    """Return what an action is worth to its player: what it does, less what it costs."""
    read: _ReadAction = _ACTIONS.of(action)
    if read.ways is not None:
        return max(
            [
                worth_of_action(state, context, way, weights)
                for way in read.ways
                if way.cost is None or _can_be_paid(way.cost, state, context)
            ],
            default=0.0,
        )
    let_go = 0.0
    for put_away in read.let_go:
        let_go += worth_of_letting_go(put_away, state, context, weights)
    choice = read.choice
    if choice is not None:
        cards = targets_of(choice.among, state, context)
        if cards:
            return let_go + _worth_of_best_choice(choice, cards, state, context, weights)
    if read.cost is None:
        return let_go + worth(read.effect, state, context, weights)
    cost = worth(read.cost, state, context, weights)
    if read.plays_first and cost <= 0:
        # Nobody can be played, so the rest does not follow.
        return 0.0
    return let_go + worth(read.effect, state, context, weights) + cost


_ACTIONS: Final = Meanings(_ReadAction)


def _revealed_and_put_away(action: ef.Action) -> tuple[ef.CardsIn, ...]:
    """Return what is revealed from hand and then put into the draw deck."""
    puts_away = any(
        isinstance(put.target, fi.That) for put in values_of_kind(action.effect, ef.PutIntoDeck)
    )
    if not puts_away:
        return ()
    return tuple(
        revealed.target
        for revealed in values_of_kind(action, ef.Reveal)
        if isinstance(revealed.target, ef.CardsIn) and revealed.target.zone is am.Zone.HAND
    )


def _worth_of_best_choice(
    action: ChosenFirst, cards: list[int], state: State, context: Context, weights: Weights
) -> float:
    """Return what an action is worth by the best of these cards to choose."""
    before = sum([worth(part, state, context, weights) for part in action.before])
    return before + max(
        [
            _worth_of_choosing(action.choice, state, context, card, weights)
            + worth_of_what_follows(action.afterwards, state, context, card, weights)
            for card in cards
        ]
    )


def _worth_of_choosing(
    choice: ef.Effect, state: State, context: Context, card: int, weights: Weights
) -> float:
    if isinstance(choice, ef.Spot):
        return 0.0
    return worth_on_card(choice, state, context, card, weights)


def worth_of_what_follows(
    parts: Parts, state: State, context: Context, card: int, weights: Weights
) -> float:
    """Return what the rest of a text is worth to its player if this card is chosen for it."""
    spoken_of = context.spoken_of(card)
    return sum([worth(part, state, spoken_of, weights) for part in parts])


def worth(effect: ef.Effect, state: State, context: Context, weights: Weights) -> float:
    """Return what an effect is worth to the player who does it."""
    valued = _WORTHS.get(type(effect))
    return valued(effect, state, context, weights) if valued is not None else 0.0


def is_valued(effect: ef.Effect) -> bool:
    """Return whether the player knows what an effect is worth; one it doesn't know counts 0."""
    return type(effect) in _WORTHS


# --- effects made of others, as worth to the player who acts ---


def _instead(effect: ef.Instead, state: State, context: Context, weights: Weights) -> float:
    return worth_of_prevention(ef.Prevention.PREVENT, state, context, weights) + worth(
        effect.effect, state, context, weights
    )


def _then(effect: ef.Then, state: State, context: Context, weights: Weights) -> float:
    value = sum((worth(part, state, context, weights) for part in effect.parts), 0.0)
    for discarded in _DRAWN_ANEW.of(effect):
        # How many are drawn is known once they are discarded.
        value += worth_of_drawing_anew(discarded, state, context, weights)
    return value


def _discards_drawn_anew(effect: ef.Then) -> tuple[ef.Discard, ...]:
    """Return what is discarded to draw as many cards."""
    return tuple(
        first
        for first, second in pairwise(effect.parts)
        if isinstance(first, ef.Discard)
        and isinstance(second, ef.Draw)
        and second.count is am.Remembered.THAT_MANY
    )


_DRAWN_ANEW: Final = Meanings(_discards_drawn_anew)


def _either(effect: ef.Either, state: State, context: Context, weights: Weights) -> float:
    return max(worth(option, state, context, weights) for option in effect.options)


def _do_as_paid(effect: ef.DoAsPaid, state: State, context: Context, weights: Weights) -> float:
    return max(worth(way.effect, state, context, weights) for way in effect.actions)


def _may(effect: ef.May, state: State, context: Context, weights: Weights) -> float:
    if effect.action.cost is not None and not _can_be_paid(effect.action.cost, state, context):
        return 0.0
    return max(0.0, worth_of_action(state, context, effect.action, weights))


def _player_does(effect: ef.PlayerDoes, state: State, context: Context, weights: Weights) -> float:
    """What another player does is worth to the one who acts what it costs the other."""
    value = 0.0
    players = _PLAYERS.of(effect.who)(state, context)
    for player in players:
        theirs = worth(effect.effect, state, context.for_player(player), weights)
        same = side(state, player) == side(state, context.player)
        value += theirs if same else -theirs
        if not same and len(players) == 1:
            break
    return value


def _unless_prevented(
    effect: ef.UnlessPrevented, state: State, context: Context, weights: Weights
) -> float:
    """The other side takes the lesser evil of the effect and the price."""
    done = worth(effect.effect, state, context, weights)
    payers = _PLAYERS.of(effect.who)(state, context)
    if not payers or not _can_be_paid(effect.price, state, context.for_player(payers[0])):
        return done
    price = -worth(effect.price, state, context.for_player(payers[0]), weights)
    if effect.instead is not None:
        price += worth(effect.instead, state, context, weights)
    return min(done, price)


def _can_be_paid(price: ef.Effect, state: State, context: Context) -> bool:
    """Return whether a player has what a price asks for, as far as it is plain to see."""
    if isinstance(price, ef.Then):
        return all(_can_be_paid(part, state, context) for part in price.parts)
    if isinstance(price, ef.RemoveTokens):
        return count(price.count, state, context) <= _tokens_there(price.token, state)
    if isinstance(price, ef.Exert):
        return isinstance(price.target, fi.That) or _can_exert(price, state, context)
    if isinstance(price, ef.Spot):
        there = cards_of(price.filter, state, context)
        return len(there) >= count(price.count, state, context)
    if isinstance(price, ef.Discard) and isinstance(price.target, ef.CardsIn):
        wanted = price.target.count
        there = listed_in(price.target, state, context)
        return len(there) >= (1 if wanted is None else count(wanted, state, context))
    if isinstance(price, ef.Discard) and isinstance(price.target, ef.Choose):
        return bool(targets_of(price.target, state, context))
    return True


def _tokens_there(token: Token, state: State) -> int:
    if token is Token.TWILIGHT:
        return state.twilight
    return (state.threats if token is Token.THREAT else state.burdens)[state.active]


def _can_exert(price: ef.Exert, state: State, context: Context) -> bool:
    """Return whether as many can exert as often as a price asks."""
    times = count(price.times, state, context)
    able = [
        card
        for card in targets_of(price.target, state, context)
        if can_exert(state, card) and vitality_left(state, card) > times
    ]
    target = price.target
    wanted = target.count if isinstance(target, ef.Choose) else None
    return len(able) >= (1 if wanted is None else count(wanted, state, context))


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


_WORTHS: Final[dict[type[ef.Effect], Worth]] = {
    **SINGLE_EFFECTS,
    ef.Then: _then,
    ef.Either: _either,
    ef.PayEither: gain(0.0),
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
    OwnEffect: _own_effect,
    OwnWording: _own_wording,
    ef.Instead: _instead,
}
