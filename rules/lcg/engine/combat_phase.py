"""The order of the combat phase, and the refresh phase (core rules, "Phase 6", "Phase 7")."""

from rules.lcg.engine.actions import action_window
from rules.lcg.engine.board import can_ready, discard_shadow, ready
from rules.lcg.engine.codes import (
    COMBAT,
    READIED_IN_REFRESH,
    REFRESH,
    STAYS_EXHAUSTED,
    THREAT_RISES_IN_REFRESH,
    Question,
    Verb,
)
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.elimination import next_first_player, raise_threat
from rules.lcg.engine.encounter import deal_shadow_cards
from rules.lcg.engine.enemy_attacks import enemy_attacks
from rules.lcg.engine.laws import rule_sources
from rules.lcg.engine.payment import spend
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.round_ends import begin_phase, end_phase
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import emit, emit_together
from rules.lcg.engine.zones import in_play


def combat_phase(state: State) -> None:
    """Deal shadow cards, resolve the enemies' attacks, then the players'."""
    state.push(_discard_shadow_cards)
    state.push(end_phase)
    state.push(action_window)
    for player in reversed(state.order):
        state.push(player_attacks, player)
    for player in reversed(state.order):
        state.push(enemy_attacks, player)
    state.push(action_window)
    state.push(deal_shadow_cards)
    begin_phase(state, COMBAT)


def _discard_shadow_cards(state: State) -> None:
    """Step: all shadow cards of the round are discarded ("Shadow Cards Leaving Play")."""
    for cards in list(state.shadows.values()):
        for card in cards:
            discard_shadow(state, card)
    state.flipped = []


def refresh_phase(state: State) -> None:
    """Ready all cards, raise threat, pass the first player token."""
    state.push(end_phase)
    state.push(action_window)
    state.push(_pass_token)
    state.push(_raise_threat)
    state.push(_ready_cards)
    begin_phase(state, REFRESH)


def _ready_cards(state: State) -> None:
    """Step: all cards ready; a hero that is held needs the price of each card that holds it."""
    prices: dict[int, int] = {}
    for source, price in rule_sources(state, STAYS_EXHAUSTED):
        bearer = state.bearer[source]
        prices[bearer] = prices.get(bearer, 0) + price
    readied: list[int] = []
    for card, exhausted in enumerate(state.exhausted):
        if not exhausted or not in_play(state, card) or not can_ready(state, card):
            continue
        if card in prices:
            if state.resources[card] >= prices[card]:
                state.push(_offer_to_ready, card, prices[card])
        else:
            ready(state, card)
            readied.append(card)
    if state.listeners[READIED_IN_REFRESH]:
        emit_together(state, READIED_IN_REFRESH, tuple(readied))


def _offer_to_ready(state: State, hero: int, price: int) -> None:
    """Step: a hero that does not ready by itself may be readied for resources of its own."""
    options = [Option(Verb.ACCEPT, hero, number=price), PASS]
    state.ask(state.controller[hero], Question.MAY, options, _offer_answered, source=hero)


def _offer_answered(state: State, option: Option) -> None:
    if option.verb == Verb.ACCEPT:
        spend(state, option.card, option.number)
        ready(state, option.card)
        emit(state, READIED_IN_REFRESH, option.card)


def _raise_threat(state: State) -> None:
    emit(state, THREAT_RISES_IN_REFRESH)
    for player in state.order[:]:
        raise_threat(state, player, 1)


def _pass_token(state: State) -> None:
    next_first_player(state)
