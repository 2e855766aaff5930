"""Puzzles in the database: those that the site ships, and those that it finds itself."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from django.db.models import Count
from django.utils import timezone

from play.models import Puzzle
from play.puzzles.rating import take_rating
from play.ratings.glicko import Glicko
from rules.analysis import puzzle_games
from rules.analysis.kinds import RULESETS
from rules.analysis.puzzle_games import NotThePuzzle, PuzzleGame, read_puzzle
from rules.analysis.puzzle_search import Funnel, Search
from rules.analysis.puzzles import FoundPuzzle, Solved, holds_up
from rules.construction import Game

SHIPPED = Path(__file__).with_name("shipped.jsonl")
MOST_OF_A_THEME = 100
_AT_A_TIME = 10
# Where a rating begins: by whether the quick and the good player find the solution.
_EASY, _MEDIUM, _HARD = 1200.0, 1500.0, 1750.0
_DEVIATION = 350.0
# A check plays more deals than finding does, and leaves a little to chance: of all deals, the
# share that the solution wins at least and every other line at most.
CHECKED_DEALS = 24
HOLDS, MISSES = 0.83, 0.59


@dataclass(frozen=True, slots=True)
class Kept:
    """How many puzzles were new, and how many were known already."""

    new: int
    known: int


def load_shipped() -> Kept:
    """Store the puzzles that come with the site."""
    return keep(shipped())


def shipped() -> Iterator[puzzle_games.Puzzle]:
    """Return the puzzles that come with the site."""
    for line in SHIPPED.read_text(encoding="utf-8").splitlines():
        yield read_puzzle(json.loads(line))


def keep(found: Iterable[puzzle_games.Puzzle]) -> Kept:
    """Store puzzles that aren't known yet and that today's rules play as they were found.

    They are stored a few at a time, as each is played first: a new site has some within a second.
    """
    listed = list(found)
    known = set(Puzzle.objects.values_list("key", flat=True))
    unknown = [puzzle for puzzle in listed if puzzle.key not in known]
    new = 0
    for first in range(0, len(unknown), _AT_A_TIME):
        few = unknown[first : first + _AT_A_TIME]
        rows = [row_of(puzzle) for puzzle in few if _is_playable(puzzle)]
        Puzzle.objects.bulk_create(rows, ignore_conflicts=True)
        new += len(rows)
    return Kept(new, len(listed) - new)


def find(game: Game, seed: int) -> tuple[list[puzzle_games.Puzzle], Funnel]:
    """Return the puzzles of the game that a seed draws, and what became of its positions.

    Themes of which the site has enough are left out.
    """
    counted = Puzzle.objects.filter(game=game, listed=True).values_list("theme")
    enough = {
        theme
        for theme, count in counted.annotate(Count("pk")).order_by()
        if count >= MOST_OF_A_THEME
    }
    search = Search(RULESETS[game], seed, lambda theme: theme not in enough)
    return list(puzzle_games.mine(puzzle_games.drawn_game(game, seed), search)), search.funnel


def row_of(puzzle: puzzle_games.Puzzle) -> Puzzle:
    """Return a puzzle as it is stored, with the rating that it begins with."""
    source, found = puzzle.source, puzzle.found
    start = Glicko(_EASY if found.quick else _MEDIUM if found.good else _HARD, _DEVIATION)
    row = Puzzle(
        key=puzzle.key,
        game=source.game.value,
        decks=list(source.decks),
        scenario=source.scenario,
        seed=source.seed,
        seat=found.seat,
        choices=list(found.choices),
        steps=[[each.number, each.lines, each.wins, each.theme] for each in found.steps],
        theme=found.steps[0].theme,
        quick=found.quick,
        good=found.good,
        rules_fingerprint=_fingerprint(source),
    )
    take_rating(row, start)
    return row


def puzzle_of(row: Puzzle) -> puzzle_games.Puzzle:
    """Return a stored puzzle as the rules know it."""
    steps = tuple(
        Solved(number, tuple(tuple(line) for line in lines), tuple(wins), theme)
        for number, lines, wins, theme in row.steps
    )
    return puzzle_games.Puzzle(
        PuzzleGame(Game(row.game), tuple(row.decks), row.scenario, row.seed),
        FoundPuzzle(row.seat, tuple(row.choices), steps, row.quick, row.good),
    )


@lru_cache(maxsize=256)
def _fingerprint(source: PuzzleGame) -> str:
    return source.fingerprint()


def is_current(row: Puzzle) -> bool:
    """Return whether a puzzle was found or checked by today's rules and card texts."""
    return row.rules_fingerprint == _fingerprint(puzzle_of(row).source)


def check_again(row: Puzzle, deals: int = CHECKED_DEALS) -> bool:
    """Play a puzzle in fresh deals, and list it if it still holds; return whether it does."""
    puzzle = puzzle_of(row)
    row.listed = _still_holds(puzzle, deals, row.reported is not None)
    row.rules_fingerprint = _fingerprint(puzzle.source)
    row.reported = None
    row.save(update_fields=["listed", "rules_fingerprint", "reported"])
    return row.listed


def check_next() -> bool:
    """Check the puzzle that has waited longest to be checked; return whether there was one.

    One that doesn't hold stays off the list and isn't played again until the rules change.
    """
    waiting = Puzzle.objects.exclude(reported=None).filter(listed=False).order_by("reported")
    outdated = (row for row in Puzzle.objects.order_by("pk") if not is_current(row))
    row = waiting.first() or next(outdated, None)
    if row is None:
        return False
    check_again(row)
    return True


def report(row: Puzzle) -> None:
    """Take a puzzle off the list until it was checked again."""
    Puzzle.objects.filter(pk=row.pk).update(listed=False, reported=timezone.now())


def _still_holds(puzzle: puzzle_games.Puzzle, deals: int, was_reported: bool) -> bool:
    """Return whether each choice wins as it should; other deals are played for a reported one."""
    ruleset = RULESETS[puzzle.source.game]
    seed = puzzle.source.seed + (2 if was_reported else 1)
    try:
        for solved, position in zip(puzzle.found.steps, puzzle.positions(), strict=True):
            best, second = holds_up(ruleset, position, puzzle.found, solved, deals, seed)
            if best < HOLDS * deals or second > MISSES * deals:
                return False
    except NotThePuzzle:
        return False
    return True


def _is_playable(puzzle: puzzle_games.Puzzle) -> bool:
    try:
        puzzle.check()
    except NotThePuzzle:
        return False
    return True
