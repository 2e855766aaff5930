"""The decks that computers bring to a constructed event: sample decks that its format allows."""

from django.utils.timezone import localdate

from decks.legality.verdicts import is_legal_in
from decks.models import Deck
from play.events.starting import CannotEnter
from rules.construction import Format, Game, formats_of
from rules.construction.format import Family
from rules.tcg.deck import TcgDeck


def constructed_formats() -> list[Format]:
    """Return the formats of the TCG in which decks are built freely."""
    return [format for format in formats_of(Game.TCG) if format.family is not Family.LIMITED]


def computer_decks(format: Format, count: int) -> list[tuple[str, TcgDeck]]:
    """Return sample decks that are legal in a format today, some twice if there are too few.

    Raise CannotEnter if no sample deck is legal and one is needed.
    """
    found: list[tuple[str, TcgDeck]] = []
    for deck in Deck.objects.filter(sample=True, game="tcg").order_by("slug"):
        if len(found) == count:
            break
        version = deck.versions.first()
        cards = version.cards() if version is not None else None
        if isinstance(cards, TcgDeck) and is_legal_in(cards, format, localdate()):
            found.append((deck.name, cards))
    if not found and count:
        raise CannotEnter(f"No sample deck is legal in {format.name}, so no computer can play.")
    return [found[place % len(found)] for place in range(count)]
