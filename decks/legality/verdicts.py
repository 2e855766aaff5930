"""Verdicts of a deck in one format and in all of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from cards.formats import FAMILIES, OFFICIAL
from cards.legality.amendments import amendments
from decks.contents.encoding import AnyDeck
from decks.legality.verdict_cache import VerdictCache
from rules.construction import (
    Amendments,
    Format,
    History,
    Verdict,
    formats_of,
    game_of,
    history,
    validate,
)
from rules.construction.format import Family
from rules.english import count_of


@dataclass(frozen=True, slots=True)
class FormatVerdict:
    """A format and the verdict it gives."""

    format: Format
    verdict: Verdict

    @property
    def level(self) -> str:
        """What colours its badge."""
        return "legal" if self.verdict.legal else "illegal"

    @property
    def words(self) -> str:
        """What is wrong in a few words, "" for a legal deck: "3 problems"."""
        return "" if self.verdict.legal else count_of(len(self.verdict.problems), "problem")


@dataclass(frozen=True, slots=True)
class FamilyVerdicts:
    """The verdicts of one family of formats, under its heading."""

    name: str
    verdicts: tuple[FormatVerdict, ...]


def judge(cards: AnyDeck, format: Format, day: date) -> Verdict:
    """Judge a deck in one format on a day, with all that staff have entered."""
    return verdict_on(cards, format, day, amendments())


def _validated(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Verdict:
    return validate(cards, format, on=day, amendments=entered)


recent_verdicts = VerdictCache(_validated)


def verdict_on(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Verdict:
    """Return a deck's verdict in one format: a pure function, so remembered for a while."""
    return recent_verdicts.verdicts(cards, (format,), day, entered)[0]


def format_verdicts(
    cards: AnyDeck, formats: Iterable[Format], day: date, entered: Amendments
) -> tuple[FormatVerdict, ...]:
    """Return a deck's verdicts in some formats, in their order."""
    wanted = tuple(formats)
    verdicts = recent_verdicts.verdicts(cards, wanted, day, entered)
    return tuple(map(FormatVerdict, wanted, verdicts))


def verdicts_on(
    cards: AnyDeck, day: date, entered: Amendments | None = None
) -> tuple[FormatVerdict, ...]:
    """Judge a deck in every format of its game on a day; `entered` saves reading it again."""
    entered = amendments() if entered is None else entered
    return format_verdicts(cards, formats_of(game_of(cards)), day, entered)


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

    A format that had not begun is the likeliest only where none had. The core set's formats
    (one box, two boxes, decks as listed) are narrower than a tournament's, so they are likely
    only for a deck that they allow: an empty deck is not an introductory one that lacks cards.
    """
    official = [
        judged
        for judged in verdicts
        if judged.format.family in OFFICIAL
        and (judged.verdict.legal or judged.format.family is not Family.CORE_SET)
    ]
    return min(
        official,
        key=lambda one: (one.verdict.snapshot is None, one.verdict.faults),
        default=None,
    )


def likeliest_format(decks: Sequence[AnyDeck], day: date) -> Format:
    """Return the format that several decks of one game are most likely meant for together.

    It is the official format in which most of them are legal; of those the first.
    """
    entered = amendments()
    official = [known for known in formats_of(game_of(decks[0])) if known.family in OFFICIAL]
    return max(
        official,
        key=lambda format: sum(verdict_on(deck, format, day, entered).legal for deck in decks),
    )


def official_formats(cards: AnyDeck, day: date, entered: Amendments) -> tuple[Format, ...]:
    """Return the official formats a deck is legal in that day."""
    official = (format for format in formats_of(game_of(cards)) if format.family in OFFICIAL)
    judged = format_verdicts(cards, official, day, entered)
    return tuple(judgement.format for judgement in judged if judgement.verdict.legal)
