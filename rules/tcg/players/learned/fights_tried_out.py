"""Trying options out until the fights of a move are over, in a race that few deals decide.

A playout deals again what the player cannot know, takes an option and lets all sides go on by
rules of thumb until regroup begins. There it is valued (`regroup_value`): what comes later is the
same for all options but for chance. All options meet the same deals. After each deal those that
are clearly behind are dropped, and the race ends early where nothing is at stake.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from rules import rng
from rules.tcg.engine.state.codes import REGROUP, Question, Verb
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.plans import moves_again, place_of
from rules.tcg.players.learned.regroup_value import chance_at_regroup
from rules.tcg.players.learned.trying import Tried
from rules.tcg.players.reading.assignment_plan import Pair, plan_assignments
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer

# Nothing is at stake where two deals or more differ by less than this on average.
_CALM: Final = 0.003
_SOME_DEALS: Final = 2
# What passing assigns: its option names neither a character nor a minion.
NOBODY: Final[Pair] = (-1, -1)


class PlayoutPolicy:
    """Plays all sides like the planning player, always plays minions, and keeps its assignments.

    It moves again by the learned plans and follows the rules of thumb elsewhere. These would plan
    the assignments again for each pair, which takes a sixth of a playout's time and gives the same
    plan in nine phases of ten.
    """

    __slots__ = ("_plan", "_rules")

    def __init__(self, plan: list[Pair] | None = None) -> None:
        self._rules = RuleOfThumbPlayer(learned_rules())
        self._plan = plan

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if decision.question != Question.ASSIGN_DEFENDERS:
            self._plan = None
            if decision.question == Question.MOVE_AGAIN:
                moves = moves_again(state, decision.player)
                return place_of(decision, Verb.MOVE if moves else Verb.STAY)
            return self._rules.choose(game)
        if self._plan is None:
            self._plan = plan_assignments(state, decision, self._rules.weights)
        planned = self._plan.pop(0) if self._plan else NOBODY
        character, minion = planned
        for place, option in enumerate(decision.options):
            if option.card == character and option.target == minion:
                return place
        self._plan = None
        return self._rules.choose(game)


class Effort(NamedTuple):
    """How an option is tried out.

    `candidates` are tried with at most `deals` deals. Passing is one of them, and none is that
    looks by more than `hopeless` worse; without `passing` it is tried only where it is the
    favourite, and the others are measured by that. One is dropped that is behind by `drop` times
    the root of the deals so far. Another than the favourite must be better by `lead` a deal: the
    favourite is right more often than few deals can tell. Where the favourite comes to `enough` in
    the first deal, the others are not tried: there is little left to gain. Who asks for the figures
    gets those of `shown` deals.
    """

    candidates: int
    deals: int
    drop: float = 0.1
    lead: float = 0.01
    hopeless: float = inf
    passing: bool = True
    enough: float = inf
    shown: int = 0


def race(
    game: Game, player: int, candidates: Sequence[int], effort: Effort, seed: int
) -> list[Tried]:
    """Return the candidates that were tried, the best first; the first given is the favourite.

    The deals follow from the seed and the moment of the game alone.
    """
    favourite = candidates[0]
    running = [Tried(place) for place in candidates]
    dropped: list[Tried] = []
    plans: dict[int, list[Pair]] = {}
    for deal in range(1, effort.deals + 1):
        dealt = _deal(game, player, seed, deal)
        for tried in running:
            tried.count(play_fights_out(dealt.clone(), player, tried.place, plans))
            if deal == 1 and tried.place == favourite and tried.total >= effort.enough:
                return [tried]
        running.sort(key=lambda tried: -tried.total)
        least = running[0].total - effort.drop * sqrt(deal)
        if deal < effort.deals and running[-1].total < least:
            dropped = [tried for tried in running if tried.total < least] + dropped
            running = [tried for tried in running if tried.total >= least]
        spread = running[0].total - running[-1].total
        if len(running) == 1 or (deal >= _SOME_DEALS and spread < _CALM * deal):
            break
    for tried in running:
        if tried.place == favourite and running[0].total <= tried.total + effort.lead * deal:
            running.remove(tried)
            running.insert(0, tried)
            break
    return running + dropped


def try_further(
    game: Game, player: int, candidates: Sequence[Tried], deals: int, seed: int
) -> None:
    """Try candidates of a race with deals they haven't met yet, up to `deals`."""
    for deal in range(1, deals + 1):
        missing = [tried for tried in candidates if tried.deals < deal]
        if missing:
            dealt = _deal(game, player, seed, deal)
            for tried in missing:
                tried.count(play_fights_out(dealt.clone(), player, tried.place))


def _deal(game: Game, player: int, seed: int, number: int) -> Game:
    """Deal again what a player cannot know: the same cards whenever this position is tried out."""
    return game.determinize(player, rng.seeded(seed, game.state.decisions, number))


def play_fights_out(
    game: Game, player: int, place: int, plans: dict[int, list[Pair]] | None = None
) -> float:
    """Take an option, play until regroup begins and return the player's chance to win then.

    In regroup a site is played for another move: it ends as the regroup after that begins. `plans`
    are those of other deals by place, for what else is assigned; see `_plan_of_rest`.
    """
    state = game.state
    turn = state.turn
    moves = state.moves + 1 if state.phase == REGROUP else 0
    assigns = _assigns(state)
    game.choose(place)
    policy = PlayoutPolicy(_plan_of_rest(state, place, plans) if assigns else None)
    while (
        not state.ending
        and state.turn == turn
        and not (state.phase == REGROUP and state.moves >= moves)
    ):
        game.choose(policy.choose(game))
    return chance_at_regroup(state, player)


def _assigns(state: State) -> bool:
    """Return whether defenders are being assigned."""
    return state.pending is not None and state.pending.question == Question.ASSIGN_DEFENDERS


def _plan_of_rest(
    state: State, place: int, plans: dict[int, list[Pair]] | None
) -> list[Pair] | None:
    """Return the plan for what else is assigned after an assignment; None if nothing is.

    It is the same in each deal: who is strong enough for whom shows on the table.
    """
    if plans is None or not _assigns(state):
        return None
    plan = plans.get(place)
    if plan is None:
        assert state.pending is not None
        plan = plans[place] = plan_assignments(state, state.pending, learned_rules())
    return plan.copy()
