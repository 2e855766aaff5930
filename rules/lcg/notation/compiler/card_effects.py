"""What is done to cards in play: exhaust, damage, heal, change, move, discard."""

from collections.abc import Callable
from typing import Final

from rules.lcg.engine import codes
from rules.lcg.engine.attachments import attach_as_condition, attach_objective_as_condition
from rules.lcg.engine.blueprint import CardTest, Context
from rules.lcg.engine.board import (
    can_exhaust,
    can_ready,
    engage,
    exhaust,
    join_as_ally,
    leave_play,
    put_in_staging,
    put_into_play,
    ready,
    return_to_hand,
    set_aside,
    unique_bars,
)
from rules.lcg.engine.damage import deal_damage, destroy, discard_from_play, heal, healable
from rules.lcg.engine.payment import add_resources, pay, resources_for, spend
from rules.lcg.engine.quest_progress import place_on_location, place_progress
from rules.lcg.engine.round_ends import change_for_a_while
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER, ENEMY, OBJECTIVE, bit
from rules.lcg.engine.zones import (
    in_play,
    put_in_discard,
    put_in_hand,
    shuffle_into_deck,
    take_away,
)
from rules.lcg.notation.compiler.building import Building, Compiled, always
from rules.lcg.notation.compiler.conditions import compile_amount
from rules.lcg.notation.compiler.effects import EFFECTS, leaf
from rules.lcg.notation.compiler.filters import REFERENCES
from rules.lcg.notation.compiler.targets import (
    any_candidate,
    compile_players,
    compile_target,
    is_spared,
)
from rules.lcg.notation.effects import (
    AddResources,
    AttachThis,
    DealDamage,
    Destroy,
    Discard,
    Engage,
    Exhaust,
    Heal,
    Join,
    Make,
    Pay,
    Pick,
    PlaceProgress,
    PutInStaging,
    PutIntoPlay,
    Ready,
    RemoveFromQuest,
    ReturnToHand,
    SetAside,
    ShuffleIntoDeck,
    SpendFrom,
    Statistic,
    Target,
    Until,
)
from rules.lcg.notation.filters import Reference

STATISTIC_CODES: Final = {
    Statistic.WILLPOWER: codes.WILLPOWER,
    Statistic.ATTACK: codes.ATTACK,
    Statistic.DEFENSE: codes.DEFENSE,
    Statistic.HIT_POINTS: codes.HIT_POINTS,
    Statistic.THREAT: codes.THREAT,
    Statistic.CANNOT_ATTACK: codes.CANNOT_ATTACK,
    Statistic.CANNOT_DEFEND: codes.CANNOT_DEFEND,
    Statistic.CANNOT_COMMIT: codes.CANNOT_COMMIT,
    Statistic.CANNOT_TRIGGER: codes.CANNOT_TRIGGER,
    Statistic.CANNOT_COLLECT: codes.CANNOT_COLLECT,
    Statistic.WITHHOLDS_THREAT: codes.WITHHOLDS_THREAT,
    Statistic.WITHHOLDS_DEFENSE: codes.WITHHOLDS_DEFENSE,
    Statistic.WITHHOLDS_WILLPOWER: codes.WITHHOLDS_WILLPOWER,
    Statistic.CANNOT_EXHAUST: codes.CANNOT_EXHAUST,
    Statistic.CANNOT_READY: codes.CANNOT_READY,
}

UNTIL_CODES: Final = {
    Until.END_OF_PHASE: codes.UNTIL_PHASE_ENDS,
    Until.END_OF_ROUND: codes.UNTIL_ROUND_ENDS,
    Until.END_OF_ATTACK: codes.UNTIL_ATTACK_ENDS,
}


def to_each(
    target: Target,
    act: Callable[[State, Context, int], None],
    sensible: CardTest | None = None,
) -> Compiled:
    """Return an effect that does something to each card of a target."""
    compiled = compile_target(target, sensible)

    def step(state: State, context: Context) -> None:
        for card in compiled.cards(state, context):
            act(state, context, card)

    return leaf(step, any_candidate(compiled.candidates), *compiled.steps)


def _is_ready(state: State, context: Context, card: int) -> bool:
    return in_play(state, card) and can_exhaust(state, card)


def _is_exhausted(state: State, context: Context, card: int) -> bool:
    return in_play(state, card) and can_ready(state, card)


def _can_be_healed(state: State, context: Context, card: int) -> bool:
    return in_play(state, card) and healable(state, card) > 0


def _is_in_play(state: State, context: Context, card: int) -> bool:
    return in_play(state, card)


def _is_engaged_elsewhere(state: State, context: Context, card: int) -> bool:
    """Whether an enemy is not engaged with the player yet."""
    return state.zone[card] != codes.ENGAGED or state.controller[card] != context.player


def _can_gain(state: State, context: Context, card: int) -> bool:
    return in_play(state, card) and state.base[codes.CANNOT_COLLECT][card] <= 0


def _can_be_damaged(state: State, context: Context, card: int) -> bool:
    return in_play(state, card) and bool(state.mask[card] & (CHARACTER | ENEMY))


def _exhaust(effect: Exhaust, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        exhaust(state, card)

    return to_each(effect.target, act, _is_ready)


def _ready(effect: Ready, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        ready(state, card)

    return to_each(effect.target, act, _is_exhausted)


def _deal_damage(effect: DealDamage, building: Building) -> Compiled:
    amount = compile_amount(effect.amount)

    def act(state: State, context: Context, card: int) -> None:
        deal_damage(state, card, amount(state, context))

    return to_each(effect.target, act, _can_be_damaged)


def _heal(effect: Heal, building: Building) -> Compiled:
    amount = compile_amount(effect.amount)

    def act(state: State, context: Context, card: int) -> None:
        heal(state, card, amount(state, context), context.source)

    return to_each(effect.target, act, _can_be_healed)


def _add_resources(effect: AddResources, building: Building) -> Compiled:
    amount = compile_amount(effect.amount)

    def act(state: State, context: Context, card: int) -> None:
        added = amount(state, context)
        if added > 0 and add_resources(state, card, added):
            state.note("gained", card, added)

    return to_each(effect.target, act, _can_gain)


def _pay(effect: Pay, building: Building) -> Compiled:
    amount, mask = effect.amount, bit(effect.sphere)

    def step(state: State, context: Context) -> None:
        pay(state, context.player, amount, mask)

    def payable(state: State, context: Context) -> bool:
        return resources_for(state, context.player, mask) >= amount

    return leaf(step, payable)


def _spend_from(effect: SpendFrom, building: Building) -> Compiled:
    find = REFERENCES[effect.hero]
    amount = effect.amount

    def step(state: State, context: Context) -> None:
        spend(state, find(state, context), amount)

    def payable(state: State, context: Context) -> bool:
        return state.resources[find(state, context)] >= amount

    return leaf(step, payable)


def _make(effect: Make, building: Building) -> Compiled:
    changes = [
        (STATISTIC_CODES[change.statistic], compile_amount(change.amount))
        for change in effect.changes
    ]
    until = UNTIL_CODES[effect.until]

    def act(state: State, context: Context, card: int) -> None:
        for statistic, amount in changes:
            change_for_a_while(state, statistic, card, amount(state, context), until)

    return to_each(effect.target, act, _is_in_play)


def _pick(effect: Pick, building: Building) -> Compiled:
    compiled = compile_target(effect.target)
    useful = any_candidate(compiled.candidates)
    return Compiled(compiled.steps, useful, useful)


def discard_each(state: State, context: Context, card: int) -> None:
    """Discard a card of a target from play."""
    discard_from_play(state, card)


def _discard(effect: Discard, building: Building) -> Compiled:
    return to_each(effect.target, discard_each, _is_in_play)


def _destroy(effect: Destroy, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        destroy(state, card)

    return to_each(effect.target, act, _is_in_play)


def _engage(effect: Engage, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        engage(state, card, context.player)

    return to_each(effect.target, act, _is_engaged_elsewhere)


def _put_in_staging(effect: PutInStaging, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        put_in_staging(state, card)

    return to_each(effect.target, act)


def _set_aside(effect: SetAside, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        set_aside(state, card)

    return to_each(effect.target, act)


def _join(effect: Join, building: Building) -> Compiled:
    who = compile_players(effect.who)

    def act(state: State, context: Context, card: int) -> None:
        for player in who.players(state, context):
            join_as_ally(state, card, player)

    return to_each(effect.target, act, _is_in_play)


def _attach_this(effect: AttachThis, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        if state.mask[context.source] & OBJECTIVE:
            attach_objective_as_condition(state, context.source, card)
        else:
            attach_as_condition(state, context.source, card)

    return to_each(effect.target, act, _is_in_play)


def _put_into_play(effect: PutIntoPlay, building: Building) -> Compiled:
    def can_enter(state: State, context: Context, card: int) -> bool:
        player = state.owner[card] if effect.under_owner else context.player
        return state.alive(player) and not unique_bars(state, card)

    def act(state: State, context: Context, card: int) -> None:
        player = state.owner[card] if effect.under_owner else context.player
        put_into_play(state, card, player)

    return to_each(effect.target, act, can_enter)


def _return_to_hand(effect: ReturnToHand, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        if in_play(state, card):
            return_to_hand(state, card)
        elif state.alive(state.owner[card]):
            take_away(state, card)
            put_in_hand(state, card, seen_by_all=True)
            state.note("took", state.owner[card], card)

    return to_each(effect.target, act, _is_in_play if effect.target is Reference.THIS else None)


def _shuffle_into_deck(effect: ShuffleIntoDeck, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        if in_play(state, card):
            leave_play(state, card)
        else:
            take_away(state, card)
        owner = state.owner[card]
        if owner == codes.ENCOUNTER or state.alive(owner):
            shuffle_into_deck(state, card)
        else:
            # The deck of an eliminated player is gone; only the discard pile is left.
            put_in_discard(state, card)

    return to_each(effect.target, act)


def _remove_from_quest(effect: RemoveFromQuest, building: Building) -> Compiled:
    def act(state: State, context: Context, card: int) -> None:
        if card in state.committed:
            state.committed = [other for other in state.committed if other != card]
            state.note("uncommitted", card)

    return to_each(effect.target, act)


def _place_progress(effect: PlaceProgress, building: Building) -> Compiled:
    amount = effect.amount
    if effect.target is None:

        def step(state: State, context: Context) -> None:
            location = state.location
            # It takes the progress, and ignores it (official FAQ, on Legolas).
            if location == codes.NONE or not is_spared(state, context.source, location):
                place_progress(state, amount)

        return leaf(step, always)

    def act(state: State, context: Context, card: int) -> None:
        place_on_location(state, card, amount)

    return to_each(effect.target, act, _is_in_play)


EFFECTS.update(
    {
        Exhaust: _exhaust,
        Ready: _ready,
        DealDamage: _deal_damage,
        Heal: _heal,
        AddResources: _add_resources,
        AttachThis: _attach_this,
        Join: _join,
        Pay: _pay,
        SetAside: _set_aside,
        SpendFrom: _spend_from,
        Make: _make,
        Pick: _pick,
        Discard: _discard,
        Destroy: _destroy,
        Engage: _engage,
        PutInStaging: _put_in_staging,
        PutIntoPlay: _put_into_play,
        ReturnToHand: _return_to_hand,
        ShuffleIntoDeck: _shuffle_into_deck,
        RemoveFromQuest: _remove_from_quest,
        PlaceProgress: _place_progress,
    }
)
