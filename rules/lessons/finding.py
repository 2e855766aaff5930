"""Which lessons show a term of the rules in play: its worked example."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rules.construction import Game
from rules.lessons.course import Lesson
from rules.lessons.reading import course


class Example(NamedTuple):
    """A lesson that shows a term, with its number from 1."""

    number: int
    lesson: Lesson


def examples_of(game: str, slug: str) -> tuple[Example, ...]:
    """Return the lessons that show an entry of the rules reference, in the order of the course."""
    return _by_term(Game(game)).get(slug, ())


@cache
def _by_term(game: Game) -> Mapping[str, tuple[Example, ...]]:
    found: dict[str, tuple[Example, ...]] = {}
    for number, lesson in enumerate(course(game).lessons, start=1):
        for slug in lesson.terms:
            found[slug] = (*found.get(slug, ()), Example(number, lesson))
    return found
