"""Effects that play cards."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import is_roaming, roaming_penalty, twilight_cost
from rules.tcg.engine.operations import playing
from rules.tcg.engine.state.bans import PLAY_FROM_PILES
from rules.tcg.engine.state.codes import (
    IN_DECK,
    IN_DISCARD,
    ROAMING_PENALTY,
    UNTIL_END_OF_PHASE,
)
from rules.tcg.engine.state.parts import CardTest, Context, Program, Step
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import EVENT
from rules.tcg.engine.steps.execution import run
from rules.tcg.engine.steps.triggers import can_play_event, is_own_side, play_event
from rules.tcg.engine.zones import board
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.amounts_in_piles import most_in_advance
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.durations import code_of_duration
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.giving import compile_giving
from rules.tcg.notation.compiler.memory import last_group
from rules.tcg.notation.compiler.piles import (
    shuffles_after,
)
from rules.tcg.notation.compiler.selection import numbers_asked
from rules.tcg.notation.compiler.tables import Cards, compile_amount
from rules.tcg.notation.compiler.targets import compile_target
from rules.tcg.notation.filters import Reference


def _play(effect: ef.Play, compilation: Compilation) -> Compiled:
    if isinstance(effect.target, ef.CardsIn) and effect.target.count != 1:
        return _play_several(effect, effect.target, compilation)
    hosts = compile_cards(effect.on) if effect.on is not None else None
    reduction = _reduction(effect, effect.cost)
    playable = _playable(effect, hosts, reduction)
    give = (
        compile_giving(effect.then, code_of_duration(effect.until), compilation)
        if effect.then
        else None
    )

    def play(state: State, context: Context, card: int, action: int) -> None:
        player = context.player
        if state.blueprints[card].traits & EVENT:
            play_event(state, player, card, None, reduction(state, context, card))
            return
        on = tuple(hosts(state, context)) if hosts is not None else None
        if effect.unpenalised:
            penalty = -roaming_penalty(state, card)
            change_number(state, card, ROAMING_PENALTY, penalty, UNTIL_END_OF_PHASE)
        playing.play_card(state, player, card, reduction(state, context, card), on)

    played = compile_target(compilation, effect.target, play, eligible=playable)
    after: tuple[Step, ...] = shuffles_after(effect.target)
    if give is not None:
        given = give

        def then_give(state: State, context: Context) -> None:
            for card in last_group(state, context):
                if board.in_play(state, card):
                    given(state, context, card)

        after = (*after, then_give)
    begins = played.possible if _must_be_there(effect.target) else always
    most = most_in_advance(effect.cost)
    depends = begins is not always and most != effect.cost
    if depends:
        in_advance = _playable(effect, hosts, _reduction(effect, most))
        begins = compile_target(compilation, effect.target, play, eligible=in_advance).possible
    return Compiled(
        played.possible,
        (*played.steps, *after),
        played.useful,
        played.demand,
        begins=begins,
        needs_revealed=played.possible if depends else None,
    )


def _reduction(effect: ef.Play, cost: am.Amount) -> Callable[[State, Context, int], int]:
    """Return what is added to the cost of a card that is played."""
    change = compile_amount(cost)

    def reduction(state: State, context: Context, card: int) -> int:
        return -twilight_cost(state, card) if effect.free else change(state, context.about(card))

    return reduction


def _playable(
    effect: ef.Play, hosts: Cards | None, reduction: Callable[[State, Context, int], int]
) -> CardTest:
    """Return the test that an effect may play a card, its cost changed by a given amount."""
    from_discard_pile = (
        isinstance(effect.target, ef.CardsIn) and effect.target.zone is am.Zone.DISCARD_PILE
    )

    def playable(state: State, context: Context, card: int) -> bool:
        player = context.player
        if not is_own_side(state, player, card):
            return False
        if from_discard_pile and _was_named(state, context, card):
            return False
        from_pile = state.zone[card] in (IN_DECK, IN_DISCARD)
        if from_pile and state.in_force.bans and state.is_forbidden(player, PLAY_FROM_PILES):
            return False
        if state.blueprints[card].traits & EVENT:
            event = state.blueprints[card].event
            # An event that answers something is played in answer to it only, any other in its
            # own phase, also where a text plays it (2.0 and 4.2, "event").
            if event is None or event.events or not event.phases & (1 << state.phase):
                return False
            less = reduction(state, context, card)
            return can_play_event(state, Context(card, player), event, less)
        if hosts is not None:
            on = hosts(state, context)
            if state.blueprints[card].bearer is None or not any(
                place in on for place in playing.bearers(state, player, card)
            ):
                return False
        change = reduction(state, context, card)
        # What the pool need not hold: the cost can be reduced no further, so it counts beside it.
        spared = roaming_penalty(state, card) if effect.unpenalised else 0
        spared = spared if spared and is_roaming(state, card) else 0
        return playing.can_play(
            state, player, card, change, reserved=-spared, despite_dead=effect.despite_dead_copy
        )

    return playable


_KNOWN_PLACES: Final = (am.Zone.HAND, am.Zone.DISCARD_PILE, am.Zone.STACKED, am.Zone.DEAD_PILE)


def _must_be_there(target: ef.AnyTarget) -> bool:
    """Whether a card to play must be there before the action is begun (4.2, "effect").

    Anywhere but in a draw deck, of which nobody must find a card.
    """
    if target is Reference.THIS:
        return True
    return (
        isinstance(target, ef.CardsIn)
        and target.zone in _KNOWN_PLACES
        and target.or_zone is not am.Zone.DRAW_DECK
        and target.least is None
    )


def _was_named(state: State, context: Context, card: int) -> bool:
    """Whether the action has chosen a card before, as to discard it for its cost.

    Such a card was not in the discard pile when the action began (4.2, "effect").
    """
    return any(
        isinstance(entry, tuple) and card in entry for entry in state.memory.get(context.action, ())
    )


def _play_several(effect: ef.Play, target: ef.CardsIn, compilation: Compilation) -> Compiled:
    """Play cards one after another: each is paid for before the next is chosen."""
    up_to = target.least == 0
    single = _play(
        replace(effect, target=replace(target, count=1, least=0 if up_to else None)), compilation
    )
    program = compilation.program(single.steps)
    count = compile_amount(target.count) if target.count is not None else None
    assert program is not None

    def play_each(state: State, context: Context) -> None:
        state.push(_play_next, program, context, count(state, context) if count else _ANY_NUMBER)

    possible = always if up_to else single.possible
    steps: tuple[Step, ...] = (*numbers_asked(target.count), play_each)
    return Compiled(possible, steps, single.useful, begins=single.begins)


_ANY_NUMBER: Final = 99


def _play_next(state: State, program: Program, context: Context, left: int) -> None:
    """Step: play one more card, and go on if there was one."""
    if left > 1:
        state.push(_play_another, program, context, left - 1)
    run(state, program, 0, context)


def _play_another(state: State, program: Program, context: Context, left: int) -> None:
    """Step: go on playing cards, unless the player is done or there was none."""
    if last_group(state, context):
        _play_next(state, program, context, left)


EFFECTS.update(
    {
        ef.Play: _play,
    }
)
