"""What flat Monte Carlo and tree search share: a budget, a plan, and the stages they play."""

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from rules import rng
from rules.lcg.engine.codes import Question
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.game import Game
from rules.lcg.players.evaluation import estimate
from rules.lcg.players.expert import decide
from rules.lcg.players.macros import Macro, macros
from rules.lcg.players.playouts import NO_END, play_out, reward
from rules.lcg.players.stages import Stage, stage_of

SEARCHED = frozenset(
    {Stage.PLANNING, Stage.COMMITMENT, Stage.TRAVEL, Stage.ENGAGEMENT, Stage.DEFENSE, Stage.ATTACK}
)
DEFAULT_PLAYOUTS = 200


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may spend on a decision: playouts, or milliseconds.

    A budget in milliseconds depends on the machine, one in playouts does not.
    """

    playouts: int = DEFAULT_PLAYOUTS
    milliseconds: int = 0

    def allows(self, spent: int, more: int) -> bool:
        """Whether so many more playouts are within the budget; a clock counts by itself."""
        return bool(self.milliseconds) or spent + more <= self.playouts

    def rounds(self) -> Iterator[int]:
        """Return numbers from 0 for as long as the budget lasts; at least one."""
        if not self.milliseconds:
            yield from range(self.playouts)
            return
        end = time.perf_counter() + self.milliseconds / 1000
        number = 0
        while True:
            yield number
            number += 1
            if time.perf_counter() >= end:
                return


class SearchPlayer(ABC):
    """A player that compares macros by playouts at some stages, and else plays by rules."""

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        *,
        epsilon: float = 0.0,
        stages: frozenset[Stage] = SEARCHED,
        rounds: int = 0,
    ) -> None:
        self._dice = rng.seeded(seed)
        self.budget = budget or Budget()
        self.epsilon = epsilon
        self.stages = stages
        self.rounds = rounds
        self._plan: list[Option] = []

    def choose(self, game: Game) -> int:
        """Return the place of the chosen option."""
        options = game.options()
        if self._plan:
            planned = self._plan.pop(0)
            if planned in options:
                return options.index(planned)
            self._plan.clear()
        decision = game.decision()
        assert decision is not None, "the game waits for no choice"
        if stage_of(decision.question) not in self.stages or is_within_macro(decision):
            return decide(game.state)
        candidates = macros(game)
        best = candidates[0] if len(candidates) == 1 else self.best_macro(game, candidates)
        self._plan = list(best[1:])
        return options.index(best[0]) if best[0] in options else decide(game.state)

    @abstractmethod
    def best_macro(self, game: Game, candidates: list[Macro]) -> Macro:
        """Return the best of these macros."""

    def finish(self, game: Game, since: int, dice: int) -> float:
        """Play a game on and return what it is worth.

        Without `rounds` it is played to its end; else so many rounds from round `since` on, the
        first one included, and a game that is not over by then is worth its evaluation.
        """
        until = since + self.rounds if self.rounds else NO_END
        play_out(game, dice, self.epsilon, until)
        return reward(game.state) if game.state.ending else estimate(game.state)

    def draw_seed(self) -> int:
        """Return a number from the player's own dice."""
        self._dice, number = rng.draw(self._dice)
        return number


def is_within_macro(decision: Decision) -> bool:
    """Whether a group is half chosen already: then the choice is left to the rules."""
    if decision.question == Question.COMMIT:
        return bool(decision.resume[2])
    return decision.question == Question.ATTACKERS
