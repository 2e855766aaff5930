"""Words of the player cards of Khazad-dûm: whose resources pay, and what a miner finds."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import discard_from_deck, lend
from rules.lcg.engine.codes import NONE, Question, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.decision import Option
from rules.lcg.engine.payment import add_resources, spend
from rules.lcg.engine.quest_phase import raise_threat_of_failure
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import bit
from rules.lcg.engine.zones import in_play
from rules.lcg.notation.effects import Effect, Target
from rules.lcg.notation.own import OwnEffect, OwnEffectOn
from rules.lcg.vocabulary import Sphere

# --- Bifur ---


def _pay_one(state: State, context: Context, hero: int) -> None:
    spend(state, hero, 1)


def _has_a_resource(state: State, context: Context, hero: int) -> bool:
    return hero != context.source and state.resources[hero] > 0


def pay_1_from(target: Target) -> Effect:
    """Pay a resource of one of your heroes; Bifur's own would only come back to him."""
    return OwnEffectOn(
        "pay 1 resource from the resource pool of {target}", target, _pay_one, _has_a_resource
    )


# --- Narvi's Belt ---


def add_icon(sphere: Sphere) -> OwnEffect:
    """Give the attached hero a resource icon until the end of the phase."""
    icon = bit(sphere)

    def add(state: State, context: Context) -> None:
        lend(state, state.bearer[context.source], icon)

    def is_new(state: State, context: Context) -> bool:
        hero = state.bearer[context.source]
        return hero != NONE and not state.mask[hero] & icon

    return OwnEffect(
        f"give attached hero a [{sphere.value}] icon until the end of the phase", add, is_new
    )


# --- Ever Onward ---


def _spare_that_player(state: State, context: Context) -> None:
    player = state.remembered(context).player
    state.stack = [
        frame
        for frame in state.stack
        if not (frame[0] is raise_threat_of_failure and frame[1] == player)
    ]


does_not_raise_threat = OwnEffect("that player does not raise their threat", _spare_that_player)

# --- Veteran of Nanduhirion ---


def _place_one_damage(state: State, context: Context) -> None:
    if in_play(state, context.source):
        state.set_damage(context.source, state.damage[context.source] + 1)


place_1_damage_on_this = OwnEffect("{this} has 1 damage on it", _place_one_damage)

# --- Dwarrowdelf Axe ---


def _hit(state: State, context: Context) -> None:
    deal_damage(state, context.other, 1)


def _enemy_survived(state: State, context: Context) -> bool:
    return in_play(state, context.other)


hit_defending_enemy = OwnEffect("deal 1 damage to the defending enemy", _hit, _enemy_survived)

# --- Zigil Miner ---

_DUG: Final = 2


def _name_a_number(state: State, context: Context) -> None:
    """Name a printed cost of your own deck: no other number finds anything."""
    costs = {state.blueprints[card].cost for card in state.decks[context.player]}
    options = [Option(Verb.TAKE_NUMBER, context.source, number=cost) for cost in sorted(costs)]
    if options:
        state.ask(
            context.player, Question.NUMBER, options, _number_named, context, source=context.source
        )


def _number_named(state: State, option: Option, context: Context) -> None:
    memory = state.remembered(context).with_number(option.number)
    state.remember(context.action, memory)


def _dig(state: State, context: Context, *, by_the_number: bool) -> None:
    """Discard the top cards; a hero gets resources if the named number is among their costs.

    A cost of X is 0 (official FAQ 1.40).
    """
    number = state.remembered(context).number
    found = discard_from_deck(state, context.player, _DUG)
    matches = sum(state.blueprints[card].cost == number for card in found)
    amount = number * bool(matches) if by_the_number else matches
    if amount:
        options = [Option(Verb.CHOOSE, hero) for hero in state.heroes[context.player]]
        state.ask(
            context.player, Question.TARGET, options, _hero_chosen, amount, source=context.source
        )


def _hero_chosen(state: State, option: Option, amount: int) -> None:
    if add_resources(state, option.card, amount):
        state.note("gained", option.card, amount)


def _dig_as_printed(state: State, context: Context) -> None:
    _dig(state, context, by_the_number=True)


def _dig_for_matches(state: State, context: Context) -> None:
    _dig(state, context, by_the_number=False)


def _has_deck(state: State, context: Context) -> bool:
    return bool(state.decks[context.player])


name_a_number = OwnEffect("name a number", _name_a_number, _has_deck)
add_the_number_to_a_hero = OwnEffect(
    "discard the top 2 cards of your deck. If at least one of those cards has cost equal to the"
    " named number, choose a hero you control and add that many resources to that hero's resource"
    " pool",
    _dig_as_printed,
    _has_deck,
)
add_1_for_each_match = OwnEffect(
    "discard the top 2 cards of your deck. If at least one of those cards has cost equal to the"
    " named number, choose a hero you control. For each card that matches the named number, add 1"
    " resource to that hero's resource pool",
    _dig_for_matches,
    _has_deck,
)
