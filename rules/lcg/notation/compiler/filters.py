"""Filters become tests on a card, and rows of the cards in play that pass.

What is printed is one test of bits; only what depends on the moment is asked one by one. A
filter that names a card type looks only through the rows where such cards are.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules.lcg.engine.blueprint import CardTest, Context
from rules.lcg.engine.board import attachments, enemies
from rules.lcg.engine.codes import ENGAGED, NONE, OUT_OF_PLAY, STAGING
from rules.lcg.engine.laws import guarded_card
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import (
    ALLY,
    ATTACHMENT,
    CHARACTER,
    ENEMY,
    HERO,
    LOCATION,
    OBJECTIVE,
    bit,
)
from rules.lcg.notation.compiler.building import NoMeaning
from rules.lcg.notation.filters import (
    AllOf,
    AnyOf,
    Bears,
    Character,
    Filter,
    NotOf,
    OfPlayersWithout,
    Printed,
    Quality,
    Reference,
    Titled,
)

Row = Callable[[State, Context], list[int]]

HIGH_THREAT: Final = 35


def mask_of(filter_: Filter) -> int:
    """Return the bits that a filter wants, 0 where it wants none."""
    if isinstance(filter_, Printed):
        return bit(filter_.word)
    if isinstance(filter_, Character):
        return CHARACTER
    if isinstance(filter_, AllOf):
        mask = 0
        for part in filter_.parts:
            mask |= mask_of(part)
        return mask
    return 0


def compile_filter(filter_: Filter) -> CardTest:
    """Return the test that a filter makes on a card; raise NoMeaning for an unknown one."""
    meaning = FILTERS.get(type(filter_))
    if meaning is None:
        raise NoMeaning(f"no meaning is written for the filter {filter_!r}")
    return meaning(filter_)


def _carries(filter_: Filter) -> CardTest:
    mask = mask_of(filter_)

    def carries(state: State, context: Context, card: int) -> bool:
        return state.mask[card] & mask == mask

    return carries


def _all_of(filter_: AllOf) -> CardTest:
    mask = mask_of(filter_)
    tests = [
        compile_filter(part) for part in filter_.parts if not isinstance(part, Printed | Character)
    ]
    if not tests:
        return _carries(filter_)

    def passes_all(state: State, context: Context, card: int) -> bool:
        return state.mask[card] & mask == mask and all(test(state, context, card) for test in tests)

    return passes_all


def _any_of(filter_: AnyOf) -> CardTest:
    tests = [compile_filter(part) for part in filter_.parts]

    def passes_any(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, card) for test in tests)

    return passes_any


def _not_of(filter_: NotOf) -> CardTest:
    test = compile_filter(filter_.part)

    def fails(state: State, context: Context, card: int) -> bool:
        return not test(state, context, card)

    return fails


def _bears(filter_: Bears) -> CardTest:
    test = compile_filter(filter_.attachment)

    def has_attached(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, attachment) for attachment in state.attached[card])

    return has_attached


def _of_players_without(filter_: OfPlayersWithout) -> CardTest:
    row = compile_row(filter_.filter)

    def is_of_such_a_player(state: State, context: Context, card: int) -> bool:
        player = state.controller[card]
        return not any(state.controller[held] == player for held in row(state, context))

    return is_of_such_a_player


def _titled(filter_: Titled) -> CardTest:
    title = filter_.title

    def has_title(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].title == title

    return has_title


def _is_referred_to(filter_: Reference) -> CardTest:
    find = REFERENCES[filter_]

    def is_it(state: State, context: Context, card: int) -> bool:
        return card == find(state, context)

    return is_it


def _has_quality(filter_: Quality) -> CardTest:
    return QUALITIES[filter_]


# --- cards that a sentence knows ---


def _this(state: State, context: Context) -> int:
    return context.source


def _bearer(state: State, context: Context) -> int:
    return state.bearer[context.source]


def _that(state: State, context: Context) -> int:
    return state.remembered(context).card


def _subject(state: State, context: Context) -> int:
    return context.subject


def _attacker(state: State, context: Context) -> int:
    return NONE if state.combat is None else state.combat.enemy


def _defender(state: State, context: Context) -> int:
    combat = state.combat
    if combat is None or not combat.by_enemy or not combat.characters:
        return NONE
    return combat.characters[0]


REFERENCES: Final[Mapping[Reference, Callable[[State, Context], int]]] = {
    Reference.THIS: _this,
    Reference.BEARER: _bearer,
    Reference.THAT: _that,
    Reference.SUBJECT: _subject,
    Reference.ATTACKER: _attacker,
    Reference.DEFENDER: _defender,
}


# --- how a card is at the moment ---


def _is_committed(state: State, context: Context, card: int) -> bool:
    return card in state.committed


def _is_exhausted(state: State, context: Context, card: int) -> bool:
    return state.exhausted[card]


def _is_yours(state: State, context: Context, card: int) -> bool:
    return state.controller[card] == context.player


def _is_that_players(state: State, context: Context, card: int) -> bool:
    return state.controller[card] == state.remembered(context).player


def _is_staged(state: State, context: Context, card: int) -> bool:
    return state.zone[card] == STAGING


def _is_active(state: State, context: Context, card: int) -> bool:
    return state.location == card


def _is_engaged(state: State, context: Context, card: int) -> bool:
    return state.zone[card] == ENGAGED


def _is_engaged_with_you(state: State, context: Context, card: int) -> bool:
    return state.zone[card] == ENGAGED and state.controller[card] == context.player


def _is_engaged_with_that_player(state: State, context: Context, card: int) -> bool:
    return (
        state.zone[card] == ENGAGED and state.controller[card] == state.remembered(context).player
    )


def _is_engaged_with_another(state: State, context: Context, card: int) -> bool:
    return state.zone[card] == ENGAGED and state.controller[card] != context.player


def _is_on_defender(state: State, context: Context, card: int) -> bool:
    defender = _defender(state, context)
    return defender != NONE and state.bearer[card] == defender


def _costs_x(state: State, context: Context, card: int) -> bool:
    return state.blueprints[card].cost == state.remembered(context).number


def _is_in_play(state: State, context: Context, card: int) -> bool:
    return state.zone[card] > OUT_OF_PLAY


def _is_engaged_players(state: State, context: Context, card: int) -> bool:
    """Whether the player with whom the enemy was engaged controls the card."""
    return state.controller[card] == context.number


def _is_without_attachments(state: State, context: Context, card: int) -> bool:
    return not state.attached[card]


def _is_defending_players(state: State, context: Context, card: int) -> bool:
    return state.combat is not None and state.controller[card] == state.combat.player


def _is_of_threat_of_35(state: State, context: Context, card: int) -> bool:
    player = state.controller[card]
    return state.alive(player) and state.threat[player] >= HIGH_THREAT


def _is_damaged(state: State, context: Context, card: int) -> bool:
    return state.damage[card] > 0


def _is_defending(state: State, context: Context, card: int) -> bool:
    combat = state.combat
    return combat is not None and combat.by_enemy and card in combat.characters


def _is_first_players(state: State, context: Context, card: int) -> bool:
    return state.controller[card] == state.first_player


def _is_of_guard(state: State, context: Context, card: int) -> bool:
    guarded = guarded_card(state)
    return guarded != NONE and state.controller[card] == state.controller[guarded]


QUALITIES: Final[Mapping[Quality, CardTest]] = {
    Quality.COMMITTED: _is_committed,
    Quality.EXHAUSTED: _is_exhausted,
    Quality.YOURS: _is_yours,
    Quality.THAT_PLAYERS: _is_that_players,
    Quality.IN_STAGING_AREA: _is_staged,
    Quality.NOW_IN_STAGING_AREA: _is_staged,
    Quality.ACTIVE: _is_active,
    Quality.ENGAGED: _is_engaged,
    Quality.ENGAGED_WITH_YOU: _is_engaged_with_you,
    Quality.ENGAGED_WITH_THAT_PLAYER: _is_engaged_with_that_player,
    Quality.ENGAGED_WITH_ANOTHER: _is_engaged_with_another,
    Quality.ON_DEFENDER: _is_on_defender,
    Quality.COSTS_X: _costs_x,
    Quality.IN_PLAY: _is_in_play,
    Quality.OF_ENGAGED_PLAYER: _is_engaged_players,
    Quality.WITHOUT_ATTACHMENTS: _is_without_attachments,
    Quality.DEFENDING_PLAYERS: _is_defending_players,
    Quality.DAMAGED: _is_damaged,
    Quality.DEFENDING: _is_defending,
    Quality.FIRST_PLAYERS: _is_first_players,
    Quality.OF_GUARD: _is_of_guard,
    Quality.OF_THREAT_OF_35: _is_of_threat_of_35,
}

FILTERS: Final[Mapping[type, Callable[[Any], CardTest]]] = {
    Printed: _carries,
    Character: _carries,
    AllOf: _all_of,
    AnyOf: _any_of,
    NotOf: _not_of,
    Titled: _titled,
    Bears: _bears,
    OfPlayersWithout: _of_players_without,
    Reference: _is_referred_to,
    Quality: _has_quality,
}


# --- rows ---


def _heroes(state: State, context: Context) -> list[int]:
    return [card for player in state.order for card in state.heroes[player]]


def _allies(state: State, context: Context) -> list[int]:
    return [card for player in state.order for card in state.allies[player]]


def _characters(state: State, context: Context) -> list[int]:
    return [card for player in state.order for card in state.characters(player)]


def _enemies(state: State, context: Context) -> list[int]:
    return enemies(state)


def _locations(state: State, context: Context) -> list[int]:
    found = [card for card in state.staging if state.mask[card] & LOCATION]
    return found if state.location == NONE else [*found, state.location]


def _objectives(state: State, context: Context) -> list[int]:
    return [card for card in state.staging if state.mask[card] & OBJECTIVE]


def _attachments(state: State, context: Context) -> list[int]:
    return attachments(state)


def _everything(state: State, context: Context) -> list[int]:
    return (
        _characters(state, context)
        + enemies(state)
        + _locations(state, context)
        + _objectives(state, context)
        + attachments(state)
    )


_ROWS: Final[tuple[tuple[int, Row], ...]] = (
    (HERO, _heroes),
    (ALLY, _allies),
    (CHARACTER, _characters),
    (ENEMY, _enemies),
    (LOCATION, _locations),
    (OBJECTIVE, _objectives),
    (ATTACHMENT, _attachments),
)


def compile_row(filter_: Filter) -> Row:
    """Return a function that lists the cards in play that pass a filter."""
    mask = mask_of(filter_)
    row = next((row for bits, row in _ROWS if mask & bits), _everything)
    test = compile_filter(filter_)

    def passing(state: State, context: Context) -> list[int]:
        return [card for card in row(state, context) if test(state, context, card)]

    return passing
