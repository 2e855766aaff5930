"""Searching players beside expert rules, on the cells that both played."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from lab.lcg.cells import StudiedCell, is_quick
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty


class Verdict(StrEnum):
    """How a player's share of won games compares with the expert rules' share."""

    MORE = "more"
    UNCLEAR = "unclear"
    LESS = "less"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A cell of a searching player, and the same cell of expert rules."""

    studied: StudiedCell
    rules: StudiedCell

    @property
    def verdict(self) -> Verdict:
        """More or less where the intervals are apart, else unclear."""
        if self.studied.interval.low > self.rules.interval.high:
            return Verdict.MORE
        if self.studied.interval.high < self.rules.interval.low:
            return Verdict.LESS
        return Verdict.UNCLEAR


@dataclass(frozen=True, slots=True)
class PlayerComparison:
    """All comparisons of one player in one scenario and kind of game."""

    scenario: str
    difficulty: Difficulty
    player: str
    cells: tuple[Comparison, ...]

    def count(self, verdict: Verdict) -> int:
        """Return how many cells have a verdict."""
        return sum(result.verdict is verdict for result in self.cells)


def compare(studied: Sequence[StudiedCell]) -> list[Comparison]:
    """Return the cells of searching players that expert rules played too."""
    rules = {
        (result.cell.scenario, result.cell.difficulty, result.cell.decks): result
        for result in studied
        if result.cell.player == "quick"
    }
    found = []
    for result in studied:
        other = rules.get((result.cell.scenario, result.cell.difficulty, result.cell.decks))
        if other is not None and not is_quick(result.cell.player):
            found.append(Comparison(result, other))
    return found


def compare_players(studied: Sequence[StudiedCell]) -> list[PlayerComparison]:
    """Return the comparisons by scenario, kind of game and player, in the page's order."""
    groups: dict[tuple[str, Difficulty, str], list[Comparison]] = {}
    for comparison in compare(studied):
        cell = comparison.studied.cell
        groups.setdefault((cell.scenario, cell.difficulty, cell.player), []).append(comparison)
    return [
        PlayerComparison(scenario, difficulty, player, tuple(found))
        for scenario in SCENARIOS
        for difficulty in Difficulty
        for (there, game, player), found in groups.items()
        if (there, game) == (scenario, difficulty)
    ]
