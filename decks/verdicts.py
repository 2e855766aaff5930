"""Verdicts of a deck in one format and in all of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from decks.contents import AnyDeck
from rules.construction import Format, Verdict, formats_of, game_of, validate
from rules.construction.format import Family

FAMILIES: Mapping[Family, str] = {
    Family.BLOCK: "Block formats",
    Family.CONSTRUCTED: "Constructed formats",
    Family.CORE_SET: "Core set",
    Family.PLAYERS: "Players’ formats",
    Family.LIMITED: "Starter and sealed play",
}
OFFICIAL = frozenset({Family.BLOCK, Family.CONSTRUCTED, Family.CORE_SET})


@dataclass(frozen=True, slots=True)
class FormatVerdict:
    """A format and the verdict it gives."""

    format: Format
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class FamilyVerdicts:
    """The verdicts of one family of formats, under its heading."""

    name: str
    verdicts: tuple[FormatVerdict, ...]


def verdicts_on(cards: AnyDeck, day: date) -> tuple[FormatVerdict, ...]:
    """Judge a deck in every format of its game on a day."""
    return tuple(
        FormatVerdict(format, validate(cards, format, on=day))
        for format in formats_of(game_of(cards))
    )


def by_family(verdicts: Iterable[FormatVerdict]) -> tuple[FamilyVerdicts, ...]:
    """Put verdicts under the headings of their families; empty families are left out."""
    held = tuple(verdicts)
    families = (
        FamilyVerdicts(name, tuple(one for one in held if one.format.family is family))
        for family, name in FAMILIES.items()
    )
    return tuple(family for family in families if family.verdicts)


def likeliest(verdicts: Iterable[FormatVerdict]) -> FormatVerdict | None:
    """Give the format a deck is most likely meant for: the first of those that find least wrong."""
    official = [one for one in verdicts if one.format.family in OFFICIAL]
    return min(official, key=lambda one: len(one.verdict.problems), default=None)


def official_formats(cards: AnyDeck, day: date) -> tuple[Format, ...]:
    """Give the official formats a deck is legal in that day."""
    return tuple(
        format
        for format in formats_of(game_of(cards))
        if format.family in OFFICIAL and validate(cards, format, on=day).legal
    )
