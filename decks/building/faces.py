"""Card faces for the builder's view of pictures: drawn from facts, as everywhere on the site."""

from functools import lru_cache

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from cards.behaviour import behaviour
from cards.queries import find_card, picture_address
from rules.construction import Game
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of


@lru_cache(maxsize=1024)
def card_face(game: Game, card_id: str) -> SafeString:
    """Return a card's face as HTML, "" for an unknown card.

    A deck shows some forty at every edit, and a face only changes with the program: it is
    rendered once.
    """
    card = card_of(card_id) if game is Game.TCG else lcg_card_of(card_id)
    if card is None:
        return SafeString()
    shown = behaviour(game, card_id)
    context = {
        "game": game,
        "card": card,
        "sentences": shown.sentences,
        "note": shown.note,
        "picture": _picture(game, card_id),
    }
    return render_to_string("decks/building/face.html", context)


def _picture(game: Game, card_id: str) -> str:
    """Return the address of the operator's picture, "" where this site has none."""
    entry = find_card(game, card_id) if settings.PICTURES.pattern else None
    return picture_address(entry) if entry is not None else ""
