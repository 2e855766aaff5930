"""Who may read a deck and who may change it.

A deck that is not to be read answers as if it were not there, so that no one learns of it. What
may be read but not changed answers that it is someone else's.
"""

from typing import NamedTuple

from django.core.exceptions import PermissionDenied
from django.db.models import Q, QuerySet
from django.http import Http404

from decks.models import Deck, DeckVersion, Visibility
from decks.ownership import Visitor, owned_by

NO_DECK = "This deck doesn’t exist or isn’t shared with you."
NOT_YOURS = "You can’t edit this deck. Copy it to make changes."
SAMPLE = "Sample decks can’t be edited. Copy this one to make changes."


class EditRefused(PermissionDenied):
    """The visitor can read the deck but not edit it; they can copy it."""

    def __init__(self, message: str, deck: Deck) -> None:
        super().__init__(message)
        self.deck = deck


def readable_decks(visitor: Visitor) -> QuerySet[Deck]:
    """Return the decks a visitor may read if they know its address."""
    shared = Q(sample=True) | Q(visibility__in=[Visibility.PUBLIC, Visibility.UNLISTED])
    return Deck.objects.filter(shared | owned_by(visitor))


def listed_decks(visitor: Visitor) -> QuerySet[Deck]:
    """Return the decks a visitor may find in a list: samples, public ones, their own."""
    return Deck.objects.filter(Q(sample=True) | Q(visibility=Visibility.PUBLIC) | owned_by(visitor))


class ListedDeck(NamedTuple):
    """What decides who may find a deck in a list, where a row is read in place of a `Deck`."""

    sample: bool
    visibility: str
    owner_id: int | None
    browser: str


def is_listed(visitor: Visitor, deck: Deck | ListedDeck) -> bool:
    """Return whether a visitor may find a deck in a list, as `listed_decks` says."""
    return deck.sample or deck.visibility == Visibility.PUBLIC or visitor.owns(deck)


def may_name(visitor: Visitor, version: DeckVersion | None) -> bool:
    """Return whether a list may name the deck of a version to a visitor.

    Of a deck that was deleted nobody can tell any more who might read it.
    """
    return version is not None and is_listed(visitor, version.deck)


def own_decks(visitor: Visitor) -> QuerySet[Deck]:
    """Return the visitor's own decks."""
    return Deck.objects.filter(owned_by(visitor), sample=False)


def deck_to_read(visitor: Visitor, slug: str) -> Deck:
    """Return a deck that the visitor may read; raise Http404 otherwise."""
    deck = readable_decks(visitor).filter(slug=slug).first()
    if deck is None:
        raise Http404(NO_DECK)
    return deck


def deck_to_change(visitor: Visitor, slug: str) -> Deck:
    """Return a deck of the visitor's own.

    Http404 for one that they may not even read, PermissionDenied for a sample or one that is
    someone else's.
    """
    deck = deck_to_read(visitor, slug)
    if deck.sample:
        raise EditRefused(SAMPLE, deck)
    if not visitor.owns(deck):
        raise EditRefused(NOT_YOURS, deck)
    return deck


def may_change(visitor: Visitor, deck: Deck) -> bool:
    """Whether a deck is the visitor's to change."""
    return not deck.sample and visitor.owns(deck)
