"""Flat Monte Carlo: a step of policy improvement over expert rules.

Hidden cards are dealt again, and each macro that is left plays the same deal. So two macros are
compared by the differences within deals, which vary far less than the games do. The budget goes
to the macros by sequential halving (Karnin, Koren, Somekh 2013): it is split into phases, and
each phase leaves the better half of them, so that the last ones are compared by many deals. A
macro that does clearly no better than the expert's is dropped early, and the expert's choice stands
unless another is clearly better: else the luckiest of many candidates would win.
"""

from math import ceil, log2, sqrt

from rules.lcg.game import Game
from rules.lcg.players.macros import Macro, take_macro
from rules.lcg.players.search import SearchPlayer
from rules.players.telling import Comparison, Measure, compare_results

# No macro is dropped for its results before the first number of deals, none preferred before the
# second.
FIRST_LOOK = 3
FEWEST_DEALS = 4
# A difference counts from this many standard errors on, and a macro is hopeless that is worse by
# more than this many. With a stricter view of hope a good macro is too often dropped for its
# first deals.
MARGIN = 0.5
HOPE = 1.0


class Rival:
    """A macro that is compared with the expert's, and by how much its deals end better."""

    __slots__ = ("deals", "gains", "macro", "results", "squares")

    def __init__(self, macro: Macro) -> None:
        self.macro = macro
        self.results: list[float] = []
        self.deals = 0
        self.gains = 0.0
        self.squares = 0.0

    def count(self, gain: float) -> None:
        """Count a deal that this macro ended better by `gain` than the expert's."""
        self.deals += 1
        self.gains += gain
        self.squares += gain * gain

    def mean(self) -> float:
        """Return the mean gain of a deal."""
        return self.gains / self.deals if self.deals else 0.0

    def error(self) -> float:
        """Return the standard error of the mean gain."""
        if self.deals < 2:
            return 1.0
        mean = self.mean()
        variance = max(self.squares / self.deals - mean * mean, 0.0)
        return sqrt(variance / (self.deals - 1))

    def is_hopeless(self) -> bool:
        """Whether it does no better than the expert's macro, even with some luck."""
        return self.mean() + HOPE * self.error() <= 0

    def is_better(self) -> bool:
        """Whether it does better than the expert's macro by more than the margin."""
        return self.deals >= FEWEST_DEALS and self.mean() > MARGIN * self.error()


def better_half(rivals: list[Rival]) -> list[Rival]:
    """Return the half with the higher mean gains, at least one of them."""
    return sorted(rivals, key=lambda rival: -rival.mean())[: ceil(len(rivals) / 2)]


def best_of(rivals: list[Rival]) -> Rival | None:
    """Return the rival with the highest clear gain over the expert's macro; None without one."""
    better = [rival for rival in rivals if rival.is_better()]
    return max(better, key=Rival.mean) if better else None


class FlatMonteCarloPlayer(SearchPlayer):
    """Chooses the expert's macro unless the playouts of another end clearly better."""

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
        meter = self.meter(game)
        while rivals and meter.allows(len(rivals) + 1):
            meter.spend(len(rivals) + 1)
            standards.append(self.play_deal(game, candidates[0], rivals, seed + len(standards)))
            if len(standards) >= FIRST_LOOK:
                rivals = [rival for rival in rivals if not rival.is_hopeless()]
            while ended < phases - 1 and meter.share() * phases >= ended + 1:
                ended += 1
                rivals = better_half(rivals)
        return rivals, every, standards

    def play_deal(self, game: Game, expert: Macro, rivals: list[Rival], seed: int) -> float:
        """Play one deal on with each macro, and return what the expert's brought."""
        decision = game.decision()
        assert decision is not None
        deal = game.determinize(decision.player, seed)
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
