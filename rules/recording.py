"""A recorded game told from beginning to end, for either game: what a replay shows.

Each game's `narration.recording` makes one; `TableT` is that game's table.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

TableT = TypeVar("TableT")


@dataclass(frozen=True, slots=True)
class Frame(Generic[TableT]):
    """The game after `step` choices.

    `question` says who must choose what now and `choice` what they will choose; both are empty
    at the end. `acting` is the place of the card that the choice is about, -1 for none.
    """

    step: int
    table: TableT
    question: str
    choice: str
    acting: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: which step wrote it, and whether it opens a "turn" or a "phase"."""

    step: int
    text: str
    opens: str = ""


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
class Recording(Generic[TableT]):
    """A whole game: a frame for the set-up and one for each choice, and what happened."""

    frames: tuple[Frame[TableT], ...]
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...]
    turns: tuple[TurnStart, ...]

    @property
    def steps(self) -> int:
        """The number of choices, which is the last step."""
        return len(self.frames) - 1
