"""Changes of numbers and words that last for a while, and their end."""

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import (
    GAINED_TRAITS,
    IS_MINION,
    LOST_TRAITS,
    RESISTANCE,
    STRENGTH,
    VITALITY,
)
from rules.tcg.engine.state.records import Granted, Temporary
from rules.tcg.engine.state.state import State


def add_to_row(state: State, statistic: int, card: int, amount: int) -> None:
    """Change a kept number of a card; the row is replaced, for clones share it."""
    row = state.base[statistic][:]
    row[card] += amount
    state.base[statistic] = row


def _forget_changes(state: State, card: int) -> None:
    """Drop what lasted for a while on a card that leaves play: it is new when it returns."""
    if any(change.card == card for change in state.temporary):
        lasting = []
        for change in state.temporary:
            if change.card == card:
                _undo(state, change.statistic, card, change.amount)
            else:
                lasting.append(change)
        state.temporary = lasting
    if state.granted:
        state.granted = tuple(granted for granted in state.granted if granted.card != card)


def change_form(state: State, card: int, form: Blueprint) -> None:
    """Play a card by another blueprint from now on, with the words and numbers of that one."""
    before = state.blueprints[card]
    set_traits(state, card, state.traits[card] & ~before.traits | form.traits)
    for statistic in (STRENGTH, VITALITY):
        change = form.printed[statistic] - before.printed[statistic]
        if change:
            add_to_row(state, statistic, card, change)
    blueprints = list(state.blueprints)
    blueprints[card] = form
    state.blueprints = tuple(blueprints)


def _be_condition_again(state: State, card: int) -> None:
    """A card that was a minion for a while goes back to its owner's support area.

    One that leaves play has been taken from its row before.
    """
    form = state.blueprints[card]
    printed = form.original if form.original is not None else form
    assert printed.condition is not None
    change_form(state, card, printed.condition)
    if card in state.minions:
        state.minions.remove(card)
        state.support[state.owner[card]].append(card)
        if state.assigned[card]:
            state.set_assigned(card, ())
        refresh(state)


def _undo(state: State, statistic: int, card: int, amount: int) -> None:
    if statistic == IS_MINION:
        _be_condition_again(state, card)
    elif statistic == GAINED_TRAITS:
        set_traits(state, card, state.traits[card] & ~amount)
    elif statistic == LOST_TRAITS:
        set_traits(state, card, state.traits[card] | amount)
    elif statistic < len(state.base):
        add_to_row(state, statistic, card, -amount)
    else:
        _change_rare(state, statistic, card, -amount)
    if statistic in (VITALITY, RESISTANCE):
        state.unsettled = True


def set_traits(state: State, card: int, mask: int) -> None:
    """Set the words of a card; the row is replaced, for clones share it."""
    traits = state.traits[:]
    traits[card] = mask
    state.traits = traits


def _change_rare(state: State, statistic: int, card: int, amount: int) -> None:
    state.possible |= 1 << statistic
    total = state.rare.get((statistic, card), 0) + amount
    if total:
        state.rare[(statistic, card)] = total
    else:
        state.rare.pop((statistic, card), None)


def change_number(
    state: State, card: int, statistic: int, amount: int, until: int, source: int = -1
) -> None:
    """Change a number of a card in play (of the game, where card is -1) for a while.

    `source` is the card by whose text it changes.
    """
    if statistic < len(state.base):
        add_to_row(state, statistic, card, amount)
    else:
        _change_rare(state, statistic, card, amount)
    _note_change(state, until, statistic, card, amount, source)


def change_traits(state: State, card: int, statistic: int, mask: int, until: int) -> None:
    """Give a card words of the vocabulary, or take them from it, for a while."""
    before = state.traits[card]
    changed = mask & ~before if statistic == GAINED_TRAITS else mask & before
    if not changed:
        return
    after = before | changed if statistic == GAINED_TRAITS else before & ~changed
    state.possible |= 1 << GAINED_TRAITS
    set_traits(state, card, after)
    _note_change(state, until, statistic, card, changed)


def _note_change(
    state: State, until: int, statistic: int, card: int, amount: int, source: int = -1
) -> None:
    state.temporary.append(Temporary(until, statistic, card, amount, source))
    if statistic in (VITALITY, RESISTANCE):
        state.unsettled = True
    state.note("changed", card, statistic, amount)


def expire(state: State, *moments: int) -> None:
    """End the changes that last until one of these moments."""
    if state.temporary and any(change.until in moments for change in state.temporary):
        lasting = []
        for change in state.temporary:
            if change.until in moments:
                _undo(state, change.statistic, change.card, change.amount)
            else:
                lasting.append(change)
        state.temporary = lasting
    if state.granted and any(granted.until in moments for granted in state.granted):
        state.granted = tuple(granted for granted in state.granted if granted.until not in moments)
        refresh(state)
        state.unsettled = True


def rename_moments(state: State, names: dict[int, int]) -> None:
    """Make changes last until another moment: each of `names` until its value."""
    state.temporary = [
        Temporary(
            names.get(change.until, change.until),
            change.statistic,
            change.card,
            change.amount,
            change.source,
        )
        for change in state.temporary
    ]
    state.granted = tuple(
        Granted(
            names.get(granted.until, granted.until), granted.card, granted.context, granted.rule
        )
        for granted in state.granted
    )
