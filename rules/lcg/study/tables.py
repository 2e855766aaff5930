"""The study: each player against each scenario with each deck, as a table in Markdown."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.lcg.deck import LcgDeck
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty
from rules.playtest.distribution import mean
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game
from rules.playtest.lcg.statistics import Summary, summarise
from rules.playtest.ranges import play_range

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
    """A cell, what came of it, and the seconds a game took."""

    cell: Cell
    summary: Summary
    seconds_a_game: float


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
    description = PlaytestDescription(
        decks=tuple(decks[name] for name in cell.decks),
        players=(cell.player,) * len(cell.decks),
        seed=seed,
        scenario=cell.scenario,
        difficulty=cell.difficulty,
    )
    start = time.perf_counter()
    summary = summarise(play_range(play_game, description, 0, games))
    return StudiedCell(cell, summary, (time.perf_counter() - start) / games)


def markdown(studied: Iterable[StudiedCell]) -> str:
    """Return a table with a row for each cell."""
    lines = [_row(HEADINGS), _row(["---"] * len(HEADINGS))]
    for one in studied:
        cell, summary = one.cell, one.summary
        low, high = summary.interval
        score = f"{mean(summary.scores):.0f}" if summary.scores else ""
        lines.append(
            _row(
                (
                    SCENARIOS[cell.scenario].name,
                    cell.difficulty.value,
                    " + ".join(cell.decks),
                    f"`{cell.player}`",
                    str(summary.games),
                    f"{100 * (summary.rate or 0):.1f} %",
                    f"{100 * low:.1f} to {100 * high:.1f} %",
                    score,
                    f"{mean(summary.rounds):.1f}",
                    f"{one.seconds_a_game:.3f}",
                )
            )
        )
    return "\n".join(lines) + "\n"


def _row(values: Iterable[str]) -> str:
    return f"| {' | '.join(values)} |"
