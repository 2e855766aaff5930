"""The terms of a table as a person asks for them, read from forms and the API in one way."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Self

from play.models.terms import MAX_NOTE, Pace, TableTerms, Watching, WhenOut
from play.requests.words import WordsRefused, clean_words

MINUTE, DAY = 60, 86_400
# What a clock may give: seconds for a choice, and in the bank of a game.
LIVE_CHOICE = range(5, 10 * MINUTE + 1)
LIVE_BANK = range(180 * MINUTE + 1)
DAYS_CHOICE = range(DAY // 2, 14 * DAY + 1)
DAYS_BANK = range(60 * DAY + 1)
# How many minutes late people may watch.
MAX_WATCH_DELAY = 60


class TermsRefused(ValueError):
    """Terms that no table can have; the message says why."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the maker of a table decides; `play.models.terms` describes each."""

    listed: bool = False
    note: str = ""
    pace: Pace = Pace.NONE
    bank_seconds: int = 0
    choice_seconds: int = 0
    when_out: WhenOut = WhenOut.COMPUTER
    watching: Watching = Watching.NOBODY
    watch_delay: int = 0
    rated: bool = False
    free_text: bool = False

    @classmethod
    def of(cls, table: TableTerms) -> Self:
        """Return the terms of a table."""
        found = {field.name: getattr(table, field.name) for field in fields(cls)}
        return cls(**_typed(found))

    def as_fields(self) -> dict[str, Any]:
        """Return the fields of a table with these terms."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


# Those of a table that is made for a game with friends or the computer.
BY_LINK = Terms()


def read_terms(asked: Mapping[str, Any]) -> Terms:
    """Return the terms in the values of a form or an API's body, defaults where one is missing.

    Raise TermsRefused.
    """
    known = {field.name for field in fields(Terms)}
    given = {name: value for name, value in asked.items() if name in known and value is not None}
    try:
        terms = Terms(**_typed(given))
        return _checked(replace(terms, note=clean_words(terms.note, MAX_NOTE)))
    except WordsRefused as error:
        raise TermsRefused(str(error)) from error


def _typed(values: dict[str, Any]) -> dict[str, Any]:
    kinds: dict[str, Any] = {"pace": Pace, "when_out": WhenOut, "watching": Watching}
    return {name: kinds[name](value) if name in kinds else value for name, value in values.items()}


def _checked(terms: Terms) -> Terms:
    """Return the terms without what has no meaning in them; raise TermsRefused."""
    if terms.pace is Pace.NONE:
        terms = replace(terms, bank_seconds=0, choice_seconds=0, when_out=WhenOut.COMPUTER)
    if terms.watching is Watching.NOBODY:
        terms = replace(terms, watch_delay=0)
    if terms.pace is Pace.LIVE and not (
        terms.choice_seconds in LIVE_CHOICE and terms.bank_seconds in LIVE_BANK
    ):
        raise TermsRefused(
            "A live clock gives 5 seconds to 10 minutes for a choice, and up to 3 hours in all."
        )
    if terms.pace is Pace.DAYS and not (
        terms.choice_seconds in DAYS_CHOICE and terms.bank_seconds in DAYS_BANK
    ):
        raise TermsRefused(
            "A clock by days gives half a day to 14 days for a choice, and up to 60 days in all."
        )
    if terms.rated:
        # Nobody escapes a defeat by waiting, or wins because the other had to leave for a while.
        if terms.pace is Pace.NONE:
            raise TermsRefused("A rated game needs a clock.")
        terms = replace(terms, when_out=WhenOut.LOSES)
    if not 0 <= terms.watch_delay <= MAX_WATCH_DELAY:
        raise TermsRefused(f"People can watch up to {MAX_WATCH_DELAY} minutes late.")
    return terms
