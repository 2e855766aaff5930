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
    for made in range(course.length):
        option = guide.scripted(game, made)
        if option is None:
            stop = _stop(guide, game, made)
            yield stop
            option = stop.right[-1 if last else 0]
        game.choose(option)


def choices_before(course: Course, lesson: int) -> tuple[int, ...]:
    """Return the places of all choices up to a lesson, counted from 0; BrokenScript."""
    guide = Guide(course)
    game = course.new_game()
    choices: list[int] = []
    for made in range(course.begins[lesson]):
        option = guide.scripted(game, made)
        choices.append(_stop(guide, game, made).right[0] if option is None else option)
        game.choose(choices[-1])
    return tuple(choices)


def _stop(guide: Guide, game: Game, made: int) -> Stop:
    """Return where the learner chooses; BrokenScript at another moment than the step says."""
    place = guide.place(made)
    assert place is not None, "between the scripted choices there are those of steps"
    step = guide.step(place)
    if not place.chosen and not is_moment_of(step, guide.course.game, game):
        found = moment(guide.course.game, game)
        raise BrokenScript(f"{guide.name(made)}: the game is elsewhere, at {found}")
    right = guide.right_options(game, made)
    if not right:
        raise BrokenScript(f"{guide.name(made)}: somebody else chooses")
    return Stop(made, place, step, tuple(right))
