"""Guided games: what the lessons of a table choose by themselves, accept, and take back.

How far a learner is follows from the choices that the game has behind it (`rules.lessons`). Once
the lessons are over, or have changed since the game began, a table is like any other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from play.games.slots import encode_boards
from play.models import Seat, Table
from play.tables.keys import find_option
from play.tables.live_games import LiveGame
from rules.construction import Game
from rules.lessons.course import WrongChoice
from rules.lessons.guiding import Guide
from rules.lessons.options import find_scripted
from rules.lessons.reading import course
from rules.protocol import Game as PlayedGame

# Lines of the log that say what a wrong choice would lead to.
MOST_LINES = 4
ONE_AT_A_TIME = "In a lesson you pass one step at a time."


@dataclass(frozen=True, slots=True)
class Correction:
    """Why a lesson takes a choice back, and the boards that it would have led to."""

    words: str
    shown: dict[str, Any] | None = None


@cache
def guide_to(game: Game) -> Guide:
    """Return the guide through the course of a game."""
    return Guide(course(game))


def guide_of(table: Table) -> Guide | None:
    """Return the guide of a table; None for a game without lessons or with older ones."""
    if not table.course:
        return None
    guide = guide_to(Game(table.game))
    return guide if guide.course.fingerprint == table.course else None


def is_guided(table: Table, steps: int) -> bool:
    """Return whether lessons lead through a table's game after a number of choices."""
    guide = guide_of(table)
    return guide is not None and not guide.is_over(steps)


def scripted_choice(table: Table, live: LiveGame) -> int | None:
    """Return the place of the option that is chosen by itself now; None where nothing is."""
    guide = guide_of(table)
    return None if guide is None else guide.scripted(live.game, live.steps)


def find_correction(
    table: Table, seat: Seat, live: LiveGame, keys: Sequence[str], until: str = ""
) -> Correction | None:
    """Return why a lesson takes choices back; None for what is right or not offered at all."""
    guide = guide_of(table)
    if guide is None or guide.is_over(live.steps):
        return None
    if until:
        return Correction(ONE_AT_A_TIME)
    game, made = live.game.clone(), live.steps
    for key in keys:
        decision = game.decision()
        found = None if decision is None else find_option(decision, key)
        if found is None:
            return None
        judged = guide.judge(game, made, found)
        if judged.wrong is not None:
            return _correct(guide.course.game, live, seat, game, found, judged.wrong)
        game.choose(found)
        made += 1
    return None


def _correct(
    kind: Game, live: LiveGame, seat: Seat, game: PlayedGame, option: int, wrong: WrongChoice
) -> Correction:
    """Play a wrong choice in a copy of the game; return what comes of it, in words and boards."""
    recorder = live.face.recorder(live.names, seat.place)
    game.state.log = []
    recorder.follow(game, 0)
    recorder.lines.clear()
    frames = [recorder.frame(game, 0, ())]
    following = iter(wrong.then)
    place: int | None = option
    while place is not None:
        game.choose(place)
        recorder.follow(game, len(frames))
        game.state.log = []
        frames.append(recorder.frame(game, len(frames), ()))
        words = next(following, "")
        place = find_scripted(kind, game, words) if words else None
    boards = [live.face.draw_board(live.drawing, frame, "") for frame in frames]
    happened = [line.text.rstrip(".") for line in recorder.lines if not line.opens]
    said = f" What would happen: {'; '.join(happened[:MOST_LINES])}." if happened else ""
    return Correction(f"{wrong.why}{said}", encode_boards(boards[1:], boards[0]))
