"""Whether a deck or a draft is legal, in the format it is built for or else its likeliest."""

from dataclasses import dataclass
from datetime import date

from decks.contents.encoding import AnyDeck
from decks.legality.report import Report, build_report
from decks.legality.verdicts import OFFICIAL, FormatVerdict, likeliest
from decks.models import Deck
from rules.construction import (
    Amendments,
    Format,
    Game,
    UnknownFormat,
    Verdict,
    formats_of,
    game_of,
    load_format,
    validate,
)


@dataclass(frozen=True, slots=True)
class DeckLegality:
    """A deck judged in a format on a day; `also` are other official formats it is legal in."""

    format: Format
    day: date
    verdict: Verdict
    report: Report
    also: tuple[Format, ...]


def judge_deck(deck: Deck, cards: AnyDeck, day: date, entered: Amendments) -> DeckLegality:
    """Judge cards as those of a deck on a day."""
    official = _official_verdicts(cards, day, entered)
    format = deck_format(deck) or _likeliest(official)
    verdict = validate(cards, format, on=day, amendments=entered)
    also = tuple(
        other.format
        for other in official
        if other.verdict.legal and other.format.slug != format.slug
    )
    return DeckLegality(format, day, verdict, build_report(verdict, format), also)


def format_for(deck: Deck, cards: AnyDeck, day: date, entered: Amendments) -> Format:
    """Return the format to judge a deck in: the one it is built for, or its likeliest."""
    return deck_format(deck) or _likeliest(_official_verdicts(cards, day, entered))


def deck_format(deck: Deck) -> Format | None:
    """Return the format a deck is built for, None where it is open or no longer known."""
    try:
        format = load_format(deck.format) if deck.format else None
    except UnknownFormat:
        return None
    return format if format is not None and format.game is Game(deck.game) else None


def _official_verdicts(cards: AnyDeck, day: date, entered: Amendments) -> tuple[FormatVerdict, ...]:
    return tuple(
        FormatVerdict(format, validate(cards, format, on=day, amendments=entered))
        for format in formats_of(game_of(cards))
        if format.family in OFFICIAL
    )


def _likeliest(official: tuple[FormatVerdict, ...]) -> Format:
    best = likeliest(official)
    if best is None:
        raise ValueError("a game without an official format")
    return best.format
