"""Flat Monte Carlo: a step of policy improvement over expert rules.

Hidden cards are dealt again, and each macro that is left plays the same deal. So two macros are
compared by the differences within deals, which vary far less than the games do. The budget goes
to the macros by sequential halving (Karnin, Koren, Somekh 2013): it is split into phases, and
each phase leaves the better half of them, so that the last ones are compared by many deals. A
macro that does clearly no better than the expert's is dropped early, and the expert's choice stands
unless another is clearly better: else the luckiest of many candidates would win.
"""

from math import ceil, log2
from typing import Final

from rules import rng
from rules.lcg.engine.codes import Question
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.budget import Budget
from rules.lcg.players.declined import Declined
from rules.lcg.players.evaluation import only_victories_count, worth
from rules.lcg.players.expert import decide
from rules.lcg.players.macros import Macro, macros, take_macro
from rules.lcg.players.playouts import NO_END, play_out, reward
from rules.lcg.players.rivals import FIRST_LOOK, Rival, best_of, better_half
from rules.lcg.players.stages import Stage, stage_of
from rules.players.telling import Comparison, Measure, compare_results

SEARCHED: Final = frozenset(
    {Stage.PLANNING, Stage.COMMITMENT, Stage.TRAVEL, Stage.ENGAGEMENT, Stage.DEFENSE, Stage.ATTACK}
)


class FlatMonteCarloPlayer:
    """Chooses the expert's macro unless the playouts of another end clearly better.

    It compares macros at its `stages` and plays by the expert's rules elsewhere.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        *,
        stages: frozenset[Stage] = SEARCHED,
        rounds: int = 0,
        averages: bool = False,
    ) -> None:
        self._dice = rng.seeded(seed)
        self.budget = budget
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
        """Return how the macros fared; None if it chooses by rules."""
        decision = game.pending()
        if not self._is_searched(game.state, decision):
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

    def best_macro(self, game: Game, candidates: list[Macro]) -> Macro:
        """Return the macro with the highest clear gain over the first, else the first."""
        better = best_of(self.try_out(game, candidates)[0])
        return better.macro if better is not None else candidates[0]

    def compare(self, game: Game, candidates: list[Macro]) -> Comparison | None:
        """Return what each macro brought, the choice first."""
        left, every, standards = self.try_out(game, candidates)
        better = best_of(left)
        expert = (candidates[0], standards)
        tried = [(rival.macro, rival.results) for rival in every if rival.results]
        if better is None:
            tried.insert(0, expert)
        else:
            tried.sort(key=lambda each: each[0] != better.macro)
            tried.insert(1, expert)
        options = game.options()
        first = tried[0][0][0]
        if len(tried) == 1 or first not in options:
            return None
        return Comparison(
            options.index(first), Measure.PROSPECTS, compare_results(tried), candidates[0]
        )

    def try_out(
        self, game: Game, candidates: list[Macro]
    ) -> tuple[list[Rival], list[Rival], list[float]]:
        """Return the rivals of the first macro that are left, all of them, and what it brought."""
        every = [Rival(macro) for macro in candidates[1:]]
        rivals = every
        phases = ceil(log2(len(candidates)))
        ended = 0
        seed = self.draw_seed()
        standards: list[float] = []
        most, spent = self._playouts(game), 0
        while rivals and spent + len(rivals) + 1 <= most:
            spent += len(rivals) + 1
            standards.append(self.play_deal(game, candidates[0], rivals, seed + len(standards)))
            if len(standards) >= FIRST_LOOK:
                rivals = [rival for rival in rivals if not rival.is_hopeless()]
            while ended < phases - 1 and spent / most * phases >= ended + 1:
                ended += 1
                rivals = better_half(rivals)
        return rivals, every, standards

    def play_deal(self, game: Game, expert: Macro, rivals: list[Rival], seed: int) -> float:
        """Play one deal on with each macro, and return what the expert's brought."""
        deal = game.determinize(game.pending().player, seed)
        standard = self.take_and_finish(deal, expert, seed)
        for rival in rivals:
            result = self.take_and_finish(deal, rival.macro, seed)
            rival.results.append(result)
            rival.count(result - standard)
        return standard

    def take_and_finish(self, deal: Game, macro: Macro, seed: int) -> float:
        """Return what a macro brings in one deal."""
        copy = deal.clone()
        take_macro(copy, macro)
        return self.finish(copy, deal.state.round, seed)

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
            play_out(game, dice, 0, until)
            return worth(state) if self.rounds else reward(state)
        # Choices differ in progress before they differ in the chance of a victory.
        rounds = self.rounds + 1 if only_victories_count(state) else self.rounds
        value = total = 0.0
        for ahead in range(1, rounds + 1):
            if not state.ending:
                dice = play_out(game, dice, 0, since + ahead)
                value = worth(state)
            total += value
        return total / rounds

    def _playouts(self, game: Game) -> int:
        """Return how many playouts the decision that waits may have at this table."""
        budget = self.budget.at_table(game.state.players)
        if stage_of(game.pending().question) is Stage.ACTIONS:
            budget = budget.for_actions()
        return budget.playouts

    def draw_seed(self) -> int:
        """Return a number from the player's own dice."""
        self._dice, number = rng.draw(self._dice)
        return number


def is_within_macro(decision: Decision) -> bool:
    """Whether a group is half chosen already: then the choice is left to the rules."""
    if decision.question in (Question.COMMIT, Question.COMMIT_TO_TEST):
        return bool(decision.resume[2])
    return decision.question == Question.ATTACKERS
