"""Playing an improvement for a command: in this process, or in a few at once."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

from play.queue.budget import settled_games
from play.requests.improvement import ImprovementRequest
from play.requests.playtest import PlaytestRequest
from play.requests.trial import TrialRequest
from rules.playtest.improving.games import play_plain, play_trial
from rules.playtest.improving.outcome import PathTrial
from rules.playtest.improving.path import Played, Terms, next_trial, progress
from rules.playtest.improving.proposing import Copies
from rules.playtest.improving.survey import expected_worths
from rules.playtest.kinds import KINDS
from rules.playtest.trials.results import compare, halving_result
from rules.playtest.trials.summary import TrialSummary
from rules.playtest.trials.trial import PAIRS_PER_LOOK

# Plays shares of games, here or in other processes, in their order.
_Run = Callable[..., Iterator[Any]]


@dataclass(frozen=True, slots=True)
class PlayedPath:
    """A path as far as it was played."""

    terms: Terms
    trials: tuple[PathTrial, ...]

    def versions(self, first: Copies) -> tuple[Copies, ...]:
        """Return the versions that were kept, the first one first."""
        played = [trial.played() for trial in self.trials]
        return progress(first, self.terms.survey_games, played).versions


def play_improvement(
    request: ImprovementRequest,
    workers: int = 1,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[PlayedPath]:
    """Play an improvement, and return its path after the survey and after each trial.

    GameFailed names a game that stopped with an error.
    """
    with ExitStack() as stack:
        run: _Run = map
        if workers > 1:
            pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
            run = stack.enter_context(pool).map
        begun = clock()
        survey = request.survey()
        summaries = [_play_survey(meeting, run, workers) for meeting in survey]
        surveyed = sum(meeting.games for meeting in survey)
        games = settled_games(request, surveyed, clock() - begun)
        expected = expected_worths(summary.cards[0] for summary in summaries)
        path = PlayedPath(Terms(request.seed, games, surveyed), ())
        played: list[Played] = []
        yield path
        while planned := next_trial(path.terms, request.latitude, expected, played):
            trial = request.trial(planned)
            summary = _play_trial(trial, run, workers)
            over = PathTrial(
                planned.purpose, planned.step, planned.versions, trial.stages, trial.plan, summary
            )
            played.append(over.played())
            path = PlayedPath(path.terms, (*path.trials, over))
            yield path


def _play_survey(meeting: PlaytestRequest, run: _Run, workers: int) -> Any:
    kind, description = KINDS[meeting.game], meeting.description()
    shares = [
        (meeting.game, description, *share)
        for share in _shares(0, meeting.games, -(-meeting.games // workers))
    ]
    return kind.merge(run(play_plain, shares))


def _play_trial(request: TrialRequest, run: _Run, workers: int) -> TrialSummary:
    """Play a trial, a share for each process at a time, until its games or its test decide it."""
    kind, candidates = request.kind, len(request.versions) - 1
    summary = TrialSummary()
    for number, stage in enumerate(request.stages):
        entrants = halving_result(request.stages, candidates, summary).entrants if number else ()
        description = request.description(entrants)
        shares = iter(_shares(stage.first_game, stage.end, PAIRS_PER_LOOK * stage.versions))
        while some := [(request.game, description, *share) for share in islice(shares, workers)]:
            summary = kind.merge([summary, *run(play_trial, some)])
            if request.plan and compare(stage, summary, request.plan).is_decided:
                return summary
    return summary


def _shares(first: int, end: int, size: int) -> list[tuple[int, int]]:
    return [(start, min(size, end - start)) for start in range(first, end, size)]
