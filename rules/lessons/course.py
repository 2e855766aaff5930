"""What a course is: a game with fixed decks and seed, and the lessons that lead through it."""

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.playtest.kind import Description
from rules.playtest.kinds import KINDS
from rules.protocol import Game as PlayedGame
from rules.tcg.deck import TcgDeck

# What a choice in a file begins with if the other side makes it.
OTHER_SIDE = "Opponent: "
# What the words of a choice end with if only their beginning is given.
AND_SO_ON = "…"
# A wrong choice that has no words of its own.
ANYTHING_ELSE = "*"


@dataclass(frozen=True, slots=True)
class Pointer:
    """What to look at: a `kind` ("card", "zone" or "choice") and its name."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class WrongChoice:
    """A choice that is taken back, why, and what it would lead to.

    `then` are the choices that follow it where it is shown.
    """

    choice: str
    why: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """What a learner reads before they choose, and where to look meanwhile."""

    say: str
    point: tuple[Pointer, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of the learner's: what they read, what they should choose, what follows.

    `phase`, `turn` and `question` are the facts by which the decision is known. All of `choose`
    must be chosen, in any order; a "pass" among them comes last. `answer` is read after that, and
    `then` is chosen by itself, for both sides.
    """

    phase: str
    turn: int
    question: str
    pages: tuple[Page, ...]
    choose: tuple[str, ...]
    answer: str = ""
    wrong: tuple[WrongChoice, ...] = ()
    then: tuple[str, ...] = ()

    @property
    def choices(self) -> int:
        """How many choices are made from its beginning to that of the next step."""
        return len(self.choose) + len(self.then)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One point about the game. `terms` are entries of the rules reference that say more."""

    slug: str
    title: str
    goal: str
    terms: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Setting:
    """The game that a course plays: its decks by their names, yours first, and its rules."""

    game: Game
    decks: tuple[tuple[str, TcgDeck | LcgDeck], ...]
    format: str
    edition: str
    day: str
    seed: int
    scenario: str
    difficulty: str
    description: Description


@dataclass(frozen=True)
class Course:
    """A guided game: what is chosen before the first lesson, the lessons, and a closing word."""

    setting: Setting
    title: str
    lede: str
    before: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    end: str

    @property
    def game(self) -> Game:
        """Which of the two games it teaches."""
        return self.setting.game

    @cached_property
    def begins(self) -> tuple[int, ...]:
        """How many choices are made before each lesson, and before the free game at the end."""
        made = len(self.before)
        begins = [made]
        for lesson in self.lessons:
            made += sum(step.choices for step in lesson.steps)
            begins.append(made)
        return tuple(begins)

    @property
    def length(self) -> int:
        """How many choices are made up to the end of the last lesson."""
        return self.begins[-1]

    @cached_property
    def fingerprint(self) -> str:
        """What changes whenever a game that has begun would be at another place of the course."""
        steps = [
            (lesson.slug, step.choose, step.then)
            for lesson in self.lessons
            for step in lesson.steps
        ]
        written = repr((self.setting, self.before, steps))
        return blake2b(written.encode(), digest_size=8).hexdigest()

    def new_game(self) -> PlayedGame:
        """Return its game before the first choice."""
        return KINDS[self.game].set_up(self.setting.description, 0)
