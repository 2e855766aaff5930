"""Setting up a game, step by step (core rules, "Setup")."""

from typing import Final

from rules.lcg.engine.board import draw, register
from rules.lcg.engine.codes import ENCOUNTER, IN_DECK, IN_PLAY_AREA, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.quest_progress import advance_quest
from rules.lcg.engine.state import State
from rules.lcg.engine.zones import shuffle, take_away

OPENING_HAND: Final = 6


def place_heroes(state: State, player: int, heroes: list[int]) -> None:
    """Place a player's heroes, and set the threat to the sum of their threat costs."""
    for hero in heroes:
        take_away(state, hero)
        state.zone[hero] = IN_PLAY_AREA
        state.show_to_all(hero)
        state.set_heroes(player, [*state.heroes[player], hero])
        register(state, hero)
    state.set_threat(player, sum(state.blueprints[hero].threat_cost for hero in heroes))


def open_game(state: State) -> None:
    """Shuffle, draw opening hands, then set the quest; the heroes are in place already."""
    for player in range(state.players):
        shuffle(state, player)
    shuffle(state, ENCOUNTER)
    state.push(set_quest)
    for player in reversed(range(state.players)):
        state.push(offer_mulligan, player)
    for player in range(state.players):
        draw(state, player, OPENING_HAND)


def set_quest(state: State) -> None:
    """Step: follow the set-up of the first quest card; its keywords count as in staging."""
    state.staging_step = True
    state.push(_end_setup)
    advance_quest(state)


def _end_setup(state: State) -> None:
    state.staging_step = False


def offer_mulligan(state: State, player: int) -> None:
    """Step: a player keeps the opening hand, or takes the one mulligan."""
    options = [Option(Verb.KEEP), Option(Verb.MULLIGAN)]
    state.ask(player, Question.MULLIGAN, options, _mulligan_chosen, player)


def _mulligan_chosen(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.MULLIGAN:
        state.note("mulligan", player)
        for card in state.hands[player]:
            state.zone[card] = IN_DECK
        state.set_deck(player, state.decks[player] + state.hands[player])
        state.hands[player] = []
        shuffle(state, player)
        draw(state, player, OPENING_HAND)
