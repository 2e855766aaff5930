"""The travel and the encounter phase (core rules, "Phase 4: Travel", "Phase 5: Encounter")."""

from rules.lcg.engine.actions import action_window
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import engage, is_enemy, make_active_location
from rules.lcg.engine.codes import (
    CANNOT_BE_ENGAGED,
    CANNOT_CHOOSE_TO_ENGAGE,
    CANNOT_TRAVEL_HERE,
    ENCOUNTER_PHASE,
    ENGAGED_LAST,
    MUST_TRAVEL_HERE,
    NO_ENGAGEMENT_CHECKS,
    NONE,
    STAGING,
    TRAVEL,
    TRAVELED,
    Question,
    Verb,
)
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.laws import rule_holds, rule_sources
from rules.lcg.engine.round_ends import begin_phase, end_phase
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import LOCATION
from rules.lcg.engine.triggers import emit, perform


def travel_phase(state: State) -> None:
    """Players may travel to one location, then all may act."""
    state.push(end_phase)
    state.push(action_window)
    state.push(choose_travel)
    begin_phase(state, TRAVEL)


def choose_travel(state: State) -> None:
    """Step: the first player decides whether and where to travel."""
    if state.location != NONE:
        return
    options = [Option(Verb.TRAVEL, card) for card in state.staging if can_travel_to(state, card)]
    bound = [option for option in options if rule_holds(state, MUST_TRAVEL_HERE, option.card)]
    if bound:
        options = bound
    elif options:
        options.append(PASS)
    if options:
        state.ask(state.first_player, Question.TRAVEL, options, _travel_chosen)


def can_travel_to(state: State, card: int) -> bool:
    """Whether a card is a location whose travel effect can be paid ("Travel Effects")."""
    if not state.mask[card] & LOCATION:
        return False
    if rule_holds(state, CANNOT_TRAVEL_HERE, card):
        return False
    travel = state.blueprints[card].travel
    return travel is None or travel.payable(state, Context(card, state.first_player))


def _travel_chosen(state: State, option: Option) -> None:
    if option.verb == Verb.PASS:
        return
    card = option.card
    state.push(_arrive, card)
    travel = state.blueprints[card].travel
    if travel is not None:
        perform(state, card, travel, state.first_player)


def _arrive(state: State, card: int) -> None:
    """Step: once the travel effect is paid, the location becomes the active one."""
    if state.zone[card] == STAGING and state.location == NONE:
        make_active_location(state, card)
        state.note("traveled", card)
        emit(state, TRAVELED, card)


def encounter_phase(state: State) -> None:
    """Each player may engage an enemy, then enemies engage players."""
    state.push(end_phase)
    state.push(action_window)
    state.push(engagement_checks, 0, 0)
    state.push(action_window)
    for player in reversed(state.order):
        state.push(choose_engagement, player)
    begin_phase(state, ENCOUNTER_PHASE)


def choose_engagement(state: State, player: int) -> None:
    """Step: a player may engage one enemy ("Step 1: Player Engagement")."""
    if not state.alive(player):
        return
    is_alone = sum(is_enemy(state, card) for card in state.staging) == 1
    options = [
        Option(Verb.ENGAGE, card)
        for card in enemies_to_engage(state)
        if (is_alone or not rule_holds(state, ENGAGED_LAST, card))
        and may_choose_to_engage(state, card, player)
    ]
    if options:
        options.append(PASS)
        state.ask(player, Question.ENGAGE, options, _engagement_chosen, player)


def enemies_to_engage(state: State) -> list[int]:
    """Return the enemies in the staging area that can be engaged at all."""
    staged = [card for card in state.staging if is_enemy(state, card)]
    if not state.rules[CANNOT_BE_ENGAGED]:
        return staged
    return [card for card in staged if not rule_holds(state, CANNOT_BE_ENGAGED, card)]


def may_choose_to_engage(state: State, enemy: int, player: int) -> bool:
    """Whether nothing bars a player from engaging an enemy by choice."""
    bars = rule_sources(state, CANNOT_CHOOSE_TO_ENGAGE, enemy)
    return all(state.threat[player] < threat for _, threat in bars)


def _engagement_chosen(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.ENGAGE:
        engage(state, option.card, player)


def engagement_checks(state: State, turn: int, passes: int) -> None:
    """Step: players make engagement checks in turn, until none of them engages an enemy.

    The enemy with the highest engagement cost that is not above the player's threat engages
    ("Step 2: Engagement Checks"). Of equal ones the player chooses.
    """
    if rule_holds(state, NO_ENGAGEMENT_CHECKS):
        return
    order = state.order
    while passes < len(order):
        player = order[turn % len(order)]
        drawn = [
            card
            for card in enemies_to_engage(state)
            if state.blueprints[card].engagement_cost <= state.threat[player]
        ]
        if drawn:
            highest = max(state.blueprints[card].engagement_cost for card in drawn)
            options = [
                Option(Verb.ENGAGE, card)
                for card in drawn
                if state.blueprints[card].engagement_cost == highest
            ]
            state.ask(player, Question.ENGAGE, options, _check_made, player, turn)
            return
        turn += 1
        passes += 1


def _check_made(state: State, option: Option, player: int, turn: int) -> None:
    state.push(engagement_checks, turn + 1, 0)
    engage(state, option.card, player)
