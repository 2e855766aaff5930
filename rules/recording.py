"""A recorded game from beginning to end, for either game: what a replay shows.

`Recorder` follows a game; each game's `narration.recording` says what its notes mean. `TableT` is
that game's table.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from rules.english import capitalize_first
from rules.protocol import Game

# What the engine notes in its log: the kind of note, then its arguments.
Note = tuple[Any, ...]

# The seat of somebody who only watches: they see what lies open and what all players have seen.
OBSERVER: Final = -1

TableT = TypeVar("TableT")

# The notes that open a part of the log.
_OPENING = frozenset({"turn", "phase"})


@dataclass(frozen=True, slots=True)
class Frame(Generic[TableT]):
    """The game at a step: after its set-up, and after each choice.

    `question` says who must choose what now and `choice` what they will choose; both are empty
    at the end. Between the scenarios of a campaign `question` says how one ended. `acting` is the
    place of the card that the choice is about, -1 for none. `player` is whose choice it is,
    -1 where nobody chooses.
    """

    step: int
    table: TableT
    question: str
    choice: str
    acting: int
    player: int = -1


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: which step wrote it, and whether it opens a "turn" or a "phase".

    `who` is the name that it begins with, of the player who did it.
    """

    step: int
    text: str
    opens: str = ""
    who: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment that a reader may want to jump to; each game names its own kinds."""

    step: int
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class TurnStart:
    """Where a turn (of the LCG: a round) begins, and whose it is; None for everyone's."""

    number: int
    player: int | None
    step: int


@dataclass(frozen=True, slots=True)
class Sum:
    """What is chosen together and added up: "willpower" against "threat".

    `so_far` counts without the choice, `against` is the number on the other side. `adds` says how
    much each option adds. `above`, `even` and `below` say what comes of it, with "{}" for the
    difference; so does `reached`, once the difference is the `goal`. `then` is what comes before
    anything is compared.
    """

    name: str
    so_far: int
    against_name: str
    against: int
    adds: Mapping[Any, int]
    above: str = ""
    even: str = ""
    below: str = ""
    goal: int = 0
    reached: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True)
class WholeChoice:
    """Options of decisions that follow each other at once, chosen together as one.

    `card` is the one that it is most about, -1 for none.
    """

    options: tuple[Any, ...]
    words: str
    consequence: str = ""
    card: int = -1


@dataclass(frozen=True, slots=True)
class Recording(Generic[TableT]):
    """A whole game: a frame for the set-up and one for each choice, and what happened.

    A campaign has a set-up for each of its scenarios.
    """

    frames: tuple[Frame[TableT], ...]
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...]
    turns: tuple[TurnStart, ...]

    @property
    def steps(self) -> int:
        """The last step."""
        return len(self.frames) - 1


def without_repeated_names(lines: Iterable[Line]) -> Iterator[Line]:
    """Return the lines of a log, each naming who did it only where that is not as before.

    A phase names everyone again.
    """
    named = ""
    for line in lines:
        if line.opens:
            named = ""
        if line.who and line.who == named:
            yield replace(line, text=capitalize_first(line.text.removeprefix(f"{line.who} ")))
            continue
        named = line.who or named
        yield line


class Recorder(ABC, Generic[TableT]):
    """Records a game while it is played again: whole, as a seat may see it, or as an observer."""

    # The kinds of notes that tell what a player does: the player is what follows the kind, and
    # their name begins the line.
    of_players: frozenset[str] = frozenset()

    def __init__(
        self, names: Sequence[str], seat: int | None = None, own_seats: Collection[int] = ()
    ) -> None:
        """`own_seats` are further seats of who sits in this one."""
        self.names = names
        self.seat = seat
        self.own_seats = own_seats
        self.step = 0
        self.lines: list[Line] = []
        self.marks: list[Mark] = []
        self.turns: list[TurnStart] = []
        self._before: Game | None = None

    def record(self, games: Iterable[Game], choices: Sequence[int]) -> Recording[TableT]:
        """Return the recording of a game.

        `games` is what `replay` of the playtest yields for these choices. Raise NoSuchOption if
        the choices are not those of this game.
        """
        frames: list[Frame[TableT]] = []
        chosen = 0
        for step, game in enumerate(games):
            self.follow(game, step)
            game.state.log = []
            frames.append(self.frame(game, step, choices[chosen : chosen + 1]))
            if game.decision() is not None:
                chosen += 1
        return Recording(tuple(frames), tuple(self.lines), tuple(self.marks), tuple(self.turns))

    def follow(self, game: Game, step: int) -> None:
        """Read what the log of a game says since it was emptied; the game is at this step now.

        The log stays: several recorders may follow one game. Empty it afterwards.
        """
        self.step = step
        state = game.state
        if game is not self._before:
            self.open_game(state)
            self._before = game
        for note in state.log or ():
            self._read(state, note)

    def _read(self, state: Any, note: Note) -> None:
        self.open_turn(state, note)
        veiled = self.veil(state, note, self.seat) if self.seat is not None else ""
        text = veiled or self.describe_note(state, note)
        if text:
            who = self.names[note[1]] if note[0] in self.of_players else ""
            opens = note[0] if note[0] in _OPENING else ""
            self.lines.append(Line(self.step, text, opens, who))
        kind = self.mark(state, note)
        if kind:
            self.marks.append(Mark(self.step, kind, text))

    def whole_choices(self, state: Any, decision: Any) -> Sequence[WholeChoice]:
        """Return the ways to make this choice and those that follow from it at once, as one.

        Nothing for a decision that is made option by option.
        """
        return ()

    def in_order(self, state: Any, decision: Any) -> Sequence[Any]:
        """Return the options of a decision, the most natural first."""
        options: Sequence[Any] = decision.options
        return options

    def frame(self, game: Game, step: int, chosen: Sequence[int]) -> Frame[TableT]:
        """Return a frame; `chosen` holds the next choice, or nothing where none is left."""
        state = game.state
        decision = game.decision()
        question = choice = ""
        acting = player = -1
        if decision is None and chosen:
            question = self.describe_pause(state)
        # A place that is not offered is refused when the game goes on.
        elif decision is not None and chosen and chosen[0] < len(decision.options):
            option = decision.options[chosen[0]]
            question = self.describe_question(state, decision)
            player = decision.player
            # What others choose may name cards of their hand; the log says what becomes of it.
            if self.seat is None or self.seat == decision.player:
                choice = self.describe_option(state, decision, option)
                acting = option.card
        return Frame(step, self.lay_out(state, self.seat), question, choice, acting, player)

    # --- what each game says ---

    def open_game(self, state: Any) -> None:
        """Write what a reader needs to know before a game, or a scenario of a campaign, begins."""
        return

    def describe_consequence(self, state: Any, decision: Any, option: Any) -> str:
        """Return what a choice costs or leads to, in a few words; nothing where that is unsaid."""
        return ""

    def fight_after(self, state: Any, decision: Any, option: Any) -> Any:
        """Return the fight that a choice brings, to be drawn beside it; None where it has none."""
        return None

    def describe_rest(self, state: Any, decision: Any) -> str:
        """Return what others may do with what a player leaves of a choice of several."""
        return ""

    def count_takes(self, state: Any, decision: Any) -> dict[int, int]:
        """Return how many others a card can be chosen for, by its place, where that isn't one."""
        return {}

    def describe_sum(self, state: Any, decision: Any) -> Sum | None:
        """Return what the options add up to if several are chosen; None where nothing is added."""
        return None

    def describe_pause(self, state: Any) -> str:
        """Return what a reader sees between two scenarios of a campaign."""
        return ""

    @abstractmethod
    def open_turn(self, state: Any, note: Note) -> None:
        """Add to `turns` if a note opens a turn or a round."""

    @abstractmethod
    def veil(self, state: Any, note: Note, seat: int) -> str:
        """Return what a player sees of a note that they may not read whole; else nothing."""

    @abstractmethod
    def mark(self, state: Any, note: Note) -> str:
        """Return the kind of mark that a note deserves; nothing for most."""

    @abstractmethod
    def describe_note(self, state: Any, note: Note) -> str:
        """Return what a note records; nothing for one that the table shows."""

    @abstractmethod
    def describe_question(self, state: Any, decision: Any) -> str:
        """Return who must choose what."""

    @abstractmethod
    def describe_option(self, state: Any, decision: Any, option: Any) -> str:
        """Return what an option does."""

    @abstractmethod
    def lay_out(self, state: Any, seat: int | None) -> TableT:
        """Return the table, all of it or what the player in a seat sees."""
