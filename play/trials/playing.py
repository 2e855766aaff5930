"""Playing a trial in this process, as the commands do: the same games as on the queue."""

from collections.abc import Iterator, Sequence

from play.models import Design
from play.requests.trial import TrialRequest
from rules.playtest.ranges import play_range
from rules.playtest.trials.results import compare, swap_result
from rules.playtest.trials.summary import TrialSummary
from rules.playtest.trials.trial import PAIRS_PER_LOOK, Stage


def play_trial(request: TrialRequest) -> Iterator[TrialSummary]:
    """Play a trial, and return the summary of all its games after every few pairs.

    It stops where the sequential test has an answer. GameFailed names a game that stopped with
    an error.
    """
    kind = request.kind
    summary = TrialSummary()
    for number, stage in enumerate(request.stages):
        description = request.description(_entrants(request, summary) if number else ())
        for first, count in _batches(stage):
            records = play_range(kind.play_game, description, first, count)
            summary = kind.merge([summary, kind.summarise(records)])
            yield summary
            if _is_decided(request, summary):
                return


def _batches(stage: Stage) -> Iterator[tuple[int, int]]:
    size = PAIRS_PER_LOOK * stage.versions
    for first in range(stage.first_game, stage.end, size):
        yield first, min(size, stage.end - first)


def _entrants(request: TrialRequest, summary: TrialSummary) -> Sequence[Sequence[int]]:
    return swap_result(request.stages, len(request.versions) - 1, summary).entrants


def _is_decided(request: TrialRequest, summary: TrialSummary) -> bool:
    if request.design is not Design.COMPARISON or request.plan is None:
        return False
    return compare(request.stages[0], summary, request.plan).is_decided
