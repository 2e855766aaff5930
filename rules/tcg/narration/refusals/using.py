"""Why a card on the table cannot be used or transferred now, ability by ability."""

from __future__ import annotations

from rules.refusals import Reason, Refusal
from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.operations.playing import bearers
from rules.tcg.engine.operations.transfers import may_be_transferred, same_site
from rules.tcg.engine.state.bans import USE_ABILITY
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import FELLOWSHIP
from rules.tcg.engine.state.parts import Ability, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ITEM, SITE
from rules.tcg.engine.steps.execution import within_limit
from rules.tcg.narration.descriptions import card_name
from rules.tcg.narration.refusals.playing import card_text
from rules.tcg.narration.refusals.requirements import unmet
from rules.tcg.narration.refusals.sources import phase_now, phases_named, term


def why_not_used(state: State, player: int, card: int) -> list[Refusal]:
    """Return why each thing that could be done with a card on the table cannot be done now."""
    blueprint = state.blueprints[card]
    deed = f"use {card_name(state, card)}"
    if not blueprint.traits & SITE and state.owner[card] != player:
        text = "It isn’t yours: you use your own cards and sites."
        return [Refusal(deed, Reason(text, term("special ability")))]
    if card not in active_cards(state):
        text = "Free Peoples cards count in your own turns, Shadow cards in others’."
        return [Refusal(deed, Reason(text, term("active")))]
    if blueprint.specials and card not in state.in_force.usable:
        return [Refusal(deed, _without_text(blueprint))]
    found = [
        Refusal(deed, _why_not_ability(state, player, card, ability))
        for ability in blueprint.specials
    ]
    if blueprint.responses:
        text = "It answers something: it is offered as soon as that happens."
        found.append(Refusal(deed, Reason(text, card_text(blueprint))))
    transfer = _why_not_transferred(state, player, card)
    if transfer is not None:
        found.append(Refusal(f"transfer {card_name(state, card)}", transfer))
    if not found:
        text = "It has no ability that you use: what it says holds by itself."
        found.append(Refusal(deed, Reason(text, card_text(blueprint))))
    return found


def _without_text(blueprint: Blueprint) -> Reason:
    """Return why the text of an active card does not count."""
    if blueprint.traits & SITE:
        text = "A site’s text counts only while the fellowship is there."
        return Reason(text, term("site"))
    return Reason("Its text doesn’t count now.", term("game text"))


def _why_not_ability(state: State, player: int, card: int, ability: Ability) -> Reason:
    text = card_text(state.blueprints[card])
    if not ability.phases >> state.phase & 1:
        return Reason(f"You use it in {phases_named(ability.phases)}; {phase_now(state)}.", text)
    if not within_limit(state, card, ability):
        return Reason(limit_reached(ability), text)
    banned = why_banned(state, player, card, ability, USE_ABILITY)
    if banned is not None:
        return banned
    return unmet(state, Context(card, player, bearer=state.bearer[card]), ability)


def limit_reached(ability: Ability) -> str:
    """Return how often an ability may be used: "Used: its limit is once a phase."."""
    times = {1: "once", 2: "twice"}.get(ability.limit, f"{ability.limit} times")
    span = "at each site" if ability.per_site else "a turn" if ability.per_turn else "a phase"
    return f"Used: its limit is {times} {span}."


def why_banned(state: State, player: int, card: int, ability: Ability, use: int) -> Reason | None:
    """Return which card in play forbids a special ability; None if no card does."""
    for source, ban in state.in_force.bans:
        if ability.special and ban(state, source, player, use, card):
            return Reason("A card in play forbids it.", card_text(state.blueprints[source]))
    return None


def _why_not_transferred(state: State, player: int, card: int) -> Reason | None:
    """Return why an item cannot be transferred; None for what never is."""
    blueprint = state.blueprints[card]
    bearer = state.bearer[card]
    if not blueprint.traits & ITEM or blueprint.bearer is None or bearer < 0:
        return None
    if player != state.active or state.phase != FELLOWSHIP:
        return Reason("You transfer items in your fellowship phase.", term("transfer"))
    if not may_be_transferred(state, card):
        return Reason("A text keeps it from being transferred.", term("transfer"))
    if not any(
        other != bearer and same_site(state, bearer, other)
        for other in bearers(state, player, card)
    ):
        text = "No other character at the same site may bear it."
        return Reason(text, term("transfer"))
    return None
