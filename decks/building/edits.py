"""Edits of a deck, one card at a time: pure functions from a deck to the deck after it."""

from collections import Counter
from dataclasses import dataclass, replace

from decks.contents.allowed_zones import allowed_zones
from decks.contents.bounds import MAX_COPIES, DeckTooLarge, check_bounds
from decks.contents.card_labels import card_name
from decks.contents.differences import deck_from_zones, deck_zones
from decks.contents.encoding import MAX_STORED_COPIES, AnyDeck
from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from rules.construction import Game, game_of
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

Parts = dict[DeckZone, Counter[str]]

_NO_SUCH_PART = "Decks of this game have no such zone."


class BadEdit(ValueError):
    """An edit that makes no sense; the message says why, in plain English."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of one card in one part of a deck.

    `count` sets how many copies there are, `by` adds or takes out as many, `to` moves one copy
    into another part; one of the three is given. A copy that is added fills the zone `fills`
    first, if that is empty: under "Choose a Ring-bearer" the first copy bears the Ring.
    """

    card: str
    zone: DeckZone
    count: int | None = None
    by: int = 0
    to: DeckZone | None = None
    fills: DeckZone | None = None


def apply_edit(deck: AnyDeck, edit: Edit) -> AnyDeck:
    """Return the deck after an edit; raise BadEdit if the card cannot be there.

    What is in a deck may always be taken out. A deck has one Ring-bearer and one ring: another
    takes its place.
    """
    parts = deck_zones(deck)
    if edit.zone not in parts or (edit.to is not None and edit.to not in parts):
        raise BadEdit(_NO_SUCH_PART)
    if edit.to is not None:
        _move(parts, edit, edit.to)
    elif edit.fills in SINGLE_CARD_ZONES and _adds_copies(edit) and not +parts[edit.fills]:
        _set(parts, replace(edit, zone=edit.fills), 1, 0)
    else:
        held = parts[edit.zone][edit.card]
        wanted = held + edit.by if edit.count is None else edit.count
        _set(parts, edit, max(0, min(MAX_COPIES, wanted)), held)
    return deck_from_zones(game_of(deck), parts)


def _adds_copies(edit: Edit) -> bool:
    return edit.by > 0 or bool(edit.count)


def _set(parts: Parts, edit: Edit, wanted: int, held: int) -> None:
    if wanted > held:
        _check(edit.card, edit.zone)
    if edit.zone in SINGLE_CARD_ZONES:
        wanted = min(1, wanted)
        if wanted:
            parts[edit.zone].clear()
    parts[edit.zone][edit.card] = wanted


def _move(parts: Parts, edit: Edit, to: DeckZone) -> None:
    """Move a copy; a Ring-bearer that a card of the draw deck relieves takes that card's place.

    A card that is not in the part it should come from is added to the other anyway.
    """
    _check(edit.card, to)
    if to in SINGLE_CARD_ZONES and parts[to][edit.card]:
        return
    source = parts[edit.zone]
    taken = source[edit.card] > 0
    source[edit.card] -= taken
    if to in SINGLE_CARD_ZONES:
        if taken:
            for relieved in parts[to].elements():
                source[relieved] = min(MAX_COPIES, source[relieved] + 1)
        parts[to].clear()
    parts[to][edit.card] = min(MAX_COPIES, parts[to][edit.card] + 1)


def _check(card_id: str, part: DeckZone) -> None:
    places = allowed_zones(card_id)
    if part in places:
        return
    name = card_name(card_id)
    if name == card_id:
        raise BadEdit(f"No card has the number {card_id[:20]}.")
    if not places:
        raise BadEdit(f"{name} can’t be put into a deck.")
    if part is DeckZone.RING_BEARER:
        raise BadEdit(f"{name} isn’t a companion. Only a companion can be the Ring-bearer.")
    raise BadEdit(f"{name} can’t go there.")


def check_size(before: AnyDeck, after: AnyDeck) -> None:
    """Raise BadEdit if an edit makes a deck larger than decks may be.

    A deck from before there were bounds can always be made smaller.
    """
    try:
        check_bounds(after)
    except DeckTooLarge as wrong:
        if size(after) >= size(before):
            raise BadEdit(str(wrong)) from wrong


def size(deck: AnyDeck) -> tuple[int, int]:
    """Return how many cards a deck has, and how many different ones."""
    zones = deck_zones(deck).values()
    return sum(held.total() for held in zones), sum(len(+held) for held in zones)


def merge_decks(deck: AnyDeck, more: AnyDeck) -> AnyDeck:
    """Return a deck with the cards of another added; its Ring-bearer and ring go before ours.

    Raise BadEdit if the other is of the other game.
    """
    if game_of(deck) is not game_of(more):
        raise BadEdit("That deck belongs to the other game.")
    parts = deck_zones(deck)
    for part, held in deck_zones(more).items():
        if part in SINGLE_CARD_ZONES and held:
            parts[part].clear()
        for card_id, count in held.items():
            parts[part][card_id] = min(MAX_STORED_COPIES, parts[part][card_id] + count)
    return deck_from_zones(game_of(deck), parts)


def empty_deck_like(deck: AnyDeck) -> AnyDeck:
    """Return a deck of the same game without a card."""
    return empty_deck(game_of(deck))


def empty_deck(game: Game) -> AnyDeck:
    """Return a deck of a game without a card."""
    return TcgDeck(None, None, (), ()) if game is Game.TCG else LcgDeck((), (), ())
