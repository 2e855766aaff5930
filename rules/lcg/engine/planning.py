"""The resource and the planning phase (core rules, "Phase 1: Resource", "Phase 2: Planning")."""

from typing import Final

from rules.lcg.engine.actions import action_window
from rules.lcg.engine.attachments import attach
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import draw, put_into_play, unique_bars
from rules.lcg.engine.codes import (
    ACTIVE_LOCATION,
    BLANKS_ATTACHMENTS,
    CANNOT_PLAY,
    COLLECTS_NOTHING,
    COLLECTS_RESOURCE,
    DRAWS_MORE,
    ENGAGED,
    IN_PLAY_AREA,
    NO_ATTACHMENTS,
    NO_RESTRICTED_ATTACHMENTS,
    ONE_ALLY_A_ROUND,
    PLANNING,
    PLAYED,
    RESOURCE,
    REVEALED,
    STAGING,
    Question,
    Verb,
)
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.laws import rule_holds, rule_sources
from rules.lcg.engine.payment import (
    ASKED_OF_POOLS,
    CANNOT_PAY,
    add_resources,
    cost_to_play,
    pay,
    resources_for,
)
from rules.lcg.engine.round_ends import begin_phase, end_phase
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ALLY, ATTACHMENT, IMMUNE, RESTRICTED, UNTOUCHED
from rules.lcg.engine.triggers import emit
from rules.lcg.engine.zones import put_in_discard


def resource_phase(state: State) -> None:
    """Begin a round: each hero collects a resource, each player draws a card."""
    state.round += 1
    state.wants = None
    state.allies_played = 0
    state.push(end_phase)
    state.push(action_window)
    state.push(_collect)
    begin_phase(state, RESOURCE)


def _collect(state: State) -> None:
    more = sum(amount for _, amount in rule_sources(state, DRAWS_MORE))
    collects = not rule_holds(state, COLLECTS_NOTHING)
    for player in state.order:
        for hero in state.heroes[player] if collects else ():
            add_resources(state, hero, 1)
        for ally, _ in rule_sources(state, COLLECTS_RESOURCE):
            if state.controller[ally] == player:
                add_resources(state, ally, 1)
        draw(state, player, 1 + (more if player == state.first_player else 0))


def planning_phase(state: State) -> None:
    """Each player plays allies and attachments, then all may act."""
    state.push(end_phase)
    for player in reversed(state.order):
        state.push(action_window)
        state.push(plan, player)
    begin_phase(state, PLANNING)


def plan(state: State, player: int) -> None:
    """Step: a player plays an ally or an attachment, or is done; all may act after each card."""
    if not state.alive(player):
        return
    options = plan_options(state, player)
    if options:
        options.append(PASS)
        state.ask(player, Question.PLAN, options, _planned, player)


def _planned(state: State, option: Option, player: int) -> None:
    if option.verb != Verb.PASS:
        state.push(plan, player)
        state.push(action_window)
        play_card(state, player, option.card, option.target)


def plan_options(state: State, player: int) -> list[Option]:
    """Return the allies and attachments a player can play, with each bearer of the latter."""
    options: list[Option] = []
    pools: dict[int, int] = {}
    seen = []
    no_more_allies = state.allies_played > 0 and rule_holds(state, ONE_ALLY_A_ROUND)
    for card in state.hands[player]:
        mask = state.mask[card]
        blueprint = state.blueprints[card]
        if not mask & (ALLY | ATTACHMENT) or blueprint in seen:
            continue
        if rule_holds(state, CANNOT_PLAY, card):
            continue
        seen.append(blueprint)
        asked = mask & ASKED_OF_POOLS
        if asked not in pools:
            pools[asked] = resources_for(state, player, mask)
        available = pools[asked]
        if (
            available == CANNOT_PAY
            or available < cost_to_play(state, card)
            or unique_bars(state, card)
        ):
            continue
        if mask & ATTACHMENT:
            for bearer in bearers(state, player, card):
                options.append(Option(Verb.PLAY, card, bearer))
        elif not no_more_allies:
            options.append(Option(Verb.PLAY, card))
    return options


def bearers(state: State, player: int, card: int) -> list[int]:
    """Return the cards in play that an attachment can be attached to; none for a blank.

    While all attachments count as blank, none says what it is attached to (public ruling on Amon
    Lhaw and Ancient Mathom).
    """
    test = state.blueprints[card].attaches_to
    if test is None or rule_holds(state, BLANKS_ATTACHMENTS):
        return []
    context = Context(card, player)
    restricted = state.mask[card] & RESTRICTED
    found = []
    for place, zone in enumerate(state.zone):
        if (
            zone in _CAN_BEAR
            and test(state, context, place)
            and not state.mask[place] & (IMMUNE | UNTOUCHED)
            and not rule_holds(state, NO_ATTACHMENTS, place)
            and not (restricted and rule_holds(state, NO_RESTRICTED_ATTACHMENTS, place))
        ):
            found.append(place)
    return found


_CAN_BEAR: Final = frozenset({IN_PLAY_AREA, STAGING, ENGAGED, ACTIVE_LOCATION})


def play_card(state: State, player: int, card: int, target: int) -> None:
    """Pay for an ally or an attachment and put it into play."""
    state.hands[player].remove(card)
    state.zone[card] = REVEALED
    state.show_to_all(card)
    cost = cost_to_play(state, card)
    state.note("played", player, card)
    if state.mask[card] & ALLY:
        state.allies_played += 1
        state.push(_ally_enters, card, player)
    else:
        state.push(_attachment_enters, card, target, player)
    state.push(pay, player, cost, state.blueprints[card].mask)


def _ally_enters(state: State, card: int, player: int) -> None:
    """Step: an ally that was paid for comes into play."""
    if put_into_play(state, card, player):
        emit(state, PLAYED, card, number=player)
    else:
        put_in_discard(state, card)


def _attachment_enters(state: State, card: int, bearer: int, player: int) -> None:
    """Step: an attachment that was paid for goes to its bearer."""
    attach(state, card, bearer, player)
    emit(state, PLAYED, card, number=player)
