"""Standings of a quest league.

A party with more scenarios won is ahead. Among equals the lower sum of the scores is: a low score
is better, and a lost game has none (core rules, "Scoring").
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class QuestResult:
    """How a game ended: the score of a won one, None for a lost one."""

    score: int | None

    @property
    def won(self) -> bool:
        """Whether the players won."""
        return self.score is not None


@dataclass(frozen=True, slots=True)
class QuestLine:
    """A party's place: how many scenarios it has played and won, and the sum of its scores."""

    rank: int
    party: int
    played: int
    won: int
    total: int


def standings(results: Mapping[int, Sequence[QuestResult]]) -> list[QuestLine]:
    """Return the parties by their results so far, the best first; equal ones share a rank."""
    lines = [
        QuestLine(
            0,
            party,
            len(games),
            sum(game.won for game in games),
            sum(game.score for game in games if game.score is not None),
        )
        for party, games in results.items()
    ]
    lines.sort(key=lambda line: (-line.won, line.total, -line.played, line.party))
    ranked: list[QuestLine] = []
    for place, line in enumerate(lines, start=1):
        before = ranked[-1] if ranked else None
        same = before is not None and (before.won, before.total) == (line.won, line.total)
        rank = before.rank if before is not None and same else place
        ranked.append(QuestLine(rank, line.party, line.played, line.won, line.total))
    return ranked
