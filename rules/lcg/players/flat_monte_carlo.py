"""Flat Monte Carlo with sequential halving.

All macros get the same games to play out; after each round the worse half is dropped (Karnin,
Koren, Somekh 2013). Hidden cards are dealt again for each playout, the same for all macros.
"""

from math import ceil, log2

from rules.lcg.game import Game
from rules.lcg.players.macros import Macro, take_macro
from rules.lcg.players.playouts import play_out, reward
from rules.lcg.players.search import SearchPlayer

# What the expert's choice is credited with for each playout: another must be clearly better.
TRUST_IN_RULES = 0.04


class FlatMonteCarloPlayer(SearchPlayer):
    """Chooses the macro whose playouts end best."""

    def best_macro(self, game: Game, candidates: list[Macro]) -> Macro:
        """Return the macro that is left when all others are dropped."""
        totals = dict.fromkeys(candidates, 0.0)
        left = list(candidates)
        expert = candidates[0]
        seed = self.draw_seed()
        if self.budget.milliseconds:
            for number in self.budget.rounds():
                totals[expert] += TRUST_IN_RULES
                for macro in left:
                    totals[macro] += self._try(game, macro, seed + number)
            return max(left, key=lambda macro: totals[macro])
        rounds = ceil(log2(len(candidates)))
        number = 0
        for _ in range(rounds):
            each = max(1, self.budget.playouts // (len(left) * rounds))
            for _ in range(each):
                totals[expert] += TRUST_IN_RULES
                for macro in left:
                    totals[macro] += self._try(game, macro, seed + number)
                number += 1
            left.sort(key=lambda macro: -totals[macro])
            left = left[: ceil(len(left) / 2)]
        return left[0]

    def _try(self, game: Game, macro: Macro, seed: int) -> float:
        """Return what a macro brings in one game."""
        decision = game.decision()
        assert decision is not None
        copy = game.determinize(decision.player, seed)
        take_macro(copy, macro)
        play_out(copy, seed, self.epsilon)
        return reward(copy.state)
