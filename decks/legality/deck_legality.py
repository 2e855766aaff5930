"""Whether a deck or a draft is legal, in the format it is built for or else its likeliest."""

from dataclasses import dataclass, replace
from datetime import date

from cards.formats import OFFICIAL
from decks.contents.encoding import AnyDeck
from decks.legality.report import Report, build_report
from decks.legality.verdicts import (
    FormatBrief,
    format_briefs,
    is_legal_in,
    likeliest,
    official_formats,
    verdict_on,
)
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
)
from rules.construction.format import Family
from rules.construction.pooled import format_of_pool


@dataclass(frozen=True, slots=True)
class DeckLegality:
    """A deck judged in a format on a day; `also` are other official formats it is legal in.

    The format is `proposed` where the deck names none.
    """

    format: Format
    day: date
    verdict: Verdict
    report: Report
    also: tuple[Format, ...]
    proposed: bool


def judge_deck(deck: Deck, cards: AnyDeck, day: date, entered: Amendments) -> DeckLegality:
    """Judge cards as those of a deck on a day."""
    return _judge(cards, day, entered, deck_format(deck))


def judge_import(
    named: Format | None, cards: AnyDeck, day: date, entered: Amendments
) -> DeckLegality:
    """Judge cards that are to become a deck, in the format it is built for, if one is known.

    If none is and no official format fits, a format of the players that allows the cards is
    proposed: decks of the players' server are built for those.
    """
    if named is None and not official_formats(cards, day, entered):
        named = next(
            (format for format in formats_of(game_of(cards)) if _fits(format, cards, day)), None
        )
        return replace(_judge(cards, day, entered, named), proposed=True)
    return _judge(cards, day, entered, named)


def _fits(format: Format, cards: AnyDeck, day: date) -> bool:
    return format.family is Family.PLAYERS and is_legal_in(cards, format, day)


def _judge(cards: AnyDeck, day: date, entered: Amendments, named: Format | None) -> DeckLegality:
    official = _official_briefs(cards, day, entered)
    format = named or _likeliest(official)
    verdict = verdict_on(cards, format, day, entered)
    also = tuple(
        other.format for other in official if other.brief.legal and other.format.slug != format.slug
    )
    report = build_report(verdict, format)
    return DeckLegality(format, day, verdict, report, also, proposed=named is None)


def format_for(deck: Deck, cards: AnyDeck, day: date, entered: Amendments) -> Format:
    """Return the format to judge a deck in: the one it is built for, or its likeliest."""
    return deck_format(deck) or _likeliest(_official_briefs(cards, day, entered))


def deck_format(deck: Deck) -> Format | None:
    """Return the format a deck is built for, None where it is open or no longer known.

    For a deck with a pool, a format of limited play asks for cards of that pool.
    """
    try:
        format = load_format(deck.format) if deck.format else None
    except UnknownFormat:
        return None
    if format is None or format.game is not Game(deck.game):
        return None
    return within_pool(deck, format)


def within_pool(deck: Deck, format: Format) -> Format:
    """Return a format as it is for a deck: one of limited play is narrowed to the deck's pool."""
    if deck.pool is None or format.family is not Family.LIMITED:
        return format
    return format_of_pool(format, deck.pool.cards)


def own_format(deck: Deck, cards: AnyDeck, day: date, entered: Amendments) -> tuple[Format, ...]:
    """Return the format of a deck's pool if the deck is legal in it, else nothing."""
    own = deck_format(deck) if deck.pool_id is not None else None
    return (own,) if own is not None and verdict_on(cards, own, day, entered).legal else ()


def _official_briefs(cards: AnyDeck, day: date, entered: Amendments) -> tuple[FormatBrief, ...]:
    official = (format for format in formats_of(game_of(cards)) if format.family in OFFICIAL)
    return format_briefs(cards, official, day, entered)


def _likeliest(official: tuple[FormatBrief, ...]) -> Format:
    best = likeliest(official)
    if best is None:
        raise ValueError("a game without an official format")
    return best.format
