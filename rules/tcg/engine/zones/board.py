"""Moving cards between the places of the table, and taking them off it."""

from typing import Final

from rules.tcg.engine.modifiers.changes import _forget_changes, add_to_row
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.state.codes import (
    BORNE,
    DISCARDS_LEAVE_THE_GAME,
    IN_ADVENTURE_DECK,
    IN_DEAD_PILE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IN_VOID,
    REMOVED,
    RESISTANCE,
    SITE_NUMBER,
    STACKED,
    STRENGTH,
    VITALITY,
)
from rules.tcg.engine.state.state import TEXTS, State
from rules.tcg.engine.state.traits import ALLY, COMPANION, MINION, THE_ONE_RING

# What a borne card adds to its bearer: the numbers printed on possessions and artifacts.
LENT: Final = (STRENGTH, VITALITY, RESISTANCE, SITE_NUMBER)


def in_play(state: State, card: int) -> bool:
    """Whether a card is on the table, borne or not."""
    return state.zone[card] == IN_PLAY or state.zone[card] == BORNE


def _row(state: State, card: int) -> list[int]:
    """Return the row of the table in which a card of its kind lies."""
    traits = state.blueprints[card].traits
    if traits & MINION:
        return state.minions
    owner = state.owner[card]
    if traits & COMPANION:
        return state.companions[owner]
    if traits & ALLY:
        return state.allies[owner]
    return state.support[owner]


def put_into_play(state: State, card: int) -> None:
    """Place a card in its row; its text is in force from now on."""
    place_in_row(state, card)
    if state.blueprints[card].passive:
        refresh(state)


def place_in_row(state: State, card: int) -> None:
    """Place a card in its row: the fellowship, the minions, or its owner's support area."""
    state.zone[card] = IN_PLAY
    state.known.pop(card, None)
    state.played |= {card}
    if state.unsettled == TEXTS:
        state.unsettled = True
    _row(state, card).append(card)


def attach(state: State, card: int, bearer: int) -> None:
    """Place a card under its bearer; its text is in force from now on."""
    place_under(state, card, bearer)
    if state.blueprints[card].passive:
        refresh(state)


def place_under(state: State, card: int, bearer: int) -> None:
    """Place a card under its bearer, who gains what it adds to strength and vitality."""
    state.zone[card] = BORNE
    state.known.pop(card, None)
    state.set_bearer(card, bearer)
    state.set_attached(bearer, (*state.attached[bearer], card))
    _lend(state, card, bearer, 1)


def detach(state: State, card: int) -> None:
    """Take a card from under its bearer, who loses what it added."""
    bearer = state.bearer[card]
    state.set_attached(bearer, tuple(item for item in state.attached[bearer] if item != card))
    state.set_bearer(card, -1)
    state.zone[card] = IN_VOID
    _lend(state, card, bearer, -1)


def move_to_support_area(state: State, card: int) -> None:
    """Place a borne card in its owner's support area."""
    detach(state, card)
    state.zone[card] = IN_PLAY
    state.support[state.owner[card]].append(card)
    refresh(state)


def _lend(state: State, card: int, bearer: int, sign: int) -> None:
    """Add to the bearer what a borne card prints, or take it back."""
    printed = state.blueprints[card].printed
    for statistic in LENT:
        if printed[statistic]:
            add_to_row(state, statistic, bearer, sign * printed[statistic])
            if statistic != STRENGTH:
                state.unsettled = True


def leave_play(state: State, card: int) -> None:
    """Take a card off the table; what it bears and what is stacked on it is discarded (2.0)."""
    blueprint = state.blueprints[card]
    if state.zone[card] == BORNE:
        detach(state, card)
    else:
        _row(state, card).remove(card)
    state.zone[card] = IN_VOID
    for item in state.attached[card]:
        if state.blueprints[item].traits & THE_ONE_RING:
            detach(state, item)
        else:
            discard(state, item)
    speaks = blueprint.passive
    for item in state.stacks.pop(card, ()):
        state.set_bearer(item, -1)
        _to_discard_pile(state, item)
        speaks = speaks or bool(state.blueprints[item].while_stacked)
    if state.wounds[card]:
        state.set_wounds(card, 0)
    _drop_tokens(state, card)
    state.named.pop(card, None)
    if blueprint.move_limits:
        # Played again in the same turn it counts once more (4.2, "modifier").
        state.uses = {key: count for key, count in state.uses.items() if key[0] != card}
    gave_text = any(granted.card == card for granted in state.granted)
    _leave_skirmish(state, card)
    _forget_changes(state, card)
    if speaks or gave_text:
        refresh(state)


def _drop_tokens(state: State, card: int) -> None:
    if state.tokens:
        state.tokens = {key: count for key, count in state.tokens.items() if key[0] != card}


def _leave_skirmish(state: State, card: int) -> None:
    if state.blueprints[card].traits & MINION:
        if state.assigned[card]:
            state.set_assigned(card, ())
        if card in state.skirmish_minions:
            state.skirmish_minions.remove(card)
            state.removed_from_skirmish.append(card)
    elif card == state.skirmisher:
        state.skirmisher = -1
        state.removed_from_skirmish.append(card)
    else:
        for minion in state.minions:
            if card in state.assigned[minion]:
                unassign(state, minion, card)


def minions_facing(state: State, character: int) -> list[int]:
    """Return the minions that are assigned to a character."""
    return [minion for minion in state.minions if character in state.assigned[minion]]


def unassign(state: State, minion: int, character: int) -> None:
    """A minion is no longer assigned to a character."""
    assigned = state.assigned[minion]
    if character in assigned:
        state.set_assigned(minion, tuple(other for other in assigned if other != character))


def _to_discard_pile(state: State, card: int) -> None:
    if state.possible >> DISCARDS_LEAVE_THE_GAME & 1 and game_number(
        state, DISCARDS_LEAVE_THE_GAME
    ):
        _to_removed_pile(state, card)
        return
    state.zone[card] = IN_DISCARD
    state.known.pop(card, None)
    state.discards[state.owner[card]].append(card)
    if state.blueprints[card].while_discarded:
        refresh(state)


def discard(state: State, card: int) -> None:
    """Put a card from anywhere into its owner's discard pile."""
    zone = state.zone[card]
    owner = state.owner[card]
    if zone in (IN_PLAY, BORNE):
        leave_play(state, card)
        state.note("discarded", card)
    elif zone == IN_HAND:
        state.hands[owner].remove(card)
        state.note("discarded from hand", card)
    elif zone == IN_DECK:
        state.decks[owner].remove(card)
        state.note("discarded from deck", card)
    elif zone == STACKED:
        unstack(state, card)
        state.note("discarded", card)
    elif zone == IN_DEAD_PILE:
        state.dead[owner].remove(card)
    elif zone == IN_DISCARD:
        return
    _to_discard_pile(state, card)


def take_out(state: State, card: int) -> None:
    """Take a card out of wherever it is, into the void: it is being played or moved."""
    zone = state.zone[card]
    owner = state.owner[card]
    if zone in (IN_PLAY, BORNE):
        leave_play(state, card)
    elif zone == IN_HAND:
        state.hands[owner].remove(card)
    elif zone == IN_DECK:
        state.decks[owner].remove(card)
    elif zone == IN_DISCARD:
        state.discards[owner].remove(card)
        if state.blueprints[card].while_discarded:
            refresh(state)
    elif zone == IN_DEAD_PILE:
        state.dead[owner].remove(card)
    elif zone == STACKED:
        unstack(state, card)
    elif zone == IN_ADVENTURE_DECK:
        state.adventure[owner].remove(card)
    elif zone == REMOVED:
        state.removed[owner].remove(card)
    state.zone[card] = IN_VOID
    state.known.pop(card, None)


def bury(state: State, card: int) -> None:
    """Place a killed companion or ally in the dead pile."""
    leave_play(state, card)
    state.zone[card] = IN_DEAD_PILE
    state.dead[state.owner[card]].append(card)


def remove_from_game(state: State, card: int) -> None:
    """Take a card out of the game; the pile lies open (4.2, "removed from game pile")."""
    take_out(state, card)
    _to_removed_pile(state, card)


def _to_removed_pile(state: State, card: int) -> None:
    state.zone[card] = REMOVED
    state.known.pop(card, None)
    state.removed[state.owner[card]].append(card)
    state.note("removed from the game", card)


def stack(state: State, card: int, host: int) -> None:
    """Stack a card on another; a stacked card is not active and lies open."""
    take_out(state, card)
    state.zone[card] = STACKED
    state.set_bearer(card, host)
    state.stacks[host] = (*state.stacks.get(host, ()), card)
    state.note("stacked", card, host)
    if state.blueprints[card].while_stacked:
        refresh(state)


def unstack(state: State, card: int) -> None:
    """Take a card from the stack it is in."""
    host = state.bearer[card]
    left = tuple(item for item in state.stacks[host] if item != card)
    if left:
        state.stacks[host] = left
    else:
        del state.stacks[host]
    state.set_bearer(card, -1)
    if state.blueprints[card].while_stacked:
        refresh(state)
