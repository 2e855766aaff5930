"""The study: each player against each scenario with each deck, as a table in Markdown."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.lcg.deck import LcgDeck
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.study.matches import MatchDescription, MatchSummary, play_game, summarize
from rules.lcg.vocabulary import Difficulty

HEADINGS = ("Scenario", "Game", "Decks", "Player", "Games", "Won", "95 % interval", "Mean score",
            "Rounds", "Seconds a game")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cell:
    """One row of the study's table: what is played, and the names of the decks."""

    scenario: str
    difficulty: Difficulty
    decks: tuple[str, ...]
    player: str


@dataclass(frozen=True, slots=True)
class StudiedCell:
    """A cell and what came of it."""

    cell: Cell
    summary: MatchSummary


def cells(
    tables: Iterable[tuple[str, ...]],
    players: Sequence[str],
    scenarios: Sequence[str] = tuple(SCENARIOS),
    difficulties: Sequence[Difficulty] = tuple(Difficulty),
) -> Iterator[Cell]:
    """Return every combination of scenario, difficulty, decks and player."""
    listed = list(tables)
    for scenario in scenarios:
        for difficulty in difficulties:
            for names in listed:
                for name in players:
                    yield Cell(scenario, difficulty, names, name)


def study(cell: Cell, decks: Mapping[str, LcgDeck], games: int, seed: int) -> StudiedCell:
    """Play a cell's games; cells that differ only in the player play the same ones."""
    description = MatchDescription(
        tuple(decks[name] for name in cell.decks),
        cell.scenario,
        cell.player,
        seed,
        cell.difficulty,
    )
    return StudiedCell(cell, summarize(play_game(description, index) for index in range(games)))


def markdown(studied: Iterable[StudiedCell]) -> str:
    """Return a table with a row for each cell."""
    lines = [_row(HEADINGS), _row(["---"] * len(HEADINGS))]
    for one in studied:
        cell, summary = one.cell, one.summary
        score = "" if summary.mean_score is None else f"{summary.mean_score:.0f}"
        lines.append(
            _row(
                (
                    SCENARIOS[cell.scenario].name,
                    cell.difficulty.value,
                    " + ".join(cell.decks),
                    f"`{cell.player}`",
                    str(summary.games),
                    f"{100 * summary.rate:.1f} %",
                    f"{100 * summary.low:.1f} to {100 * summary.high:.1f} %",
                    score,
                    f"{summary.mean_rounds:.1f}",
                    f"{summary.seconds_a_game:.3f}",
                )
            )
        )
    return "\n".join(lines) + "\n"


def _row(values: Iterable[str]) -> str:
    return f"| {' | '.join(values)} |"
