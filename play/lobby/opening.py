"""Opening a table for people to come: checked here, made like every other table."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.timezone import localdate

from decks.ownership import Visitor
from play.face import face_of
from play.lobby import snapshot
from play.models import Pace, Table
from play.models.limits import MAX_SEED
from play.requests.playtest import Entrant, NotPlayable
from play.requests.table import Hands, SeatRequest, TableRequest
from play.requests.terms import DAY, MINUTE, Terms
from play.tables.making import make_table
from play.tables.presence import note_presence
from rules.construction import Format


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that the form offers: what it is called, its pace, and how much time it gives."""

    words: str
    pace: Pace
    bank_seconds: int = 0
    choice_seconds: int = 0

    def as_terms(self) -> dict[str, object]:
        """Return what it says of a table's terms."""
        return {
            "pace": self.pace,
            "bank_seconds": self.bank_seconds,
            "choice_seconds": self.choice_seconds,
        }


CLOCKS: Mapping[str, Clock] = {
    "live": Clock("Live: 15 minutes + 20 seconds a choice", Pace.LIVE, 15 * MINUTE, 20),
    "none": Clock("No clock", Pace.NONE),
    "days": Clock("By days: 3 days + a day a choice", Pace.DAYS, 3 * DAY, DAY),
    "fast": Clock("Live, fast: 5 minutes + 10 seconds a choice", Pace.LIVE, 5 * MINUTE, 10),
    "slow": Clock("Live, slow: 40 minutes + a minute a choice", Pace.LIVE, 40 * MINUTE, MINUTE),
}
# Those that a quick game offers, in few words.
QUICK_CLOCKS: Mapping[str, str] = {"live": "Live", "none": "No clock", "days": "By days"}


@dataclass(frozen=True, slots=True)
class TableToOpen:
    """What a person opens: their deck, what is played, and how many others are expected."""

    entrant: Entrant
    format: Format
    others: int
    terms: Terms
    scenario: str = ""
    difficulty: str = ""

    def as_request(self) -> TableRequest:
        """Return the request for the table."""
        face = face_of(self.format.game)
        friends = (SeatRequest(Hands.FRIEND, None),) * self.others
        return TableRequest(
            seats=(SeatRequest(Hands.MINE, self.entrant), *friends),
            seed=secrets.randbelow(MAX_SEED),
            format=self.format,
            day=face.chosen_day(None, localdate()),
            scenario=self.scenario,
            difficulty=self.difficulty or face.default_difficulty,
        )


def check_to_open(asked: TableToOpen) -> None:
    """Raise NotPlayable for a table that can't be, or whose deck isn't legal in its format."""
    warnings = asked.as_request().find_warnings()
    if warnings.illegal:
        raise NotPlayable(
            f"{asked.entrant.name} isn’t legal in {asked.format.name}. "
            "Choose another deck or format."
        )


def open_table(asked: TableToOpen, maker: Visitor, queue_key: str) -> Table:
    """Open a table; check it with `check_to_open` before. Raise what `make_table` raises."""
    table = make_table(asked.as_request(), maker=maker, queue_key=queue_key, terms=asked.terms)
    appear(maker)
    return table


def appear(maker: Visitor) -> None:
    """Let the lobby of this process show at once what a visitor opened or joined there."""
    note_presence(maker)
    snapshot.forget()
