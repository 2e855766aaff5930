"""Effects that stack cards on others, and that transfer them to another bearer."""

from rules.tcg.engine.operations import transfers
from rules.tcg.engine.state.codes import (
    BORNE,
    IN_DISCARD,
    STACKED,
)
from rules.tcg.engine.state.parts import Context, Step, Test
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import leave_unpaid
from rules.tcg.engine.zones import board
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation, Compiled
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.known_cards import compile_known
from rules.tcg.notation.compiler.memory import note_host, noted_host
from rules.tcg.notation.compiler.selection import choose_in_play
from rules.tcg.notation.compiler.tables import Cards
from rules.tcg.notation.compiler.targets import compile_target
from rules.tcg.notation.filters import Filter, That


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

    # The one an event is about: where another copy of a text has stacked it, it is gone (4.2).
    eligible = _is_not_stacked if isinstance(effect.target, That) else None
    stacked = compile_target(compilation, effect.target, stack, eligible=eligible)

    def possible(state: State, context: Context) -> bool:
        return has_host(state, context) and stacked.possible(state, context)

    def useful(state: State, context: Context) -> bool:
        return has_host(state, context) and stacked.useful(state, context)

    return Compiled(possible, (*before, *stacked.steps), useful, stacked.demand)


def _is_not_stacked(state: State, context: Context, card: int) -> bool:
    return state.zone[card] != STACKED


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
                transfers.move_to(state, card, -1)

        return compile_target(compilation, effect.target, to_support)
    if isinstance(effect.target, ef.Choose):
        return _transfer_chosen(effect, compilation)

    def has_room(state: State, context: Context, bearer: int) -> bool:
        return board.in_play(state, bearer) and all(
            state.bearer[card] != bearer
            and transfers.has_room_for(state, bearer, card)
            and transfers.may_be_transferred(state, card)
            for card in known(state, context)
        )

    def transfer(state: State, context: Context, bearer: int, action: int) -> None:
        if not has_room(state, context, bearer):
            return
        for card in known(state, context):
            if board.in_play(state, card):
                transfers.move_to(state, card, bearer)

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
        if not board.in_play(state, bearer) or not transfers.has_room_for(state, bearer, item):
            return False
        if not transfers.may_be_transferred(state, item):
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
                transfers.move_to(state, card, bearer)
            elif state.zone[card] == IN_DISCARD:
                transfers.bring_to(state, card, bearer)

    assert effect.to is not None
    new_bearer = compile_known(effect.to) if isinstance(effect.to, Filter) else None

    def can_go(state: State, context: Context, item: int) -> bool:
        """Whether the bearer that is known beforehand can bear this one."""
        if new_bearer is None:
            return True
        return any(may_go_to(state, item, bearer) for bearer in new_bearer(state, context))

    item = compile_target(compilation, effect.target, nothing, eligible=can_go)
    bearer = compile_target(compilation, effect.to, transfer, eligible=may_bear)
    return Compiled(item.possible, (*item.steps, *bearer.steps), item.useful, item.demand)


EFFECTS.update(
    {
        ef.Stack: _stack,
        ef.Transfer: _transfer,
    }
)
