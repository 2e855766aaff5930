"""What the trials of an improvement came to."""

from dataclasses import dataclass

from rules.playtest.improving.path import Played, Purpose
from rules.playtest.improving.proposing import Copies
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.trials.paired import PairCounts, difference_interval
from rules.playtest.trials.results import Comparison, compare, halving_result
from rules.playtest.trials.sprt import Answer, SprtPlan
from rules.playtest.trials.summary import TrialSummary
from rules.playtest.trials.trial import Stage


@dataclass(frozen=True, slots=True)
class PathTrial:
    """A trial of a path: what it is for, its versions, how it is played, and its games so far."""

    purpose: Purpose
    step: int
    versions: tuple[Copies, ...]
    stages: tuple[Stage, ...]
    plan: SprtPlan | None
    summary: TrialSummary

    def played(self) -> Played:
        """Return what it came to, once it is over.

        Games that were played after a sequential test had its answer are not counted, so that who
        played them and when makes no difference.
        """
        if self.purpose is Purpose.PROPOSALS:
            return self._halved()
        found = self.comparison()
        if self.plan is not None:
            is_better = found.state is not None and found.state.answer is Answer.NEW_IS_BETTER
        else:
            is_better = difference_interval(found.counts).low > 0
        return Played(self.purpose, self.versions, (found.counts,), int(is_better), found.games)

    def comparison(self) -> Comparison:
        """Return what the games of a confirmation, or of the final comparison, show so far."""
        return compare(self.stages[0], self.summary, self.plan)

    def _halved(self) -> Played:
        candidates = len(self.versions) - 1
        found = halving_result(self.stages, candidates, self.summary)
        counts: dict[int, PairCounts] = {}
        for settled in found.rounds:
            counts.update(settled.standings)
        best = found.best or 0
        return Played(
            self.purpose,
            self.versions,
            tuple(counts.get(number, PairCounts()) for number in range(1, candidates + 1)),
            best if best and counts[best].difference > 0 else 0,
            self.stages[-1].end,
        )


def deciding_share(counts: PairCounts) -> tuple[float, Interval]:
    """Return the share of the new version in pairs that one version alone won, with its interval.

    Half of them would be the new version's if both were equally good.
    """
    unequal = counts.only_new + counts.only_old
    share = counts.only_new / unequal if unequal else 0.5
    return share, wilson(counts.only_new, unequal)
