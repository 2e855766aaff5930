"""Verdicts of a deck in one format and in all of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from cards.legality.amendments import amendments
from decks.contents.encoding import AnyDeck
from rules.construction import (
    Amendments,
    Format,
    Game,
    History,
    Verdict,
    formats_of,
    game_of,
    history,
    validate,
)
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


def format_choices(game: Game) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the formats of a game for a field to choose from, under their families' headings."""
    formats = formats_of(game)
    return [
        (heading, [(format.slug, format.name) for format in formats if format.family is family])
        for family, heading in FAMILIES.items()
        if any(format.family is family for format in formats)
    ]


def judge(cards: AnyDeck, format: Format, day: date) -> Verdict:
    """Judge a deck in one format on a day, with all that staff have entered."""
    return verdict_on(cards, format, day, amendments())


@lru_cache(maxsize=4096)
def verdict_on(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Verdict:
    """Return a deck's verdict in one format: a pure function, so remembered for a while.

    The page of a deck that many people look at, and an edit that is undone, ask for the same
    verdicts again. Nothing goes stale: what staff enter is among what is compared.
    """
    return validate(cards, format, on=day, amendments=entered)


def verdicts_on(
    cards: AnyDeck, day: date, entered: Amendments | None = None
) -> tuple[FormatVerdict, ...]:
    """Judge a deck in every format of its game on a day; `entered` saves reading it again."""
    entered = amendments() if entered is None else entered
    return tuple(
        FormatVerdict(format, verdict_on(cards, format, day, entered))
        for format in formats_of(game_of(cards))
    )


def histories(cards: AnyDeck, entered: Amendments) -> tuple[History, ...]:
    """Return when a deck became legal or illegal in each format of its game."""
    return tuple(history(cards, format, entered) for format in formats_of(game_of(cards)))


def by_family(verdicts: Iterable[FormatVerdict]) -> tuple[FamilyVerdicts, ...]:
    """Put verdicts under the headings of their families; empty families are left out."""
    held = tuple(verdicts)
    families = (
        FamilyVerdicts(name, tuple(verdict for verdict in held if verdict.format.family is family))
        for family, name in FAMILIES.items()
    )
    return tuple(family for family in families if family.verdicts)


def likeliest(verdicts: Iterable[FormatVerdict]) -> FormatVerdict | None:
    """Return the format a deck is most likely meant for: the first that finds least wrong.

    A format that had not begun is the likeliest only where none had.
    """
    official = [
        format_verdict for format_verdict in verdicts if format_verdict.format.family in OFFICIAL
    ]
    return min(
        official,
        key=lambda one: (one.verdict.snapshot is None, len(one.verdict.problems)),
        default=None,
    )


def likeliest_format(decks: Sequence[AnyDeck], day: date) -> Format:
    """Return the format that several decks of one game are most likely meant for together.

    It is the official format in which most of them are legal; of those the first.
    """
    entered = amendments()
    official = [one for one in formats_of(game_of(decks[0])) if one.family in OFFICIAL]
    return max(
        official,
        key=lambda format: sum(verdict_on(deck, format, day, entered).legal for deck in decks),
    )


def official_formats(cards: AnyDeck, day: date, entered: Amendments) -> tuple[Format, ...]:
    """Return the official formats a deck is legal in that day."""
    return tuple(
        format
        for format in formats_of(game_of(cards))
        if format.family in OFFICIAL and verdict_on(cards, format, day, entered).legal
    )
