"""How a trial goes on: when its sequential test ends it, and when the next round may be played."""

from play.models import Design, Playtest, Trial
from play.queue.totals import playtest_summary
from rules.playtest.trials.results import SwapResult, compare, halving_result, swap_result
from rules.playtest.trials.summary import TrialSummary


def halved(trial: Trial, summary: TrialSummary) -> SwapResult:
    """Return what the rounds of a swap show, or those of proposals."""
    is_swap = trial.playtest.design == Design.SWAP
    find = swap_result if is_swap else halving_result
    return find(trial.stages, trial.versions - 1, summary)


def is_decided(playtest: Playtest) -> bool:
    """Return whether the sequential test of a comparison has an answer."""
    if playtest.design != Design.COMPARISON or playtest.trial.plan is None:
        return False
    trial = playtest.trial
    return compare(trial.stages[0], playtest_summary(playtest), trial.plan).is_decided


def open_next_stage(playtest: Playtest) -> bool:
    """Write down who stays after a round of halving; return whether this opened a stage.

    Several workers may see a round end. The first one opens the next.
    """
    if playtest.design not in {Design.SWAP, Design.PROPOSALS}:
        return False
    trial = Trial.objects.select_related("playtest").get(playtest=playtest)
    found = halved(trial, playtest_summary(playtest))
    if len(found.entrants) <= trial.settled:
        return False
    opened = Trial.objects.filter(pk=trial.pk, settled=trial.settled).update(
        entrants=[list(versions) for versions in found.entrants], settled=len(found.entrants)
    )
    playtest.trial.refresh_from_db()
    return bool(opened)
