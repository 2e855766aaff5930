"""Advice for a person in a game of the LCG: what the strongest player would do, and why.

All advice of one phase is found with the same deals of the hidden cards and the same dice. So the
figures change as something happens, and stay where they are where nothing does.
"""

from dataclasses import replace
from math import fsum
from typing import Final

from rules import rng
from rules.lcg.engine.codes import Question
from rules.lcg.game import Game
from rules.lcg.players.budget import Budget
from rules.lcg.players.expert import decide
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.macros import Macro
from rules.lcg.players.naming import ROUNDS
from rules.lcg.players.stages import Stage
from rules.players.advice import compare, complete
from rules.players.telling import Comparison

# Half of what the strongest player spends on a choice: nobody waits longer than half a second.
PLAYOUTS: Final = 25
# The deals whose mean is shown. However early the rivals were dropped, it is the mean of as many.
SHOWN_DEALS: Final = 20
# Choices of several cards, of which a person may have made some already.
_GROUPS: Final = frozenset({Question.COMMIT, Question.COMMIT_TO_TEST, Question.ATTACKERS})


class AdvisingPlayer(FlatMonteCarloPlayer):
    """The strongest player, with the same deals for all choices of a phase."""

    def __init__(self, seed: int) -> None:
        super().__init__(
            seed,
            Budget(PLAYOUTS, adapts=True),
            stages=frozenset(Stage),
            rounds=ROUNDS,
            averages=True,
        )
        self._seed = seed
        self._phase = (0, 0)
        # What each macro brought in each deal of the choice that is compared.
        self._brought: dict[tuple[Macro, int], float] = {}

    def tell(self, game: Game) -> Comparison | None:
        """Return how the macros fared with the deals of this phase."""
        self._phase = game.state.round, game.state.phase
        return super().tell(game)

    def compare(self, game: Game, candidates: list[Macro]) -> Comparison | None:
        """Return how these macros fare, with prospects that are the mean of the same deals."""
        self._brought.clear()
        found = super().compare(game, candidates)
        if found is None:
            return None
        prospects = self._prospects(game, found.weighed[0].options)
        return replace(
            found,
            weighed=tuple(
                replace(each, worth=prospects - each.behind, deals=max(each.deals, SHOWN_DEALS))
                if place == 0
                else replace(each, worth=prospects - each.behind)
                for place, each in enumerate(found.weighed)
            ),
        )

    def take_and_finish(self, deal: Game, macro: Macro, seed: int) -> float:
        """Return what a macro brings in one deal, and remember it."""
        found = super().take_and_finish(deal, macro, seed)
        self._brought[macro, seed] = found
        return found

    def _prospects(self, game: Game, macro: Macro) -> float:
        """Return the mean of the first deals, of which the comparison has played some."""
        decision = game.pending()
        seed = self.draw_seed()
        deals = range(seed, seed + SHOWN_DEALS)
        for deal in deals:
            if (macro, deal) not in self._brought:
                self.take_and_finish(game.determinize(decision.player, deal), macro, deal)
        return fsum(self._brought[macro, deal] for deal in deals) / SHOWN_DEALS

    def follow(self, game: Game, place: int) -> None:
        """Remember what was declined."""
        decision = game.pending()
        self._note(game.state, decision, place)

    def draw_seed(self) -> int:
        """Return the seed of the deals of this phase."""
        return rng.seeded(self._seed, *self._phase)


def adviser(seed: int) -> AdvisingPlayer:
    """Return the player that advises; it must follow the choices of the seat it advises."""
    return AdvisingPlayer(seed)


def advise(game: Game, player: AdvisingPlayer) -> Comparison:
    """Return what the player would choose now, and what it compared.

    Of a group that is chosen card by card, all that is still missing is advised.
    """
    decision = game.pending()
    found = compare(game, player)
    best = found.weighed[0]
    if decision.question not in _GROUPS or len(best.options) > 1:
        return found
    group = replace(best, options=complete(game, found.place, _by_rules))
    return replace(found, weighed=(group, *found.weighed[1:]))


def _by_rules(game: Game) -> int:
    """Return what the rules of thumb choose next."""
    return decide(game.state)
