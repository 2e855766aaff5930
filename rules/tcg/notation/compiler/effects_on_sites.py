"""Effects on sites, the move, The One Ring, archery totals and the order of a turn."""

from collections.abc import Callable

from rules.tcg.engine import sites
from rules.tcg.engine.actions import end_actions
from rules.tcg.engine.bans import REPLACE_SITE, is_forbidden
from rules.tcg.engine.blueprint import CardTest, Context, Selector
from rules.tcg.engine.board import attach, detach, discard, in_play
from rules.tcg.engine.changes import change_number
from rules.tcg.engine.choosing import choose
from rules.tcg.engine.codes import (
    ARCHERY,
    BORNE,
    MANEUVER,
    MOVE_LIMIT,
    RESISTANCE,
    RING_PUT_ON,
    SITE_LIBERATED,
    SITE_REPLACED,
    SKIPS_SHADOW_PHASE,
    SKIRMISH,
    UNTIL_END_OF_GAME,
    UNTIL_END_OF_PHASE,
    UNTIL_END_OF_TURN,
)
from rules.tcg.engine.losing import lose
from rules.tcg.engine.numbers import site_place
from rules.tcg.engine.opening import gain_ring_bound
from rules.tcg.engine.path import move
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.engine.regroup import take_off_the_ring
from rules.tcg.engine.state import State
from rules.tcg.engine.triggers import emit, emit_later
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.amounts import compile_amount
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.filters import compile_filter
from rules.tcg.notation.compiler.selection import numbers_asked
from rules.tcg.notation.compiler.statistics import GAME_NUMBER_CODES
from rules.tcg.notation.compiler.targets import compile_target
from rules.tcg.notation.players import Player

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

    def can_liberate(state: State, context: Context) -> bool:
        return sites.liberable_site(state, context.player) >= 0

    def liberate(state: State, context: Context) -> None:
        for _ in range(count(state, context)):
            site = sites.liberable_site(state, context.player)
            if site < 0:
                return
            for card in sites.liberate(state, site):
                discard(state, card)
            emit_later(state, SITE_LIBERATED, site, context.source, -1, context.player)

    return Compiled(can_liberate, (*numbers_asked(effect.count), liberate), can_liberate)


# --- playing and replacing sites ---


def _play_next_site(effect: ef.PlayNextSite, compilation: Compilation) -> Compiled:
    """Play the site the fellowship moves to next, no matter whose lies there (4.2, "replacing")."""
    test = compile_filter(effect.site) if effect.site is not None else None

    def candidates(state: State, context: Context) -> list[int]:
        return _fitting_sites(state, context, state.position[state.active] + 1, test)

    def place_of(state: State, context: Context) -> int:
        return state.position[state.active] + 1

    return _placing(candidates, place_of, compilation)


def _fitting_sites(state: State, context: Context, place: int, test: CardTest | None) -> list[int]:
    """Return the sites of a player's adventure deck that may be played as site `place`.

    There is no site 10, and no site is replaced by another copy of itself (4.2, "site").
    """
    if place > sites.LAST_SITE:
        return []
    same = None
    if place <= len(state.path):
        old = state.path[place - 1]
        if state.in_force.bans and is_forbidden(state, context.player, REPLACE_SITE, old):
            return []
        same = state.blueprints[old].card.id
    return [
        site
        for site in sites.sites_for(state, context.player, place)
        if state.blueprints[site].card.id != same and (test is None or test(state, context, site))
    ]


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
                if replaces:
                    emit_later(state, SITE_REPLACED, site, context.source, -1, context.player)
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


# --- The One Ring ---


def _ring_effect(effect: ef.RingEffect, compilation: Compilation) -> Compiled:
    if effect is ef.RingEffect.CORRUPT:

        def corrupt(state: State, context: Context) -> None:
            lose(state, state.active, "corrupted")

        return Compiled(always, (corrupt,))
    if effect is ef.RingEffect.TAKE_OFF:

        def is_worn(state: State, context: Context) -> bool:
            return state.wearing[state.active]

        def take_off(state: State, context: Context) -> None:
            take_off_the_ring(state)

        return Compiled(is_worn, (take_off,), is_worn)

    def not_worn(state: State, context: Context) -> bool:
        return not state.wearing[state.active]

    def wear(state: State, context: Context) -> None:
        player = state.active
        if not state.wearing[player]:
            state.wearing[player] = True
            state.note("wears the Ring", player)
            emit(state, RING_PUT_ON, state.ring_bearer[player])

    return Compiled(not_worn, (wear,), not_worn)


def _make_ring_bearer(effect: ef.MakeRingBearer, compilation: Compilation) -> Compiled:
    """A companion carries on as Ring-bearer, not wearing the Ring (4.2, "losing the game")."""
    resistance = effect.resistance

    def eligible(state: State, context: Context, card: int) -> bool:
        return in_play(state, card) and state.ring_bearer[state.owner[card]] != card

    def make(state: State, context: Context, card: int, action: int) -> None:
        if not eligible(state, context, card):
            return
        player = state.owner[card]
        ring = state.ring[player]
        if state.zone[ring] == BORNE:
            detach(state, ring)
        state.set_ring_bearer(player, card)
        state.wearing[player] = False
        gain_ring_bound(state, card)
        attach(state, ring, card)
        if resistance is not None:
            printed = state.blueprints[card].printed[RESISTANCE]
            change_number(state, card, RESISTANCE, resistance - printed, UNTIL_END_OF_GAME)
        state.note("becomes the Ring-bearer", card)
        state.unsettled = True

    return compile_target(compilation, effect.target, make, eligible=eligible)


# --- the move, totals, the order of the turn ---


def _move_fellowship(effect: ef.MoveFellowship, compilation: Compilation) -> Compiled:
    def can_move(state: State, context: Context) -> bool:
        return state.position[state.active] < sites.LAST_SITE

    def move_now(state: State, context: Context) -> None:
        state.push(move)

    return Compiled(can_move, (move_now,), can_move)


def _change_game_number(effect: ef.ChangeGameNumber, compilation: Compilation) -> Compiled:
    statistic = GAME_NUMBER_CODES[effect.number]
    amount = compile_amount(effect.amount)
    until = UNTIL_END_OF_TURN if statistic == MOVE_LIMIT else UNTIL_END_OF_PHASE

    least, limit = effect.least, effect.limit
    place = compilation.limit_key() if limit is not None else 0

    def change(state: State, context: Context) -> None:
        wanted = amount(state, context)
        if least is not None:
            wanted = min(0, max(wanted, least - moves_allowed(state)))
        if limit is not None:
            key = (context.source, place, False)
            used = state.uses.get(key, 0)
            wanted = max(0, min(wanted, limit - used))
            state.uses[key] = used + wanted
        if wanted or (least is None and limit is None):
            change_number(state, -1, statistic, wanted, until)

    return Compiled(always, (*numbers_asked(effect.amount), change))


_SKIPPED = {
    ef.Skip.ARCHERY: ARCHERY,
    ef.Skip.MANEUVER: MANEUVER,
    ef.Skip.FIERCE: SKIRMISH,
}


def _skip(effect: ef.Skip, compilation: Compilation) -> Compiled:
    phase = _SKIPPED[effect]

    def skip(state: State, context: Context) -> None:
        state.skips |= {phase}

    return Compiled(always, (skip,))


def _skip_next_shadow_phase(effect: ef.SkipNextShadowPhase, compilation: Compilation) -> Compiled:
    def skip_next(state: State, context: Context) -> None:
        key = (SKIPS_SHADOW_PHASE, -1 - context.player)
        state.rare[key] = 1  # who skips it already skips the same one (2.0, rulings on 2 R 15)

    return Compiled(always, (skip_next,))


def _end_shadow_phase(effect: ef.EndShadowPhase, compilation: Compilation) -> Compiled:
    def end(state: State, context: Context) -> None:
        end_actions(state, context.player)

    return Compiled(always, (end,))


def _take_initiative(effect: ef.TakeInitiative, compilation: Compilation) -> Compiled:
    shadow = effect.who is not Player.FREE_PEOPLES

    def take(state: State, context: Context) -> None:
        state.initiative = int(shadow)

    return Compiled(always, (take,))


EFFECTS.update(
    {
        ef.TakeControl: _take_control,
        ef.Liberate: _liberate,
        ef.PlayNextSite: _play_next_site,
        ef.ReplaceSite: _replace_site,
        ef.RingEffect: _ring_effect,
        ef.MakeRingBearer: _make_ring_bearer,
        ef.MoveFellowship: _move_fellowship,
        ef.ChangeGameNumber: _change_game_number,
        ef.Skip: _skip,
        ef.SkipNextShadowPhase: _skip_next_shadow_phase,
        ef.EndShadowPhase: _end_shadow_phase,
        ef.TakeInitiative: _take_initiative,
    }
)
