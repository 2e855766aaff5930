"""Days of long ago, as exact as the document that names them."""

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import date

DAY_WANTED = "Enter a date as YYYY-MM-DD, such as 2004-04-05."
_DAY = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_WRITTEN = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?")


def parse_day(written: str) -> date:
    """Return the day that a person wrote as 2004-04-05; ValueError with words for them if not.

    Every page, command, query and the API read days here, so that all take the same spelling.
    """
    match = _DAY.fullmatch(written.strip())
    if match is None:
        raise ValueError(DAY_WANTED)
    year, month, day = map(int, match.groups())
    try:
        return date(year, month, day)
    except ValueError:
        raise ValueError(DAY_WANTED) from None


@dataclass(frozen=True, slots=True)
class HistoricDay:
    """A year, a month of a year, or a day: "2003", "2007-08", "2004-04-05".

    A document that names only its year is not made to say more than it does.
    """

    year: int
    month: int | None = None
    day: int | None = None

    @classmethod
    def parse(cls, written: str) -> "HistoricDay":
        """Take "2003", "2007-08" or "2004-04-05"; ValueError for anything else."""
        match = _WRITTEN.fullmatch(written)
        if match is None:
            raise ValueError(f"{written!r} is no day: write 2003, 2007-08 or 2004-04-05")
        year, month, day = match.groups()
        moment = cls(int(year), int(month) if month else None, int(day) if day else None)
        moment.first()
        return moment

    @classmethod
    def of(cls, day: date) -> "HistoricDay":
        """Return a day that is known to the day."""
        return cls(day.year, day.month, day.day)

    def first(self) -> date:
        """Return the first day it may mean."""
        return date(self.year, self.month or 1, self.day or 1)

    def last(self) -> date:
        """Return the last day it may mean."""
        if self.day is not None:
            return self.first()
        month = self.month or 12
        return date(self.year, month, monthrange(self.year, month)[1])

    def __str__(self) -> str:
        parts = [f"{self.year:04}"]
        parts += [f"{part:02}" for part in (self.month, self.day) if part is not None]
        return "-".join(parts)
