"""Verdicts of a deck in one format and in all of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from cards.formats import FAMILIES, OFFICIAL
from cards.legality.amendments import amendments
from decks.contents.encoding import AnyDeck
from decks.legality.verdict_cache import VerdictCache, briefs_bytes, verdicts_bytes
from decks.legality.wording import LEVELS, pill_words
from rules.construction import (
    Amendments,
    Brief,
    Format,
    History,
    Standing,
    Verdict,
    brief,
    formats_of,
    game_of,
    history,
    validate,
)
from rules.construction.format import Family
from rules.english import count_of

# Of a few dozen decks all verdicts fit, of a few hundred the counted ones.
VERDICTS_BYTES, BRIEFS_BYTES = 8_000_000, 4_000_000


@dataclass(frozen=True, slots=True)
class FormatVerdict:
    """A format and the verdict it gives."""

    format: Format
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class FormatBrief:
    """A format and what it makes of a deck, only counted."""

    format: Format
    brief: Brief

    @property
    def level(self) -> str:
        """What colours its badge."""
        return LEVELS[self.brief.standing]

    @property
    def words(self) -> str:
        """What is wrong in a few words, "" for a legal deck: "3 problems"."""
        if self.brief.standing is Standing.DEPENDS:
            return pill_words(self.brief)
        return "" if self.brief.legal else count_of(self.brief.problems, "problem")

    @property
    def pill(self) -> str:
        """The verdict in a few words, with whether it is in doubt."""
        return pill_words(self.brief)


@dataclass(frozen=True, slots=True)
class FamilyBriefs:
    """What one family of formats makes of a deck, under its heading."""

    name: str
    briefs: tuple[FormatBrief, ...]


def judge(cards: AnyDeck, format: Format, day: date) -> Verdict:
    """Judge a deck in one format on a day, with all that staff have entered."""
    return verdict_on(cards, format, day, amendments())


def _validated(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Verdict:
    return validate(cards, format, on=day, amendments=entered)


def _counted(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Brief:
    return brief(cards, format, on=day, amendments=entered)


recent_verdicts = VerdictCache(_validated, verdicts_bytes, VERDICTS_BYTES)
recent_briefs = VerdictCache(_counted, briefs_bytes, BRIEFS_BYTES)


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


def format_briefs(
    cards: AnyDeck, formats: Iterable[Format], day: date, entered: Amendments
) -> tuple[FormatBrief, ...]:
    """Return what some formats make of a deck, only counted, in their order."""
    wanted = tuple(formats)
    briefs = recent_briefs.verdicts(cards, wanted, day, entered)
    return tuple(map(FormatBrief, wanted, briefs))


def is_legal_in(cards: AnyDeck, format: Format, day: date) -> bool:
    """Return whether a deck has no problem in a format, with all that staff have entered."""
    (found,) = format_briefs(cards, (format,), day, amendments())
    return found.brief.legal


def briefs_on(
    cards: AnyDeck, day: date, entered: Amendments | None = None
) -> tuple[FormatBrief, ...]:
    """Judge a deck in every format of its game on a day; `entered` saves reading it again."""
    entered = amendments() if entered is None else entered
    return format_briefs(cards, formats_of(game_of(cards)), day, entered)


def histories(cards: AnyDeck, entered: Amendments) -> tuple[History, ...]:
    """Return when a deck became legal or illegal in each format of its game."""
    return tuple(history(cards, format, entered) for format in formats_of(game_of(cards)))


def by_family(briefs: Iterable[FormatBrief]) -> tuple[FamilyBriefs, ...]:
    """Put formats under the headings of their families; empty families are left out."""
    held = tuple(briefs)
    families = (
        FamilyBriefs(name, tuple(each for each in held if each.format.family is family))
        for family, name in FAMILIES.items()
    )
    return tuple(family for family in families if family.briefs)


_ONLY_IF_LEGAL = frozenset({Family.CORE_SET, Family.CASUAL})


def likeliest(briefs: Iterable[FormatBrief]) -> FormatBrief | None:
    """Return the format a deck is most likely meant for: the first that finds least wrong.

    A format that had not begun is the likeliest only where none had. The core set's formats
    (one box, two boxes, decks as listed) are narrower than a tournament's, and games at home ask
    for less. They are likely only for a deck that they allow: an empty deck is not an introductory
    one that lacks cards.
    """
    official = [
        judged
        for judged in briefs
        if judged.format.family in OFFICIAL
        and (judged.brief.legal or judged.format.family not in _ONLY_IF_LEGAL)
    ]
    return min(
        official, key=lambda judged: (not judged.brief.begun, judged.brief.faults), default=None
    )


def likeliest_format(decks: Sequence[AnyDeck], day: date) -> Format:
    """Return the format that several decks of one game are most likely meant for together.

    It is the official format in which most of them are legal; of those the first.
    """
    entered = amendments()
    official = [known for known in formats_of(game_of(decks[0])) if known.family in OFFICIAL]
    legal_in = [official_formats(deck, day, entered) for deck in decks]
    return max(official, key=lambda format: sum(format in formats for formats in legal_in))


def official_formats(cards: AnyDeck, day: date, entered: Amendments) -> tuple[Format, ...]:
    """Return the official formats a deck is legal in that day."""
    official = (format for format in formats_of(game_of(cards)) if format.family in OFFICIAL)
    judged = format_briefs(cards, official, day, entered)
    return tuple(judgement.format for judgement in judged if judgement.brief.legal)
