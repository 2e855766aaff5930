"""The encounter deck: revealing its cards, their keywords, and shadow cards.

Core rules, "Staging", "Doomed", "Guarded", "Surge" and "Shadow Effects".
"""

from rules.lcg.engine.board import put_in_staging
from rules.lcg.engine.codes import (
    ATTACHED,
    CARD_REVEALED,
    DISCARDS_REVEALED,
    ENCOUNTER,
    ENGAGED,
    NOBODY,
    NONE,
    QUEST,
    REVEALED,
    SHADOW,
    SHADOW_DEALT,
)
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import GUARDED, OBJECTIVE, SURGE, TREACHERY
from rules.lcg.engine.triggers import emit, perform_program
from rules.lcg.engine.zones import in_play, put_in_discard, reset_encounter_deck


def take_top_card(state: State) -> int:
    """Take the top card of the encounter deck; -1 from an empty one.

    An empty deck is reset in the quest phase only ("Running Out of Cards"), and as long as the
    staging step lasts.
    """
    if state.phase == QUEST or state.staging_step:
        reset_encounter_deck(state)
    if not state.encounter_deck:
        return NONE
    card = state.take_top_of_deck(ENCOUNTER)
    state.zone[card] = REVEALED
    return card


def discard_top_card(state: State) -> int:
    """Discard the top card of the encounter deck, and return it; -1 from an empty one."""
    card = take_top_card(state)
    if card != NONE:
        state.note("discarded_from_deck", card)
        put_in_discard(state, card)
    return card


def reveal_top_card(state: State) -> None:
    """Step: reveal the top card of the encounter deck."""
    card = take_top_card(state)
    if card != NONE:
        reveal(state, card)


def reveal(state: State, card: int) -> None:
    """Reveal an encounter card: what answers it comes first, then what the card says.

    Once the last card of the deck is dealt with, the deck is reset in the quest phase.
    """
    state.show_to_all(card)
    state.note("revealed", card)
    if state.phase == QUEST and not state.encounter_deck:
        state.push(reset_encounter_deck)
    if state.mask[card] & TREACHERY or rule_holds(state, DISCARDS_REVEALED, card):
        state.push(end_revealed, card)
    else:
        put_in_staging(state, card)
    state.push(_resolve_revealed, card)
    emit(state, CARD_REVEALED, card)


def keywords_work(state: State) -> bool:
    """Whether doomed and surge of a revealed card work now.

    By the core rules in the staging step and in set-up only ("Doomed", "Surge"), by the official
    FAQ at any time.
    """
    return state.staging_step or state.keywords_always


def _resolve_revealed(state: State, card: int) -> None:
    """Step: doomed, guarded, when revealed, then surge.

    An enemy that was destroyed as it was revealed does none of this any more.
    """
    mask = state.mask[card]
    if not mask & TREACHERY and not in_play(state, card) and state.zone[card] != REVEALED:
        return
    if mask & SURGE and keywords_work(state):
        state.push(reveal_top_card)
    state.push(_when_revealed, card)
    if mask & GUARDED:
        state.push(guard, card)
    if state.blueprints[card].doomed and keywords_work(state):
        for player in state.order[:]:
            raise_threat(state, player, state.blueprints[card].doomed, by_scenario=True)


def _when_revealed(state: State, card: int) -> None:
    """Step: carry out what a card says when it is revealed, unless that was canceled."""
    if card in state.canceled:
        state.canceled = tuple(canceled for canceled in state.canceled if canceled != card)
        return
    was_replaced = bool(state.mask[card] & TREACHERY) and state.zone[card] != REVEALED
    program = state.blueprints[card].when_revealed
    if program is not None and not was_replaced:
        perform_program(state, program, card, state.first_player)


def end_revealed(state: State, card: int) -> None:
    """Step: discard a treachery, or an enemy that may not be added to the staging area.

    It isn't discarded if it was attached to something, or engages a player as it is revealed.
    A keyword that it gained is gone with the effect.
    """
    if state.zone[card] != ATTACHED and state.mask[card] != state.blueprints[card].mask:
        state.set_mask(card, state.blueprints[card].mask)
    if state.zone[card] == REVEALED:
        put_in_discard(state, card)


def surge(state: State) -> None:
    """A card that gains surge: one more card is revealed."""
    if keywords_work(state):
        state.push(reveal_top_card)


# --- guarded objectives ---


def guard(state: State, objective: int) -> None:
    """Step: reveal the next card and attach it to an objective (core rules, "Guarded").

    Another objective only goes to the staging area; the next card then guards this one.
    """
    card = take_top_card(state)
    if card == NONE:
        return
    mask = state.mask[card]
    if mask & OBJECTIVE:
        state.push(guard, objective)
    reveal(state, card)
    if not mask & (OBJECTIVE | TREACHERY) and in_play(state, objective):
        state.set_guarding(card, objective)


def is_guarded(state: State, objective: int) -> bool:
    """Whether some card in play is attached to an objective."""
    return any(
        guarded == objective and in_play(state, card)
        for card, guarded in enumerate(state.guarding)
        if guarded != NONE
    )


# --- shadow cards ---


def deal_shadow_card(state: State, enemy: int, attacked: int = NOBODY) -> None:
    """Deal the top card of the encounter deck facedown to an enemy.

    `attacked` is the player it attacks, where that isn't simply the one it is engaged with: an
    enemy that isn't engaged attacks all the same (FAQ 1.33).
    """
    if not state.shadow_cards or not state.encounter_deck:
        return
    card = state.take_top_of_deck(ENCOUNTER)
    state.zone[card] = SHADOW
    state.shadows = {**state.shadows, enemy: (*state.shadows.get(enemy, ()), card)}
    state.note("shadow", enemy, card)
    if attacked == NOBODY and state.zone[enemy] == ENGAGED:
        attacked = state.controller[enemy]
    if attacked != NOBODY:
        emit(state, SHADOW_DEALT, card, enemy, attacked)


def deal_shadow_cards(state: State) -> None:
    """Step: deal one to each engaged enemy, the highest engagement cost first."""
    for player in state.order:
        for enemy in by_engagement_cost(state, state.engaged[player]):
            deal_shadow_card(state, enemy)


def by_engagement_cost(state: State, cards: list[int]) -> list[int]:
    """Return enemies by their engagement cost, the highest first."""
    return sorted(cards, key=lambda card: -state.blueprints[card].engagement_cost)
