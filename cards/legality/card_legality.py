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

from cards.legality.amendments import amendments as read_amendments
from rules.construction import Amendments, Format, Game
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
    {
        "sets",
        "products",
        "sites-of-blocks",
        "x-list",
        "r-list",
        "no-rare-cards",
        "player-cards-only",
    }
)
_AMONG_SEVERAL = "blocks-mixed"
# The rules that compare a whole deck with decks as sold: no answer for a card alone.
_ABOUT_WHOLE_DECKS = frozenset({"starter-deck-as-sold", "introductory-deck"})
# More copies than any list allows, so that each list finds each of its cards.
_MANY = 2


class CardLegality(StrEnum):
    """How a card stands in a format: playable, one copy only, on the X-list, or not in it.

    It depends where the documents around a day differ about the card, or where nobody knows
    whether its set had come out.
    """

    LEGAL = "legal"
    RESTRICTED = "restricted"
    DEPENDS = "depends"
    BANNED = "banned"
    OUTSIDE = "not in the format"
    NOT_RELEASED = "not released yet"


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

    Entries of staff are read where `amendments` do not bring them. Raises
    `NoCardLegality` where the format had not begun on that day, or judges whole decks only.
    """
    snapshot = format.on(on)
    if snapshot is None:
        raise NoCardLegality(format.why_not_asked(on))
    if any(rule.name in _ABOUT_WHOLE_DECKS for rule in snapshot.rules):
        raise NoCardLegality("its rules are for whole decks")
    by_file = _standings(format.game, snapshot)
    other = format.other(on)
    if other is not None:
        by_file = _by_both(format.game, snapshot, other)
    entered = read_amendments() if amendments is None else amendments
    standings = _with(by_file, entered.entries_on(format.slug, on), format.game)
    not_out = _by_releases(format.game, GAMES[format.game].releases.unsure(on))
    return {**standings, **_unless_outside(not_out, standings)} if not_out else standings


def card_legality(
    card_id: str, format: Format, on: date, amendments: Amendments | None = None
) -> CardLegality:
    """Return how one card stands in a format on a day; `NoCardLegality` as above."""
    return card_legalities(format, on, amendments).get(card_id, CardLegality.LEGAL)


def _with(
    by_file: Mapping[str, CardLegality], entries: Mapping[str, ListEntry], game: Game
) -> Mapping[str, CardLegality]:
    """Put entries before the lists of the files; cards outside the format stay outside."""
    entered = {
        card_id: _BY_ENTRY[entry.kind]
        for listed, entry in entries.items()
        for card_id in GAMES[game].prints(listed)
        if by_file.get(card_id) is not CardLegality.OUTSIDE
    }
    return {**by_file, **entered} if entered else by_file


@lru_cache(maxsize=256)
def _standings(game: Game, snapshot: Snapshot) -> Mapping[str, CardLegality]:
    found: dict[str, CardLegality] = {}
    for card_id, standing_ in _found(game, snapshot):
        # Of two findings the first to tell stands: what is not in the format needs no ban.
        if found.get(card_id) is not CardLegality.OUTSIDE:
            found[card_id] = standing_
    return found


@lru_cache(maxsize=64)
def _by_both(game: Game, one: Snapshot, other: Snapshot) -> Mapping[str, CardLegality]:
    """Return how cards stand where either of two snapshots may have been in force."""
    by_one, by_other = _standings(game, one), _standings(game, other)
    apart = {card_id for card_id, _ in by_one.items() ^ by_other.items()}
    return {**by_one, **{card_id: _either(by_one, by_other, card_id) for card_id in apart}}


def _either(
    by_one: Mapping[str, CardLegality], by_other: Mapping[str, CardLegality], card_id: str
) -> CardLegality:
    """Return how a card stands that two snapshots see otherwise; one copy is legal by both."""
    both = {by_one.get(card_id), by_other.get(card_id)}
    is_playable = both == {None, CardLegality.RESTRICTED}
    return CardLegality.RESTRICTED if is_playable else CardLegality.DEPENDS


@lru_cache(maxsize=64)
def _by_releases(game: Game, sets: frozenset[tuple[object, bool]]) -> Mapping[str, CardLegality]:
    """Return the cards of sets that had not come out for certain, or may not have."""
    standings = {
        key: CardLegality.NOT_RELEASED if is_certain else CardLegality.DEPENDS
        for key, is_certain in sets
    }
    cards = all_tcg_cards() if game is Game.TCG else all_lcg_cards()
    return {
        card_id: standings[card.set] for card_id, card in cards.items() if card.set in standings
    }


def _unless_outside(
    not_out: Mapping[str, CardLegality], standings: Mapping[str, CardLegality]
) -> Mapping[str, CardLegality]:
    """Return the cards that are not out yet; what is not in the format, or banned, stays so."""
    settled = (CardLegality.OUTSIDE, CardLegality.BANNED)
    return {
        card_id: standing
        for card_id, standing in not_out.items()
        if standings.get(card_id) not in settled
    }


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
