"""Effects on sites: control, liberation, the next site, a site in place of another."""

from collections.abc import Callable

from rules.tcg.engine.modifiers.numbers import site_place
from rules.tcg.engine.operations import sites
from rules.tcg.engine.state.bans import PLAY_CARD, REPLACE_SITE
from rules.tcg.engine.state.codes import (
    NEXT_SITE_PLAYED,
    SITE_LIBERATED,
    SITE_REPLACED,
)
from rules.tcg.engine.state.parts import CardTest, Context, Selector
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.turn_memory import PUT_BY_SHADOW, remember_of_turn
from rules.tcg.engine.steps.choosing import choose
from rules.tcg.engine.steps.execution import remember
from rules.tcg.engine.steps.triggers import emit_later
from rules.tcg.engine.zones.board import discard
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation, Compiled
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.selection import numbers_asked
from rules.tcg.notation.compiler.tables import compile_amount, compile_filter
from rules.tcg.notation.compiler.targets import compile_target

# --- control and liberation ---


def _take_control(effect: ef.TakeControl, compilation: Compilation) -> Compiled:
    count = compile_amount(effect.count)

    def can_take(state: State, context: Context) -> bool:
        return context.player != state.active and sites.controllable_site(state) >= 0

    def take(state: State, context: Context) -> None:
        for _ in range(count(state, context)):
            state.push(sites.control_next_site, context.player, context.source)

    return Compiled(can_take, (*numbers_asked(effect.count), take), can_take)


def _liberate(effect: ef.Liberate, compilation: Compilation) -> Compiled:
    count = compile_amount(effect.count)
    yours = effect.yours

    def can_liberate(state: State, context: Context) -> bool:
        return sites.liberable_site(state, context.player, yours=yours) >= 0

    def liberate(state: State, context: Context) -> None:
        for _ in range(count(state, context)):
            site = sites.liberable_site(state, context.player, yours=yours)
            if site < 0:
                return
            remember(state, context.action, (site,))
            for card in sites.liberate(state, site):
                discard(state, card)
            emit_later(state, SITE_LIBERATED, site, context.source, -1, context.player)

    return Compiled(can_liberate, (*numbers_asked(effect.count), liberate), can_liberate)


# --- playing and replacing sites ---


def _play_next_site(effect: ef.PlayNextSite, compilation: Compilation) -> Compiled:
    """Play the site the fellowship moves to next, no matter whose lies there (4.2, "replacing")."""
    first, *others = (_play_site(effect, ahead, compilation) for ahead in range(effect.count))
    steps = tuple(step for placing in others for step in placing.steps)
    return Compiled(first.possible, (*first.steps, *steps), first.useful)


def _play_site(effect: ef.PlayNextSite, ahead: int, compilation: Compilation) -> Compiled:
    """Play the next site, or one that is a given number of places ahead of it."""
    test = compile_filter(effect.site) if effect.site is not None else None
    number = effect.number

    def place_of(state: State, context: Context) -> int:
        return state.position[state.active] + 1 + ahead if number is None else number

    def candidates(state: State, context: Context) -> list[int]:
        return _fitting_sites(state, context, place_of(state, context), test)

    return _placing(candidates, place_of, compilation)


def _fitting_sites(state: State, context: Context, place: int, test: CardTest | None) -> list[int]:
    """Return the sites of a player's adventure deck that may be played as site `place`.

    There is no site 10, and no site is replaced by another copy of itself (4.2, "site").
    """
    if place > sites.LAST_SITE:
        return []
    may_play = _sites_that_may_be_played(state, context, place)
    same = None
    if place <= len(state.path):
        old = state.path[place - 1]
        if state.in_force.bans and state.is_forbidden(context.player, REPLACE_SITE, old):
            return []
        same = state.blueprints[old].card.id
    return [
        site
        for site in may_play
        if state.blueprints[site].card.id != same and (test is None or test(state, context, site))
    ]


def _sites_that_may_be_played(state: State, context: Context, place: int) -> list[int]:
    found = sites.sites_for(state, context.player, place)
    if not state.in_force.bans:
        return found
    return [site for site in found if not state.is_forbidden(context.player, PLAY_CARD, site)]


def _placing(
    candidates: Callable[[State, Context], list[int]],
    place_of: Callable[[State, Context], int],
    compilation: Compilation,
) -> Compiled:
    one = compile_amount(1)
    selector = compilation.part(Selector(candidates, None, one, one))

    def can_play(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    def select(state: State, context: Context) -> None:
        if can_play(state, context):
            state.push(choose, selector, context, context.player, ())

    def place(state: State, context: Context) -> None:
        for entry in state.memory[context.action][::-1]:
            if isinstance(entry, tuple) and entry and entry[0] in state.adventure[context.player]:
                site = entry[0]
                place = place_of(state, context)
                replaces = place <= len(state.path)
                sites.place_site(state, site, place)
                if place == state.position[state.active] + 1:
                    emit_later(state, NEXT_SITE_PLAYED, site, context.source, -1, context.player)
                if replaces:
                    emit_later(state, SITE_REPLACED, site, context.source, -1, context.player)
                    if context.player != state.active:
                        remember_of_turn(state, PUT_BY_SHADOW, site)
                return

    return Compiled(can_play, (select, place), can_play)


def _replace_site(effect: ef.ReplaceSite, compilation: Compilation) -> Compiled:
    test = compile_filter(effect.by) if effect.by is not None else None

    def old_site(state: State, context: Context) -> int:
        for entry in state.memory.get(context.action, ())[::-1]:
            if isinstance(entry, tuple) and entry and entry[0] in state.path:
                site: int = entry[0]
                return site
        return -1

    def candidates(state: State, context: Context) -> list[int]:
        old = old_site(state, context)
        return _fitting_sites(state, context, site_place(state, old), test) if old >= 0 else []

    def place_of(state: State, context: Context) -> int:
        return site_place(state, old_site(state, context))

    def nothing(state: State, context: Context, card: int, action: int) -> None:
        return

    def on_path(state: State, context: Context, card: int) -> bool:
        return card in state.path and bool(
            _fitting_sites(state, context, site_place(state, card), test)
        )

    chosen = compile_target(compilation, effect.target, nothing, eligible=on_path)
    placing = _placing(candidates, place_of, compilation)
    return Compiled(chosen.possible, (*chosen.steps, *placing.steps), chosen.useful)


EFFECTS.update(
    {
        ef.TakeControl: _take_control,
        ef.Liberate: _liberate,
        ef.PlayNextSite: _play_next_site,
        ef.ReplaceSite: _replace_site,
    }
)
