"""Leading a learner through a course: where they are, what is right, what goes by itself."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass

from rules.lessons.course import ANYTHING_ELSE, Course, Lesson, Step, WrongChoice
from rules.lessons.options import (
    LEARNER,
    PASSES,
    describe_options,
    find_scripted,
    find_words,
)
from rules.protocol import Game

_UNEXPECTED = "That is a legal choice, but it leads away from this lesson. Try what the text asks."

_TOO_EARLY = "That comes later: begin with the first one in the list that is marked."


class BrokenScript(ValueError):
    """A choice of a script that is not offered; the message names the lesson."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far a learner is: a lesson and its step, both counted from 0.

    `chosen` is how many choices of the step are made, those that follow by themselves included.
    `answered` is the step before, whose answer is to be read; None before the first.
    """

    lesson: int
    step: int
    chosen: int
    answered: Step | None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a choice of the learner's is: right, or `wrong` and why."""

    wrong: WrongChoice | None

    @property
    def is_right(self) -> bool:
        """Whether the course goes on with it."""
        return self.wrong is None


class Guide:
    """A course, asked by the number of choices that a game has behind it."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._steps: list[tuple[int, int, int]] = []
        for number, lesson in enumerate(course.lessons):
            made = course.begins[number]
            for at, step in enumerate(lesson.steps):
                self._steps.append((made, number, at))
                made += step.choices
        self._begins = [begin for begin, _, _ in self._steps]

    def place(self, made: int) -> Place | None:
        """Return where a learner is after a number of choices; None before and after the course."""
        if not self._begins[0] <= made < self.course.length:
            return None
        at = bisect_right(self._begins, made) - 1
        begin, lesson, step = self._steps[at]
        answered = self._step(at - 1) if at else None
        return Place(lesson, step, made - begin, answered)

    def lesson(self, place: Place) -> Lesson:
        """Return the lesson of a place."""
        return self.course.lessons[place.lesson]

    def step(self, place: Place) -> Step:
        """Return the step of a place."""
        return self.lesson(place).steps[place.step]

    @property
    def last_answer(self) -> str:
        """What is answered to the last choice of the course."""
        return self.course.lessons[-1].steps[-1].answer

    def is_over(self, made: int) -> bool:
        """Return whether the course has been gone through."""
        return made >= self.course.length

    def scripted(self, game: Game, made: int) -> int | None:
        """Return the place of the option that is chosen by itself; None where nothing is.

        Raise BrokenScript if it isn't offered.
        """
        words = self.scripted_words(made)
        if words is None:
            return None
        found = find_scripted(self.course.game, game, words)
        if found is None:
            raise BrokenScript(f"{self.name(made)}: {words!r} can’t be chosen")
        return found

    def scripted_words(self, made: int) -> str | None:
        """Return what is chosen by itself after a number of choices; None where nothing is."""
        if made < len(self.course.before):
            return self.course.before[made]
        place = self.place(made)
        if place is None:
            return None
        step = self.step(place)
        at = place.chosen - len(step.choose)
        return step.then[at] if at >= 0 else None

    def right_options(self, game: Game, made: int) -> list[int]:
        """Return the places of the options that are right now; none where nothing is asked.

        Raise BrokenScript if none is offered.
        """
        place = self.place(made)
        decision = game.decision()
        if place is None or decision is None or decision.player != LEARNER:
            return []
        step = self.step(place)
        if place.chosen >= len(step.choose):
            return []
        described = describe_options(self.course.game, game)
        wanted = [words for words in step.choose if words.casefold() not in PASSES]
        offered = {
            at: words for words in wanted if (at := find_words(words, described)) is not None
        }
        left = self._left(place)
        found = [at for at in offered if self._leaves(game, at, offered, left - 1)]
        if left <= 0:
            passes = [words for words in step.choose if words.casefold() in PASSES]
            found = [at for words in passes if (at := find_words(words, described)) is not None]
        if not found:
            raise BrokenScript(f"{self.name(made)}: nothing of {step.choose} can be chosen")
        return sorted(found)

    def wanted_options(self, game: Game, made: int) -> list[int]:
        """Return the places of all options that a step still wants, in whatever order.

        They are the right ones, and those of a group whose turn comes later.
        """
        right = self.right_options(game, made)
        place = self.place(made)
        if place is None or not right:
            return right
        step = self.step(place)
        if self.is_enough(place):
            return right
        described = describe_options(self.course.game, game)
        wanted = (words for words in step.choose if words.casefold() not in PASSES)
        return [at for words in wanted if (at := find_words(words, described)) is not None]

    def is_enough(self, place: Place) -> bool:
        """Return whether all of a step is chosen but for the pass that ends it."""
        return self._left(place) <= 0

    def _left(self, place: Place) -> int:
        """Return how many options of a step are still to be chosen before it is passed."""
        wanted = sum(words.casefold() not in PASSES for words in self.step(place).choose)
        return wanted - place.chosen

    def _leaves(self, game: Game, at: int, offered: Mapping[int, str], left: int) -> bool:
        """Return whether all others that are wanted can still be chosen after an option.

        Of some groups the members are chosen in the order of the list.
        """
        if not left:
            return True
        if len(offered) <= left:
            return False
        after = game.clone()
        after.choose(at)
        decision = after.decision()
        if decision is None or decision.player != LEARNER:
            return False
        described = describe_options(self.course.game, after)
        others = [words for place, words in offered.items() if place != at]
        return sum(find_words(words, described) is not None for words in others) >= left

    def judge(self, game: Game, made: int, option: int) -> Judgement:
        """Return whether a choice is right; if it isn't, why."""
        place = self.place(made)
        if place is None or option in self.right_options(game, made):
            return Judgement(None)
        step = self.step(place)
        described = describe_options(self.course.game, game)
        if any(find_words(words, described) == option for words in step.choose):
            return Judgement(WrongChoice(described[option], _TOO_EARLY))
        known = {wrong.choice: wrong for wrong in step.wrong}
        for words, wrong in known.items():
            if words != ANYTHING_ELSE and find_words(words, described) == option:
                return Judgement(wrong)
        unexpected = WrongChoice(described[option], _UNEXPECTED)
        return Judgement(known.get(ANYTHING_ELSE, unexpected))

    def name(self, made: int) -> str:
        """Return what an author calls the place after a number of choices."""
        if made < len(self.course.before):
            return f"{self.course.game}, before the first lesson"
        place = self.place(made)
        if place is None:
            return f"{self.course.game}, after the last lesson"
        return f"{self.course.game}, lesson {self.lesson(place).slug}, step {place.step + 1}"

    def _step(self, at: int) -> Step:
        _, lesson, step = self._steps[at]
        return self.course.lessons[lesson].steps[step]
