"""Whether to move again, tried out: how the next turns go for who moves, and for who stays.

Playouts by themselves choose badly: they overrate sites, and their players fight what follows by
rules of thumb. So their result is one of the numbers that the plans weigh, and games with random
choices show what each number is worth beside the others (`python -m lab moving`).
"""

import json
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Final, NamedTuple, Protocol

from rules import kernel, rng
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.fights_tried_out import PlayoutPolicy
from rules.tcg.players.learned.outlook import MOVING, weigh_moving
from rules.tcg.players.learned.plans import Plans, compare_moving, place_of, weighed
from rules.tcg.players.learned.policy import Taken
from rules.tcg.players.learned.regroup_value import chance_at_regroup
from rules.tcg.players.thumb.rule_of_thumb import LONG_GAME

MOVING_FILE: Final = kernel.ROOT / "rules" / "tcg" / "players" / "learned" / "moving_weights.json"
TRIED_OUT: Final = "chance gained by moving, tried out"
# Below this the other numbers speak so clearly against moving that playouts seldom change it.
_HOPELESS: Final = -0.4


class MovingEffort(NamedTuple):
    """How moving again is tried out: in at most `deals` deals, `turns` further turns than this one.

    From the deal `least` on, what the deals come to is enough where it is as clear as `clear`; more
    of them need be less so, by the root of their number.
    """

    deals: int
    turns: int = 0
    clear: float = 2.4
    least: int = 3


class MovingEfforts(Protocol):
    """How moving again is tried out, and how where somebody is about to win."""

    @property
    def moving(self) -> MovingEffort:
        """As a rule."""

    @property
    def last_moves(self) -> MovingEffort:
        """Where the next turns tell more than this one."""


class MovingPolicy:
    """Moves again by learned weights, and with efforts by what is tried out as well."""

    __slots__ = ("_efforts", "_plans", "_seed")

    def __init__(self, plans: Plans, efforts: MovingEfforts | None, seed: int) -> None:
        self._plans = plans
        self._efforts = efforts
        self._seed = seed

    def decide(self, game: Game, decision: Decision, own: int) -> Taken | None:
        """Return whether to move again, and what that is worth beside staying."""
        if decision.question != Question.MOVE_AGAIN:
            return None
        worth = self._worth(game, decision)
        place = place_of(decision, Verb.MOVE if worth > 0 else Verb.STAY)
        return Taken(place, lambda: compare_moving(decision, worth))

    def note(self, state: State, decision: Decision, place: int) -> None:
        """Remember nothing."""

    def _worth(self, game: Game, decision: Decision) -> float:
        state = game.state
        if self._efforts is None or state.decisions > LONG_GAME:
            return weighed(self._plans.moving, weigh_moving(state, decision.player))
        at_the_end = max(state.position) >= LAST_SITE - 1
        effort = self._efforts.last_moves if at_the_end else self._efforts.moving
        return worth_of_moving(game, decision, effort, self._seed)


@cache
def learned_moving(turns: int) -> tuple[float, ...]:
    """Return the weights found from games: of the numbers of `MOVING`, last of what is tried out.

    They give log odds to win, for playouts through `turns` further turns.
    """
    found = json.loads(MOVING_FILE.read_text(encoding="utf-8"))["weights"][str(turns)]
    return tuple(found[name] for name in (*MOVING, TRIED_OUT))


def worth_of_moving(game: Game, decision: Decision, effort: MovingEffort, seed: int) -> float:
    """Return what moving again is worth beside staying, as log odds to win.

    It is tried out where it is not hopeless without, and always where it would win the game; in
    fewer deals where these speak clearly. The deals follow from the seed and the moment of the
    game alone.
    """
    is_last_move = game.state.position[decision.player] >= LAST_SITE - 1
    weights = learned_moving(effort.turns)
    worth = known = weighed(weights[:-1], weigh_moving(game.state, decision.player))
    if known < _HOPELESS and not is_last_move:
        return known
    moving = staying = 0.0
    for deal, (moved, stayed) in enumerate(try_moving(game, decision, effort, seed), start=1):
        moving += moved
        staying += stayed
        worth = known + weights[-1] * weigh_gain(moving / deal, staying / deal)
        if deal >= effort.least and abs(worth) * sqrt(deal) > effort.clear:
            break
    return worth


def weigh_gain(moving: float, staying: float) -> float:
    """Return what is gained by moving as a number that weights weigh, scaled to about one."""
    return 5 * (moving - staying)


def try_moving(
    game: Game, decision: Decision, effort: MovingEffort, seed: int
) -> Iterator[tuple[float, float]]:
    """Yield a player's chances to win once the turns are over, after moving and after staying.

    One pair for each deal of what it cannot know, which is the same for both.
    """
    move, stay = place_of(decision, Verb.MOVE), place_of(decision, Verb.STAY)
    for deal in range(1, effort.deals + 1):
        dealt = game.determinize(decision.player, rng.seeded(seed, game.state.decisions, deal))
        moved = play_turns_out(dealt.clone(), decision.player, move, effort.turns)
        yield moved, play_turns_out(dealt, decision.player, stay, effort.turns)


def play_turns_out(game: Game, player: int, place: int, turns: int) -> float:
    """Take an option and return the chance to win after this turn and `turns` more."""
    state = game.state
    last = state.turn + turns
    game.choose(place)
    policy = PlayoutPolicy()
    while not state.ending and state.turn <= last:
        game.choose(policy.choose(game))
    return chance_at_regroup(state, player)
