"""Options that were tried out, and what they came to."""

from collections.abc import Sequence

from rules.players.telling import Comparison, Measure, Weighed
from rules.tcg.engine.state.decision import Decision


class Tried:
    """An option that was tried out: its place, with how many deals, and what they came to."""

    __slots__ = ("deals", "place", "total")

    def __init__(self, place: int) -> None:
        self.place = place
        self.deals = 0
        self.total = 0.0


def comparison_of(decision: Decision, tried: Sequence[Tried]) -> Comparison:
    """Return how the options that were tried out fared, as chances to win."""
    weighed = tuple(
        Weighed((decision.options[each.place],), each.total / each.deals, each.deals)
        for each in tried
    )
    return Comparison(tried[0].place, Measure.CHANCE, weighed)
