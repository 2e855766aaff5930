"""A deck file's reading laid out for the person who must look at it before it is saved."""

from dataclasses import dataclass

from decks.card_words import card_words
from decks.formats.reading import DeckReading, Line, Status


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A line of the file: what it was taken for, and what else it may mean."""

    line: Line
    card: str
    choices: tuple[tuple[str, str], ...]

    @property
    def field(self) -> str:
        """The name of the field that chooses another card."""
        return f"line-{self.line.number}"


@dataclass(frozen=True, slots=True)
class Review:
    """All lines, and those that need a look first."""

    rows: tuple[ReviewRow, ...]

    def of(self, status: Status) -> tuple[ReviewRow, ...]:
        """Give the rows of one status."""
        return tuple(row for row in self.rows if row.line.status is status)

    @property
    def guessed(self) -> tuple[ReviewRow, ...]:
        """Rows whose card is the likeliest of several."""
        return self.of(Status.GUESSED)

    @property
    def rejected(self) -> tuple[ReviewRow, ...]:
        """Rows that no card matches."""
        return self.of(Status.REJECTED)

    @property
    def matched(self) -> tuple[ReviewRow, ...]:
        """Rows that name one card for certain."""
        return self.of(Status.MATCHED)

    @property
    def notes(self) -> tuple[ReviewRow, ...]:
        """Headings, names and remarks, which hold no card."""
        return (*self.of(Status.HEADING), *self.of(Status.NOTE))


def review_of(reading: DeckReading) -> Review:
    """Lay out a reading line by line."""
    return Review(tuple(_row(line) for line in reading.lines))


def _row(line: Line) -> ReviewRow:
    return ReviewRow(
        line=line,
        card=card_words(line.card) if line.card is not None else "",
        choices=tuple((card_id, card_words(card_id)) for card_id in line.choices),
    )
