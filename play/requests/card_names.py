"""Cards as a person names them for a trial: by name, number or id."""

from collections.abc import Collection

from decks.contents.card_labels import card_label
from play.face import face_of
from rules.construction import Game


class UnclearCard(ValueError):
    """No card, or more than one, is named so; the message says which."""


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
