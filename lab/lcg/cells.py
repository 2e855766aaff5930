"""A cell of the study: one player, one scenario, the decks that play, and how the games went."""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from lab.lcg.decks import study_decks
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game
from rules.playtest.lcg.statistics import summarise
from rules.playtest.ranges import play_range
from rules.playtest.statistics.distribution import total
from rules.playtest.statistics.interval import Interval, wilson

# Players that choose at once, without playing games out.
QUICK_PLAYERS = frozenset({"random", "quick"})


@dataclass(frozen=True, slots=True)
class Cell:
    """What is played: the decks by name, and one player for all of them."""

    scenario: str
    difficulty: Difficulty
    decks: tuple[str, ...]
    player: str


@dataclass(frozen=True, slots=True)
class StudiedCell:
    """How a cell's games went.

    `score` is the sum of the winners' scores, `rounds` of all games' rounds. `threat` counts the
    games lost by threat; the others were lost with the last hero. `seconds` are processor time.
    """

    cell: Cell
    seed: int
    games: int
    wins: int
    score: int
    rounds: int
    threat: int
    seconds: float

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share that was won."""
        return wilson(self.wins, self.games)


def is_quick(player: str) -> bool:
    """Whether a player needs no search, so that many games are cheap."""
    return player in QUICK_PLAYERS


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


def study(cell: Cell, games: int, seed: int) -> StudiedCell:
    """Play a cell's games; cells that differ only in the player have the same shuffles."""
    decks = study_decks()
    description = PlaytestDescription(
        decks=tuple(decks[name] for name in cell.decks),
        players=(cell.player,) * len(cell.decks),
        seed=seed,
        scenario=cell.scenario,
        difficulty=cell.difficulty,
    )
    start = time.process_time()
    summary = summarise(play_range(play_game, description, 0, games))
    seconds = time.process_time() - start
    return StudiedCell(
        cell,
        seed,
        summary.games,
        summary.won,
        total(summary.scores),
        total(summary.rounds),
        dict(summary.endings)["threat"],
        round(seconds, 3),
    )


def study_all(
    listed: Sequence[tuple[Cell, int]], seed: int, workers: int = 1
) -> Iterator[StudiedCell]:
    """Play cells, each as many games as is said, in several processes; return them in order."""
    play = partial(_study_one, seed=seed)
    if workers == 1:
        yield from map(play, listed)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, listed)


def _study_one(wanted: tuple[Cell, int], seed: int) -> StudiedCell:
    cell, games = wanted
    return study(cell, games, seed)
