"""Where a card may be played on a day: asked of the same rules that judge decks.

A format's rules about single cards (its sets, its lists, whose sites) are asked once about all
cards of the game together, and the answer is kept by format and snapshot. What staff put on a
list goes before that from its day on, as in verdicts; errata change nothing here, for no rule about
a single card asks what they change.
"""

from collections.abc import Mapping
from datetime import date
from enum import StrEnum
from functools import lru_cache

from cards.legality.amendments import list_entries
from rules.construction import Amendments, Format, Game, load_format
from rules.construction.amendments import ListEntry, ListingKind
from rules.construction.format import Snapshot
from rules.construction.games import GAMES
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.reader import all_cards as all_lcg_cards
from rules.lcg.vocabulary import CardType as LcgType
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards as all_tcg_cards
from rules.tcg.vocabulary import CardType

# The rules that look at one card alone, and how a card stands that they find.
_ABOUT_ONE_CARD = frozenset(
    {"sets", "sites-of-blocks", "x-list", "r-list", "no-rare-cards", "player-cards-only"}
)
_AMONG_SEVERAL = "blocks-mixed"
# The rules that compare a whole deck with decks as sold: no answer for a card alone.
_ABOUT_WHOLE_DECKS = frozenset({"starter-deck-as-sold", "introductory-deck"})
# More copies than any list allows, so that each list finds each of its cards.
_MANY = 2


class CardLegality(StrEnum):
    """How a card stands in a format: playable, one copy only, on the X-list, or not in it."""

    LEGAL = "legal"
    RESTRICTED = "restricted"
    BANNED = "banned"
    OUTSIDE = "not in the format"


_BY_FINDING = {"banned": CardLegality.BANNED, "restricted": CardLegality.RESTRICTED}
_BY_ENTRY = {
    ListingKind.BANNED: CardLegality.BANNED,
    ListingKind.RESTRICTED: CardLegality.RESTRICTED,
    ListingKind.FREE: CardLegality.LEGAL,
}


class NoCardLegality(ValueError):
    """The format has no answer for a card alone on that day, and why, in plain English."""


def card_legalities(
    format: Format, on: date, amendments: Amendments | None = None
) -> Mapping[str, CardLegality]:
    """Return how each card of the game that is not simply legal stands, by its id.

    Entries of staff are read, in one query, where `amendments` do not bring them. Raises
    `NoCardLegality` where the format had not begun on that day, or judges whole decks only.
    """
    snapshot = format.on(on)
    if snapshot is None:
        raise NoCardLegality(format.why_not_asked(on))
    if any(rule.name in _ABOUT_WHOLE_DECKS for rule in snapshot.rules):
        raise NoCardLegality("its rules are for whole decks")
    by_file = _standings(format.slug, format.snapshots.index(snapshot))
    entered = list_entries(format.slug) if amendments is None else amendments
    return _with(by_file, entered.entries_on(format.slug, on), format.game)


def card_legality(
    card_id: str, format: Format, on: date, amendments: Amendments | None = None
) -> CardLegality:
    """Return how one card stands in a format on a day; `NoCardLegality` as above."""
    return card_legalities(format, on, amendments).get(card_id, CardLegality.LEGAL)


def _with(
    by_file: Mapping[str, CardLegality], entries: Mapping[str, ListEntry], game: Game
) -> Mapping[str, CardLegality]:
    """Let entries go before the lists of the files; what is outside the format stays there."""
    entered = {
        card_id: _BY_ENTRY[entry.kind]
        for listed, entry in entries.items()
        for card_id in GAMES[game].prints(listed)
        if by_file.get(card_id) is not CardLegality.OUTSIDE
    }
    return {**by_file, **entered} if entered else by_file


@lru_cache(maxsize=256)
def _standings(slug: str, place: int) -> Mapping[str, CardLegality]:
    format = load_format(slug)
    snapshot = format.snapshots[place]
    found: dict[str, CardLegality] = {}
    for card_id, standing_ in _found(format.game, snapshot):
        # Of two findings the first to tell stands: what is not in the format needs no ban.
        if found.get(card_id) is not CardLegality.OUTSIDE:
            found[card_id] = standing_
    return found


def _found(game: Game, snapshot: Snapshot) -> list[tuple[str, CardLegality]]:
    everything = _everything(game)
    return [
        (card_id, _BY_FINDING.get(finding.code, CardLegality.OUTSIDE))
        for rule in snapshot.rules
        if rule.name in _ABOUT_ONE_CARD and not rule.advice
        for finding in rule.find(everything)
        if finding.code != _AMONG_SEVERAL
        for card_id in finding.cards
    ]


@lru_cache(maxsize=2)
def _everything(game: Game) -> object:
    """Return all cards of a game as one deck, laid open for the rules."""
    if game is Game.TCG:
        cards = all_tcg_cards().values()
        sites = [card.id for card in cards if card.type is CardType.SITE]
        others = [(card.id, _MANY) for card in cards if card.type is not CardType.SITE]
        return GAMES[game].resolve_deck(TcgDeck(None, None, tuple(sites * _MANY), tuple(others)))
    held = [(card.code, _MANY, card.type) for card in all_lcg_cards().values()]
    heroes = tuple((code, many) for code, many, type_ in held if type_ is LcgType.HERO)
    player_deck = tuple((code, many) for code, many, type_ in held if type_ is not LcgType.HERO)
    return GAMES[game].resolve_deck(LcgDeck(heroes, player_deck))
