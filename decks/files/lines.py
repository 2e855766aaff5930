"""A line of a deck file, and what was made of it."""

from dataclasses import dataclass, replace
from enum import StrEnum

from decks.contents.bounds import MAX_COPIES as MAX_COPIES
from decks.contents.zones import DeckZone

# What a person chooses for a line that is to be left out.
LEFT_OUT = "-"

# No deck that anybody plays comes near this.
MAX_LINES = 400


class Status(StrEnum):
    """What became of a line."""

    MATCHED = "matched"
    GUESSED = "guessed"
    REJECTED = "rejected"
    HEADING = "heading"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file: what it says and what was made of it.

    `card` is the card taken for it, `choices` all cards it may mean (that one first; of a
    rejected line the nearest), `why` says in plain English why it was guessed, rejected or set
    aside. `part` tells apart the cards on one line: 1, 2 and so on. The card is where it is
    `by_type` if no heading said so. A guess is `exact` where the line says just what all its
    choices are called, so that nothing but the printing is open. `remark` tells what else there is
    to know, such as a card that another line lists too.
    """

    number: int
    text: str
    status: Status
    zone: DeckZone | None = None
    count: int = 1
    card: str | None = None
    choices: tuple[str, ...] = ()
    why: str = ""
    exact: bool = False
    remark: str = ""
    part: int = 1
    by_type: bool = False

    @property
    def key(self) -> str:
        """The line's own name in forms: "12", and "12-2" for the second card on line 12."""
        return str(self.number) if self.part == 1 else f"{self.number}-{self.part}"

    @property
    def holds_card(self) -> bool:
        """Whether the line puts a card into the deck."""
        return self.card is not None and self.status in (Status.MATCHED, Status.GUESSED)

    def left_out(self) -> "Line":
        """Return the line as one that a person wants left out."""
        return replace(self, status=Status.NOTE, card=None, why="Skipped, as you chose.")

    def rejected(self, why: str) -> "Line":
        """Return the line as one that puts no card into the deck."""
        return replace(self, status=Status.REJECTED, card=None, choices=(), why=why)
