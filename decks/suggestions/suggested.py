"""The cards that fit a deck, from those its format allows."""

from collections.abc import Sequence

from cards.search.card_search import find_cards
from cards.search.index import index
from cards.search.query.pooled import scope_query
from decks.contents.allowed_zones import allowed_zones
from decks.contents.encoding import AnyDeck
from decks.suggestions.company import company
from decks.suggestions.fitting import Suggestion, cards_that_fit
from decks.suggestions.namesakes import namesakes_in_play
from decks.suggestions.profiles import SUGGESTED_ZONES, profiles
from rules.construction import Game, game_of


def suggested_cards(deck: AnyDeck, slug: str = "", legal: str = "") -> list[Suggestion]:
    """Return the cards that fit a deck, the best first; none for a deck without cards.

    `legal` is the format, as a query names it after "legal:", whose cards are suggested, or POOL;
    "" for all cards of the game. `slug` is the deck's: a public deck does not speak for itself.
    """
    game = game_of(deck)
    known = profiles(index())
    shut_out = namesakes_in_play(deck)
    candidates = [card for card in _candidates(game, legal) if card not in shut_out]
    return cards_that_fit(deck, candidates, known, company(game), slug)


def _candidates(game: Game, legal: str) -> Sequence[str]:
    found = find_cards(scope_query(legal) if legal else "", {"game": game.value})
    return [
        entry.id
        for entry in found
        if (zones := allowed_zones(entry.id)) and zones[0] in SUGGESTED_ZONES
    ]
