"""Words of the treacheries of Khazad-dûm: what burns low, caves in and crumbles."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import can_exhaust, discard_from_deck, exhaust
from rules.lcg.engine.codes import NONE, THREAT, Question, Verb
from rules.lcg.engine.damage import discard_from_play
from rules.lcg.engine.decision import Option
from rules.lcg.engine.encounter import surge
from rules.lcg.engine.numbers import hit_points_left
from rules.lcg.engine.quest_progress import remove_from_location, remove_progress
from rules.lcg.engine.round_ends import change_for_a_while
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, LOCATION, UNTOUCHED
from rules.lcg.library.own.encounters import ask_for_bearer
from rules.lcg.library.own.moria import is_dark_location
from rules.lcg.notation.own import OwnEffect

# --- Burning Low ---


def _burn_low(state: State, context: Context) -> None:
    for card in state.staging:
        if state.mask[card] & (ENEMY | LOCATION) and not state.mask[card] & UNTOUCHED:
            more = 3 if is_dark_location(state, card) else 1
            change_for_a_while(state, THREAT, card, more)


def _nothing(state: State, context: Context) -> None:
    """Do nothing: the effect is canceled."""


burn_low = OwnEffect(
    "each enemy and location currently in the staging area gets +1 [threat] until the end of the"
    " phase. (+3 [threat] instead if it is a Dark location.)",
    _burn_low,
)
cancel_this_effect = OwnEffect("cancel this effect", _nothing)

# --- Cave In ---


def _cave_in(state: State, context: Context) -> None:
    before = sum(state.progress)
    remove_progress(state, state.progress[state.quest])
    place = state.location
    if place != NONE and not state.mask[place] & UNTOUCHED:
        remove_from_location(state, place, state.progress[place])
    if sum(state.progress) == before:
        surge(state)


cave_in = OwnEffect(
    "remove all progress tokens from the current quest card and active location. If {this} removed"
    " no progress tokens, it gains surge",
    _cave_in,
)

# --- Crumbling Ruin ---


def _crumble(state: State, context: Context) -> None:
    player = context.player
    ready = [card for card in state.characters(player) if can_exhaust(state, card)]
    if not ready:
        discard_from_deck(state, player, 1)
        return
    options = [Option(Verb.CHOOSE, card) for card in ready]
    state.ask(player, Question.TARGET, options, _exhausted_for_it, player, source=context.source)


def _exhausted_for_it(state: State, option: Option, player: int) -> None:
    card = option.card
    exhaust(state, card)
    for discarded in discard_from_deck(state, player, 1):
        if state.blueprints[discarded].cost >= hit_points_left(state, card):
            discard_from_play(state, card)


risk_a_crumbling_ruin = OwnEffect(
    "exhaust a character and discard the top card of their deck, if able. If the printed cost of"
    " the discarded card is equal to or higher than the remaining hit points of the exhausted"
    " character, discard the exhausted character",
    _crumble,
)

# --- Watchful Eyes ---


def _attach_this(state: State, context: Context) -> None:
    """Attach it to a hero that has no other of its kind: one each (its own limit)."""
    title = state.blueprints[context.source].title
    heroes = [
        hero
        for hero in state.heroes[context.player]
        if not any(state.blueprints[card].title == title for card in state.attached[hero])
    ]
    ask_for_bearer(state, context, heroes)


attach_this_to_a_hero_without_one = OwnEffect(
    "attach {this} to one of {your} heroes. Limit 1 per hero", _attach_this
)
