"""What an effect on one character brings, as points for the Free Peoples player."""

from collections.abc import Callable
from typing import Any, Final

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.modifiers.numbers import (
    can_exert,
    number,
    vitality_left,
)
from rules.tcg.engine.state.codes import REGROUP
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, MINION
from rules.tcg.engine.steps.triggers import is_own_side
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.engine.turn.skirmish import is_overwhelmed
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.compilation import NoMeaning
from rules.tcg.notation.compiler.remembered_amounts import most_that_can_be_asked
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.compiler.tables import compile_amount
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.skirmish_now import Fight, is_doomed, skirmish_now
from rules.tcg.players.reading.table import (
    NEAR_DEATH,
    harm_of_wounds,
    is_ring_bearer,
    of_side,
    worth_of_character,
)
from rules.tcg.players.reading.weights import Weights

_AMOUNTS: Final = Meanings(compile_amount)
_MOST: Final = Meanings(most_that_can_be_asked)
# Words that are asked for all the time; as constants compiled code need not look them up.
_CHANGE: Final = qu.Change
_STRENGTH: Final = Statistic.STRENGTH
_DAMAGE: Final = Statistic.DAMAGE
_END_OF_PHASE: Final = ef.Until.END_OF_PHASE


def count(amount: am.Amount, state: State, context: Context) -> int:
    """Return an amount as it is now; one that is asked for is taken as high as it can be."""
    if isinstance(amount, int):
        return amount
    try:
        most = _MOST.of(amount)
        counted = most if most is not None else _AMOUNTS.of(amount)
        found: int = counted(state, context)
        return found
    except (NoMeaning, KeyError):
        return 1


# --- on one character, as points for the Free Peoples player ---


def _exertion(
    effect: ef.Exert, state: State, context: Context, card: int, weights: Weights
) -> float:
    if not can_exert(state, card):
        return 0.0
    times = min(count(effect.times, state, context), vitality_left(state, card) - 1)
    share = _share_of_exertion(state, card, weights)
    harm = share * harm_of_wounds(state, card, times, weights)
    return weights.exertion * of_side(state, card, harm)


def _exhaustion(
    effect: ef.Exhaust, state: State, context: Context, card: int, weights: Weights
) -> float:
    times = max(0, vitality_left(state, card) - 1)
    harm = _share_of_wounds(state, card, weights) * harm_of_wounds(state, card, times, weights)
    return weights.exertion * of_side(state, card, harm)


def _share_of_wounds(state: State, card: int, weights: Weights) -> float:
    """Return which part of its harm a wound counts that is no danger to who bears it.

    Allies seldom fight, and minions leave with the move.
    """
    traits = state.blueprints[card].traits
    if traits & ALLY and card != state.skirmisher:
        return weights.ally_exertion
    return _share_of_stay(state) if traits & MINION else 1.0


def _share_of_stay(state: State) -> float:
    """Return how much a minion is still needed: little in regroup, less when no move can follow."""
    if state.phase != REGROUP:
        return 1.0
    return _LEAVING if state.moves >= moves_allowed(state) else _MAY_LEAVE


_LEAVING: Final = 0.1
_MAY_LEAVE: Final = 0.8


def _share_of_exertion(state: State, card: int, weights: Weights) -> float:
    """Return which part of its harm an exertion counts: less of a minion that fights nobody now."""
    share = _share_of_wounds(state, card, weights)
    is_minion = state.blueprints[card].traits & MINION
    if not is_minion or card in state.skirmish_minions:
        return share
    return share * weights.minion_exertion


def _wounding(
    effect: ef.Wound, state: State, context: Context, card: int, weights: Weights
) -> float:
    times = count(effect.times, state, context)
    harm = harm_of_wounds(state, card, times, weights)
    if state.blueprints[card].traits & MINION:
        harm *= _share_of_stay(state)
    return of_side(state, card, harm)


def _healing(effect: ef.Heal, state: State, context: Context, card: int, weights: Weights) -> float:
    wounds = state.wounds[card]
    healed = wounds if effect.times is None else min(wounds, count(effect.times, state, context))
    if not healed:
        return 0.0
    # Never worth more than the exertion that undoes it costs: two who exert to heal each other
    # would go on as long as they may.
    each = min(weights.healing, weights.exertion) * weights.wound
    each *= _share_of_wounds(state, card, weights)
    left = vitality_left(state, card)
    exhausted = left == 1
    value = each * (healed - 1 + (weights.last_vitality if exhausted else 1.0))
    if is_ring_bearer(state, card) and not (weights.ring_bearer_far and left > NEAR_DEATH):
        value *= 2.0
    return -of_side(state, card, value)


def _removal(effect: object, state: State, context: Context, card: int, weights: Weights) -> float:
    lost = worth_of_character(state, card, weights)
    if state.skirmisher >= 0 and is_doomed(state, card, weights):
        lost *= _DOOMED
    if state.blueprints[card].traits & MINION:
        lost *= _share_of_stay(state)
    return of_side(state, card, lost)


# Which part of its worth one keeps who is killed in the skirmish being fought if nobody acts.
_DOOMED: Final = 0.2


def _making(effect: ef.Make, state: State, context: Context, card: int, weights: Weights) -> float:
    """Qualities for a while: what they change in this skirmish, or a little beside it."""
    fights = card == state.skirmisher or card in state.skirmish_minions
    in_phase = effect.until is _END_OF_PHASE
    if state.skirmisher >= 0 and not fights and in_phase:
        return 0.0  # It is over before this card fights.
    gained = bonus = 0
    points = 0.0
    for quality in effect.qualities:
        factor = _OVERWHELM_FACTORS.of(quality)
        if factor and state.skirmisher >= 0:
            points += _saved_from_overwhelming(state, card, factor, weights)
        elif isinstance(quality, _CHANGE) and quality.statistic is _STRENGTH:
            gained += _amount(quality, state, context, card)
        elif isinstance(quality, _CHANGE) and quality.statistic is _DAMAGE:
            bonus += _amount(quality, state, context, card)
        else:
            points += _quality_points(quality, state, context, card)
    if fights and state.skirmisher >= 0:
        return points + _turn_of_skirmish(state, card, gained, bonus, weights)
    if not fights and not in_phase:
        points -= of_side(
            state, card, weights.strength_elsewhere * gained + weights.damage_elsewhere * bonus
        )
        if weights.fight_to_come and (gained or bonus):
            points += weights.fight_to_come * _turn_of_fight(state, card, gained, bonus, weights)
    return points


def _overwhelm_factor(quality: qu.Quality) -> int:
    """Return by how much stronger an enemy must be, with this quality, to overwhelm; else 0."""
    for change in values_of_kind(quality, qu.Change):
        if change.statistic is Statistic.CANNOT_BE_OVERWHELMED:
            return _NO_FACTOR
        if change.statistic is Statistic.OVERWHELM_FACTOR and isinstance(change.amount, int):
            return change.amount
    return 0


_NO_FACTOR: Final = 1_000
_OVERWHELM_FACTORS: Final = Meanings(_overwhelm_factor)


def _saved_from_overwhelming(state: State, card: int, factor: int, weights: Weights) -> float:
    """Return what it is worth that the character who fights is overwhelmed less easily."""
    fight = skirmish_now(state, weights)
    defence, attack = fight.defence, fight.attack
    in_danger = card == state.skirmisher and is_overwhelmed(state, card, attack, defence)
    if not in_danger or attack >= factor * defence:
        return 0.0
    wounds = 1 + fight.damage[1]
    return worth_of_character(state, card, weights) - harm_of_wounds(state, card, wounds, weights)


def _amount(change: qu.Change, state: State, context: Context, card: int) -> int:
    amount = change.amount
    return amount if isinstance(amount, int) else count(amount, state, context.about(card))


def _turn_of_skirmish(state: State, card: int, gained: int, bonus: int, weights: Weights) -> float:
    """Return how a skirmish changes by strength and damage for one who fights in it."""
    if not gained and not bonus:
        return 0.0
    fight = skirmish_now(state, weights)
    now = fight.gained(card, gained)
    after = fight.points_if(state, card, now, bonus, weights)
    if after == fight.points and gained:
        # Not enough alone: worth a little, for more may follow.
        mine = 1 if card == fight.character else -1
        lead = fight.defence - fight.attack + mine * now
        return 0.02 * now * mine if abs(lead) < 8 else 0.0
    return after - fight.points


def _turn_of_fight(state: State, card: int, gained: int, bonus: int, weights: Weights) -> float:
    """Return how strength and damage change the fight to come that a card is assigned to."""
    character = card
    if state.blueprints[card].traits & MINION:
        met = [fighter for fighter in state.assigned[card] if fighter != state.skirmisher]
        character = met[0] if met else -1
    minions = minions_facing(state, character) if character >= 0 else []
    if not minions:
        return 0.0
    fight = Fight(state, character, minions, weights)
    now = fight.gained(card, gained)
    return fight.points_if(state, card, now, bonus, weights) - fight.points


def _quality_points(quality: qu.Quality, state: State, context: Context, card: int) -> float:
    """Return what another quality does, as points for the Free Peoples player."""
    good_for_own_side = 0.6
    if isinstance(quality, qu.Change):
        is_flag = quality.statistic in _FLAGS
        if is_flag and number(state, STATISTIC_CODES[quality.statistic], card):
            return 0.0
        good_for_own_side = _QUALITY_WORTH.get(quality.statistic, 0.3)
        amount = quality.amount
        if not isinstance(amount, int):
            amount = count(amount, state, context.about(card))
        good_for_own_side *= max(-3, min(3, amount))
        hindered = quality.statistic is Statistic.CANNOT_BE_ASSIGNED and not is_own_side(
            state, context.player, card
        )
        if hindered or quality.statistic in _BAD_FOR_OWNER:
            good_for_own_side = -good_for_own_side
    elif isinstance(quality, qu.Loses | qu.LosesKeywords):
        good_for_own_side = -0.8
    return -of_side(state, card, good_for_own_side)


_QUALITY_WORTH: Final = {
    Statistic.VITALITY: 1.2,
    Statistic.RESISTANCE: 0.4,
    Statistic.DEFENDER: 0.9,
    Statistic.FIERCE: 3.0,
    Statistic.ARCHER: 1.5,
    Statistic.TAKES_NO_WOUNDS: 2.5,
    Statistic.WOUND_LIMIT: 1.0,
    Statistic.OVERWHELM_FACTOR: 1.0,
    Statistic.PARTICIPATES_IN_SKIRMISHES: 1.0,
    Statistic.PARTICIPATES_IN_ARCHERY: 0.8,
    Statistic.CANNOT_BE_ASSIGNED: 1.0,
    Statistic.CANNOT_SKIRMISH: 1.0,
    Statistic.NO_DAMAGE_BONUS: 1.0,
}
# Qualities a card has or has not: given twice they do nothing more.
_FLAGS: Final = frozenset(
    {
        Statistic.FIERCE,
        Statistic.ARCHER,
        Statistic.TAKES_NO_WOUNDS,
        Statistic.NEVER_ROAMING,
        Statistic.MADE_ROAMING,
        Statistic.TAKES_NO_WOUNDS_FROM_LOSING,
        Statistic.CANNOT_BE_TRANSFERRED,
        Statistic.CONSIDERED_MOUNTED,
        Statistic.CANNOT_BE_ASSIGNED,
        Statistic.CANNOT_SKIRMISH,
        Statistic.CANNOT_EXERT,
        Statistic.CANNOT_HEAL,
        Statistic.NO_DAMAGE_BONUS,
        Statistic.PARTICIPATES_IN_ARCHERY,
        Statistic.PARTICIPATES_IN_SKIRMISHES,
        Statistic.TEXT_IGNORED,
    }
)
_BAD_FOR_OWNER: Final = frozenset(
    {
        Statistic.CANNOT_SKIRMISH,
        Statistic.CANNOT_EXERT,
        Statistic.CANNOT_HEAL,
        Statistic.NO_DAMAGE_BONUS,
        Statistic.TWILIGHT_COST,
        Statistic.TEXT_IGNORED,
    }
)

POINTS: Final[dict[type[object], Callable[[Any, State, Context, int, Weights], float]]] = {
    ef.Exert: _exertion,
    ef.Exhaust: _exhaustion,
    ef.Wound: _wounding,
    ef.Heal: _healing,
    ef.Kill: _removal,
    ef.Discard: _removal,
    ef.ReturnToHand: _removal,
    ef.RemoveFromGame: _removal,
    ef.Make: _making,
}
