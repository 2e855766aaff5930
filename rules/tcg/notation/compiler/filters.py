"""Filters become tests on a card, and lists of the active cards that pass.

What is printed is folded into one mask test; only what depends on the moment is asked one by
one. Where a filter names a card type, only that row of the table is looked through.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from rules.tcg.engine import traits
from rules.tcg.engine.blueprint import CardTest, Context
from rules.tcg.engine.board import active_cards
from rules.tcg.engine.codes import BORNE, IN_PLAY, ON_PATH, STACKED
from rules.tcg.engine.numbers import (
    fighters,
    hunter,
    is_archer,
    is_fierce,
    is_roaming,
    number,
    region,
    resistance_left,
    site_place,
    traits_now,
    vitality_left,
)
from rules.tcg.engine.state import State
from rules.tcg.engine.tokens import culture_tokens
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import NumberOf, Statistic
from rules.tcg.notation.compiler.compilation import NoMeaning
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.traversal import values
from rules.tcg.vocabulary import Keyword

Cards = Callable[[State, Context], list[int]]

_MAY_CHANGE = traits.KEYWORDS | traits.RACES | traits.CULTURES


def mask_of(filter_: fi.Filter) -> int:
    """Return the mask of what a filter wants printed on a card, 0 where it wants nothing."""
    if isinstance(filter_, fi.Printed):
        return traits.trait(filter_.word)
    if filter_ is fi.State.UNIQUE:
        return traits.UNIQUE
    if isinstance(filter_, fi.AllOf):
        mask = 0
        for part in filter_.parts:
            mask |= mask_of(part)
        return mask
    return 0


def compile_filter(filter_: fi.Filter) -> CardTest:
    """Return the test a filter makes on a card. Raise NoMeaning for a word without a meaning."""
    compiling = _FILTERS.get(type(filter_))
    if compiling is None:
        raise NoMeaning(f"no meaning for the filter {filter_!r}")
    return compiling(filter_)


# --- what is printed ---


def _carries(mask: int) -> CardTest:
    if mask & _MAY_CHANGE:

        def carries_now(state: State, context: Context, card: int) -> bool:
            if state.in_force.gains:
                return traits_now(state, card) & mask == mask
            return state.traits[card] & mask == mask

        return carries_now

    def carries(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].traits & mask == mask

    return carries


def _printed(filter_: fi.Printed) -> CardTest:
    return _carries(mask_of(filter_))


def _all_of(filter_: fi.AllOf) -> CardTest:
    mask = mask_of(filter_)
    tests = [compile_filter(part) for part in filter_.parts if not mask_of(part)]
    if mask:
        tests.insert(0, _carries(mask))
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests

        def passes_both(state: State, context: Context, card: int) -> bool:
            return first(state, context, card) and second(state, context, card)

        return passes_both

    def passes_all(state: State, context: Context, card: int) -> bool:
        return all(test(state, context, card) for test in tests)

    return passes_all


def _any_of(filter_: fi.AnyOf) -> CardTest:
    tests = [compile_filter(part) for part in filter_.parts]

    def passes_any(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, card) for test in tests)

    return passes_any


def _not(filter_: fi.NotOf) -> CardTest:
    test = compile_filter(filter_.part)

    def fails(state: State, context: Context, card: int) -> bool:
        return not test(state, context, card)

    return fails


def _titled(filter_: fi.Titled) -> CardTest:
    title = filter_.title

    def has_title(state: State, context: Context, card: int) -> bool:
        return state.blueprints[card].title == title

    return has_title


def _event_of(filter_: fi.EventOf) -> CardTest:
    phase = filter_.phase

    def is_event_of(state: State, context: Context, card: int) -> bool:
        blueprint = state.blueprints[card]
        return bool(blueprint.traits & traits.EVENT) and phase in blueprint.card.timewords

    return is_event_of


# --- cards a sentence knows ---


def _this(state: State, context: Context) -> list[int]:
    return [context.source]


def _bearer(state: State, context: Context) -> list[int]:
    bearer = state.bearer[context.source]
    if bearer < 0:
        bearer = context.bearer
    return [bearer] if bearer >= 0 else []


def _it(state: State, context: Context) -> list[int]:
    return [context.it] if context.it >= 0 else []


_REFERENCES: dict[fi.Reference, Cards] = {
    fi.Reference.THIS: _this,
    fi.Reference.BEARER: _bearer,
    fi.Reference.IT: _it,
}


def compile_known(reference: fi.Filter) -> Cards | None:
    """Return the function that finds a card the sentence knows; None for any other filter."""
    if isinstance(reference, fi.Reference):
        return _REFERENCES[reference]
    if isinstance(reference, fi.That):
        return _that(reference)
    return None


def _that(filter_: fi.That) -> Cards:
    test = compile_filter(filter_.filter)

    def last_spoken_of(state: State, context: Context) -> list[int]:
        for entry in reversed(state.memory.get(context.action, ())):
            if isinstance(entry, tuple):
                group = [card for card in entry if card >= 0 and test(state, context, card)]
                if group:
                    return group
        for card in (context.subject, context.other):
            if card >= 0 and test(state, context, card):
                return [card]
        return []

    return last_spoken_of


def _reference(filter_: fi.Reference) -> CardTest:
    return _is_among(_REFERENCES[filter_])


def _that_test(filter_: fi.That) -> CardTest:
    return _is_among(_that(filter_))


def _is_among(known: Cards) -> CardTest:
    def is_among(state: State, context: Context, card: int) -> bool:
        return card in known(state, context)

    return is_among


# --- how a card stands ---


def _is_unique(state: State, context: Context, card: int) -> bool:
    return bool(state.blueprints[card].traits & traits.UNIQUE)


def _is_wounded(state: State, context: Context, card: int) -> bool:
    return state.wounds[card] > 0


def _is_exhausted(state: State, context: Context, card: int) -> bool:
    return vitality_left(state, card) <= 1


def _is_roaming(state: State, context: Context, card: int) -> bool:
    return is_roaming(state, card)


def _is_yours(state: State, context: Context, card: int) -> bool:
    return state.owner[card] == context.player


def _is_opponents(state: State, context: Context, card: int) -> bool:
    return state.owner[card] in state.opponents(context.player)


def _is_skirmishing(state: State, context: Context, card: int) -> bool:
    return card == state.skirmisher or card in state.skirmish_minions


def _is_assigned(state: State, context: Context, card: int) -> bool:
    if state.assigned[card] or _is_skirmishing(state, context, card):
        return True
    return any(card in state.assigned[minion] for minion in state.minions)


def _is_unassigned(state: State, context: Context, card: int) -> bool:
    return not _is_assigned(state, context, card)


def _is_in_support_area(state: State, context: Context, card: int) -> bool:
    if state.zone[card] == ON_PATH:
        return card in state.control
    return state.zone[card] == IN_PLAY and card in state.support[state.owner[card]]


def _is_ring_bearer(state: State, context: Context, card: int) -> bool:
    return state.ring_bearer[state.owner[card]] == card


def _is_unbound(state: State, context: Context, card: int) -> bool:
    carried = traits_now(state, card)
    return bool(carried & traits.COMPANION) and not carried & traits.RING_BOUND


def _you_control(state: State, context: Context, card: int) -> bool:
    return state.control.get(card, -1) == context.player


def _shadow_controls(state: State, context: Context, card: int) -> bool:
    return state.control.get(card, state.active) != state.active


def _is_controlled(state: State, context: Context, card: int) -> bool:
    return card in state.control


def _is_current(state: State, context: Context, card: int) -> bool:
    return bool(state.path) and card == state.site()


def _is_next(state: State, context: Context, card: int) -> bool:
    return card in state.path[state.position[state.active] :][:1]


def _is_participating(state: State, context: Context, card: int) -> bool:
    return card in state.minions or card in fighters(state)


def _is_stacked(state: State, context: Context, card: int) -> bool:
    return state.zone[card] == STACKED


def _was_played_this_turn(state: State, context: Context, card: int) -> bool:
    return card in state.played


def _race_cannot_be_spotted(state: State, context: Context, card: int) -> bool:
    race = state.blueprints[card].card.race
    return race is not None and not any(
        state.blueprints[other].card.race == race for other in active_cards(state) if other != card
    )


def _culture_cannot_be_spotted(state: State, context: Context, card: int) -> bool:
    culture = state.blueprints[card].card.culture
    return culture is not None and not any(
        state.blueprints[other].card.culture == culture
        for other in active_cards(state)
        if other != card
    )


def _is_of_most_common_race(state: State, context: Context, card: int) -> bool:
    races = [state.blueprints[other].card.race for other in state.companions[state.active]]
    race = state.blueprints[card].card.race
    return race in races and races.count(race) == max(map(races.count, races))


_STATES: dict[fi.State, CardTest] = {
    fi.State.UNIQUE: _is_unique,
    fi.State.WOUNDED: _is_wounded,
    fi.State.EXHAUSTED: _is_exhausted,
    fi.State.ROAMING: _is_roaming,
    fi.State.YOURS: _is_yours,
    fi.State.OPPONENTS: _is_opponents,
    fi.State.SKIRMISHING: _is_skirmishing,
    fi.State.ASSIGNED: _is_assigned,
    fi.State.UNASSIGNED: _is_unassigned,
    fi.State.IN_SUPPORT_AREA: _is_in_support_area,
    fi.State.RING_BEARER: _is_ring_bearer,
    fi.State.UNBOUND: _is_unbound,
    fi.State.CONTROLLED_BY_YOU: _you_control,
    fi.State.CONTROLLED_BY_SHADOW: _shadow_controls,
    fi.State.CONTROLLED: _is_controlled,
    fi.State.CURRENT: _is_current,
    fi.State.NEXT: _is_next,
    fi.State.PARTICIPATING: _is_participating,
    fi.State.STACKED: _is_stacked,
    fi.State.PLAYED_THIS_TURN: _was_played_this_turn,
    fi.State.OF_UNSPOTTED_RACE: _race_cannot_be_spotted,
    fi.State.OF_UNSPOTTED_CULTURE: _culture_cannot_be_spotted,
    fi.State.OF_MOST_COMMON_RACE: _is_of_most_common_race,
}


def _state(filter_: fi.State) -> CardTest:
    return _STATES[filter_]


# --- numbers ---


def reading(statistic: Statistic) -> Callable[[State, int], int]:
    """Return the function that reads a number of a card as print means it.

    Vitality is what is left after wounds, resistance what is left after burdens. A roaming
    penalty is paid beside the twilight cost and no part of it (2.0, "Roaming").
    """
    if statistic is Statistic.VITALITY:
        return vitality_left
    if statistic is Statistic.RESISTANCE:
        return resistance_left
    if statistic is Statistic.FIERCE:
        return lambda state, card: int(is_fierce(state, card))
    if statistic is Statistic.ARCHER:
        return lambda state, card: int(is_archer(state, card))
    if statistic is Statistic.HUNTER:
        return hunter
    code = STATISTIC_CODES[statistic]
    return lambda state, card: number(state, code, card)


def in_range(range_: fi.Range, value: int) -> bool:
    """Whether a number lies in a range."""
    if range_.least is not None and value < range_.least:
        return False
    return range_.most is None or value <= range_.most


def _with(filter_: fi.With) -> CardTest:
    read = reading(filter_.statistic)
    range_ = filter_.range

    def lies_in_range(state: State, context: Context, card: int) -> bool:
        return in_range(range_, read(state, card))

    return lies_in_range


def _with_more_than(filter_: fi.WithMoreThan) -> CardTest:
    from rules.tcg.notation.compiler.amounts import compile_amount

    read = reading(filter_.statistic)
    amount = compile_amount(filter_.amount)
    more = filter_.more

    def compares(state: State, context: Context, card: int) -> bool:
        value, limit = read(state, card), amount(state, context)
        return value > limit if more else value < limit

    return compares


def _wounds_in(filter_: fi.WoundsIn) -> CardTest:
    range_ = filter_.range

    def has_wounds(state: State, context: Context, card: int) -> bool:
        return in_range(range_, state.wounds[card])

    return has_wounds


# --- relations to other cards ---


def _bearing(filter_: fi.Bearing) -> CardTest:
    test = compile_filter(filter_.item)
    count = filter_.count

    def bears(state: State, context: Context, card: int) -> bool:
        return sum(1 for item in state.attached[card] if test(state, context, item)) >= count

    return bears


def _borne_by(filter_: fi.BorneBy) -> CardTest:
    test = compile_filter(filter_.bearer)

    def is_borne(state: State, context: Context, card: int) -> bool:
        return state.zone[card] == BORNE and test(state, context, state.bearer[card])

    return is_borne


def _skirmishing_against(filter_: fi.Skirmishing) -> CardTest:
    test = compile_filter(filter_.opponent)

    def skirmishes(state: State, context: Context, card: int) -> bool:
        if card == state.skirmisher:
            return any(test(state, context, minion) for minion in state.skirmish_minions)
        return (
            card in state.skirmish_minions
            and state.skirmisher >= 0
            and test(state, context, state.skirmisher)
        )

    return skirmishes


def _assigned_to(filter_: fi.AssignedTo) -> CardTest:
    test = compile_filter(filter_.opponent)

    def is_assigned(state: State, context: Context, card: int) -> bool:
        if any(test(state, context, other) for other in state.assigned[card]):
            return True
        return any(
            card in state.assigned[minion] and test(state, context, minion)
            for minion in state.minions
        )

    return is_assigned


def _stacked_on(filter_: fi.StackedOn) -> CardTest:
    test = compile_filter(filter_.host)

    def is_stacked(state: State, context: Context, card: int) -> bool:
        return state.zone[card] == STACKED and test(state, context, state.bearer[card])

    return is_stacked


def _has_stacked(filter_: fi.HasStacked) -> CardTest:
    test = compile_filter(filter_.card)

    def has_stacked(state: State, context: Context, card: int) -> bool:
        return any(test(state, context, item) for item in state.stacks.get(card, ()))

    return has_stacked


def _bearing_tokens(filter_: fi.BearingTokens) -> CardTest:
    culture = filter_.culture.value if filter_.culture is not None else None
    count = filter_.count

    def has_tokens(state: State, context: Context, card: int) -> bool:
        return culture_tokens(state, card, culture) >= count

    return has_tokens


def _site_numbered(filter_: fi.SiteNumbered) -> CardTest:
    range_, block = filter_.range, filter_.block

    def has_number(state: State, context: Context, card: int) -> bool:
        facts = state.blueprints[card].card
        if not state.blueprints[card].traits & traits.SITE:
            return False
        if block is not None and facts.site_block != block:
            return False
        return in_range(range_, site_place(state, card))

    return has_number


def _in_region(filter_: fi.InRegion) -> CardTest:
    wanted = filter_.region

    def is_in_region(state: State, context: Context, card: int) -> bool:
        return card in state.path and region(site_place(state, card)) == wanted

    return is_in_region


def _home_at(filter_: fi.HomeAt) -> CardTest:
    range_, block = filter_.range, filter_.block

    def is_home(state: State, context: Context, card: int) -> bool:
        return any(
            in_range(range_, home.site_number) and block in (None, home.block)
            for home in state.blueprints[card].card.ally_homes
        )

    return is_home


def _shares_with(filter_: fi.SharesWith) -> CardTest:
    attribute = filter_.what
    others = compile_cards(filter_.card)

    def shares(state: State, context: Context, card: int) -> bool:
        mine = getattr(state.blueprints[card].card, attribute)
        return mine is not None and any(
            getattr(state.blueprints[other].card, attribute) == mine
            for other in others(state, context)
            if other != card
        )

    return shares


def _named(filter_: fi.Named) -> CardTest:
    what = filter_.what

    def is_named(state: State, context: Context, card: int) -> bool:
        known = state.named.get(context.source)
        if known is None or known[0] != what:
            return False
        word = known[1]
        if what == "title":
            return state.blueprints[card].title == word
        if isinstance(word, Keyword) or what in ("race", "culture"):
            return bool(traits_now(state, card) & traits.trait(word))  # type: ignore[arg-type]
        return False

    return is_named


_FILTERS: dict[type[fi.Filter], Callable[[Any], CardTest]] = {
    fi.Printed: _printed,
    fi.AllOf: _all_of,
    fi.AnyOf: _any_of,
    fi.NotOf: _not,
    fi.Titled: _titled,
    fi.EventOf: _event_of,
    fi.Reference: _reference,
    fi.That: _that_test,
    fi.State: _state,
    fi.With: _with,
    fi.WithMoreThan: _with_more_than,
    fi.WoundsIn: _wounds_in,
    fi.Bearing: _bearing,
    fi.BorneBy: _borne_by,
    fi.Skirmishing: _skirmishing_against,
    fi.AssignedTo: _assigned_to,
    fi.StackedOn: _stacked_on,
    fi.HasStacked: _has_stacked,
    fi.BearingTokens: _bearing_tokens,
    fi.SiteNumbered: _site_numbered,
    fi.InRegion: _in_region,
    fi.HomeAt: _home_at,
    fi.SharesWith: _shares_with,
    fi.Named: _named,
}

# --- lists of cards ---


def _companions(state: State) -> list[int]:
    return state.companions[state.active]


def _minions(state: State) -> list[int]:
    return state.minions


def _allies(state: State) -> list[int]:
    return state.allies[state.active]


def _characters(state: State) -> list[int]:
    return state.companions[state.active] + state.allies[state.active] + state.minions


def _row_of(filter_: fi.Filter) -> Callable[[State], list[int]]:
    """Return the smallest list of active cards that holds all that can pass."""
    mask = mask_of(filter_)
    if mask & traits.COMPANION:
        return _companions
    if mask & traits.MINION:
        return _minions
    if mask & traits.ALLY:
        return _allies
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    fights = any(isinstance(part, fi.Skirmishing) for part in parts)
    if mask & traits.RACES or fights or _names_character_types(parts):
        return _characters
    return active_cards


def _names_character_types(parts: tuple[fi.Filter, ...]) -> bool:
    return any(
        isinstance(part, fi.AnyOf) and all(mask_of(kind) & traits.CHARACTER for kind in part.parts)
        for part in parts
    )


@cache
def compile_cards(filter_: fi.Filter) -> Cards:
    """Return the function that lists the active cards that pass."""
    known = compile_known(filter_)
    if known is not None:
        return known
    row = _row_of(filter_)
    mask = mask_of(filter_)
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    if all(mask_of(part) for part in parts) and not mask & _MAY_CHANGE:

        def listed_by_mask(state: State, context: Context) -> list[int]:
            blueprints = state.blueprints
            return [card for card in row(state) if blueprints[card].traits & mask == mask]

        return listed_by_mask
    if all(mask_of(part) for part in parts):

        def listed_by_traits(state: State, context: Context) -> list[int]:
            if state.in_force.gains:
                return [card for card in row(state) if traits_now(state, card) & mask == mask]
            carried = state.traits
            return [card for card in row(state) if carried[card] & mask == mask]

        return listed_by_traits
    test = compile_filter(filter_)

    def listed(state: State, context: Context) -> list[int]:
        return [card for card in row(state) if test(state, context, card)]

    return listed


_ASKING_NUMBERS = (fi.State.EXHAUSTED, fi.State.ROAMING, fi.State.PARTICIPATING)


def asks_numbers(value: object) -> bool:
    """Whether a filter, amount or condition asks for derived numbers of cards.

    A modifier that does may, in being added up, ask for itself again.
    """
    return any(
        isinstance(part, fi.With | fi.WithMoreThan | NumberOf) or part in _ASKING_NUMBERS
        for part in values(value)
    )
