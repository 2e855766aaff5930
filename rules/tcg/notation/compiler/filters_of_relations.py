"""Filters of a card by another: its bearer, its opponent, what it shares, where its site is."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import has, has_words, is_home, region, site_place
from rules.tcg.engine.operations.tokens import culture_tokens
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import BORNE, CONSIDERED_MOUNTED, STACKED
from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.turn_memory import were_assigned
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.readings import in_range
from rules.tcg.notation.compiler.tables import FILTERS, compile_filter
from rules.tcg.vocabulary import ItemClass, Keyword

# Who bears a mount is mounted, and so is who counts as mounted (15 U 134).
_MOUNTED: Final = fi.Bearing(fi.Printed(ItemClass.MOUNT))


def _bearing(filter_: fi.Bearing) -> CardTest:
    test = compile_filter(filter_.item)
    count = filter_.count

    if filter_ == _MOUNTED:

        def is_mounted(state: State, context: Context, card: int) -> bool:
            if state.possible >> CONSIDERED_MOUNTED & 1 and has(state, CONSIDERED_MOUNTED, card):
                return True
            return any(test(state, context, item) for item in state.attached[card])

        return is_mounted

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


def _at_site(filter_: fi.AtSite) -> CardTest:
    test = compile_filter(filter_.site)

    def is_there(state: State, context: Context, card: int) -> bool:
        if state.blueprints[card].traits & traits.ALLY:
            homes = state.blueprints[card].card.ally_homes
            return any(
                is_home(homes, state.blueprints[site].card) and test(state, context, site)
                for site in state.path
            )
        return bool(state.path) and test(state, context, state.site())

    return is_there


def _assigned_this_turn_to(filter_: fi.AssignedThisTurnTo) -> CardTest:
    opponents = compile_cards(filter_.opponent)

    def was_assigned(state: State, context: Context, card: int) -> bool:
        return any(
            were_assigned(state, card, other) or were_assigned(state, other, card)
            for other in opponents(state, context)
        )

    return was_assigned


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


def _in_region_of(filter_: fi.InRegionOf) -> CardTest:
    test = compile_filter(filter_.site)

    def is_in_region(state: State, context: Context, card: int) -> bool:
        return card in state.path and any(
            region(site_place(state, site)) == region(site_place(state, card))
            for site in state.path
            if test(state, context, site)
        )

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
            return has_words(state, card, traits.trait(word))  # type: ignore[arg-type]
        return False

    return is_named


FILTERS.update(
    {
        fi.Bearing: _bearing,
        fi.BorneBy: _borne_by,
        fi.Skirmishing: _skirmishing_against,
        fi.AssignedThisTurnTo: _assigned_this_turn_to,
        fi.AssignedTo: _assigned_to,
        fi.AtSite: _at_site,
        fi.StackedOn: _stacked_on,
        fi.HasStacked: _has_stacked,
        fi.BearingTokens: _bearing_tokens,
        fi.SiteNumbered: _site_numbered,
        fi.InRegion: _in_region,
        fi.InRegionOf: _in_region_of,
        fi.HomeAt: _home_at,
        fi.SharesWith: _shares_with,
        fi.Named: _named,
    }
)
