"""A search: its budget, its plan, and the stages it plays."""

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass

from rules import rng
from rules.lcg.engine.codes import Question
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.declined import Declined
from rules.lcg.players.evaluation import only_victories_count, worth
from rules.lcg.players.expert import decide
from rules.lcg.players.macros import Macro, macros
from rules.lcg.players.playouts import NO_END, play_out, reward
from rules.lcg.players.stages import Stage, stage_of
from rules.players.telling import Comparison

SEARCHED = frozenset(
    {Stage.PLANNING, Stage.COMMITMENT, Stage.TRAVEL, Stage.ENGAGEMENT, Stage.DEFENSE, Stage.ATTACK}
)
DEFAULT_PLAYOUTS = 200
# What a player alone may spend, where two may spend 1.
ALONE = 5.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may spend on a decision: playouts, or milliseconds.

    A budget in milliseconds depends on the machine, one in playouts does not. A budget of playouts
    that `adapts` is that of two players; more of them have fewer playouts, and one has more.
    """

    playouts: int = DEFAULT_PLAYOUTS
    milliseconds: int = 0
    adapts: bool = False

    def at_table(self, players: int) -> "Budget":
        """Return the budget for a number of players.

        Each player more has decisions of their own and makes each playout longer. So a game of
        four takes about as long as one of two.
        """
        if not self.adapts:
            return self
        share = ALONE if players == 1 else 4 / players**2
        return Budget(max(1, int(self.playouts * share)))

    def for_actions(self) -> "Budget":
        """Return the budget of a decision that comes up more often, and matters less."""
        if self.milliseconds:
            return Budget(milliseconds=max(1, self.milliseconds // 2))
        return Budget(max(1, self.playouts // 2))


class Meter:
    """What a search has spent of its budget, from the moment the meter is made."""

    __slots__ = ("_budget", "_playouts", "_start")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._playouts = 0
        self._start = time.perf_counter()

    def spend(self, playouts: int) -> None:
        """Count a given number of playouts."""
        self._playouts += playouts

    def allows(self, playouts: int) -> bool:
        """Whether that many more playouts are within the budget; a clock allows the first ones."""
        if self._budget.milliseconds:
            return not self._playouts or self.share() < 1
        return self._playouts + playouts <= self._budget.playouts

    def share(self) -> float:
        """Return the share of the budget that is spent, from 0 to 1 or a little above."""
        if self._budget.milliseconds:
            return (time.perf_counter() - self._start) * 1000 / self._budget.milliseconds
        return self._playouts / self._budget.playouts


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
        averages: bool = False,
    ) -> None:
        self._dice = rng.seeded(seed)
        self.budget = budget or Budget()
        self.epsilon = epsilon
        self.stages = stages
        self.rounds = rounds
        self.averages = averages
        self._plan: list[Option] = []
        self._declined = Declined()

    def choose(self, game: Game) -> int:
        """Return the place of the chosen option."""
        options = game.options()
        if self._plan:
            planned = self._plan.pop(0)
            if planned in options:
                return options.index(planned)
            self._plan.clear()
        decision = game.pending()
        if not self._is_searched(game.state, decision):
            return decide(game.state)
        candidates = macros(game)
        best = candidates[0] if len(candidates) == 1 else self.best_macro(game, candidates)
        self._plan = list(best[1:])
        place = options.index(best[0]) if best[0] in options else decide(game.state)
        self._note(game.state, decision, place)
        return place

    def follow(self, game: Game, place: int) -> None:
        """Draw the number that the search of this choice took.

        What was planned beyond it is not known any more; the choices within a macro take none.
        """
        decision = game.pending()
        if self._is_searched(game.state, decision):
            if len(macros(game)) > 1:
                self.draw_seed()
            self._note(game.state, decision, place)

    def tell(self, game: Game) -> Comparison | None:
        """Return how the macros fared; None where it chooses by rules.

        A budget in milliseconds never finds the same twice.
        """
        decision = game.pending()
        if self.budget.milliseconds or not self._is_searched(game.state, decision):
            return None
        candidates = macros(game)
        return self.compare(game, candidates) if len(candidates) > 1 else None

    def _is_searched(self, state: State, decision: Decision) -> bool:
        """Return whether a choice is searched, if nothing is planned."""
        if stage_of(decision.question) not in self.stages or is_within_macro(decision):
            return False
        if decision.question == Question.ACTION:
            return self._declined.deserves_thought(state, decision)
        return True

    def _note(self, state: State, decision: Decision, place: int) -> None:
        if decision.question == Question.ACTION:
            self._declined.note(state, decision, decision.options[place])

    @abstractmethod
    def compare(self, game: Game, candidates: list[Macro]) -> Comparison | None:
        """Return how these macros fare, as `best_macro` finds it; None where it can't be said."""

    @abstractmethod
    def best_macro(self, game: Game, candidates: list[Macro]) -> Macro:
        """Return the best of these macros."""

    def finish(self, game: Game, since: int, dice: int) -> float:
        """Play a game on and return what it is worth.

        Without `rounds` it is played to its end; else that many rounds from round `since` on, the
        first one included, and a game that is not over by then is worth its evaluation. A search
        that averages values the table at the end of each of these rounds, and returns the mean:
        the first ones have less luck in them, the last ones more of what a choice leads to. It
        looks a round further where only victories count.
        """
        state = game.state
        if not self.rounds or not self.averages:
            until = since + self.rounds if self.rounds else NO_END
            play_out(game, dice, self.epsilon, until)
            return worth(state) if self.rounds else reward(state)
        # Choices differ in progress before they differ in the chance of a victory.
        rounds = self.rounds + 1 if only_victories_count(state) else self.rounds
        value = total = 0.0
        for ahead in range(1, rounds + 1):
            if not state.ending:
                dice = play_out(game, dice, self.epsilon, since + ahead)
                value = worth(state)
            total += value
        return total / rounds

    def meter(self, game: Game) -> Meter:
        """Return a meter of the budget at this table, for the decision that waits."""
        budget = self.budget.at_table(game.state.players)
        decision = game.decision()
        if decision is not None and stage_of(decision.question) is Stage.ACTIONS:
            budget = budget.for_actions()
        return Meter(budget)

    def draw_seed(self) -> int:
        """Return a number from the player's own dice."""
        self._dice, number = rng.draw(self._dice)
        return number


def is_within_macro(decision: Decision) -> bool:
    """Whether a group is half chosen already: then the choice is left to the rules."""
    if decision.question == Question.COMMIT:
        return bool(decision.resume[2])
    return decision.question == Question.ATTACKERS
