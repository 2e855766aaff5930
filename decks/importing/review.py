"""A deck file's reading laid out for the person who must look at it before it is kept.

The template `decks/review.html` draws it, wherever lines are read: for a new deck, for a change,
or to add them to a deck in the builder. Its fields are `edit-N`, other words for line N, and
`line-N`, the card chosen for it; `line-N-2` is for the second card on a line.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from decks.contents.card_labels import card_label
from decks.files.card_groups import card_page
from decks.files.corrections import apply_corrections
from decks.files.lines import LEFT_OUT, Line, Status
from decks.files.reading import DeckReading

EDIT, CHOICE = "edit-", "line-"


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A line of the file: what it was taken for, and what else it may mean."""

    line: Line
    card: str
    address: str
    choices: tuple[tuple[str, str], ...]

    @property
    def field(self) -> str:
        """The name of the field that chooses another card."""
        return f"{CHOICE}{self.line.key}"

    @property
    def edit(self) -> str:
        """The name of the field that holds the line's words."""
        return f"{EDIT}{self.line.key}"

    @property
    def chosen(self) -> str:
        """The choice that stands now, nothing where one is still to be made."""
        return LEFT_OUT if self.line.status is Status.NOTE else self.line.card or ""

    @property
    def is_open(self) -> bool:
        """Whether the line is to be looked at before it is kept."""
        return bool(self.choices) or self.line.status is Status.REJECTED

    @property
    def is_left_out(self) -> bool:
        """Whether the person who looks wants the line left out."""
        return self.line.status is Status.NOTE and bool(self.line.why)


@dataclass(frozen=True, slots=True)
class Review:
    """All lines, and those that need a look first."""

    rows: tuple[ReviewRow, ...]

    def of(self, status: Status) -> tuple[ReviewRow, ...]:
        """Return the rows of one status."""
        return tuple(row for row in self.rows if row.line.status is status)

    @property
    def open(self) -> tuple[ReviewRow, ...]:
        """Rows to look at: the rejected first, then guesses."""
        rows = [row for row in self.rows if row.is_open and not row.line.exact]
        return tuple(sorted(rows, key=lambda row: row.line.card is not None))

    @property
    def printings(self) -> tuple[ReviewRow, ...]:
        """Rows that name one card of which there are several printings."""
        return tuple(row for row in self.rows if row.is_open and row.line.exact)

    @property
    def has_chosen_printing(self) -> bool:
        """Whether a person chose another printing or skipped its line, and may choose more."""
        return any(row.chosen != row.line.choices[0] for row in self.printings)

    @property
    def guessed(self) -> tuple[ReviewRow, ...]:
        """Rows whose card is the likeliest of several."""
        return tuple(row for row in self.of(Status.GUESSED) if not row.line.exact)

    @property
    def rejected(self) -> tuple[ReviewRow, ...]:
        """Rows that no card matches."""
        return self.of(Status.REJECTED)

    @property
    def matched(self) -> tuple[ReviewRow, ...]:
        """Rows that name one card for certain."""
        return self.of(Status.MATCHED)

    @property
    def cards(self) -> int:
        """How many cards the lines make, each copy counted."""
        return sum(row.line.count for row in self.rows if row.line.holds_card)


def build_review(reading: DeckReading) -> Review:
    """Lay out a reading line by line."""
    return Review(tuple(_row(line) for line in reading.lines))


def correct(reading: DeckReading, sent: Mapping[str, str]) -> DeckReading:
    """Return the reading with what was sent from a review's fields.

    Anything odd in it is ignored.
    """
    return apply_corrections(reading, _by_line(sent, EDIT)).choosing(_by_line(sent, CHOICE))


def corrected_lines(sent: Mapping[str, str], reading: DeckReading) -> set[str]:
    """Return the keys of which lines of the reading a review's fields say something new of."""
    changed = zip(reading.read, correct(reading, sent).read, strict=True)
    return {old.key for old, new in changed if old != new}


def _by_line(sent: Mapping[str, str], prefix: str) -> dict[str, str]:
    return {field.removeprefix(prefix): sent[field] for field in sent if field.startswith(prefix)}


def _row(line: Line) -> ReviewRow:
    return ReviewRow(
        line=line,
        card=card_label(line.card) if line.card is not None else "",
        address=card_page(line.card) if line.card is not None else "",
        choices=tuple((card_id, card_label(card_id)) for card_id in line.choices),
    )
