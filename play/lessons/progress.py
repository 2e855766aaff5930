"""How far a visitor is in the lessons of each game."""

from collections.abc import Sequence
from dataclasses import dataclass

from cards.reference.pages import GAME_NAMES
from decks.ownership import Visitor
from play.models import Table
from play.tables.access import own_tables
from play.tables.guided import guide_to
from rules.construction import Game
from rules.lessons.course import Course, Lesson
from rules.lessons.guiding import Guide


@dataclass(frozen=True, slots=True)
class ShownLesson:
    """A lesson of a course: its number from 1, and whether the visitor has gone through it."""

    number: int
    lesson: Lesson
    done: bool


@dataclass(frozen=True, slots=True)
class ShownCourse:
    """A course with a visitor's progress.

    `table` is the game to go on with, None without one; `current` is the number of its lesson, 0
    once they are all done.
    """

    game: str
    game_name: str
    course: Course
    lessons: Sequence[ShownLesson]
    table: Table | None
    current: int

    @property
    def done(self) -> int:
        """How many lessons the visitor has gone through."""
        return sum(each.done for each in self.lessons)

    @property
    def is_done(self) -> bool:
        """Whether the visitor has gone through all lessons."""
        return self.done == len(self.lessons)


def shown_courses(visitor: Visitor) -> list[ShownCourse]:
    """Return the courses of both games with a visitor's progress."""
    # Of the many tables that a visitor may have, those of lessons are looked for once.
    courses = [guide_to(game).course.fingerprint for game in Game]
    guided = list(own_tables(visitor).filter(course__in=courses))
    return [_shown_course(game, guided) for game in Game]


def _shown_course(game: Game, guided: Sequence[Table]) -> ShownCourse:
    guide = guide_to(game)
    own = [table for table in guided if table.course == guide.course.fingerprint]
    reached = _lesson_at(guide, max((table.steps for table in own), default=0))
    open_tables = (table for table in own if table.is_playing)
    table = next((each for each in open_tables if not guide.is_over(each.steps)), None)
    return ShownCourse(
        game=game,
        game_name=GAME_NAMES[game],
        course=guide.course,
        lessons=[
            ShownLesson(at + 1, lesson, done=at < reached)
            for at, lesson in enumerate(guide.course.lessons)
        ],
        table=table,
        current=0 if table is None else _lesson_at(guide, table.steps) + 1,
    )


def _lesson_at(guide: Guide, steps: int) -> int:
    """Return the lesson, counted from 0, that choices lead to; their number past the last."""
    place = guide.place(steps)
    if place is not None:
        return place.lesson
    return len(guide.course.lessons) if guide.is_over(steps) else 0
