"""A change that a page sent for an outdated draft, kept so that the player can apply it again."""

from dataclasses import dataclass

from django.http import HttpRequest

from cards.whole_numbers import whole_number
from decks.building.drafts import steps_since
from decks.building.edits import Edit
from decks.contents.card_labels import card_name
from decks.contents.differences import deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.models import Deck

# What every post carries beside what it wants.
_CARRIED = frozenset({"csrfmiddlewaretoken", "revision", "seen", "q", "page", "on", "resolves"})
_PLACES = {DeckZone.RING_BEARER: "as the Ring-bearer", DeckZone.SIDEBOARD: "in the sideboard"}


@dataclass(frozen=True, slots=True)
class RejectedChange:
    """A change that was not made: its words, where and with what fields it is asked again.

    `now` says what the deck holds of it as it is, `steps_between` which steps came between.
    """

    words: str
    address: str
    fields: tuple[tuple[str, str], ...]
    steps_between: tuple[str, ...]
    now: str = ""


def rejected_change(request: HttpRequest, deck: Deck, words: str, now: str = "") -> RejectedChange:
    """Keep what a request wanted."""
    fields = tuple(
        (name, value)
        for name in request.POST
        if name not in _CARRIED
        for value in request.POST.getlist(name)
    )
    position = whole_number(request.POST.get("seen", "")) or 0
    return RejectedChange(words, request.path, fields, steps_since(deck, position), now)


def describe_edit(edit: Edit) -> str:
    """Return what an edit wants: "1 × Legolas more", "3 × Legolas in all"."""
    name = card_name(edit.card)
    if edit.to is not None:
        return f"{name} {_PLACES.get(edit.to, 'back in the deck')}"
    place = f" {_PLACES[edit.zone]}" if edit.zone in _PLACES else ""
    if edit.count is not None:
        return f"{edit.count} × {name} in all{place}"
    way = "more" if edit.by > 0 else "fewer"
    return f"{abs(edit.by)} × {name} {way}{place}"


def copies_now(deck: AnyDeck, edit: Edit) -> str:
    """Return how many copies there are of an edit's card, where it wants them."""
    part = edit.to or edit.zone
    return f"{deck_zones(deck)[part][edit.card]} × {card_name(edit.card)}"
