"""Finding what a Shadow player should play, from Shadow phases that a search has tried out.

At decisions of the Shadow phase in games of planners, the actions are played out to the end of
the turn, all with the same deals, by planners on both sides. What each came to, beside the mean of
its decision, is foretold by a linear regression over the numbers of `shadow_outlook`; a ridge
keeps numbers that seldom differ near zero.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from lab.tcg.mixed_games import mixed_game
from rules import rng
from rules.logistic import solve
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing
from rules.tcg.players.learned.planner import (
    PlanningPlayer,
    is_shadow_phase,
    rules_between_plans,
)
from rules.tcg.players.learned.regroup_value import chance_at_regroup
from rules.tcg.players.learned.shadow_outlook import (
    NUMBERS,
    POSITION,
    Action,
    kind_of,
    weigh_actions,
)
from rules.tcg.players.learned.shortlist import kind_of_copies
from rules.tcg.players.learned.striker import Strikes
from rules.tcg.players.thumb.rule_of_thumb import rate_options

# Of how many games decks are drawn from a pool, and of how many decisions actions are tried out:
# at the beginning of a Shadow phase and later in it.
DRAWN: Final = 0.35
POOLS: Final = ("fellowship", "towers", "king")
AT_FIRST, LATER = 0.9, 0.4
PLAYOUTS: Final = 6
CANDIDATES: Final = 5
# How often any of the actions tried is taken, so that games go where planners seldom go.
EXPLORED: Final = 0.2
RIDGE: Final = 300.0


@dataclass(frozen=True, slots=True)
class Trial:
    """A decision that was tried out: its numbers and actions, and what each action came to.

    The planner's own choice is the first action.
    """

    game: int
    position: tuple[float, ...]
    actions: tuple[tuple[Action, tuple[float, ...]], ...]
    worths: tuple[float, ...]


def try_out_games(listed: Sequence[Pairing], numbers: Iterable[int], seed: int) -> Iterator[Trial]:
    """Play the games of these numbers and return what was tried out in them.

    All that a game is follows from its number and the seed.
    """
    for number in numbers:
        dice = Random(f"{seed} {number}")
        yield from _try_out_game(mixed_game(listed, number, seed, dice, DRAWN, POOLS), number, dice)


def _try_out_game(game: Game, number: int, dice: Random) -> Iterator[Trial]:
    players = [PlanningPlayer() for _ in range(game.state.players)]
    phase = (0, 0)
    while (decision := game.decision()) is not None:
        state = game.state
        place = players[decision.player].choose(game)
        if is_shadow_phase(state, decision):
            begins, phase = phase != (state.turn, state.moves), (state.turn, state.moves)
            places = candidates(state, decision, place)
            if len(places) > 1 and dice.random() < (AT_FIRST if begins else LATER):
                yield _try_out(game, decision, places, number, dice)
                if dice.random() < EXPLORED:
                    place = dice.choice(places)
                    if decision.options[place] != PASS:
                        players[decision.player].strike(state)
        game.choose(place)


def candidates(state: State, decision: Decision, own: int) -> list[int]:
    """Return the places that are tried: the planner's choice, others by the rules, and passing.

    Copies of a card count once, abilities that the planner does not use not at all.
    """
    worths = rate_options(state, decision, rules_between_plans())
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
) -> Trial:
    state = game.state
    sums = [0.0] * len(places)
    for _ in range(PLAYOUTS):
        dealt = game.determinize(decision.player, rng.seeded(dice.getrandbits(63)))
        for index, place in enumerate(places):
            sums[index] += _play_out_turn(dealt.clone(), decision.player, place)
    rated = rate_options(state, decision, rules_between_plans())
    position, actions = weigh_actions(state, decision, rated, places[0])
    return Trial(
        number,
        tuple(position),
        tuple((actions[place][0], tuple(actions[place][1])) for place in places),
        tuple(total / PLAYOUTS for total in sums),
    )


def _play_out_turn(game: Game, player: int, place: int) -> float:
    """Return the player's chance to win as the turn ends, once a planner has played it on."""
    state, planner = game.state, PlanningPlayer()
    turn = state.turn
    game.choose(place)
    while not state.ending and state.turn == turn:
        game.choose(planner.choose(game))
    return chance_at_regroup(state, player)


def fit_strikes(trials: Iterable[Trial], ridge: float = RIDGE) -> Strikes:
    """Return the weights that foretell best what each action is worth beside the others."""
    starts, size = _places()
    matrix = [[ridge * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for trial in trials:
        count = len(trial.worths)
        mean = sum(trial.worths) / count
        middle: dict[int, float] = {}
        for (action, numbers), worth in zip(trial.actions, trial.worths, strict=True):
            row = dict(enumerate((*trial.position, *numbers), starts[action]))
            for place, value in row.items():
                right[place] += value * (worth - mean)
                middle[place] = middle.get(place, 0.0) + value / count
            _add_square(matrix, row, 1.0)
        _add_square(matrix, middle, -float(count))
    weights = solve(matrix, right)
    return {
        action: tuple(
            round(weight, 5)
            for weight in weights[start : start + len(POSITION) + len(NUMBERS[action])]
        )
        for action, start in starts.items()
    }


def _places() -> tuple[dict[Action, int], int]:
    """Return where the weights of each kind of action begin, and how many there are in all."""
    starts, size = {}, 0
    for action in Action:
        starts[action] = size
        size += len(POSITION) + len(NUMBERS[action])
    return starts, size


def _add_square(matrix: Sequence[list[float]], row: dict[int, float], times: float) -> None:
    """Add the products of all numbers of a row with each other."""
    used = [(place, value) for place, value in row.items() if value]
    for place, value in used:
        line, scaled = matrix[place], times * value
        for other, factor in used:
            line[other] += scaled * factor
