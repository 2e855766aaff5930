"""A puzzle as its page shows it: the board, what may be chosen, and the solution explained."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from play.face import face_of
from play.games.replays import SERIES, SeatOnBoard
from play.games.slots import Board, Drawing
from play.models import Puzzle, PuzzleTry
from play.puzzles.choosing import THEMES
from play.puzzles.keeping import puzzle_of
from play.puzzles.solving import line_key
from play.results.labels import scenario_name, short_names
from rules.analysis.choices import Places, options_of
from rules.analysis.puzzles import DEALS
from rules.english import capitalize_first, join_words
from rules.protocol import Game
from rules.recording import Line, Recorder, without_repeated_names

# Lines of the log that are shown before the position, and after the solution.
LINES_BEFORE, LINES_AFTER = 8, 24


@dataclass(frozen=True, slots=True)
class ShownLine:
    """What may be chosen: how a form names it, its words, and how many deals it wins."""

    key: str
    words: str
    wins: int


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle at one of the solver's choices, or with its solution."""

    puzzle: Puzzle
    title: str
    theme: str
    names: Sequence[str]
    question: str
    template: str
    board: Board
    seats: Sequence[SeatOnBoard]
    log: Sequence[Line]
    lines: Sequence[ShownLine]
    step: int
    steps: int
    after: Sequence[Line] = ()
    gained: str = ""
    deals: int = DEALS

    @property
    def own(self) -> str:
        """The name of the solver's seat."""
        return self.names[self.puzzle.seat]

    @property
    def solution(self) -> ShownLine:
        """The line that wins."""
        return max(self.lines, key=lambda line: line.wins)

    @property
    def others(self) -> Sequence[ShownLine]:
        """The lines that don't, the best of them first."""
        return sorted(
            (line for line in self.lines if line is not self.solution),
            key=lambda line: -line.wins,
        )


def show(row: Puzzle, found: PuzzleTry | None) -> ShownPuzzle:
    """Return a puzzle as somebody sees it who is on this way through it.

    Raise NotThePuzzle for one that today's rules play otherwise.
    """
    puzzle = puzzle_of(row)
    over = found is not None and found.over
    step = 0 if found is None else min(found.step, len(row.steps) - 1)
    if over:
        step = 0
    solved = puzzle.found.steps[step]
    position = puzzle.position(step)
    face = face_of(row.game)
    names = short_names(puzzle.source.deck_names)
    recorder = face.recorder(names, row.seat)
    before, after = _log(recorder, puzzle, solved.number)
    board: Board = face.draw_board(Drawing(), recorder.frame(position, solved.number, ()), "")
    decision = position.decision()
    return ShownPuzzle(
        puzzle=row,
        title=_title(row, names),
        theme=THEMES.get(solved.theme, ""),
        names=names,
        question=recorder.describe_question(position.state, decision),
        template=face.board_template,
        board=board,
        seats=_seats(names, board, row.seat),
        log=before[-LINES_BEFORE:],
        lines=[
            ShownLine(line_key(list(line)), _words(recorder, position, line), wins)
            for line, wins in sorted(zip(solved.lines, solved.wins, strict=True))
        ],
        step=step,
        steps=len(row.steps),
        after=after[:LINES_AFTER] if over else (),
        gained=_signed(found.gained) if found is not None else "",
    )


def title_of(row: Puzzle) -> str:
    """Return who plays: "Gimli against Witch-king", from the solver's side."""
    return _title(row, short_names(puzzle_of(row).source.deck_names))


def _title(row: Puzzle, names: Sequence[str]) -> str:
    if row.scenario:
        return f"{join_words(list(names))} in {scenario_name(row.scenario)}"
    others = [name for place, name in enumerate(names) if place != row.seat]
    return f"{names[row.seat]} against {join_words(others)}"


def _log(recorder: Recorder[Any], puzzle: Any, number: int) -> tuple[list[Line], list[Line]]:
    """Return the log up to the position, and what follows once the solution is chosen."""
    for step, game in enumerate(puzzle.source.positions(puzzle.found.choices)):
        recorder.follow(game, step)
        game.state.log = []
    lines = list(without_repeated_names(recorder.lines))
    return (
        [line for line in lines if line.step <= number],
        [line for line in lines if line.step > number],
    )


def _words(recorder: Recorder[Any], position: Game, line: Places) -> str:
    copy = position.clone()
    words = []
    for option in options_of(position, line):
        words.append(recorder.describe_option(copy.state, copy.decision(), option))
        copy.apply(option)
    return capitalize_first(join_words(words))


def _seats(names: Sequence[str], board: Board, own: int) -> list[SeatOnBoard]:
    return [
        SeatOnBoard(
            name,
            SERIES[place],
            pieces,
            {slot: f"{slot}-{place}" for slot in pieces},
            below=place == own,
        )
        for place, (name, pieces) in enumerate(zip(names, board.seats, strict=True))
    ]


def _signed(points: float) -> str:
    """Return a change of a rating: "+12" or "−8"."""
    return f"{points:+.0f}".replace("-", "\N{MINUS SIGN}")
