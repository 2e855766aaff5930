"""Options that were tried out, and what they came to."""

from collections.abc import Sequence

from rules.kernel_hints import mypyc_attr
from rules.players.telling import Comparison, Measure, compare_results
from rules.tcg.engine.state.decision import Decision


@mypyc_attr(acyclic=True)
class Tried:
    """An option that was tried out: its place, and what each deal and all of them brought."""

    __slots__ = ("deals", "place", "results", "total")

    def __init__(self, place: int) -> None:
        self.place = place
        self.deals = 0
        self.total = 0.0
        self.results: list[float] = []

    def count(self, result: float) -> None:
        """Count a deal."""
        self.deals += 1
        self.total += result
        self.results.append(result)


def comparison_of(decision: Decision, tried: Sequence[Tried]) -> Comparison:
    """Return how the options that were tried out fared, as chances to win."""
    weighed = compare_results([((decision.options[each.place],), each.results) for each in tried])
    return Comparison(tried[0].place, Measure.CHANCE, weighed)
