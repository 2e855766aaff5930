"""Cards that nobody can play as the table lies, and copies that would do nothing more."""

from collections.abc import Iterable
from typing import Final

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.operations.playing import bearers_among, is_taken
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.parts import Ability, standing_context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, COMPANION, FREE_PEOPLES, ITEM, MINION, UNIQUE
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.players.reading.meanings import Meanings


def is_unplayable(state: State, player: int, card: int) -> bool:
    """Return whether a card waits in vain: of a title that is in play, or for a bearer.

    A unique card does whose title is in play, and an item that nobody in play can bear and nobody
    in hand might. Minions and what they bear wait for nothing: those in play leave with the move.
    """
    blueprint = state.blueprints[card]
    traits = blueprint.traits
    if traits & MINION:
        return False
    needs_bearer = bool(traits & ITEM and blueprint.bearer)
    if needs_bearer and not traits & FREE_PEOPLES:
        return not bearers_among(state, player, card, _minions_or_enemies(state, player))
    if traits & UNIQUE and is_taken(state, player, card):
        return True
    return needs_bearer and not _may_be_borne(state, player, card)


def _may_be_borne(state: State, player: int, card: int) -> bool:
    """Return whether anybody might bear an item: somebody in hand, or on its owner's side."""
    if any(state.blueprints[held].traits & (COMPANION | ALLY) for held in state.hands[player]):
        return True
    own = (*state.companions[player], *state.allies[player], *state.support[player])
    return bool(bearers_among(state, player, card, own))


def asks_for_what_is_not_there(state: State, player: int, card: int) -> bool:
    """Return whether a card cannot be played for what it asks for: one to spot, room for threats.

    What it costs in twilight is not looked at.
    """
    price = state.blueprints[card].to_play
    return price is not None and not price.allowed(state, standing_context(card, player))


def _minions_or_enemies(state: State, player: int) -> Iterable[int]:
    """Return who may bear a Shadow item: minions in hand and in play, and the other side."""
    yield from (card for card in state.hands[player] if state.blueprints[card].traits & MINION)
    yield from state.minions
    yield from state.support[player]
    for characters in (*state.companions, *state.allies):
        yield from characters


# --- what would not last ---


def is_discarded_at_once(state: State, player: int, card: int) -> bool:
    """Return whether a card discards itself where the fellowship is."""
    context = standing_context(card, player)
    return any(test(state, context) for test in state.blueprints[card].discard_when)


# --- copies ---


def adds_nothing(state: State, player: int, card: int) -> bool:
    """Return whether a card for the support area only repeats one there, used as often as wished.

    Its text is all abilities, and none of them uses it up.
    """
    blueprint = state.blueprints[card]
    return (
        bool(blueprint.specials)
        and blueprint.bearer is None
        and only_waits(blueprint)
        and any(state.blueprints[other] is blueprint for other in state.support[player])
        and not any(_USES_UP.of(ability) for ability in blueprint.specials)
    )


def only_waits(blueprint: Blueprint) -> bool:
    """Return whether a card in play does nothing before its text is used."""
    return not (
        blueprint.card.strength
        or blueprint.card.vitality
        or blueprint.everywhere
        or blueprint.borne
        or blueprint.answers
        or blueprint.has_rare_rules
        or blueprint.words
        or blueprint.gives_life
    )


def _uses_up(ability: Ability) -> bool:
    """Return whether an ability has a limit, or costs its own card or that card's vitality."""
    action = ability.notation
    price = action.cost if isinstance(action, ef.Action) else None
    return bool(ability.limit) or any(
        getattr(paid, "target", None) is fi.Reference.THIS
        for kind in (ef.Discard, ef.Exert, ef.RemoveFromGame, ef.Transfer)
        for paid in values_of_kind(price, kind)
    )


_USES_UP: Final = Meanings(_uses_up)
