"""Burdens, threats, twilight and culture tokens."""

from collections.abc import Callable
from typing import Final

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations.losing import lose
from rules.tcg.engine.state.bans import (
    ADD_BURDENS,
    ADD_THREATS,
    CHANGE_CULTURE_TOKENS,
    REMOVE_BURDENS,
    REMOVE_THREATS,
)
from rules.tcg.engine.state.codes import (
    ABOUT_TO_ADD_BURDEN,
    ABOUT_TO_ADD_BURDENS,
    ABOUT_TO_ADD_THREAT,
    ABOUT_TO_ADD_THREATS,
    ABOUT_TO_ADD_TWILIGHT,
    BURDEN_ADDED,
    BURDEN_REMOVED,
    THREAT_ADDED,
    THREAT_REMOVED,
)
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import leave_unpaid, settle_prevented
from rules.tcg.engine.steps.triggers import emit, emit_later, is_heard

_FREE_PEOPLES: Final = "free_peoples"
_SIDES: Final = ("free_peoples", "shadow")
_FREE_PEOPLES_CULTURES: Final = ("dwarven", "elven", "gandalf", "gondor", "rohan", "shire")
_OF_BOTH_SIDES: Final = "gollum"


def _attempt(
    state: State,
    about: int,
    step: Callable[..., None],
    player: int,
    count: int,
    source: int,
    action: int,
) -> None:
    """Add tokens to a player or the pool, unless an answer to that prevents it."""
    if not is_heard(state, about):
        step(state, player, count, source, action)
        return
    ident = state.fresh_id()
    state.push(_unless_prevented, ident, step, player, count, source, action)
    emit(state, about, source, -1, ident, player)


def _unless_prevented(
    state: State,
    ident: int,
    step: Callable[..., None],
    player: int,
    count: int,
    source: int,
    action: int,
) -> None:
    if not settle_prevented(state, ident, action):
        step(state, player, count, source, action)


def add_burdens(state: State, player: int, count: int, source: int = -1, action: int = -1) -> None:
    """Add burdens; as many as the Ring-bearer's resistance corrupt them (2.0, "Losing").

    They can be prevented all together, or one by one.
    """
    if state.in_force.bans and state.is_forbidden(player, ADD_BURDENS, source):
        leave_unpaid(state, action)
        return
    _attempt(state, ABOUT_TO_ADD_BURDENS, _burdens_one_by_one, player, count, source, action)


def _burdens_one_by_one(state: State, player: int, count: int, source: int, action: int) -> None:
    if is_heard(state, ABOUT_TO_ADD_BURDEN):
        for _ in range(count):
            state.push(_one_burden, player, source, action)
    else:
        place_burdens(state, player, count, source)


def _one_burden(state: State, player: int, source: int, action: int) -> None:
    """Step: a burden is about to be added."""
    _attempt(state, ABOUT_TO_ADD_BURDEN, place_burdens, player, 1, source, action)


def place_burdens(
    state: State, player: int, count: int, source: int = -1, action: int = -1
) -> None:
    """Place burdens that nothing prevents any more."""
    if count <= 0:
        return
    state.burdens[player] += count
    state.note("burdens", player, count)
    for _ in range(count):
        emit_later(state, BURDEN_ADDED, source, -1, -1, player)
    if state.burdens[player] >= resistance(state, state.ring_bearer[player]):
        lose(state, player, "corrupted")


def remove_burdens(
    state: State, player: int, count: int, source: int = -1, action: int = -1, by: int = -1
) -> None:
    """Remove up to `count` burdens; a cost of `action` that cannot be paid is left unpaid.

    `by` is the player who removes them.
    """
    if state.in_force.bans and state.is_forbidden(player, REMOVE_BURDENS, source):
        leave_unpaid(state, action)
        return
    count = min(count, state.burdens[player])
    if count:
        state.burdens[player] -= count
        state.note("burdens", player, -count)
        for _ in range(count):
            emit_later(state, BURDEN_REMOVED, source, -1, -1, by)


def threats_that_fit(state: State, player: int) -> int:
    """Return how many threats may still be added: one for each companion (2.0, "Threats")."""
    return max(0, len(state.companions[player]) - state.threats[player])


def add_threats(state: State, player: int, count: int, source: int = -1, action: int = -1) -> None:
    """Add threats, never beyond the number of companions in play (2.0, "Threats")."""
    if state.in_force.bans and state.is_forbidden(player, ADD_THREATS, source):
        leave_unpaid(state, action)
        return
    count = min(count, threats_that_fit(state, player))
    if count > 0:
        _attempt(state, ABOUT_TO_ADD_THREATS, _threats_one_by_one, player, count, source, action)


def _threats_one_by_one(state: State, player: int, count: int, source: int, action: int) -> None:
    if is_heard(state, ABOUT_TO_ADD_THREAT):
        for _ in range(count):
            state.push(_one_threat, player, source, action)
    else:
        _place_threats(state, player, count, source, action)


def _one_threat(state: State, player: int, source: int, action: int) -> None:
    """Step: a threat is about to be added."""
    _attempt(state, ABOUT_TO_ADD_THREAT, _place_threats, player, 1, source, action)


def _place_threats(state: State, player: int, count: int, source: int, action: int) -> None:
    count = min(count, threats_that_fit(state, player))
    if count:
        state.threats[player] += count
        state.note("threats", player, count)
        for _ in range(count):
            emit_later(state, THREAT_ADDED, source, -1, -1, player)


def remove_threats(
    state: State, player: int, count: int, source: int = -1, action: int = -1, by: int = -1
) -> None:
    """Remove up to `count` threats; a cost of `action` that cannot be paid is left unpaid.

    `by` is the player who removes them.
    """
    if state.in_force.bans and state.is_forbidden(player, REMOVE_THREATS, source):
        leave_unpaid(state, action)
        return
    count = min(count, state.threats[player])
    if count:
        state.threats[player] -= count
        state.note("threats", player, -count)
        for _ in range(count):
            emit_later(state, THREAT_REMOVED, source, -1, -1, by)


def add_twilight(state: State, count: int, source: int = -1, action: int = -1) -> None:
    """Add twilight tokens to the pool."""
    if count > 0:
        _attempt(state, ABOUT_TO_ADD_TWILIGHT, _place_twilight, state.active, count, source, action)


def _place_twilight(state: State, player: int, count: int, source: int, action: int) -> None:
    state.twilight += count
    state.note("twilight", count)


def remove_twilight(state: State, count: int) -> None:
    """Remove up to `count` twilight tokens from the pool."""
    count = min(count, state.twilight)
    if count > 0:
        state.twilight -= count
        state.note("twilight", -count)


def culture_tokens(state: State, card: int, culture: str | None = None) -> int:
    """Return how many tokens of a culture, of a side's cultures or of any are on a card."""
    return sum(
        count
        for (on, word), count in state.tokens.items()
        if on == card and is_token_of(state, card, word, culture)
    )


def is_token_of(state: State, card: int, word: str, culture: str | None) -> bool:
    """Whether tokens of the culture `word` on a card count as tokens of a culture, or of a side.

    Both sides have Gollum cards: his tokens are of the side of the card they are on, as his
    Shadow cards are no Free Peoples culture (4.2, "spot").
    """
    if culture is None or word == culture:
        return True
    if culture not in _SIDES:
        return False
    if word == _OF_BOTH_SIDES:
        return state.blueprints[card].card.side == culture
    return (word in _FREE_PEOPLES_CULTURES) == (culture == _FREE_PEOPLES)


def are_culture_tokens_fixed(state: State) -> bool:
    """Whether a card says that culture tokens stay as they are; those that say it mean everyone."""
    return bool(state.in_force.bans) and state.is_forbidden(state.active, CHANGE_CULTURE_TOKENS, -1)


def change_culture_tokens(state: State, card: int, culture: str, count: int) -> None:
    """Place culture tokens on a card, or remove them where `count` is below zero."""
    if are_culture_tokens_fixed(state):
        return
    before = state.tokens.get((card, culture), 0)
    after = max(0, before + count)
    if after:
        state.tokens[(card, culture)] = after
    else:
        state.tokens.pop((card, culture), None)
    if after != before:
        state.note("culture tokens", card, culture, after - before)
