"""Playing cards to the table."""

from collections.abc import Iterable
from typing import Final

from rules.tcg.engine.modifiers.numbers import (
    has,
    twilight_cost,
)
from rules.tcg.engine.modifiers.relations import CANNOT_BEAR, COST_ON_BEARER, related
from rules.tcg.engine.modifiers.toil import least_cost
from rules.tcg.engine.operations.paying_less import pay_less
from rules.tcg.engine.operations.wounds import make_exhausted
from rules.tcg.engine.state.bans import PLAY_CARD
from rules.tcg.engine.state.codes import (
    COMES_EXHAUSTED,
    IN_DECK,
    IN_HAND,
    IN_VOID,
    PLAYED,
    STACKED,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import Context, standing_context
from rules.tcg.engine.state.prints import TURN_IS_REMEMBERED
from rules.tcg.engine.state.state import TWO_PLAYERS, State
from rules.tcg.engine.state.traits import (
    COMPANION,
    EVENT,
    FREE_PEOPLES,
    ITEM,
    ITEM_CLASSES,
    UNIQUE,
)
from rules.tcg.engine.state.turn_memory import (
    PLAYED_FROM_DECK,
    PLAYED_FROM_HAND,
    PLAYED_FROM_SITE,
    PLAYED_FROM_STACK,
)
from rules.tcg.engine.steps.execution import UNPAID, begin_action, chosen_last, end_action, run
from rules.tcg.engine.steps.played_events import pay_twilight
from rules.tcg.engine.steps.triggers import (
    emit_later,
    gained_costs,
    is_heard,
    play_event,
)
from rules.tcg.engine.zones.board import (
    attach,
    discard,
    put_into_play,
    take_out,
)
from rules.tcg.engine.zones.piles import shuffle_deck

RULE_OF_NINE: Final = 9
FRODO: Final = "Frodo"


def can_play(
    state: State,
    player: int,
    card: int,
    discount: int = 0,
    *,
    reserved: int = 0,
    despite_dead: bool = False,
) -> bool:
    """Whether a card that goes to the table may be played now: all it asks for is there.

    `discount` is added to its twilight cost; `reserved` is what else is to be paid from the pool.
    `despite_dead` where a copy in the dead pile does not stand in its way.
    """
    blueprint = state.blueprints[card]
    traits = blueprint.traits
    if not traits & FREE_PEOPLES and not can_afford(state, player, card, discount, reserved):
        return False
    if traits & UNIQUE and is_taken(state, player, card, despite_dead=despite_dead):
        return False
    if traits & COMPANION and not may_join(state, player, card):
        return False
    if state.in_force.bans and state.is_forbidden(player, PLAY_CARD, card):
        return False
    price = blueprint.to_play
    if price is not None and not price.allowed(state, standing_context(card, player)):
        return False
    if state.in_force.lent and not all(
        cost.allowed(state, Context(card, player)) for cost in gained_costs(state, card)
    ):
        return False
    return blueprint.bearer is None or bool(bearers(state, player, card))


def can_afford(state: State, player: int, card: int, discount: int, reserved: int) -> bool:
    """Whether the twilight pool holds a Shadow card's cost, on the bearer that makes it least.

    Twilight that its own text asks for is paid from the same pool.
    """
    blueprint = state.blueprints[card]
    if blueprint.bearer is not None and _cost_hangs_on_bearer(state, card):
        changes = [_cost_on(state, on, card) for on in bearers(state, player, card)]
        discount += min(changes, default=0)
    price = blueprint.to_play
    if price is not None and price.twilight is not None:
        reserved += price.twilight(state, Context(card, player))
    return least_cost(state, player, card, discount) + reserved <= state.twilight


def may_join(state: State, player: int, card: int) -> bool:
    """Whether a companion may join the fellowship.

    Not where it is full, and no Frodo who is a Ring-bearer himself where another bears the
    Ring (4.2, "Ring-bearer").
    """
    known = state.blueprints[card].card
    if known.title == FRODO and known.may_bear_ring:
        bearer = state.ring_bearer[player]
        if state.blueprints[bearer].title != FRODO:
            return False
    return not fellowship_is_full(state, player, card)


def is_taken(state: State, player: int, card: int, *, despite_dead: bool = False) -> bool:
    """Whether a unique card of this title is in play or in the dead pile (2.0, "Uniqueness").

    `despite_dead` where the dead pile is not looked at.

    A player's own inactive cards count as little as an opponent's: Shadow cards in the
    player's own turn, Free Peoples cards in another's.
    """
    blueprints = state.blueprints
    attached = state.attached
    title = blueprints[card].title
    free_peoples = blueprints[card].traits & FREE_PEOPLES
    rows = [state.companions[player], state.allies[player], state.support[player]]
    if not free_peoples:
        rows += [state.minions, state.companions[state.active], state.allies[state.active]]
    for row in rows:
        for other in row:
            if blueprints[other].title == title and _is_unique_copy(
                state, player, other, free_peoples
            ):
                return True
            for item in attached[other]:
                if blueprints[item].title == title and _is_unique_copy(
                    state, player, item, free_peoples
                ):
                    return True
    # A card that is played from the dead pile does not stand in its own way.
    return not despite_dead and any(
        dead != card and blueprints[dead].title == title and blueprints[dead].traits & UNIQUE
        for dead in state.dead[player]
    )


def _is_unique_copy(state: State, player: int, card: int, free_peoples: int) -> bool:
    blueprint = state.blueprints[card]
    return (
        bool(blueprint.traits & UNIQUE)
        and state.owner[card] == player
        and bool(blueprint.traits & FREE_PEOPLES) == bool(free_peoples)
    )


def fellowship_is_full(state: State, player: int, played: int = -1) -> bool:
    """Whether nine companions are in play and in the dead pile (2.0, "The rule of 9").

    The one that is being played is not counted, though it may lie in the dead pile.
    """
    companions = len(state.companions[player])
    if companions + len(state.dead[player]) < RULE_OF_NINE:
        return False
    dead = sum(
        1
        for card in state.dead[player]
        if card != played and state.blueprints[card].traits & COMPANION
    )
    return companions + dead >= RULE_OF_NINE


def bearers(state: State, player: int, card: int) -> list[int]:
    """Return what may bear a card: of the right kind, its class not yet borne.

    A Free Peoples card goes on its owner's characters, a Shadow possession or artifact on its
    owner's minions; conditions go on anything their text allows, but a Shadow player's on
    nothing that belongs to another Shadow player (4.2, "Shadow cards").
    """
    if state.blueprints[card].traits & ITEM:
        return bearers_among(state, player, card, _own_cards(state, player))
    return bearers_among(state, player, card, _cards_in_reach(state, player))


def bearers_among(state: State, player: int, card: int, candidates: Iterable[int]) -> list[int]:
    """Return which of these cards may bear another, in any zone and in any player's turn."""
    blueprint = state.blueprints[card]
    assert blueprint.bearer is not None
    context = standing_context(card, player)
    classes = blueprint.traits & ITEM_CLASSES
    barred = CANNOT_BEAR in state.in_force.relations
    return [
        other
        for other in candidates
        if blueprint.bearer(state, context, other)
        and not (classes and bears_class(state, other, card))
        and not (barred and related(state, CANNOT_BEAR, other, card))
    ]


def _own_cards(state: State, player: int) -> list[int]:
    """Return the cards on the table, not borne, that a player owns and that are active."""
    if player == state.active:
        return state.companions[player] + state.allies[player] + state.support[player]
    owner = state.owner
    return [minion for minion in state.minions if owner[minion] == player] + state.support[player]


def _cards_in_reach(state: State, player: int) -> list[int]:
    """Return the cards on the table, not borne, and sites that may bear a player's conditions."""
    owner = state.owner
    cards = [*state.companions[state.active], *state.allies[state.active], *state.minions]
    for seat in state.alive():
        cards += state.support[seat]
    if state.players > TWO_PLAYERS and player != state.active:
        cards = [card for card in cards if owner[card] in (player, state.active)]
    return cards + state.path


def bears_class(state: State, character: int, card: int) -> bool:
    """Whether a character bears items of the card's class that leave no room for it.

    One item of a class is the limit, or two where one of them says that it may be borne in
    addition to another.
    """
    if not state.attached[character]:
        return False
    blueprints = state.blueprints
    classes = blueprints[card].traits & ITEM_CLASSES
    borne = [
        item
        for item in state.attached[character]
        if blueprints[item].traits & classes and blueprints[item].traits & ITEM
    ]
    if len(borne) != 1:
        return bool(borne)
    if not (blueprints[card].joins_another or blueprints[borne[0]].joins_another):
        return True
    return not (
        _joins_another(state, card, character) or _joins_another(state, borne[0], character)
    )


def _joins_another(state: State, item: int, character: int) -> bool:
    """Whether a text lets a character bear an item in addition to another of its class."""
    blueprint = state.blueprints[item]
    if not blueprint.joins_another or blueprint.joins_another_on is None:
        return blueprint.joins_another
    return blueprint.joins_another_on(state, Context(item, state.owner[item]), character)


def play_card(
    state: State, player: int, card: int, discount: int = 0, on: tuple[int, ...] | None = None
) -> None:
    """Play a card to the table: pay what it asks for, choose its bearer, put it into play.

    An event with toil comes here too, for those who toil are chosen first.

    `discount` is added to its twilight cost, `on` are the only cards that may bear it.
    """
    note_origin(state, player, card)
    take_out(state, card)
    if state.blueprints[card].bearer is not None and _cost_hangs_on_bearer(state, card):
        state.push(_choose_bearer_first, player, card, discount, on)
    else:
        pay_less(state, player, card, discount, on, _pay)


def note_origin(state: State, player: int, card: int) -> None:
    """Remember from where a card is played: hand, draw deck, or a stack, and on what."""
    if state.possible & TURN_IS_REMEMBERED:
        zone = state.zone[card]
        host = state.bearer[card] if zone == STACKED else -1
        from_site = host >= 0 and state.control.get(host, -1) == player
        state.uses[(card, PLAYED_FROM_SITE, True)] = int(from_site)
        state.uses[(card, PLAYED_FROM_HAND, True)] = int(zone == IN_HAND)
        state.uses[(card, PLAYED_FROM_DECK, True)] = int(zone == IN_DECK)
        state.uses[(card, PLAYED_FROM_STACK, True)] = host + 1


def _choose_bearer_first(
    state: State, player: int, card: int, discount: int, on: tuple[int, ...] | None
) -> None:
    """Step: choose who will bear a card whose cost hangs on that; a Shadow card's must be paid."""
    is_free_peoples = bool(state.blueprints[card].traits & FREE_PEOPLES)
    options = [
        Option(Verb.CHOOSE, card, bearer)
        for bearer in bearers(state, player, card)
        if (on is None or bearer in on)
        and (is_free_peoples or _least_on(state, player, card, bearer, discount) <= state.twilight)
    ]
    if not options:
        discard(state, card)
        return
    arguments = (player, discount)
    state.ask(player, Question.BEARER, options, _bearer_chosen_first, *arguments, source=card)


def _least_on(state: State, player: int, card: int, bearer: int, discount: int) -> int:
    return least_cost(state, player, card, discount + _cost_on(state, bearer, card))


def _cost_hangs_on_bearer(state: State, item: int) -> bool:
    """Whether an item costs more or less on one bearer than on another."""
    own = state.blueprints[item].own_costs_on
    return bool(own) or COST_ON_BEARER in state.in_force.relations


def _cost_on(state: State, bearer: int, card: int) -> int:
    change = related(state, COST_ON_BEARER, bearer, card)
    context = Context(card, state.owner[card])
    for relation in state.blueprints[card].own_costs_on:
        change += relation(state, context, bearer, card)
    return change


def _bearer_chosen_first(state: State, option: Option, player: int, discount: int) -> None:
    change = _cost_on(state, option.target, option.card)
    pay_less(state, player, option.card, discount + change, (option.target,), _pay)


def _pay(state: State, player: int, card: int, discount: int, on: tuple[int, ...] | None) -> None:
    """Pay twilight first, then what the card's text asks for (4.2, "playing a card")."""
    if state.blueprints[card].traits & EVENT:
        play_event(state, player, card, None, discount)
        return
    pay_twilight(state, card, twilight_cost(state, card, discount))
    price = state.blueprints[card].to_play
    gained = gained_costs(state, card) if state.in_force.lent else []
    if price is None and state.blueprints[card].bearer is None and not gained:
        _put_into_play(state, player, card, -1)
        return
    context = begin_action(state, card, player)
    state.push(end_action, context.action)
    state.push(_place, player, card, on, context.action)
    for cost in gained if price is None else (price, *gained):
        if cost.costs is not None:
            state.push(run, cost.costs, 0, context)


def _place(state: State, player: int, card: int, on: tuple[int, ...] | None, action: int) -> None:
    """Step: put a card whose text asks for something into play, under the bearer that is chosen.

    One whose cost was not paid after all, or that nobody can bear any more, is discarded.
    """
    if UNPAID in state.memory[action]:
        discard(state, card)
        return
    if state.blueprints[card].bearer is None:
        _put_into_play(state, player, card, -1)
        return
    if state.blueprints[card].plays_on_payer:
        on = chosen_last(state, action)
    options = [
        Option(Verb.CHOOSE, card, bearer)
        for bearer in bearers(state, player, card)
        if on is None or bearer in on
    ]
    if not options:
        discard(state, card)
        return
    state.ask(player, Question.BEARER, options, _bearer_chosen, player, source=card)


def _bearer_chosen(state: State, option: Option, player: int) -> None:
    _put_into_play(state, player, option.card, option.target)


def _put_into_play(state: State, player: int, card: int, bearer: int) -> None:
    state.note("played", player, card, bearer)
    state.played_this_phase |= {card}
    emit_later(state, PLAYED, card, bearer, -1, player)
    if bearer >= 0:
        attach(state, card, bearer)
    else:
        put_into_play(state, card)
        if state.possible >> COMES_EXHAUSTED & 1 and has(state, COMES_EXHAUSTED, card):
            make_exhausted(state, card)


def start_with(state: State, player: int, card: int) -> None:
    """Play a companion of the starting fellowship from the draw deck, without twilight.

    Whatever else its text asks for to play it is paid (4.2, "starting fellowship": no tokens go
    into the twilight pool, and nothing else is left out).
    """
    state.decks[player].remove(card)
    state.zone[card] = IN_VOID
    if is_heard(state, PLAYED, card):
        # Its text may draw or look at cards: the deck must not lie as the list was written.
        shuffle_deck(state, player)
    price = state.blueprints[card].to_play
    if price is None or price.costs is None:
        _start(state, player, card)
        return
    context = begin_action(state, card, player)
    state.push(end_action, context.action)
    state.push(_start_if_paid, player, card, context.action)
    state.push(run, price.costs, 0, context)


def _start_if_paid(state: State, player: int, card: int, action: int) -> None:
    """Step: a companion whose cost was not paid after all is discarded."""
    if UNPAID in state.memory[action]:
        discard(state, card)
    else:
        _start(state, player, card)


def _start(state: State, player: int, card: int) -> None:
    state.note("started with", player, card)
    emit_later(state, PLAYED, card, -1, -1, player)
    put_into_play(state, card)
