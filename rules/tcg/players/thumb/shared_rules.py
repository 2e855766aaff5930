"""Rules of thumb for either side: bids, texts of cards, targets."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import number as card_number
from rules.tcg.engine.modifiers.numbers import strength, twilight_cost, vitality_left
from rules.tcg.engine.operations.actions import chosen_ability
from rules.tcg.engine.state.codes import IN_HAND, IN_PLAY, TOIL, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.parts import Ability, Context, Program, Selector, standing_context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, COMPANION, FREE_PEOPLES, MINION
from rules.tcg.engine.steps.triggers import Heard, listeners
from rules.tcg.engine.zones.board import in_play
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.readings import reading
from rules.tcg.players.reading.chosen_first import what_follows
from rules.tcg.players.reading.hand_rules import keeping
from rules.tcg.players.reading.heuristics import (
    worth,
    worth_of_action,
    worth_of_what_follows,
)
from rules.tcg.players.reading.single_effects import worth_on_card
from rules.tcg.players.reading.table import harm_of_wounds, is_ring_bearer
from rules.tcg.players.reading.weights import Weights


def bid(state: State, player: int, option: Option, weights: Weights) -> float:
    """Bid few burdens: the choice of seat is worth no more."""
    return -abs(option.number - weights.bid)


def seat(state: State, player: int, option: Option, weights: Weights) -> float:
    """Go first, where that is worth something: the race to site 9 is a turn shorter."""
    return -weights.go_first * option.number


def first_named(state: State, player: int, option: Option, weights: Weights) -> float:
    """Take what comes first, and pass on nothing."""
    return -float(option.verb == Verb.PASS)


def name(state: State, player: int, option: Option, weights: Weights) -> float:
    """Name the culture whose cards an effect is best done to; else what comes first."""
    resume = _decision(state).resume
    among = resume[2] if len(resume) > _OF_ONE_CULTURE else None
    if not isinstance(among, Selector):
        return first_named(state, player, option, weights)
    _, context, _, feature, words = resume
    return sum(
        worth_on_card(among.notation, state, context, card, weights)
        for card in among.candidates(state, context)
        if getattr(state.blueprints[card].card, feature) == words[option.number]
    )


# The steps that name other words keep fewer things, and no selector.
_OF_ONE_CULTURE: Final = 4


def number(state: State, player: int, option: Option, weights: Weights) -> float:
    """Spot all that can be spotted; of a number that cards have, choose the one that hits most."""
    among = _decision(state).resume[-1]
    if isinstance(among, Selector) and isinstance(among.notation, ef.ChooseNumber):
        context = context_of(state, option.card, player)
        read = reading(among.notation.statistic)
        return float(
            sum(
                strength(state, card)
                for card in among.candidates(state, context)
                if read(state, card) == option.number
            )
        )
    return float(option.number)


def mulligan(state: State, player: int, option: Option, weights: Weights) -> float:
    """Keep a hand in which both sides have something to play."""
    sides = {bool(state.blueprints[card].traits & FREE_PEOPLES) for card in state.hands[player]}
    keeps = len(sides) > 1
    return float((option.verb == Verb.KEEP) == keeps)


def bearer(state: State, player: int, option: Option, weights: Weights) -> float:
    """Arm the strongest who may bear it; the Ring-bearer last, who should not fight.

    With few companions he may have to, and then strength for him can count more. A copy that adds
    nothing to another goes elsewhere.

    An enemy's condition goes on the strongest of the other side. Allies, who seldom fight, come
    after companions where that is minded.
    """
    target = option.target
    value = float(strength(state, target) + vitality_left(state, target))
    if state.skirmisher == target:
        value += 100
    elif state.blueprints[target].traits & ALLY:
        value -= weights.arm_ally
    blueprint = state.blueprints[option.card]
    adds_up = blueprint.card.strength or blueprint.card.vitality or blueprint.borne
    if not adds_up and blueprint in [state.blueprints[borne] for borne in state.attached[target]]:
        value -= _ANOTHER_COPY
    if not is_ring_bearer(state, target):
        return value
    return value + (weights.arm_ring_bearer if _needs_arms(state, option) else -10.0)


# A second copy on one bearer that gives no number, and adds nothing.
_ANOTHER_COPY: Final = 8.0


def _needs_arms(state: State, option: Option) -> bool:
    """Return whether a Ring-bearer may have to fight for himself, and a card gives him strength."""
    others = len(state.companions[state.active]) - 1
    gives_strength = bool(state.blueprints[option.card].card.strength)
    return gives_strength and others <= _FEW and strength(state, option.target) <= _WEAK


_FEW: Final = 4
_WEAK: Final = 7


# --- the texts of cards ---


def context_of(state: State, card: int, player: int) -> Context:
    """Return the context in which a player would use a card's text."""
    return standing_context(card, player, state.bearer[card])


def use(state: State, player: int, option: Option, weights: Weights) -> float:
    """Use an ability or play an event for what it is worth; a card spent is worth something."""
    blueprint = state.blueprints[option.card]
    context = context_of(state, option.card, player)
    if option.verb == Verb.USE:
        action = chosen_ability(state, option).notation
    else:
        assert blueprint.event is not None
        action = blueprint.event.notation
    assert isinstance(action, ef.Action)
    value = worth_of_action(state, context, action, weights)
    if option.verb == Verb.PLAY:
        value -= weights.event * weights.card
        if blueprint.traits & FREE_PEOPLES:
            value -= weights.event_twilight * twilight_cost(state, option.card)
    return value - 0.05


def price_to_play(state: State, player: int, card: int, weights: Weights) -> float:
    """Return what it is worth to pay what a card asks for beside its twilight: below zero."""
    return _worth_of_paying(state, player, card, state.blueprints[card].to_play, weights)


def _worth_of_paying(
    state: State, player: int, card: int, price: Ability | None, weights: Weights
) -> float:
    if price is None or not isinstance(price.notation, ef.Effect):
        return 0.0
    return worth(price.notation, state, context_of(state, card, player), weights)


def respond(state: State, player: int, option: Option, weights: Weights) -> float:
    """Answer what happens where that is worth it."""
    if option.verb == Verb.PASS:
        return 0.0
    decision = _decision(state)
    events = decision.resume[1]
    if option.verb == Verb.PLAY:
        event = events[option.number]
        ability = state.blueprints[option.card].event
        assert ability is not None
        spent = weights.event * weights.card
    else:
        heard: Heard = listeners(state, events)[option.number]
        event, ability, spent = heard.event, heard.ability, 0.0
    action = ability.notation
    assert isinstance(action, ef.Action)
    context = event.context(option.card, player, state.bearer[option.card])
    return worth_of_action(state, context, action, weights) - spent - 0.05


def order(state: State, player: int, option: Option, weights: Weights) -> float:
    """Sort the helpful options first."""
    required = _decision(state).resume[1]
    heard: Heard = required[option.number]
    action = heard.ability.notation
    assert isinstance(action, ef.Action)
    context = context_of(state, option.card, state.controller(option.card))
    mine = 1 if context.player == player else -1
    return mine * worth_of_action(state, context, action, weights)


def _decision(state: State) -> Decision:
    assert state.pending is not None, "the game waits for no choice"
    return state.pending


def may(state: State, player: int, option: Option, weights: Weights) -> float:
    """Do what a text offers, where it is worth it."""
    if option.verb == Verb.PASS:
        return 0.0
    *_, last = _decision(state).resume
    notation = last.notation if isinstance(last, Program) else None
    context = context_of(state, option.card, player)
    if isinstance(notation, ef.Action):
        return worth_of_action(state, context, notation, weights) - 0.05
    return weights.card / 2


def either(state: State, player: int, option: Option, weights: Weights) -> float:
    """Take the branch that is worth more; of a price that prevents, the lesser evil."""
    decision = _decision(state)
    branch = decision.resume[-1][option.number]
    if branch is None:
        return 0.0
    known = next((part for part in decision.resume if isinstance(part, Context)), None)
    context = known if known is not None else context_of(state, decision.source, player)
    if isinstance(branch.notation, ef.Action):
        return worth_of_action(state, context, branch.notation, weights)
    if isinstance(branch.notation, ef.Effect):
        mine = _side_of(state, context.player) == _side_of(state, player)
        acting = context.for_player(player)
        if option.number and len(decision.resume) > 3:
            # The second option of a prevention is the price, paid by the player who is asked.
            return worth(branch.notation, state, acting, weights)
        value = worth(branch.notation, state, context, weights)
        return value if mine else -value
    return 0.0


def _side_of(state: State, player: int) -> bool:
    return player == state.active


# What does nothing yet to the card that is named.
_LOOKS: Final = (ef.Pick, ef.Spot)


def target(state: State, player: int, option: Option, weights: Weights) -> float:
    """Choose the card an effect is best done to; of cards in hand, the one least worth keeping."""
    if option.verb == Verb.PASS:
        return 0.0
    card = option.card
    # A word of a single card may ask without a selector.
    _, selector, context = (*_decision(state).resume, None, None)[:3]
    effect = selector.notation if isinstance(selector, Selector) else None
    if isinstance(effect, ef.Play) and isinstance(context, Context):
        return _worth_of_playing(effect, state, context, card, weights)
    if isinstance(effect, ef.TakeIntoHand):
        return keeping(state, player, card, weights)
    if state.zone[card] == IN_HAND:
        kept = keeping(state, player, card, weights)
        if state.owner[card] != player:
            return kept
        may_keep_all = weights.poor_card < 1 and isinstance(effect, ef.Discard)
        return weights.keep_at_least - kept if may_keep_all else -kept
    if not in_play(state, card) and state.zone[card] != IN_PLAY:
        return keeping(state, player, card, weights)
    if isinstance(effect, ef.Effect) and not isinstance(effect, _LOOKS):
        return worth_on_card(effect, state, context.for_player(player), card, weights) + (
            _worth_afterwards(state, player, context, card, effect, weights)
        )
    if isinstance(effect, ef.Spot) and isinstance(context, Context):
        # Of those about whom the text does the same, one that is liked.
        after = _worth_afterwards(state, player, context, card, effect, weights)
        return after + _LIKED * _liking(state, player, card)
    return _liking(state, player, card)


# So little that it only decides between equals.
_LIKED: Final = 0.001


def _worth_of_playing(
    effect: ef.Play, state: State, context: Context, card: int, weights: Weights
) -> float:
    """Return what it is worth that this card is played: an event for what it does now."""
    event = state.blueprints[card].event
    if event is not None and isinstance(event.notation, ef.Action):
        standing = context_of(state, card, context.player)
        return worth_of_action(state, standing, event.notation, weights)
    return keeping(state, context.player, card, weights)


def _worth_afterwards(
    state: State, player: int, context: Context, card: int, choice: object, weights: Weights
) -> float:
    """Return what the text goes on to do to the card that is chosen, to the one who chooses."""
    rest = what_follows(choice, state.blueprints[context.source])
    if not rest:
        return 0.0
    value = worth_of_what_follows(rest, state, context, card, weights)
    same = _side_of(state, context.player) == _side_of(state, player)
    return value if same else -value


def _liking(state: State, player: int, card: int) -> float:
    """Return how gladly a player names a card: those who fight, one's own strong, then others."""
    fights = card == state.skirmisher or card in state.skirmish_minions
    if not state.blueprints[card].traits & (COMPANION | ALLY | MINION):
        return 0.0
    return (50.0 if fights else 0.0) + strength(state, card)


def aid(state: State, player: int, option: Option, weights: Weights) -> float:
    """Have a follower aid the strongest character if the price is small."""
    if option.verb == Verb.PASS:
        return 0.0
    price = state.blueprints[option.card].aid
    return strength(state, option.target) / 10 + _worth_of_paying(
        state, player, option.card, price, weights
    )


def toil(state: State, player: int, option: Option, weights: Weights) -> float:
    """Exert to pay less where that saves more than the exertion costs."""
    if option.verb == Verb.PASS:
        return 0.0
    saved = weights.twilight * card_number(state, TOIL, _decision(state).source)
    harm = weights.exertion * harm_of_wounds(state, option.card, 1, weights)
    return saved - (_SPARE * harm if vitality_left(state, option.card) > _FIT else harm)


# Who has more vitality left than this can spare one, at a part of what others pay for it.
_FIT: Final = 2
_SPARE: Final = 0.5
