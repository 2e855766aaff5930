"""Transferring what characters bear, and other ways to come under a bearer but being played."""

from rules.tcg.engine.modifiers.numbers import at_home, has, twilight_cost_by_itself
from rules.tcg.engine.modifiers.relations import CANNOT_BEAR, related
from rules.tcg.engine.operations.playing import bearers, bears_class
from rules.tcg.engine.state.bans import PAY_FOR_TRANSFER
from rules.tcg.engine.state.codes import BORNE, CANNOT_BE_TRANSFERRED, TRANSFERRED, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, ITEM, ITEM_CLASSES
from rules.tcg.engine.steps.triggers import emit_later
from rules.tcg.engine.zones.board import attach, detach, move_to_support_area, take_out


def transfers(state: State, player: int) -> list[Option]:
    """Return the transfers of possessions and artifacts a Free Peoples player may make.

    Between two characters at the same site, to one who may bear it, for its twilight cost
    again (2.0, "Transfer of artifacts and possessions").
    """
    options = []
    for character in state.companions[player] + state.allies[player]:
        for item in state.attached[character]:
            blueprint = state.blueprints[item]
            if not blueprint.traits & ITEM or blueprint.bearer is None:
                continue
            if state.owner[item] != player or not may_be_transferred(state, item):
                continue
            options += [
                Option(Verb.TRANSFER, item, bearer)
                for bearer in bearers(state, player, item)
                if bearer != character and same_site(state, character, bearer)
            ]
    return options


def same_site(state: State, one: int, another: int) -> bool:
    """Whether two Free Peoples characters are at the same site; an ally is at home.

    Two allies are where they share a home, wherever the fellowship is (2.0, "Transfer").
    """
    allies = [card for card in (one, another) if state.blueprints[card].traits & ALLY]
    if len(allies) > 1:
        homes = state.blueprints[another].card.ally_homes
        return any(home in homes for home in state.blueprints[one].card.ally_homes)
    return all(at_home(state, ally) for ally in allies)


def transfer(state: State, item: int, bearer: int) -> None:
    """Transfer a borne card, paying its twilight cost again unless a card says otherwise."""
    if not state.is_forbidden(state.owner[item], PAY_FOR_TRANSFER):
        cost = twilight_cost_by_itself(state, item)
        state.twilight += cost
        state.note("paid", item, cost)
    move_to(state, item, bearer)


def may_be_transferred(state: State, card: int) -> bool:
    """Whether no text keeps a card from being transferred to a character (17 U 104)."""
    asked = state.possible >> CANNOT_BE_TRANSFERRED & 1
    return not (asked and has(state, CANNOT_BE_TRANSFERRED, card))


def has_room_for(state: State, bearer: int, card: int) -> bool:
    """Whether a bearer may bear one more card like this: for its class, its title and other texts.

    A transfer never gives a character a second item of a class (4.2, "transfer").
    """
    blueprint = state.blueprints[card]
    if blueprint.traits & ITEM_CLASSES and bears_class(state, bearer, card):
        return False
    if CANNOT_BEAR in state.in_force.relations and related(state, CANNOT_BEAR, bearer, card):
        return False
    has_room = blueprint.has_room
    return has_room is None or has_room(state, Context(card, state.owner[card]), bearer)


def bring_to(state: State, card: int, bearer: int) -> None:
    """Put a card from a pile under a bearer: it is transferred, not played."""
    take_out(state, card)
    attach(state, card, bearer)
    state.note("transferred", card, bearer)
    emit_later(state, TRANSFERRED, card, bearer)


def move_to(state: State, card: int, bearer: int) -> None:
    """Move a card in play under another bearer, or into its support area where that is -1."""
    if bearer < 0:
        if state.zone[card] == BORNE:
            move_to_support_area(state, card)
    else:
        if state.zone[card] == BORNE:
            detach(state, card)
        else:
            state.support[state.owner[card]].remove(card)
        attach(state, card, bearer)
    state.note("transferred", card, bearer)
    emit_later(state, TRANSFERRED, card, bearer)
