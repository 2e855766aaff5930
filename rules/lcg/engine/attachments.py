"""Attaching cards: who controls them, what they change at once, and how many there can be.

Core rules, "Attachment Cards", "Control and Ownership" and "Restricted".
"""

from typing import Final

from rules.lcg.engine.board import detach, register, renew_mask, renew_text_box
from rules.lcg.engine.codes import ATTACHED, ENCOUNTER, NONE, Question, Verb
from rules.lcg.engine.damage import discard_from_play
from rules.lcg.engine.decision import Option
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT, CHARACTER, RESTRICTED, TREACHERY, bit
from rules.lcg.engine.zones import in_play, take_away


def attach(state: State, card: int, bearer: int, player: int) -> None:
    """Attach a card that is in play or nowhere; its bearer's controller controls it."""
    was_in_play = in_play(state, card)
    take_away(state, card)
    state.zone[card] = ATTACHED
    state.set_bearer(card, bearer)
    state.show_to_all(card)
    is_character = bool(state.mask[bearer] & CHARACTER)
    state.set_controller(card, state.controller[bearer] if is_character else player)
    state.set_attached(bearer, (*state.attached[bearer], card))
    blueprint = state.blueprints[card]
    for statistic, amount in blueprint.bonus:
        state.set_base(statistic, bearer, state.base[statistic][bearer] + amount)
    renew_mask(state, bearer)
    if blueprint.blanks_bearer:
        renew_text_box(state, bearer)
    if not was_in_play:
        register(state, card)
    state.note("attached", card, bearer)
    if state.mask[card] & RESTRICTED:
        state.push(_limit_restricted, bearer)


def move_attachment(state: State, card: int, bearer: int) -> None:
    """Attach an attachment in play to another card; it stays in play, as exhausted as it was."""
    before = state.bearer[card]
    take_away(state, card)
    detach(state, card, before)
    attach(state, card, bearer, state.controller[card])


def attach_as_condition(state: State, card: int, bearer: int) -> None:
    """Attach an encounter card: an attachment now, which no player controls (official FAQ 1.06)."""
    attach(state, card, bearer, ENCOUNTER)
    state.set_controller(card, ENCOUNTER)
    state.set_mask(card, state.mask[card] & ~TREACHERY | ATTACHMENT | _CONDITION)


def attach_objective_as_condition(state: State, card: int, bearer: int) -> None:
    """Attach an objective that counts as a Condition attachment; who bears it controls it."""
    attach(state, card, bearer, ENCOUNTER)
    state.set_mask(card, state.mask[card] | ATTACHMENT | _CONDITION)


_CONDITION: Final = bit("Condition")


def attach_objective(state: State, card: int, bearer: int, player: int) -> None:
    """Attach an objective to the hero of the player who claims it: an attachment from now on."""
    attach(state, card, bearer, player)
    state.set_mask(card, state.mask[card] | ATTACHMENT)


def attach_to_deck(state: State, card: int, player: int) -> None:
    """Attach an encounter card to the top of a player's deck, as a condition."""
    state.zone[card] = ATTACHED
    state.set_bearer(card, NONE)
    state.set_controller(card, player)
    state.set_mask(card, state.mask[card] | _CONDITION)
    register(state, card)
    state.note("attached_to_deck", card, player)


def _limit_restricted(state: State, bearer: int) -> None:
    """Step: of three restricted attachments one is discarded (core rules, "Restricted")."""
    restricted = [card for card in state.attached[bearer] if state.mask[card] & RESTRICTED]
    if len(restricted) > 2:
        options = [Option(Verb.CHOOSE, card) for card in restricted]
        state.ask(state.controller[bearer], Question.ATTACHMENT_LIMIT, options, _over_limit_chosen)


def _over_limit_chosen(state: State, option: Option) -> None:
    discard_from_play(state, option.card)
