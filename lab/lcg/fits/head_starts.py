"""Games with a head start, to learn from where games from the beginning are all lost alike.

Whatever is changed in a game that is lost in its first stage, its reward hardly differs. So some
games begin with allies and attachments in play, with more resources and cards, with less threat,
fewer guards, progress, or in the second stage. What a table is worth does not depend on how it
came about, so what is learned from such tables holds for those that games reach by themselves.
"""

import random

from rules.lcg.engine.attachments import attach, attach_objective
from rules.lcg.engine.board import discard, put_into_play
from rules.lcg.engine.codes import NONE
from rules.lcg.engine.quest_progress import check_quest
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ALLY, ATTACHMENT, OBJECTIVE
from rules.lcg.engine.zones import put_in_hand, take_away
from rules.lcg.game import Game
from rules.lcg.players.expert import decide

LOWEST_THREAT = 20
# At most so much of each, for the largest head start.
RESOURCES = 5
THREAT = 10
ALLIES = 5
ATTACHMENTS = 3
CARDS = 4
GUARD_IS_GONE = 0.8
LATER_STAGE = 0.9
# Gandalf leaves again, and these attachments are for enemies.
NOT_AT_THE_START = frozenset({"Gandalf", "Forest Snare"})


def give_head_start(game: Game, dice: random.Random, size: float) -> None:
    """Play by rules to the first choice of round 1, and better the table by a size from 0 to 1."""
    state = game.state
    while not state.ending and state.round < 1:
        game.choose(decide(state))
    if state.ending:
        return
    for player in state.order:
        _better_player(state, player, dice, size)
    for card in state.staging[:]:
        if state.guarding[card] != NONE and dice.random() < size * GUARD_IS_GONE:
            discard(state, card)
    _advance(state, dice, size)


def _up_to(most: int, dice: random.Random, size: float) -> int:
    return int(dice.random() * size * (most + 1))


def _better_player(state: State, player: int, dice: random.Random, size: float) -> None:
    heroes = state.heroes[player]
    for hero in heroes:
        state.set_resources(hero, state.resources[hero] + _up_to(RESOURCES, dice, size))
    threat = state.threat[player] - _up_to(THREAT, dice, size)
    state.set_threat(player, max(min(LOWEST_THREAT, state.threat[player]), threat))
    allies, attachments, cards = (_up_to(most, dice, size) for most in (ALLIES, ATTACHMENTS, CARDS))
    deck = list(state.decks[player])
    dice.shuffle(deck)
    for card in deck:
        blueprint = state.blueprints[card]
        can_start = blueprint.title not in NOT_AT_THE_START
        if blueprint.mask & ALLY and allies and can_start:
            allies -= put_into_play(state, card, player)
        elif blueprint.mask & ATTACHMENT and attachments and can_start and heroes:
            bearer = dice.choice(heroes)
            borne = {state.blueprints[other].title for other in state.attached[bearer]}
            if blueprint.title not in borne:
                take_away(state, card)
                attach(state, card, bearer, player)
                attachments -= 1
        elif cards and dice.random() < 0.5:
            take_away(state, card)
            put_in_hand(state, card)
            cards -= 1


def _advance(state: State, dice: random.Random, size: float) -> None:
    """Place progress; where the stage needs objectives, claim some and go on to the next."""
    points = state.blueprints[state.quest].quest_points
    state.set_progress(state.quest, _up_to(max(0, points - 1), dice, size))
    objectives = [card for card in state.staging if state.mask[card] & OBJECTIVE]
    if not objectives or dice.random() >= size * LATER_STAGE:
        return
    player = state.first_player
    for number, card in enumerate(objectives):
        if number and dice.random() < 0.5:
            continue
        for guard in state.staging[:]:
            if state.guarding[guard] == card:
                discard(state, guard)
        attach_objective(state, card, dice.choice(state.heroes[player]), player)
    state.set_progress(state.quest, points)
    state.push(check_quest)
