"""Finding what a Shadow player should play, from Shadow phases that a search has tried out.

In Shadow phases of games of planning players, each action is played out to the end of the turn, all
with the same deals, by planning players on both sides. A linear regression over the numbers of
`shadow_outlook` predicts each result's distance from the mean of its decision. A ridge keeps
numbers that seldom differ near zero.
"""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

from lab.tcg.fits.frame import LEARNED, Fit, Regression, Sample, Weights
from lab.tcg.mixed_games import mixed_game
from rules import rng
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.plans import is_shadow_phase
from rules.tcg.players.learned.player import planning_player
from rules.tcg.players.learned.regroup_value import chance_at_regroup
from rules.tcg.players.learned.shadow_outlook import (
    NUMBERS,
    POSITION,
    Action,
    kind_of,
    weigh_actions,
)
from rules.tcg.players.learned.shortlist import kind_of_copies
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options

# Of how many games decks are drawn from a pool, and of how many decisions actions are tried out:
# at the beginning of a Shadow phase and later in it.
DRAWN: Final = 0.35
POOLS: Final = ("fellowship", "towers", "king")
AT_FIRST, LATER = 0.9, 0.4
PLAYOUTS: Final = 6
CANDIDATES: Final = 5
# How often any of the actions tried is taken, so that games go where planning players seldom go.
EXPLORED: Final = 0.2
_KIND: Final = "actions"
_NAMES: Final = tuple(
    (action.name.lower(), name) for action in Action for name in (*POSITION, *NUMBERS[action])
)


def strikes_tried_out(number: int, seed: int) -> Iterator[Sample]:
    """Play a game of planning players and yield a sample of each action tried out in it."""
    dice = Random(f"{seed} {number}")
    game = mixed_game(number, seed, dice, DRAWN, POOLS)
    players = [planning_player() for _ in range(game.state.players)]
    phase = (0, 0)
    while (decision := game.decision()) is not None:
        state = game.state
        place = players[decision.player].choose(game)
        if is_shadow_phase(state, decision):
            begins, phase = phase != (state.turn, state.moves), (state.turn, state.moves)
            places = candidates(state, decision, place)
            if len(places) > 1 and dice.random() < (AT_FIRST if begins else LATER):
                yield from _try_out(game, decision, places, number, dice)
                if dice.random() < EXPLORED:
                    place = dice.choice(places)
                    if decision.options[place] != PASS:
                        players[decision.player].strike(game)
        game.choose(place)


def candidates(state: State, decision: Decision, own: int) -> list[int]:
    """Return the places to try: the planning player's choice, others by the rules, and passing.

    Copies of a card count once. Abilities that the planning player doesn't use are left out.
    """
    worths = rate_options(state, decision, learned_rules())
    found: dict[object, int] = {}
    for place in (own, *sorted(range(len(worths)), key=lambda other: -worths[other])):
        option = decision.options[place]
        if place == own or kind_of(state, option) is not Action.ABILITY:
            found.setdefault(kind_of_copies(state, option), place)
    places = list(found.values())[:CANDIDATES]
    passing = decision.options.index(PASS) if PASS in decision.options else own
    return places if passing in places else [*places[: CANDIDATES - 1], passing]


def _try_out(
    game: Game, decision: Decision, places: Sequence[int], number: int, dice: Random
) -> list[Sample]:
    """Return a sample for each place; the planning player's own choice is the first one."""
    state = game.state
    sums = [0.0] * len(places)
    for _ in range(PLAYOUTS):
        dealt = game.determinize(decision.player, rng.seeded(dice.getrandbits(63)))
        for index, place in enumerate(places):
            sums[index] += _play_out_turn(dealt.clone(), decision.player, place)
    rated = rate_options(state, decision, learned_rules())
    position, actions = weigh_actions(state, decision, rated, places[0])
    weighed = [(actions[place][0], (*position, *actions[place][1])) for place in places]
    return beside_each_other(number, weighed, [total / PLAYOUTS for total in sums])


def _play_out_turn(game: Game, player: int, place: int) -> float:
    """Return the player's chance to win at the end of the turn, played by planning players."""
    state, player_of_all = game.state, planning_player()
    turn = state.turn
    game.choose(place)
    while not state.ending and state.turn == turn:
        game.choose(player_of_all.choose(game))
    return chance_at_regroup(state, player)


def beside_each_other(
    number: int, weighed: Sequence[tuple[Action, Sequence[float]]], worths: Sequence[float]
) -> list[Sample]:
    """Return the actions of a decision: what sets each apart from the mean of all of them.

    The numbers of an action have places of their own in a row, so each kind has its own weights.
    """
    rows = []
    for action, numbers in weighed:
        named = dict(zip((*POSITION, *NUMBERS[action]), numbers, strict=True))
        rows.append([named.get(name, 0.0) * (kind == action.name.lower()) for kind, name in _NAMES])
    means = [fmean(column) for column in zip(*rows, strict=True)]
    mean = fmean(worths)
    return [
        Sample(
            _KIND,
            number,
            tuple(value - middle for value, middle in zip(row, means, strict=True)),
            worth - mean,
        )
        for row, worth in zip(rows, worths, strict=True)
    ]


def _lay_out(weights: Weights) -> dict[str, Any]:
    """Return the weights by kind of action."""
    written: dict[str, dict[str, float]] = {}
    for (kind, name), weight in zip(_NAMES, weights[_KIND].values(), strict=True):
        written.setdefault(kind, {})[name] = weight
    return {"weights": written}


FIT = Fit(
    name="strikes",
    about="what to play as the Shadow, from phases whose actions are tried out",
    file=LEARNED / "strike_weights.json",
    games=400,
    play=strikes_tried_out,
    regressions={
        _KIND: Regression(
            [f"{kind}: {name}" for kind, name in _NAMES], ridge=300.0, linear=True, digits=5
        )
    },
    lay_out=_lay_out,
)
