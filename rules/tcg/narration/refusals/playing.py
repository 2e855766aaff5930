"""Why a card in hand cannot be played now: what `can_play` and `can_play_event` ask, in words."""

from __future__ import annotations

from rules.refusals import Reason
from rules.tcg.engine.modifiers.toil import least_cost
from rules.tcg.engine.operations.playing import (
    FRODO,
    bearers,
    can_afford,
    can_play,
    fellowship_is_full,
    is_taken,
    may_join,
)
from rules.tcg.engine.operations.wounds import can_heal
from rules.tcg.engine.state.bans import PLAY_CARD
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import FELLOWSHIP, SHADOW
from rules.tcg.engine.state.parts import Ability, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import (
    ALLY,
    COMPANION,
    EVENT,
    FREE_PEOPLES,
    ITEM,
    UNIQUE,
)
from rules.tcg.engine.steps.triggers import can_play_event, gained_costs, is_own_side
from rules.tcg.facts.card import Card
from rules.tcg.library import definition
from rules.tcg.narration.refusals.requirements import unmet, unmet_price
from rules.tcg.narration.refusals.sources import (
    phase_now,
    phases_named,
    term,
    text_of,
    whole_text_of,
)
from rules.tcg.notation import sentences as se


def why_not_played(state: State, player: int, card: int) -> Reason | None:
    """Return why a player cannot play a card of their hand as an action now; None if they can."""
    blueprint = state.blueprints[card]
    if blueprint.unwritten:
        return Reason(
            "The game can’t play this card yet: its text isn’t written.", card_text(blueprint)
        )
    if not is_own_side(state, player, card):
        return _wrong_side(blueprint)
    own_ways = [ability for ability in blueprint.also_playable if ability.phases >> state.phase & 1]
    if not blueprint.play_phases >> state.phase & 1:
        return _wrong_phase(state, player, blueprint)
    if own_ways:
        return _why_not_in_own_way(state, player, card, own_ways[0])
    if blueprint.event is not None:
        if not blueprint.event.phases >> state.phase & 1:
            return _wrong_phase(state, player, blueprint)
        return why_event_not_played(state, Context(card, player), blueprint.event)
    if blueprint.traits & EVENT:
        return Reason("The game can’t play this event yet.", card_text(blueprint))
    return why_not_to_table(state, player, card)


def card_text(blueprint: Blueprint) -> str:
    """Return all that a card says as a source."""
    known = blueprint.card
    return whole_text_of(known, definition(known.id, blueprint.since))


def _wrong_side(blueprint: Blueprint) -> Reason:
    if blueprint.traits & FREE_PEOPLES:
        text = "It is a Free Peoples card: you play those in your own turns."
        return Reason(text, term("Free Peoples cards"))
    return Reason(
        "It is a Shadow card: you play those in other players’ turns.", term("Shadow cards")
    )


def _wrong_phase(state: State, player: int, blueprint: Blueprint) -> Reason:
    if blueprint.event is None:
        free_peoples = player == state.active
        phase = phases_named(1 << (FELLOWSHIP if free_peoples else SHADOW))
        kind = "Free Peoples" if free_peoples else "Shadow"
        text = f"You play {kind} cards to the table in {phase}; {phase_now(state)}."
        return Reason(text, term("playing a card"))
    if blueprint.event.phases:
        phases = phases_named(blueprint.event.phases)
        return Reason(f"It is an event for {phases}; {phase_now(state)}.", term("event"))
    text = "It answers something: it is offered as soon as that happens."
    return Reason(text, card_text(blueprint))


def _why_not_in_own_way(state: State, player: int, card: int, ability: Ability) -> Reason | None:
    """Return why a card cannot be played at the other time that its text names."""
    context = Context(card, player)
    blueprint = state.blueprints[card]
    price = _other_times(blueprint)[blueprint.also_playable.index(ability)].price
    if price is not None and (reason := unmet_price(state, context, ability, price)):
        return reason
    if blueprint.event is not None:
        return why_event_not_played(state, context, blueprint.event)
    reserved = ability.twilight(state, context) if ability.twilight is not None else 0
    return why_not_to_table(state, player, card, reserved)


def _other_times(blueprint: Blueprint) -> list[se.AlsoPlayable]:
    """Return the sentences that name another time to play a card, as they were compiled."""
    text = definition(blueprint.card.id, blueprint.since)
    sentences = text.sentences if text is not None else ()
    return [sentence for sentence in sentences if isinstance(sentence, se.AlsoPlayable)]


# --- events ---


def why_event_not_played(state: State, context: Context, event: Ability) -> Reason | None:
    """Return why an event cannot be played in this context; None if it can."""
    if can_play_event(state, context, event):
        return None
    card, player = context.source, context.player
    blueprint = state.blueprints[card]
    if not blueprint.traits & FREE_PEOPLES:
        least = least_cost(state, player, card)
        if least > state.twilight:
            return _too_dear(state, least)
    reason = _why_barred_or_unpaid(state, context, blueprint)
    return reason or unmet(state, context, event)


def _too_dear(state: State, cost: int) -> Reason:
    text = f"It costs {cost} twilight; the twilight pool has {state.twilight}."
    return Reason(text, term("twilight cost"))


def _why_barred_or_unpaid(state: State, context: Context, blueprint: Blueprint) -> Reason | None:
    """Return which text forbids to play a card, or which price to play it is not payable."""
    card, player = context.source, context.player
    if state.in_force.bans and state.is_forbidden(player, PLAY_CARD, card):
        return Reason("A card in play forbids it.", _barring(state, player, card))
    if blueprint.to_play is not None and not blueprint.to_play.allowed(state, context):
        text = definition(blueprint.card.id, blueprint.since)
        assert text is not None
        for sentence in text.sentences:
            if isinstance(sentence, se.ToPlay):
                reason = unmet_price(state, context, blueprint.to_play, sentence.price)
                if reason is not None:
                    return reason
        return Reason("What its text asks for to play it can’t be paid.", card_text(blueprint))
    if state.in_force.lent:
        for cost in gained_costs(state, card):
            if not cost.allowed(state, context):
                return unmet(state, context, cost)
    return None


def _barring(state: State, player: int, card: int) -> str:
    """Return the text of a card in play that forbids to play a card."""
    for source, ban in state.in_force.bans:
        if ban(state, source, player, PLAY_CARD, card):
            return card_text(state.blueprints[source])
    return term("may not")


# --- cards of the table ---


def why_not_to_table(state: State, player: int, card: int, reserved: int = 0) -> Reason | None:
    """Return why a card cannot be played to the table; None if it can.

    `reserved` is twilight that is to be paid besides its cost.
    """
    if can_play(state, player, card, reserved=reserved):
        return None
    blueprint = state.blueprints[card]
    traits = blueprint.traits
    if traits & UNIQUE and is_taken(state, player, card):
        return _taken(state, player, card)
    if traits & COMPANION and not may_join(state, player, card):
        return _may_not_join(state, player, card)
    if blueprint.bearer is not None and not bearers(state, player, card):
        return _no_bearer(blueprint)
    reason = _why_barred_or_unpaid(state, Context(card, player), blueprint)
    if reason is not None:
        return reason
    if not traits & FREE_PEOPLES and not can_afford(state, player, card, 0, reserved):
        return _too_dear(state, least_cost(state, player, card) + reserved)
    return Reason("What its text asks for isn’t there.", card_text(blueprint))


def _taken(state: State, player: int, card: int) -> Reason:
    title = state.blueprints[card].title
    is_dead = any(
        state.blueprints[dead].title == title and state.blueprints[dead].traits & UNIQUE
        for dead in state.dead[player]
    )
    where = "in your dead pile" if is_dead else "in play"
    return Reason(f"It is unique, and you have {title} {where}.", term("unique"))


def _may_not_join(state: State, player: int, card: int) -> Reason:
    if fellowship_is_full(state, player, card):
        text = "You have nine companions in play and in the dead pile."
        return Reason(text, term("The Rule of 9"))
    return Reason(f"Another companion bears the Ring in place of {FRODO}.", term("Ring-bearer"))


def _no_bearer(blueprint: Blueprint) -> Reason:
    known: Card = blueprint.card
    text = definition(known.id, blueprint.since)
    for sentence in text.sentences if text is not None else ():
        if isinstance(sentence, se.BearerMustBe) and text is not None:
            source = text_of(known, text, sentence)
            break
    else:
        source = card_text(blueprint)
    room = "has room for it" if blueprint.traits & ITEM else "is in play"
    return Reason(f"Nobody who may bear it {room}.", source)


# --- discarding a copy to heal ---


def why_not_healed_by(state: State, player: int, card: int) -> Reason | None:
    """Return why a card in hand does not heal the character of its title; None if it can.

    None too where there is no such character.
    """
    blueprint = state.blueprints[card]
    if not blueprint.traits & (COMPANION | ALLY) or not blueprint.traits & UNIQUE:
        return None
    for character in state.companions[player] + state.allies[player]:
        if state.blueprints[character].title != blueprint.title:
            continue
        if player != state.active or state.phase != FELLOWSHIP:
            text = "You discard a copy to heal in your fellowship phase."
            return Reason(text, term("discard to heal"))
        if not can_heal(state, character):
            return Reason(f"{blueprint.title} has no wound to heal.", term("healing"))
    return None
