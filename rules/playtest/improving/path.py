"""The path of an improvement: what is played next, by what was found so far.

First the deck is surveyed, for the figures of its cards. Then come steps: a trial of proposals by
halving, and a comparison of the best one with the deck on fresh seeds, until a sequential test has
an answer. A version that the test confirms is the deck from then on. When the games that were
asked for are nearly used up, or steps no longer pay, the last version meets the first one on seeds
that no step has seen; how many pairs that has is settled before, so its figures need no allowance.

All is a function of the terms and of the results in their order: nothing else is kept.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules import rng
from rules.playtest.improving.proposing import Copies, Latitude, change_between, propose
from rules.playtest.improving.worth import Tried, Worths
from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.trial import halving_stages

# Of the games: what the final comparison has at least, and what the survey has at most.
FINAL_SHARE = 0.25
SURVEY_SHARE = 0.05
SURVEY_GAMES = 240
# For how many steps the games are cut: each has as many for proposals as for confirming, and few
# games show only what a bold step gains.
STEPS = ((20_000, 8), (8_000, 6), (0, 4))
# After this many steps in a row without a better version, more hardly pay.
MOST_FAILURES = 5
# How many proposals a step has, by the games there are.
CANDIDATES = ((3000, 15), (600, 7), (0, 3))
LEAST_PAIRS = 40
# A test of many pairs looks for a smaller difference.
FINE_PAIRS, FINE_MARGIN, COARSE_MARGIN = 800, 0.05, 0.08
# How often each test of a step may be wrong: what it costs is a step, not the final answer.
STEP_ERROR = 0.15
LEAST_GAMES = 400

_PROPOSALS, _DRAWS, _CONFIRMATION, _FINAL = 1, 2, 3, 4


class Purpose(StrEnum):
    """What games of an improvement are played for."""

    SURVEY = "survey"
    PROPOSALS = "proposals"
    CONFIRMATION = "confirmation"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Played:
    """A trial that is over: its versions, the first of them the deck as it was, and the pairs.

    `counts` has the pairs of each version but the first. `best` is the number of the version that
    proposals ended with, or that was confirmed; 0 for the first. `games` are those that count.
    """

    purpose: Purpose
    versions: tuple[Copies, ...]
    counts: tuple[PairCounts, ...]
    best: int
    games: int


@dataclass(frozen=True, slots=True)
class NextTrial:
    """The trial to play next. `pairs` are those of each candidate in the first round, or at most.

    Without a `margin` all pairs are played.
    """

    purpose: Purpose
    step: int
    versions: tuple[Copies, ...]
    pairs: int
    seed: int
    margin: float | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What an improvement was asked for: `games` are all it may play, those of its survey too."""

    seed: int
    games: int
    survey_games: int

    @property
    def candidates(self) -> int:
        """How many proposals a step has."""
        return next(count for least, count in CANDIDATES if self.games >= least)

    @property
    def step_games(self) -> int:
        """How many games the proposals of a step have, and about as many its confirmation."""
        steps = next(count for least, count in STEPS if self.games >= least)
        return int(self.games * (1 - FINAL_SHARE - SURVEY_SHARE)) // (2 * steps)

    @property
    def batch(self) -> int:
        """How many pairs each proposal has in the first round."""
        return max(2, self.step_games // halving_stages(self.candidates, 1)[-1].end)

    @property
    def confirmation_pairs(self) -> int:
        """How many pairs a confirmation has at most."""
        return max(LEAST_PAIRS, self.step_games // 2)

    @property
    def margin(self) -> float:
        """The difference that a confirmation looks for."""
        return FINE_MARGIN if self.confirmation_pairs >= FINE_PAIRS else COARSE_MARGIN


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a path is: its versions so far, the first one first, and the steps that were tried.

    `failures` are steps in a row without a better version.
    """

    versions: tuple[Copies, ...]
    steps: int
    failures: int
    games: int
    is_over: bool


def survey_games(games: int | None) -> int:
    """Return how many games the survey has, if there are `games` in all; None: not known yet."""
    return SURVEY_GAMES if games is None else min(SURVEY_GAMES, int(games * SURVEY_SHARE))


def progress(first: Copies, survey: int, played: Sequence[Played]) -> Progress:
    """Return where a path is after these trials; `survey` is how many games were played before."""
    versions, failures = [first], 0
    for trial in played:
        if trial.purpose is Purpose.CONFIRMATION:
            if trial.best:
                versions.append(trial.versions[trial.best])
            failures = 0 if trial.best else failures + 1
        elif trial.purpose is Purpose.PROPOSALS and not trial.best:
            failures += 1
    steps = sum(trial.purpose is Purpose.PROPOSALS for trial in played)
    games = survey + sum(trial.games for trial in played)
    is_over = bool(played) and played[-1].purpose is Purpose.FINAL
    return Progress(tuple(versions), steps, failures, games, is_over)


def next_trial(
    terms: Terms, latitude: Latitude, expected: Mapping[str, float], played: Sequence[Played]
) -> NextTrial | None:
    """Return the trial to play after these; None once the path is at its end.

    `expected` is what a copy of each card seems worth by the survey.
    """
    now = progress(latitude.first, terms.survey_games, played)
    if now.is_over:
        return None
    last = played[-1] if played else None
    if last is not None and last.purpose is Purpose.PROPOSALS and last.best:
        return _confirmation(terms, now.steps, last)
    left = terms.games - now.games
    step = halving_stages(terms.candidates, terms.batch)[-1].end + 2 * terms.confirmation_pairs
    if now.failures < MOST_FAILURES and left - step >= _final_games(terms):
        proposed = _proposals(terms, now, latitude, expected, played)
        if proposed is not None:
            return proposed
    if len(now.versions) == 1:
        return None
    pairs = max(LEAST_PAIRS, left // 2)
    ends = now.versions[0], now.versions[-1]
    return NextTrial(Purpose.FINAL, now.steps, ends, pairs, _seed(terms, now.steps, _FINAL))


def _final_games(terms: Terms) -> int:
    return int(terms.games * FINAL_SHARE)


def _proposals(
    terms: Terms,
    now: Progress,
    latitude: Latitude,
    expected: Mapping[str, float],
    played: Sequence[Played],
) -> NextTrial | None:
    """Return a trial of versions drawn by what all trials so far have shown; None of nothing."""
    step, current = now.steps + 1, now.versions[-1]
    worths = Worths(expected, _tried(played))
    draws = _seed(terms, step, _DRAWS)
    versions = propose(current, terms.candidates, worths, latitude, draws)
    if not versions:
        return None
    seed = _seed(terms, step, _PROPOSALS)
    return NextTrial(Purpose.PROPOSALS, step, (current, *versions), terms.batch, seed)


def _confirmation(terms: Terms, step: int, proposals: Played) -> NextTrial:
    return NextTrial(
        Purpose.CONFIRMATION,
        step,
        (proposals.versions[0], proposals.versions[proposals.best]),
        terms.confirmation_pairs,
        _seed(terms, step, _CONFIRMATION),
        terms.margin,
    )


def _tried(played: Iterable[Played]) -> list[Tried]:
    return [
        Tried(change_between(trial.versions[0], version), counts)
        for trial in played
        for version, counts in zip(trial.versions[1:], trial.counts, strict=True)
    ]


def _seed(terms: Terms, step: int, use: int) -> int:
    """Return a seed of its own for each trial of a path, and for what is drawn."""
    return rng.seeded(terms.seed, step, use) >> 1
