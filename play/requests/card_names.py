"""Cards as a person names them for a trial: by name, number or id."""

from collections.abc import Collection
from dataclasses import dataclass

from django.utils.timezone import localdate

from decks.contents.card_labels import card_label
from decks.files.card_names import NameBook, name_book
from decks.files.matching import find_set
from play.face import face_of
from play.requests.card_suggestions import legal_cards
from rules.construction import Format, Game


class UnclearCard(ValueError):
    """No card, or more than one, is named so; the message says which."""


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card that was named; `remark` says what was taken where the name is not quite its own."""

    card: str
    remark: str = ""


def read_card(text: str, game: Game, among: Collection[str] = ()) -> str:
    """Return a card's id by id, number or name; `among` narrows the search to a deck.

    Raise UnclearCard where no card or more than one fits.
    """
    face = face_of(game)
    found = face.find_cards(text)
    if among:
        found = [card_id for card_id in found if card_id in among]
    if not found:
        where = "The deck has no card" if among else "There is no card"
        raise UnclearCard(
            f"{where} {text!r}. Write its name, or its number as {face.card_example}."
        )
    if len(found) > 1:
        raise UnclearCard(f"{text!r} could be {' or '.join(map(card_label, found))}.")
    return found[0]


def read_loosely(text: str, format: Format) -> NamedCard:
    """Return the card that a person means, as the import of a deck reads names.

    Names may be misspelt or a title alone; among cards of one name those that the format allows
    are meant. Raise UnclearCard where no card comes close, or several different ones fit.
    """
    book = name_book(format.game)
    exact = face_of(format.game).find_cards(text) or book.numbered(text) or book.called(text)
    found = exact or book.nearly_called(text)
    if not found:
        raise UnclearCard(_unknown(text, book, format.game))
    allowed = legal_cards(format)
    meant = [card_id for card_id in found if card_id in allowed] or list(found)
    if exact and len({book.name(card_id) for card_id in meant}) > 1:
        raise UnclearCard(f"{text!r} could be {' or '.join(map(card_label, meant))}.")
    # A reprint is the same card; the printing that belongs to the format is at hand.
    card = next((card_id for card_id in meant if _is_of_its_sets(card_id, format)), meant[0])
    if exact and len(meant) == 1:
        return NamedCard(card)
    return NamedCard(card, f"{text!r} was read as {card_label(card)}.")


def _is_of_its_sets(card_id: str, format: Format) -> bool:
    snapshot = format.on(localdate())
    sets = snapshot.sets if snapshot is not None else None
    return sets is None or find_set(card_id) in map(str, sets)


def _unknown(text: str, book: NameBook, game: Game) -> str:
    """Return that no card has the name, with those that come closest."""
    _, far = book.called_like(text)
    if far:
        near = " or ".join(card_label(card_id) for card_id in far[:3])
        return f"There is no card {text!r}. Did you mean {near}?"
    example = face_of(game).card_example
    return f"There is no card {text!r}. Write its name, or its number as {example}."
