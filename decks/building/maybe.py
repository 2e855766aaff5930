"""The maybe-list of a deck: cards the player considers, in neither the deck nor its versions."""

from decks.building.columns import Row, card_row
from decks.building.edits import BadEdit
from decks.contents.allowed_zones import allowed_zones
from decks.contents.card_labels import card_game, card_name
from decks.models import Deck, MaybeCard
from rules.construction import Game

MAX_MAYBE_CARDS = 100


def maybe_rows(deck: Deck) -> tuple[Row, ...]:
    """Return the cards of a deck's maybe-list, in the order they were added."""
    cards = deck.maybe_cards.values_list("card", flat=True)
    return tuple(
        card_row(card_id, 0, zones[0]) for card_id in cards if (zones := allowed_zones(card_id))
    )


def add_maybe(deck: Deck, card_id: str) -> str:
    """Add a card to the maybe-list and return what happened. Raise BadEdit if it can't be there."""
    if card_game(card_id) is not Game(deck.game) or not allowed_zones(card_id):
        raise BadEdit(f"{card_name(card_id)} can’t be put into this deck.")
    if deck.maybe_cards.count() >= MAX_MAYBE_CARDS:
        raise BadEdit(f"A maybe-list can have at most {MAX_MAYBE_CARDS} cards.")
    MaybeCard.objects.get_or_create(deck=deck, card=card_id)
    return f"{card_name(card_id)} added to the maybe-list"


def remove_maybe(deck: Deck, card_id: str) -> str:
    """Remove a card from the maybe-list and return what happened."""
    deck.maybe_cards.filter(card=card_id).delete()
    return f"{card_name(card_id)} removed from the maybe-list"
