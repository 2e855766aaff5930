"""The sites of the adventure path: which may be played next, placing, replacing, controlling."""

from typing import Final

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.state.codes import (
    ABOUT_TO_TAKE_CONTROL,
    IN_ADVENTURE_DECK,
    ON_PATH,
    SITE_CONTROLLED,
)
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import SANCTUARY
from rules.tcg.engine.steps.execution import settle_prevented
from rules.tcg.engine.steps.triggers import emit, emit_later
from rules.tcg.engine.zones.piles import everybody

LAST_SITE: Final = 9
SANCTUARY_PLACES: Final = (3, 6)


def sites_for(state: State, player: int, place: int) -> list[int]:
    """Return the sites of an adventure deck that may be played as site `place`.

    A site with a number of its own is played as that number only; one without as any.
    """
    return [
        site
        for site in state.adventure[player]
        if state.blueprints[site].card.site_number in (None, place)
    ]


def place_site(state: State, site: int, place: int) -> None:
    """Put a site on the path as site `place`; the one that lay there goes back to its owner."""
    owner = state.owner[site]
    state.adventure[owner].remove(site)
    state.zone[site] = ON_PATH
    state.known[site] = everybody(state)
    # The text of a site ahead of the fellowship does not apply yet.
    applies = place <= len(state.path) or place == state.position[state.active]
    if place > len(state.path):
        state.path.append(site)
    else:
        _replace(state, state.path[place - 1], site, place)
    mark_sanctuary(state, site, place)
    state.note("site played", owner, site)
    if applies:
        refresh(state)


def mark_sanctuary(state: State, site: int, place: int = 0) -> None:
    """Make a site without a number a sanctuary at places 3 and 6 (4.2, "sanctuary").

    Sites with a number print the keyword.
    """
    if state.blueprints[site].card.site_number is not None:
        return
    is_one = place in SANCTUARY_PLACES
    if bool(state.traits[site] & SANCTUARY) != is_one:
        traits = state.traits[:]
        traits[site] ^= SANCTUARY
        state.traits = traits


def _replace(state: State, old: int, site: int, place: int) -> None:
    """The new site takes the old one's place, its control and its stack (4.2, "control")."""
    state.path[place - 1] = site
    stack, items, control = _held(state, old)
    _hold(state, old, (), (), -1)
    _hold(state, site, stack, items, control)
    mark_sanctuary(state, old)
    state.zone[old] = IN_ADVENTURE_DECK
    state.adventure[state.owner[old]].append(old)


def _held(state: State, site: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return what belongs to a site's place: its stack, what is played on it, who controls it."""
    return state.stacks.get(site, ()), state.attached[site], state.control.get(site, -1)


def _hold(
    state: State, site: int, stack: tuple[int, ...], items: tuple[int, ...], control: int
) -> None:
    for card in (*stack, *items):
        state.set_bearer(card, site)
    state.set_attached(site, items)
    if stack:
        state.stacks[site] = stack
    else:
        state.stacks.pop(site, None)
    if control >= 0:
        state.control[site] = control
    else:
        state.control.pop(site, None)


def exchange_sites(state: State, one: int, other: int) -> None:
    """Swap two sites of the path; what belongs to a place stays there."""
    places = state.path.index(one) + 1, state.path.index(other) + 1
    held_by_one, held_by_other = _held(state, one), _held(state, other)
    state.path[places[0] - 1], state.path[places[1] - 1] = other, one
    _hold(state, one, *held_by_other)
    _hold(state, other, *held_by_one)
    mark_sanctuary(state, one, places[1])
    mark_sanctuary(state, other, places[0])


def controllable_site(state: State) -> int:
    """Return the site a Shadow player would take control of now, or -1 if there is none.

    The lowest site of the path that nobody controls, where every player marker is further on
    (4.2, "control").
    """
    markers = [state.position[player] for player in state.alive()]
    for place, site in enumerate(state.path, start=1):
        if site not in state.control:
            return site if place < min(markers) else -1
    return -1


def take_control(state: State, player: int, site: int) -> None:
    """A player takes control of a site."""
    state.control[site] = player
    state.note("controls", player, site)
    refresh(state)


def control_next_site(state: State, player: int, source: int) -> None:
    """Step: a player takes control of the next site, unless an answer prevents it."""
    site = controllable_site(state)
    if site < 0 or player == state.active:
        return
    ident = state.fresh_id()
    state.push(_control_unless_prevented, player, site, source, ident)
    emit(state, ABOUT_TO_TAKE_CONTROL, site, source, ident, player)


def _control_unless_prevented(
    state: State, player: int, site: int, source: int, ident: int
) -> None:
    if not settle_prevented(state, ident, -1):
        take_control(state, player, site)
        emit_later(state, SITE_CONTROLLED, site, source, -1, player)


def liberable_site(state: State, player: int, *, yours: bool = False) -> int:
    """Return the highest site a player may liberate, or -1 if there is none.

    The Free Peoples player liberates a site that an opponent controls (4.2, "liberate"). Of
    Shadow players the rule says nothing; cards of theirs that liberate a site ask for one they
    control themselves (17 R 114, 18 U 75). `yours` where no other will do.
    """
    for site in reversed(state.path):
        if site not in state.control:
            continue
        is_own = state.control[site] == player
        if is_own if yours else not is_own or player != state.active:
            return site
    return -1


def liberate(state: State, site: int) -> tuple[int, ...]:
    """Put a controlled site back on the path; return the cards on it, to be discarded."""
    cards = (*state.attached[site], *state.stacks.get(site, ()))
    del state.control[site]
    state.note("liberated", site)
    refresh(state)
    return cards
