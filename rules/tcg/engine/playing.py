"""Playing cards from hand to the table, and transferring what characters bear."""

from rules.tcg.engine.answers import emit_later, pay_twilight
from rules.tcg.engine.blueprint import Blueprint, Context
from rules.tcg.engine.board import attach, detach, put_into_play, take_from_hand
from rules.tcg.engine.codes import IN_VOID, PLAYED, Question, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import at_home, twilight_cost
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import (
    ALLY,
    COMPANION,
    FREE_PEOPLES,
    ITEM,
    ITEM_CLASSES,
    UNIQUE,
)

RULE_OF_NINE = 9


def can_play(state: State, player: int, card: int) -> bool:
    """Whether a card that goes to the table may be played now: all it asks for is there."""
    blueprint = state.blueprints[card]
    traits = blueprint.traits
    if not traits & FREE_PEOPLES and twilight_cost(state, card) > state.twilight:
        return False
    if traits & UNIQUE and is_taken(state, player, blueprint):
        return False
    if traits & COMPANION and fellowship_is_full(state, player):
        return False
    if blueprint.to_play:
        context = Context(card, player)
        if any(not test(state, context) for test in blueprint.to_play):
            return False
    return blueprint.bearer is None or bool(bearers(state, player, card))


def is_taken(state: State, player: int, blueprint: Blueprint) -> bool:
    """Whether a unique card of this title is in play, or in the dead pile (2.0, "Uniqueness")."""
    title = blueprint.title
    blueprints = state.blueprints
    rows = [state.companions[player], state.allies[player], state.support[player], state.minions]
    for row in rows:
        for card in row:
            if blueprints[card].title == title and blueprints[card].traits & UNIQUE:
                return True
            for item in state.attached[card]:
                if blueprints[item].title == title and state.owner[item] == player:
                    return True
    return any(
        blueprints[card].title == title and blueprints[card].traits & UNIQUE
        for card in state.dead[player]
    )


def fellowship_is_full(state: State, player: int) -> bool:
    """Whether nine companions are in play and in the dead pile (2.0, "The rule of 9")."""
    dead = sum(1 for card in state.dead[player] if state.blueprints[card].traits & COMPANION)
    return len(state.companions[player]) + dead >= RULE_OF_NINE


def bearers(state: State, player: int, card: int) -> list[int]:
    """Give the characters that may bear a card: of the right kind, its class not yet borne."""
    blueprint = state.blueprints[card]
    assert blueprint.bearer is not None
    context = Context(card, player)
    candidates = [
        *state.companions[state.active],
        *state.allies[state.active],
        *state.minions,
    ]
    if blueprint.traits & ITEM:
        candidates = [character for character in candidates if state.owner[character] == player]
    classes = blueprint.traits & ITEM_CLASSES
    return [
        character
        for character in candidates
        if blueprint.bearer(state, context, character)
        and not (classes and _bears_class(state, character, classes))
    ]


def _bears_class(state: State, character: int, classes: int) -> bool:
    return any(
        state.blueprints[item].traits & classes and state.blueprints[item].traits & ITEM
        for item in state.attached[character]
    )


def play_card(state: State, player: int, card: int) -> None:
    """Play a card to the table: pay its twilight cost, choose its bearer, put it into play."""
    cost = twilight_cost(state, card)
    if state.blueprints[card].bearer is None:
        _settle_play(state, player, card, cost, -1)
        return
    options = [Option(Verb.CHOOSE, card, bearer) for bearer in bearers(state, player, card)]
    state.ask(player, Question.BEARER, options, _bearer_chosen, player, cost, source=card)


def _bearer_chosen(state: State, option: Option, player: int, cost: int) -> None:
    _settle_play(state, player, option.card, cost, option.target)


def _settle_play(state: State, player: int, card: int, cost: int, bearer: int) -> None:
    take_from_hand(state, card)
    pay_twilight(state, card, cost)
    state.note("played", player, card, bearer)
    emit_later(state, PLAYED, card)
    if bearer >= 0:
        attach(state, card, bearer)
    else:
        put_into_play(state, card)


def start_with(state: State, player: int, card: int) -> None:
    """Play a companion of the starting fellowship from the draw deck, without twilight."""
    state.decks[player].remove(card)
    state.zone[card] = IN_VOID
    state.note("started with", player, card)
    emit_later(state, PLAYED, card)
    put_into_play(state, card)


def transfers(state: State, player: int) -> list[Option]:
    """Give the transfers of possessions and artifacts a Free Peoples player may make.

    Between two of his characters at the same site, to one who may bear it, for its twilight
    cost again (2.0, "Transfer of artifacts and possessions").
    """
    options = []
    for character in state.companions[player] + state.allies[player]:
        for item in state.attached[character]:
            blueprint = state.blueprints[item]
            if not blueprint.traits & ITEM or blueprint.bearer is None:
                continue
            if state.owner[item] != player:
                continue
            options += [
                Option(Verb.TRANSFER, item, bearer)
                for bearer in bearers(state, player, item)
                if bearer != character and same_site(state, character, bearer)
            ]
    return options


def same_site(state: State, one: int, another: int) -> bool:
    """Whether two Free Peoples characters are at the same site; an ally is at his home."""
    for character in (one, another):
        if state.blueprints[character].traits & ALLY and not at_home(state, character):
            return False
    return True


def transfer(state: State, item: int, bearer: int) -> None:
    """Transfer a borne card, paying its twilight cost again."""
    state.twilight += twilight_cost(state, item)
    detach(state, item)
    attach(state, item, bearer)
    state.note("transferred", item, bearer)
