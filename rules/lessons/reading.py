"""Reading the lessons from their files, strictly: what is not known is an error."""

from datetime import date
from functools import cache
from pathlib import Path

from rules.construction import Game, edition, load_format
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.construction.strict import Table, read_table
from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import Difficulty, Edition
from rules.lessons.course import Course, Lesson, Page, Pointer, Setting, Step, WrongChoice
from rules.playtest.kind import Description
from rules.playtest.lcg import description as lcg
from rules.playtest.tcg import description as tcg
from rules.reference import entry
from rules.tcg.deck import TcgDeck

_FOLDER = Path(__file__).parent
_KINDS = ("card", "zone", "choice")
# Who chooses where the lessons don't: the description of a game names a player for each deck.
_PLAYER = "random"


class BadLesson(ValueError):
    """A lesson that cannot be played; the message names it."""


@cache
def courses() -> tuple[Course, ...]:
    """Return the course of each game."""
    return tuple(course(game) for game in Game)


@cache
def course(game: Game) -> Course:
    """Return the course of a game, read once. Raise BadLesson, or BadConstructionFile."""
    return read_course(_FOLDER / game)


def read_course(folder: Path) -> Course:
    """Return the course in a folder that is named after its game."""
    file = read_table(folder / "course.toml")
    found = Course(
        setting=_setting(Game(folder.name), file),
        title=file.take("title", str),
        lede=_unwrapped(file.take("lede", str)),
        before=file.take_many("before", str),
        lessons=tuple(
            _lesson(Game(folder.name), path) for path in sorted(folder.glob("[0-9]*.toml"))
        ),
        end=_unwrapped(file.take("end", str)),
    )
    file.finish()
    return found


def _setting(game: Game, file: Table) -> Setting:
    names = file.take_many("decks", str)
    format, seed, day = file.take("format", str), file.take("seed", int), file.take("day", str)
    scenario = file.take_or("scenario", str, "")
    difficulty = file.take_or("difficulty", str, "")
    decks: tuple[tuple[str, TcgDeck | LcgDeck], ...]
    description: Description
    if game is Game.TCG:
        starters = [starter(name) for name in names]
        decks = tuple((each.name, each.deck) for each in starters)
        rules = edition(load_format(format), date.fromisoformat(day))
        description = tcg.PlaytestDescription(
            tuple(each.deck for each in starters), (_PLAYER,) * len(decks), seed, rules, day
        )
    else:
        introductory = [introductory_decks()[name] for name in names]
        decks = tuple((each.name, each.deck) for each in introductory)
        rules = Edition.CORE
        description = lcg.PlaytestDescription(
            tuple(each.deck for each in introductory),
            (_PLAYER,) * len(decks),
            seed,
            scenario,
            Difficulty(difficulty),
            day,
            Edition(rules),
        )
    return Setting(game, decks, format, rules, day, seed, scenario, difficulty, description)


def _lesson(game: Game, path: Path) -> Lesson:
    file = read_table(path)
    lesson = Lesson(
        slug=path.stem.partition("_")[2],
        title=file.take("title", str),
        goal=_unwrapped(file.take("goal", str)),
        terms=file.take_many("terms", str),
        steps=tuple(_step(table) for table in file.tables("steps")),
    )
    file.finish()
    lost = [slug for slug in lesson.terms if entry(game, slug) is None]
    if lost:
        raise BadLesson(f"{path.name}: the rules have no entry {', '.join(lost)}")
    if not lesson.steps:
        raise BadLesson(f"{path.name}: a lesson needs a step")
    return lesson


def _step(table: Table) -> Step:
    step = Step(
        phase=table.take("phase", str),
        turn=table.take("turn", int),
        question=table.take("question", str),
        pages=tuple(_page(each) for each in table.tables("pages")),
        choose=table.take_many("choose", str),
        answer=_unwrapped(table.take_or("answer", str, "")),
        wrong=tuple(_wrong(each) for each in table.tables("wrong")),
        then=table.take_many("then", str),
    )
    table.finish()
    if not step.choose or not step.pages:
        raise BadLesson(f"{table.place}: a step needs something to read and to choose")
    return step


def _page(table: Table) -> Page:
    point = tuple(_pointer(table, each) for each in table.take_many("point", str))
    page = Page(_unwrapped(table.take("say", str)), point)
    table.finish()
    return page


def _pointer(table: Table, written: str) -> Pointer:
    kind, _, name = written.partition(" ")
    if kind not in _KINDS or not name:
        raise BadLesson(f"{table.place}: {written!r} is no card, zone or choice")
    return Pointer(kind, name)


def _wrong(table: Table) -> WrongChoice:
    wrong = WrongChoice(
        table.take("choose", str),
        _unwrapped(table.take("why", str)),
        table.take_many("then", str),
    )
    table.finish()
    return wrong


def _unwrapped(text: str) -> str:
    return " ".join(text.split())
