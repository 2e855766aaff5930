"""Sites that chance takes from the Free Peoples player's adventure deck: 15 R 76 and 15 U 92."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.rng import below
from rules.tcg.notation.filters import Feature
from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _note_title(state: State, context: Context) -> None:
    """Reveal a random site and note its title, which stays in that adventure deck."""
    sites = state.adventure[state.active]
    if not sites:
        return
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.notation.compiler.piles import make_known

    site = sites[_random_place(state, len(sites))]
    make_known(state, (site,), None)
    state.note("revealed", context.player, site)
    state.named[context.source] = (Feature.TITLE, state.blueprints[site].title)


def _replace_current_site(state: State, context: Context) -> None:
    """A random site takes the place of the fellowship's current one (4.2, "replacing")."""
    candidates = _sites_that_fit(state, context)
    if not candidates:
        return
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.sites import place_site
    from rules.tcg.engine.state.codes import SITE_REPLACED
    from rules.tcg.engine.steps.triggers import emit_later

    site = candidates[_random_place(state, len(candidates))]
    place_site(state, site, state.position[state.active])
    emit_later(state, SITE_REPLACED, site, context.source, -1, context.player)


def _sites_that_fit(state: State, context: Context) -> list[int]:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.operations.sites import sites_for
    from rules.tcg.engine.state.bans import REPLACE_SITE

    old = state.site()
    if state.in_force.bans and state.is_forbidden(context.player, REPLACE_SITE, old):
        return []
    same = state.blueprints[old].card.id
    return [
        site
        for site in sites_for(state, state.active, state.position[state.active])
        if state.blueprints[site].card.id != same
    ]


def _random_place(state: State, count: int) -> int:
    state.rng, place = below(state.rng, count)
    return place


def _site_is_left(state: State, context: Context) -> bool:
    return bool(state.adventure[state.active])


def _some_site_fits(state: State, context: Context) -> bool:
    return bool(_sites_that_fit(state, context))


note_title_of_random_site = OwnEffect(
    "randomly reveal a site from the Free Peoples player's adventure deck and note its card title",
    _note_title,
    useful=_site_is_left,
    worth=0.5,
)

replace_current_site_at_random = OwnEffect(
    "replace the fellowship's current site with a site chosen randomly from the Free Peoples "
    "player's adventure deck",
    _replace_current_site,
    useful=_some_site_fits,
    worth=0.3,
)
