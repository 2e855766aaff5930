"""A guided first game of each game: its lessons as data, and what follows from them.

`tcg/` and `lcg/` are a course each: `course.toml` names decks, seed and rules, and a file for each
lesson, in the order of their numbers, says what the learner reads, where to look, which choices are
right, and what is chosen by itself before the next one. Choices are named by their words, so an
author needs no code: `python -m rules.lessons tcg` plays the course and shows the position, the
options and the text at every step, and what is offered where the script stops or breaks.

Every right way through a step makes the same choices, in another order at most. So the number of
choices made says how far a learner is, and nothing else is stored.
"""

from rules.lessons.course import Course, Lesson, Pointer, Step, WrongChoice
from rules.lessons.guiding import Guide, Judgement, Place
from rules.lessons.reading import BadLesson, course, courses

__all__ = [
    "BadLesson",
    "Course",
    "Guide",
    "Judgement",
    "Lesson",
    "Place",
    "Pointer",
    "Step",
    "WrongChoice",
    "course",
    "courses",
]
