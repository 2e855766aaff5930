"""The lessons are in plain words: common ones, and terms that the rules reference explains."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rules.construction import Game
from rules.lessons import Course, course
from rules.names import fold
from rules.reference import entries

LIST = Path(__file__).with_name("common_words.txt")
LEAST = 0.95
_WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")


@cache
def common_words() -> frozenset[str]:
    """Return the 3,000 most common English words."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def texts(found: Course) -> Iterator[str]:
    """Yield all that a learner reads of a course."""
    yield from (found.title, found.lede, found.end)
    for lesson in found.lessons:
        yield from (lesson.title, lesson.goal)
        for step in lesson.steps:
            yield step.answer
            yield from (page.say for page in step.pages)
            yield from (wrong.why for wrong in step.wrong)


def words(text: str) -> list[str]:
    """Return the words of a text in small letters, without the endings of possession."""
    found = (fold(word).removesuffix("'s").removesuffix("’s") for word in _WORD.findall(text))
    return [word for word in found if word]


def stems(word: str) -> set[str]:
    """Return what a word may be a form of: "fights" of "fight", "choosing" of "choose"."""
    found = {word}
    for ending in ("s", "es", "d", "ed", "er", "ing"):
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            found |= {stem, f"{stem}e", re.sub(r"(.)\1$", r"\1", stem)}
    if word.endswith("ies"):
        found.add(f"{word.removesuffix('ies')}y")
    return found


def names_on_cards(found: Course) -> set[str]:
    """Return the words in the names of the game's cards: they are in front of the learner."""
    state = found.new_game().state
    if found.game is Game.LCG:
        titles = [blueprint.title for blueprint in state.blueprints]
    else:
        titles = [blueprint.card.name for blueprint in state.blueprints]
    return {word for title in titles for word in words(title)}


@pytest.mark.parametrize("game", list(Game))
def test_nearly_all_words_are_common_or_explained_by_the_rules(game: Game) -> None:
    found = course(game)
    explained = {word for each in entries(game) for name in each.names for word in words(name)}
    known = common_words() | explained | names_on_cards(found)
    written = [word for text in texts(found) for word in words(text)]

    unknown = [word for word in written if not stems(word) & known]

    assert len(common_words()) == 3000
    assert len(unknown) <= (1 - LEAST) * len(written), sorted(set(unknown))
