"""What the games of a trial say taken together: who won each, by the number of the game.

Chunks merge in any order. The result is kept game by game, because a pair counts once both its
games are there, and a sequential test looks at the pairs in their order.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from rules.playtest.digest import add_digests, digest_text
from rules.playtest.writing import BadWriting

WON, LOST, UNDECIDED, NOT_PLAYED = "1", "0", "-", " "

# Digests are kept by blocks, so that those of the games a test has counted can be added up.
DIGEST_BLOCK = 40


@dataclass(frozen=True, slots=True)
class Run:
    """The results of games in a row; `scores` has one for each game, or none at all."""

    first: int
    results: str
    scores: tuple[int | None, ...] = ()

    @property
    def end(self) -> int:
        """The number of the game after its last one."""
        return self.first + len(self.results)


@dataclass(frozen=True, slots=True)
class TrialSummary:
    """The games of a trial that are stored so far."""

    runs: tuple[Run, ...] = ()
    digests: Mapping[int, int] = field(default_factory=dict)
    total_decisions: int = 0

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(run.results) for run in self.runs)

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games the versions won, all together."""
        return (sum(run.results.count(WON) for run in self.runs),)

    @property
    def digest(self) -> str:
        """The fingerprint of all choices of all games."""
        return digest_text(add_digests(self.digests.values()))

    def digest_before(self, game: int) -> str:
        """Return the fingerprint of the games before one that begins a block."""
        counted = [digest for block, digest in self.digests.items() if block < game // DIGEST_BLOCK]
        return digest_text(add_digests(counted))

    def results(self, first: int, end: int) -> str:
        """Return the results of games `first` to `end - 1`, blank where one is not played."""
        found: list[str] = []
        place = first
        for run in self.runs:
            start, stop = max(run.first, place), min(run.end, end)
            if start < stop:
                found += [
                    NOT_PLAYED * (start - place),
                    run.results[start - run.first :][: stop - start],
                ]
                place = stop
        found.append(NOT_PLAYED * (end - place))
        return "".join(found)

    def scores(self, first: int, end: int) -> dict[int, int]:
        """Return the scores of games `first` to `end - 1` that have one."""
        return {
            run.first + place: score
            for run in self.runs
            if run.first < end and run.end > first
            for place, score in enumerate(run.scores)
            if score is not None and first <= run.first + place < end
        }


def merge(summaries: Iterable[TrialSummary]) -> TrialSummary:
    """Return the summary of all games of these summaries, in any order."""
    parts = tuple(summaries)
    digests: Counter[int] = Counter()
    for part in parts:
        digests.update(part.digests)
    return TrialSummary(
        runs=join_runs(run for part in parts for run in part.runs),
        digests={block: add_digests([digests[block]]) for block in sorted(digests)},
        total_decisions=sum(part.total_decisions for part in parts),
    )


def join_runs(runs: Iterable[Run]) -> tuple[Run, ...]:
    """Return runs in their order, those that follow each other as one."""
    return tuple(
        Run(
            alike[0].first,
            "".join(run.results for run in alike),
            tuple(score for run in alike for score in run.scores),
        )
        for alike in _neighbours(sorted(runs, key=lambda run: run.first))
    )


def _neighbours(runs: list[Run]) -> Iterator[list[Run]]:
    gaps = 0
    breaks: list[int] = []
    for place, run in enumerate(runs):
        gaps += place > 0 and runs[place - 1].end != run.first
        breaks.append(gaps)
    numbered = zip(breaks, runs, strict=True)
    for _, group in groupby(numbered, key=lambda pair: pair[0]):
        yield [run for _, run in group]


def write_summary(summary: TrialSummary) -> dict[str, Any]:
    """Write a summary as plain values."""
    return {
        "runs": [
            [run.first, run.results, list(run.scores)] if run.scores else [run.first, run.results]
            for run in summary.runs
        ],
        "digests": {str(block): f"{digest:x}" for block, digest in summary.digests.items()},
        "decisions": summary.total_decisions,
    }


def read_summary(written: dict[str, Any]) -> TrialSummary:
    """Read a summary; raise BadWriting for what is of another form."""
    try:
        return TrialSummary(
            runs=tuple(
                Run(first, results, tuple(scores[0]) if scores else ())
                for first, results, *scores in written["runs"]
            ),
            digests={int(block): int(digest, 16) for block, digest in written["digests"].items()},
            total_decisions=written["decisions"],
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadWriting(f"this is no summary of a trial: {error}") from error
