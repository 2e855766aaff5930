"""Play a course as its author sees it: `python -m rules.lessons tcg --from 3 --try "play Athelas"`.

Without a game it lists all lessons. With one it plays the right choices of each lesson and shows
position, options and text at every step. Where the script ends or breaks it shows what each side
could choose there, in the words that a lesson may use; `--try` goes on from there with more of
them, so that an author can look ahead before they write.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rules.broken_pipes import exit_on_broken_pipe
from rules.construction import Game
from rules.lessons.course import Course
from rules.lessons.guiding import BrokenScript
from rules.lessons.options import (
    LEARNER,
    NAMES,
    describe_options,
    find_scripted,
    moment,
    recorder,
)
from rules.lessons.reading import course, courses
from rules.lessons.walking import Stop, walk
from rules.protocol import Game as PlayedGame
from rules.recording import Recorder


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m rules.lessons", description=__doc__)
    parser.add_argument("game", nargs="?", choices=[str(game) for game in Game])
    parser.add_argument("--from", dest="first", default="", help="the first lesson to show")
    parser.add_argument("--try", dest="tried", nargs="*", default=[], metavar="CHOICE")
    parser.add_argument("--seed", type=int, help="play with another seed than the course's")
    asked = parser.parse_args(arguments)
    if not asked.game:
        for each in courses():
            print(f"{each.game}: {each.title}")
            for number, lesson in enumerate(each.lessons, start=1):
                print(f"  {number:2} {lesson.slug}: {lesson.title}. {lesson.goal}")
        return
    found = course(Game(asked.game))
    if asked.seed is not None:
        description: Any = found.setting.description
        setting = replace(found.setting, description=replace(description, seed=asked.seed))
        found = replace(found, setting=setting)
    show(found, asked.first, asked.tried)


def show(found: Course, first: str, tried: Sequence[str]) -> None:
    """Print the steps of a course from a lesson on, then what can be chosen at its end."""
    game = found.new_game()
    game.state.log = []
    reader = recorder(found.game)
    shows = not first
    try:
        for stop in walk(found, game):
            lesson = found.lessons[stop.place.lesson]
            shows = shows or first in (lesson.slug, str(stop.place.lesson + 1))
            happened = list(log_lines(reader, game))
            if shows:
                print(*happened, *step_lines(found, game, stop), sep="\n")
    except BrokenScript as error:
        print(f"BROKEN: {error}")
    print(*log_lines(reader, game), sep="\n")
    for words in tried:
        option = find_scripted(found.game, game, words)
        if option is None:
            print(f"CAN'T BE CHOSEN: {words}")
            break
        game.choose(option)
        print(f"» {words}", *log_lines(reader, game), sep="\n")
    print("\n".join(position_lines(found, game)))


def step_lines(found: Course, game: PlayedGame, stop: Stop) -> Iterator[str]:
    """Return a step as a learner meets it."""
    lesson = found.lessons[stop.place.lesson]
    if not stop.place.step and not stop.place.chosen:
        yield f"\n=== {stop.place.lesson + 1} {lesson.slug}: {lesson.title}"
    if stop.place.answered and not stop.place.chosen and stop.place.answered.answer:
        yield f"  ✓ {stop.place.answered.answer}"
    if not stop.place.chosen:
        for page in stop.step.pages:
            pointed = ", ".join(f"{each.kind} {each.name}" for each in page.point)
            yield f"  “{page.say}”" + (f" → {pointed}" if pointed else "")
        for wrong in stop.step.wrong:
            yield f"  ✗ {wrong.choice}: {wrong.why}"
    yield from position_lines(found, game, right=stop.right)


def log_lines(reader: Recorder[Any], game: PlayedGame) -> Iterator[str]:
    """Return what happened since the game's log was read last."""
    reader.follow(game, 0)
    for line in reader.lines:
        yield f"      {line.text}"
    reader.lines.clear()
    game.state.log = []


def position_lines(found: Course, game: PlayedGame, *, right: Sequence[int] = ()) -> Iterator[str]:
    """Return who chooses what, and the options in the words of a script."""
    decision = game.decision()
    if decision is None:
        yield "The game is over."
        return
    phase, turn, question = moment(found.game, game)
    reader = recorder(found.game)
    yield f'  phase = "{phase}", turn = {turn}, question = "{question}"'
    yield f"  {reader.describe_question(game.state, decision)}"
    who = "" if decision.player == LEARNER else f"{NAMES[decision.player]}: "
    for at, words in enumerate(describe_options(found.game, game)):
        effect = reader.describe_consequence(game.state, decision, game.options()[at])
        mark = "→" if at in right else " "
        yield f"   {mark} {who}{words}" + (f"  [{effect}]" if effect else "")


if __name__ == "__main__":
    with exit_on_broken_pipe():
        main()
