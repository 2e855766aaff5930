"""Words of Return to Mirkwood: the player who guards Gollum.

Gollum is an ally that this player controls, and cannot attack, defend or commit (rules insert,
"Guarding Gollum").
"""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import (
    change_control,
    join_as_ally,
    make_active_location,
    put_in_staging,
    register,
)
from rules.lcg.engine.codes import GUARD_CANNOT_CHANGE, NONE, SHADOW, Question, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.decision import Option
from rules.lcg.engine.laws import guarded_card, players_hit_as_guard, rule_holds
from rules.lcg.engine.state import State
from rules.lcg.engine.zones import in_play
from rules.lcg.notation.own import OwnCondition, OwnEffect

GOLLUM: Final = "Gollum"

# --- set-up, and a change of the guard ---


def _choose_first_guard(state: State, context: Context) -> None:
    gollum = next(card for card in state.encounter_deck if state.blueprints[card].title == GOLLUM)
    _ask(state, state.first_player, list(state.order), gollum, context.source)


def _ask(state: State, chooser: int, players: list[int], gollum: int, source: int) -> None:
    options = [Option(Verb.CHOOSE_PLAYER, number=player) for player in players]
    state.ask(chooser, Question.PLAYER, options, guard_chosen, gollum, source=source)


def guard_chosen(state: State, option: Option, gollum: int) -> None:
    """Place Gollum in front of the player who guards him from now on."""
    player = option.number
    if in_play(state, gollum):
        if state.controller[gollum] != player:
            change_control(state, gollum, player)
        return
    join_as_ally(state, gollum, player)
    state.show_to_all(gollum)
    register(state, gollum)


choose_first_guard = OwnEffect(
    "search the encounter deck for Gollum. Choose a player to guard Gollum at the start of the"
    " game, and place Gollum in front of that player",
    _choose_first_guard,
)


def _can_change(state: State, context: Context) -> bool:
    return (
        guarded_card(state) != NONE
        and len(state.order) > 1
        and not rule_holds(state, GUARD_CANNOT_CHANGE)
    )


def _change(state: State, context: Context, *, must: bool) -> None:
    """Ask the guard, wherever the effect that says so has hit others too."""
    if not _can_change(state, context):
        return
    gollum = guarded_card(state)
    guard = state.controller[gollum]
    others = [player for player in state.order if player != guard]
    _ask(state, guard, others if must else [guard, *others], gollum, context.source)


def _must_change(state: State, context: Context) -> None:
    _change(state, context, must=True)


def _may_change(state: State, context: Context) -> None:
    _change(state, context, must=False)


must_choose_new_guard = OwnEffect(
    "that player must choose a new player to guard Gollum, if able", _must_change, _can_change
)
may_choose_new_guard = OwnEffect(
    "that player may choose a new player to guard Gollum", _may_change, _can_change
)
guard_may_choose_new_guard = OwnEffect(
    "the player guarding Gollum may choose a new player to guard him", _may_change, _can_change
)

# --- Gollum's Bite ---


def bite(amount: int) -> OwnEffect:
    """Deal damage to a hero of the guard, whom the first player chooses (official FAQ 1.03)."""

    def step(state: State, context: Context) -> None:
        for player in players_hit_as_guard(state, context.source)[::-1]:
            state.push(_choose_bitten, player, amount, context.source)

    return OwnEffect(
        f"deal {amount} damage to a hero controlled by the player guarding Gollum", step
    )


def _choose_bitten(state: State, player: int, amount: int, source: int) -> None:
    """Step: choose the hero of a player that is dealt damage."""
    options = [Option(Verb.CHOOSE, hero) for hero in state.heroes[player]]
    if options:
        chooser = state.first_player
        state.ask(chooser, Question.TARGET, options, _bitten, amount, source=source)


def _bitten(state: State, option: Option, amount: int) -> None:
    deal_damage(state, option.card, amount)


# --- The Spider's Ring ---


def _become_active(state: State, context: Context) -> None:
    if state.zone[context.source] != SHADOW:
        return
    if state.location != NONE:
        put_in_staging(state, state.location)
    make_active_location(state, context.source)
    state.show_to_all(context.source)
    register(state, context.source)
    state.note("switched", context.source)


this_becomes_active = OwnEffect(
    "return any current active location to the staging area. {this} becomes the active location",
    _become_active,
)

# --- Escape Attempt ---


def _others_are_in_the_game(state: State, context: Context) -> bool:
    return len(state.order) > 1


others_are_in_the_game = OwnCondition("other players are in the game", _others_are_in_the_game)
