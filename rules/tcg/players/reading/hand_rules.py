"""Rules of thumb for a hand: what is worth keeping in it, and what is discarded for another card.

Events are poor cards to keep, but for those that turn a skirmish: a hand that throws them away
lost more games than any other habit of its player (docs/players.md).
"""

from typing import Any, Final, NamedTuple

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.operations.playing import fellowship_is_full
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import standing_context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import (
    COMPANION,
    EVENT,
    FREE_PEOPLES,
    MINION,
    UNIQUE,
)
from rules.tcg.engine.zones.piles import HAND_SIZE
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.targets import listed_in, targets_of
from rules.tcg.players.reading.unplayable import (
    adds_nothing,
    asks_for_what_is_not_there,
    is_unplayable,
)
from rules.tcg.players.reading.weights import Weights

_TURNS_SKIRMISHES: Final = frozenset(
    {Statistic.STRENGTH, Statistic.CANNOT_BE_OVERWHELMED, Statistic.OVERWHELM_FACTOR}
)


class _SkirmishEvent(NamedTuple):
    """Whom an event that turns skirmishes can help, and whom its cost asks for, as targets."""

    helped: tuple[object, ...]
    asked: tuple[object, ...]


def keeping(state: State, player: int, card: int, weights: Weights) -> float:
    """Return how much a card is worth in hand."""
    blueprint = state.blueprints[card]
    traits = blueprint.traits
    if traits & UNIQUE and traits & COMPANION:
        if any(state.blueprints[dead].title == blueprint.title for dead in state.dead[player]):
            return 0
        for companion in state.companions[player]:
            if state.blueprints[companion].title == blueprint.title:
                return 2.0 + state.wounds[companion]
    if traits & COMPANION:
        if weights.unplayable < 1 and fellowship_is_full(state, player):
            return 0.0
        if weights.second_unique < 1 and _one_is_enough(state, player, card):
            return weights.second_unique * weights.keep_companion
        wanted = len(state.companions[player]) < weights.keep_companions_below
        return weights.keep_companion if wanted else weights.keep_spare_companion
    if traits & MINION:
        if weights.second_unique < 1 and traits & UNIQUE and _is_second(state, player, card):
            return weights.second_unique * weights.keep_minion
        value = weights.keep_minion + weights.keep_minion_strength * (blueprint.card.strength or 0)
    elif traits & EVENT:
        if weights.keep_skirmish_event and _will_turn_skirmish(state, player, card):
            return weights.keep_skirmish_event
        revived = _best_revived(state, player, card, weights) if weights.keep_revival else 0.0
        if revived:
            return weights.keep_revival * revived
        return weights.keep_event - weights.another_event * _other_events(state, player, card)
    else:
        value = weights.keep_other
    return value * _share_kept(state, player, card, weights)


def _share_kept(state: State, player: int, card: int, weights: Weights) -> float:
    """Return which part of its worth a card keeps: less where it waits in vain."""
    if weights.unplayable < 1 and (
        is_unplayable(state, player, card) or adds_nothing(state, player, card)
    ):
        return weights.unplayable
    return 1.0


def _one_is_enough(state: State, player: int, card: int) -> bool:
    """Return whether another companion is in hand of a title that is unique, or cannot come yet."""
    if not _is_second(state, player, card):
        return False
    is_unique = state.blueprints[card].traits & UNIQUE
    return bool(is_unique) or asks_for_what_is_not_there(state, player, card)


def _is_second(state: State, player: int, card: int) -> bool:
    """Return whether a card's title is in hand already."""
    blueprints = state.blueprints
    return any(
        held < card and blueprints[held].title == blueprints[card].title
        for held in state.hands[player]
    )


def reconcile(state: State, player: int, option: Option, weights: Weights) -> float:
    """Discard the card least worth keeping. Keep all if each is good or none is drawn."""
    if option.verb == Verb.PASS:
        draws_anyway = len(state.decks[player]) <= HAND_SIZE - len(state.hands[player])
        return 0.0 if draws_anyway else -weights.keep_at_least
    return -keeping(state, player, option.card, weights)


def muster(state: State, player: int, option: Option, weights: Weights) -> float:
    """Discard a poor card to draw another."""
    if option.verb == Verb.PASS:
        return 0.0
    return weights.keep_at_least + 0.2 - keeping(state, player, option.card, weights)


def _other_events(state: State, player: int, card: int) -> int:
    """Return how many events a player holds beside a card."""
    blueprints = state.blueprints
    return sum(
        1 for held in state.hands[player] if held != card and blueprints[held].traits & EVENT
    )


# --- events that turn skirmishes ---


def _read_skirmish_event(action: Any) -> _SkirmishEvent | None:
    """Return what an event's text asks for if it makes a fighter stronger or safer; else None."""
    helped = tuple(
        make.target
        for make in values_of_kind(action, ef.Make)
        if any(_turns_skirmishes(quality) for quality in make.qualities)
    )
    if not helped:
        return None
    cost = action.cost if isinstance(action, ef.Action) else None
    exerted = tuple(exert.target for exert in values_of_kind(cost, ef.Exert))
    spotted = tuple(ef.Each(spot.filter) for spot in values_of_kind(cost, ef.Spot))
    return _SkirmishEvent(helped, exerted + spotted)


def _turns_skirmishes(quality: qu.Quality) -> bool:
    if not isinstance(quality, qu.Change) or quality.statistic not in _TURNS_SKIRMISHES:
        return False
    return not isinstance(quality.amount, int) or quality.amount > 0


_SKIRMISH_EVENTS: Final = Meanings(_read_skirmish_event)


def _will_turn_skirmish(state: State, player: int, card: int) -> bool:
    """Return whether an event turns skirmishes, somebody can use it, and no copy of it is held."""
    blueprint = state.blueprints[card]
    if blueprint.event is None:
        return False
    known: _SkirmishEvent | None = _SKIRMISH_EVENTS.of(blueprint.event.notation)
    if known is None or _is_second(state, player, card):
        return False
    if blueprint.traits & FREE_PEOPLES:
        return _helps_somebody(state, player, card, known)
    return _has_minion_of_culture(state, player, card)


def _helps_somebody(state: State, player: int, card: int, event: _SkirmishEvent) -> bool:
    """Return whether the table has whom an event of the Free Peoples helps and asks for."""
    context = standing_context(card, player)
    if not all(targets_of(target, state, context) for target in event.asked):
        return False
    # Whom a cost names stands where the cost can be paid.
    return any(
        isinstance(target, fi.Reference | fi.That) or targets_of(target, state, context)
        for target in event.helped
    )


def _has_minion_of_culture(state: State, player: int, card: int) -> bool:
    """Return whether a player holds or has in play a minion of a card's culture."""
    blueprints = state.blueprints
    culture = blueprints[card].card.culture
    return any(
        state.owner[other] == player
        and blueprints[other].traits & MINION
        and blueprints[other].card.culture is culture
        for other in (*state.hands[player], *state.minions)
    )


# --- events that play minions from the discard pile ---


def _read_revival(action: Any) -> tuple[ef.CardsIn, ...]:
    """Return from which cards of the discard pile an event's text plays one."""
    return tuple(
        play.target
        for play in values_of_kind(action, ef.Play)
        if isinstance(play.target, ef.CardsIn) and am.Zone.DISCARD_PILE in _zones(play.target)
    )


def _zones(target: ef.CardsIn) -> tuple[am.Zone | None, ...]:
    return target.zone, target.or_zone


_REVIVALS: Final = Meanings(_read_revival)


def _best_revived(state: State, player: int, card: int, weights: Weights) -> float:
    """Return what the best minion is worth keeping that an event can play; 0 if there is none."""
    event = state.blueprints[card].event
    if event is None:
        return 0.0
    context = standing_context(card, player)
    return max(
        [
            keeping(state, player, minion, weights)
            for target in _REVIVALS.of(event.notation)
            for minion in listed_in(target, state, context)
            if state.blueprints[minion].traits & MINION
        ],
        default=0.0,
    )
