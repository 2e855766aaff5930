"""Playing a course from its data alone, as its author and its test do."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.lessons.course import Course, Step
from rules.lessons.guiding import BrokenScript, Guide, Place
from rules.lessons.options import is_moment_of, moment
from rules.protocol import Game


@dataclass(frozen=True, slots=True)
class Stop:
    """A decision that waits for the learner: its place, its step, and the options that are right.

    `made` is how many choices are behind it.
    """

    made: int
    place: Place
    step: Step
    right: tuple[int, ...]


def walk(course: Course, game: Game, *, last: bool = False) -> Iterator[Stop]:
    """Play a course from its beginning to its end; yield before each choice of the learner's.

    Of several right options the first is taken, or the `last`. Raise BrokenScript, which names the
    lesson, for a choice that is not offered and a step at another moment than it says.
    """
    guide = Guide(course)
    made = 0
    while not guide.is_over(made):
        option = guide.scripted(game, made)
        if option is None:
            place = guide.place(made)
            assert place is not None, "between the scripted choices there are those of steps"
            step = guide.step(place)
            if not place.chosen and not is_moment_of(step, course.game, game):
                found = moment(course.game, game)
                raise BrokenScript(f"{guide.name(made)}: the game is elsewhere, at {found}")
            right = guide.right_options(game, made)
            if not right:
                raise BrokenScript(f"{guide.name(made)}: somebody else chooses")
            yield Stop(made, place, step, tuple(right))
            option = right[-1 if last else 0]
        game.choose(option)
        made += 1
