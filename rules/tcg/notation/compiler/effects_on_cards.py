"""Effects on cards in play and out of it: discard, return, take, play, stack, transfer."""

from dataclasses import replace

from rules.tcg.engine import board, piles, playing, wounds
from rules.tcg.engine.bans import PLAY_FROM_PILES, is_forbidden
from rules.tcg.engine.blueprint import Context, Program, Step, Test
from rules.tcg.engine.codes import (
    BORNE,
    BY_CHOICE,
    DISCARDED_FROM_HAND,
    FELLOWSHIP,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    ON_PATH,
    RETURNED,
    STACKED,
    TAKEN_INTO_HAND,
)
from rules.tcg.engine.execution import leave_unpaid, run
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import EVENT
from rules.tcg.engine.triggers import can_play_event, emit_later, is_own_side, play_event
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.amounts import compile_amount
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.durations import code_of_duration
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.filters import (
    Cards,
    compile_cards,
    compile_known,
)
from rules.tcg.notation.compiler.memory import last_group, note_former_bearer, note_host, noted_host
from rules.tcg.notation.compiler.piles import (
    shuffles_after,
)
from rules.tcg.notation.compiler.qualities import compile_giving
from rules.tcg.notation.compiler.selection import choose_in_play, numbers_asked
from rules.tcg.notation.compiler.targets import compile_target
from rules.tcg.notation.filters import Filter

# --- leaving play, and moving between piles ---


def _discard(effect: ef.Discard, compilation: Compilation) -> Compiled:
    ident = BY_CHOICE if compilation.choosing else -1
    remembers = compilation.remembers

    def can_discard(state: State, context: Context, card: int) -> bool:
        return not board.in_play(state, card) or wounds.can_discard(state, card)

    def discard(state: State, context: Context, card: int, action: int) -> None:
        zone = state.zone[card]
        if zone in (IN_PLAY, BORNE):
            if zone == BORNE and remembers:
                note_former_bearer(state, context, state.bearer[card])
            state.push(wounds.discard_from_play, card, context.source, action)
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
        was_open = state.zone[card] not in (IN_HAND, IN_DECK)
        known = piles.everybody(state) if was_open else _knowing(state, context, card, effect)
        if state.zone[card] != ON_PATH:
            piles.put_into_deck(state, card, beneath=beneath, known_to=known)
        if shuffles:
            piles.shuffle_deck(state, state.owner[card])

    return compile_target(compilation, effect.target, put)


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


def _stack(effect: ef.Stack, compilation: Compilation) -> Compiled:
    """Stack cards on one that is known, or on one that is chosen before them."""
    before: tuple[Step, ...] = ()
    hosts: Cards = noted_host
    host_possible: Test | None = None
    if isinstance(effect.on, ef.Choose):
        chosen = choose_in_play(compilation, effect.on, None)
        before = (*chosen.steps, note_host)
        host_possible = chosen.possible
    else:
        known = compile_known(effect.on) if isinstance(effect.on, Filter) else None
        if known is None:
            raise compilation.no_meaning(effect.on)
        hosts = known

    def stack(state: State, context: Context, card: int, action: int) -> None:
        found = hosts(state, context)
        if found and found[0] != card:
            board.stack(state, card, found[0])
        else:
            leave_unpaid(state, action)

    def has_host(state: State, context: Context) -> bool:
        if host_possible is not None:
            return host_possible(state, context)
        return bool(hosts(state, context))

    stacked = compile_target(compilation, effect.target, stack)

    def possible(state: State, context: Context) -> bool:
        return has_host(state, context) and stacked.possible(state, context)

    def useful(state: State, context: Context) -> bool:
        return has_host(state, context) and stacked.useful(state, context)

    return Compiled(possible, (*before, *stacked.steps), useful, stacked.demand)


def _transfer(effect: ef.Transfer, compilation: Compilation) -> Compiled:
    """Transfer a card: the one meant is known or chosen first, then its new bearer."""
    if isinstance(effect.target, ef.CardsIn):
        return _transfer_chosen(effect, compilation)
    known = (
        compile_cards(effect.target.filter)
        if isinstance(effect.target, ef.Choose | ef.Each)
        else compile_known(effect.target)
    )
    assert known is not None
    if effect.to is None:

        def to_support(state: State, context: Context, card: int, action: int) -> None:
            if state.zone[card] == BORNE:
                playing.move_to(state, card, -1)

        return compile_target(compilation, effect.target, to_support)
    if isinstance(effect.target, ef.Choose):
        return _transfer_chosen(effect, compilation)

    def has_room(state: State, context: Context, bearer: int) -> bool:
        return board.in_play(state, bearer) and all(
            playing.has_room_for(state, bearer, card) for card in known(state, context)
        )

    def transfer(state: State, context: Context, bearer: int, action: int) -> None:
        if not has_room(state, context, bearer):
            return
        for card in known(state, context):
            if board.in_play(state, card) and state.bearer[card] != bearer:
                playing.move_to(state, card, bearer)

    return compile_target(compilation, effect.to, transfer, eligible=has_room)


def _transfer_chosen(effect: ef.Transfer, compilation: Compilation) -> Compiled:
    """Transfer a card that is chosen to a bearer that is chosen after it."""

    def nothing(state: State, context: Context, card: int, action: int) -> None:
        return

    def may_bear(state: State, context: Context, bearer: int) -> bool:
        for entry in state.memory.get(context.action, ())[::-1]:
            if isinstance(entry, tuple):
                if not entry:
                    return False  # no card was there to transfer
                return may_go_to(state, entry[0], bearer)
        return True

    def may_go_to(state: State, item: int, bearer: int) -> bool:
        if not board.in_play(state, bearer) or not playing.has_room_for(state, bearer, item):
            return False
        test = state.blueprints[item].bearer
        if test is None:
            # A card of the support area has no bearer of its own: it goes where this text says.
            return state.zone[item] != BORNE
        if bearer == state.bearer[item]:
            return False
        return test(state, Context(item, state.owner[item]), bearer)

    def transfer(state: State, context: Context, bearer: int, action: int) -> None:
        groups = [
            entry for entry in state.memory[context.action] if isinstance(entry, tuple) and entry
        ]
        items = [group for group in groups if group != (bearer,)]
        for card in items[-1] if items else ():
            if board.in_play(state, card):
                playing.move_to(state, card, bearer)
            elif state.zone[card] == IN_DISCARD:
                playing.bring_to(state, card, bearer)

    assert effect.to is not None
    item = compile_target(compilation, effect.target, nothing)
    bearer = compile_target(compilation, effect.to, transfer, eligible=may_bear)
    return Compiled(item.possible, (*item.steps, *bearer.steps), item.useful, item.demand)


# --- playing a card ---


def _play(effect: ef.Play, compilation: Compilation) -> Compiled:
    if isinstance(effect.target, ef.CardsIn) and effect.target.count != 1:
        return _play_several(effect, effect.target, compilation)
    discount = compile_amount(effect.cost)
    hosts = compile_cards(effect.on) if effect.on is not None else None
    give = (
        compile_giving(effect.then, code_of_duration(effect.until), compilation)
        if effect.then
        else None
    )

    from_discard_pile = (
        isinstance(effect.target, ef.CardsIn) and effect.target.zone is am.Zone.DISCARD_PILE
    )

    def reduction(state: State, context: Context, card: int) -> int:
        if effect.free:
            return -twilight_cost(state, card)
        return discount(state, context)

    def playable(state: State, context: Context, card: int) -> bool:
        player = context.player
        if not is_own_side(state, player, card):
            return False
        if from_discard_pile and _was_named(state, context, card):
            return False
        from_pile = state.zone[card] in (IN_DECK, IN_DISCARD)
        if from_pile and state.in_force.bans and is_forbidden(state, player, PLAY_FROM_PILES):
            return False
        if state.blueprints[card].traits & EVENT:
            event = state.blueprints[card].event
            # An event that answers something is played in answer to it only.
            if event is None or event.events:
                return False
            less = reduction(state, context, card)
            return can_play_event(state, Context(card, player), event, less)
        if hosts is not None:
            on = hosts(state, context)
            if state.blueprints[card].bearer is None or not any(
                place in on for place in playing.bearers(state, player, card)
            ):
                return False
        return playing.can_play(state, player, card, reduction(state, context, card))

    def play(state: State, context: Context, card: int, action: int) -> None:
        player = context.player
        if state.blueprints[card].traits & EVENT:
            play_event(state, player, card, None, reduction(state, context, card))
            return
        on = tuple(hosts(state, context)) if hosts is not None else None
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
    return Compiled(
        played.possible,
        (*played.steps, *after),
        played.useful,
        played.demand,
        begins=played.possible if _must_be_there(effect.target) else always,
    )


def _must_be_there(target: ef.AnyTarget) -> bool:
    """Whether a card to play must be there before the action is begun (4.2, "effect")."""
    return (
        isinstance(target, ef.CardsIn)
        and target.zone in (am.Zone.HAND, am.Zone.DISCARD_PILE)
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
    return Compiled(possible, (*numbers_asked(target.count), play_each), single.useful)


_ANY_NUMBER = 99


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
        ef.Discard: _discard,
        ef.ReturnToHand: _return_to_hand,
        ef.TakeIntoHand: _take_into_hand,
        ef.PutIntoDeck: _put_into_deck,
        ef.PutIntoDiscardPile: _put_into_discard_pile,
        ef.RemoveFromGame: _remove_from_game,
        ef.Stack: _stack,
        ef.Transfer: _transfer,
        ef.Play: _play,
    }
)
