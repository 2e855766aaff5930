"""Standings of a Swiss event: points, and the tie-breaks that players know, each shown.

A win is 3 points, a draw 1, a bye counts as a win. Ties are broken by the opponents' match-win
percentage, each opponent counting at least a third, byes left out; then by that of the opponents'
opponents; then by cumulative points, for which winning early counts more.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

WIN, DRAW = 3, 1
_LEAST = Fraction(1, 3)


class Result(StrEnum):
    """How a match ended, for its first and second player; with NEITHER both lost it."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that is over. Without a `second` player it was a bye."""

    round: int
    first: int
    second: int | None
    result: Result


@dataclass(frozen=True, slots=True)
class Line:
    """A player's place in the standings. Percentages are None for who met nobody."""

    rank: int
    player: int
    points: int
    wins: int
    draws: int
    losses: int
    byes: int
    opponents: Fraction | None
    opponents_opponents: Fraction | None
    cumulative: int


def standings(players: Sequence[int], matches: Iterable[PlayedMatch]) -> list[Line]:
    """Return the players by points and tie-breaks; equal players share a rank."""
    played = sorted(matches, key=lambda match: match.round)
    records = {player: _Record(player, played) for player in players}
    opponents = {
        player: _mean([max(_LEAST, records[other].won) for other in records[player].opponents])
        for player in players
    }
    further = {
        player: _mean([opponents[other] or _LEAST for other in records[player].opponents])
        for player in players
    }

    def strength(player: int) -> tuple[Fraction, ...]:
        record = records[player]
        return (
            Fraction(record.points),
            opponents[player] or Fraction(0),
            further[player] or Fraction(0),
            Fraction(record.cumulative),
        )

    order = sorted(players, key=lambda player: (*(-part for part in strength(player)), player))
    ranks: dict[int, int] = {}
    for place, player in enumerate(order, start=1):
        before = order[place - 2] if place > 1 else None
        same = before is not None and strength(before) == strength(player)
        ranks[player] = ranks[before] if same and before is not None else place
    return [
        Line(
            ranks[player],
            player,
            records[player].points,
            records[player].wins,
            records[player].draws,
            records[player].losses,
            records[player].byes,
            opponents[player],
            further[player],
            records[player].cumulative,
        )
        for player in order
    ]


def points_of(players: Sequence[int], matches: Iterable[PlayedMatch]) -> Mapping[int, int]:
    """Return the points of each player."""
    played = list(matches)
    return {player: _Record(player, played).points for player in players}


class _Record:
    """What one player has played."""

    def __init__(self, player: int, matches: Sequence[PlayedMatch]) -> None:
        self.wins = self.draws = self.losses = self.byes = self.points = self.cumulative = 0
        self.opponents: list[int] = []
        for match in matches:
            if player in (match.first, match.second):
                self._count(match, player)

    @property
    def won(self) -> Fraction:
        """The share of points won in matches against somebody."""
        games = self.wins + self.draws + self.losses
        return Fraction(self.wins * WIN + self.draws * DRAW, games * WIN) if games else _LEAST

    def _count(self, match: PlayedMatch, player: int) -> None:
        if match.second is None:
            self.byes += 1
            self.points += WIN
        else:
            self.opponents.append(match.second if match.first == player else match.first)
            mine = Result.FIRST if match.first == player else Result.SECOND
            if match.result is Result.DRAW:
                self.draws += 1
                self.points += DRAW
            elif match.result is mine:
                self.wins += 1
                self.points += WIN
            else:
                self.losses += 1
        self.cumulative += self.points


def _mean(shares: Sequence[Fraction]) -> Fraction | None:
    return sum(shares, Fraction(0)) / len(shares) if shares else None
